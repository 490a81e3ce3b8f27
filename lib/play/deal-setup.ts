import type { Tx } from '@/lib/db'
import { configSchema, deal, resolveConfig, type TieshaSetup } from '@/lib/engine/rulesets/tiesha'

/**
 * The set-up with which the rules begin a dealt game: seats with aliases from the table, roles drawn from the seed
 * (T1.6). The same rows always give the same set-up, so nothing of the draw is stored but its seed.
 */
export async function dealtSetup(tx: Tx, gameId: string): Promise<TieshaSetup> {
  const game = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      config: true,
      timeZone: true,
      startsAt: true,
      seed: true,
      seats: { select: { seat: true, alias: true }, orderBy: { seat: 'asc' } },
    },
  })
  if (!game.seed || !game.startsAt) throw new Error('the game is not dealt')
  const config = resolveConfig(configSchema.parse(game.config))
  return {
    config,
    timeZone: game.timeZone,
    startsAt: game.startsAt.getTime(),
    seed: game.seed,
    seats: deal(config, game.seed, game.seats),
  }
}
