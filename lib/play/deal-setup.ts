import type { Tx } from '@/lib/db'
import { rulesetOf } from './rulesets'
import { rememberedAccount } from './series'

/** What the rules begin a dealt game with, and the instant of it. */
export interface DealtSetup {
  startsAt: number // epoch milliseconds
  setup: unknown
}

/**
 * The set-up with which the rules begin a dealt game: seats with aliases from the table, roles drawn from the seed
 * (T1.6). The same rows always give the same set-up, so nothing of the draw is stored but its seed.
 */
export async function dealtSetup(tx: Tx, gameId: string): Promise<DealtSetup> {
  const game = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      id: true,
      ruleset: true,
      config: true,
      timeZone: true,
      startsAt: true,
      seed: true,
      seats: { select: { seat: true, alias: true, userId: true }, orderBy: { seat: 'asc' } },
    },
  })
  if (!game.seed || !game.startsAt) throw new Error('the game is not dealt')
  const startsAt = game.startsAt.getTime()
  const { seed, timeZone } = game
  const account = await rememberedAccount(tx, game)
  const remembered = game.seats.find((seat) => seat.userId === account)?.seat ?? null
  const seats = game.seats.map(({ seat, alias }) => ({ seat, alias }))
  const setup = rulesetOf(game.ruleset).table.setup(game.config, { seed, startsAt, timeZone, seats, remembered })
  return { startsAt, setup }
}
