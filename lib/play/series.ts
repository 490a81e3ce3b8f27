import type { Tx } from '@/lib/db'
import { rulesetOf } from './rulesets'

/**
 * The account that the series of a dealt game remembers, as it stood at the deal (G4.1): whoever holds the seat that the
 * series' last finished game before it remembers. Null without a series, or if nothing is remembered. The same rows always
 * give the same answer.
 */
export async function rememberedAccount(
  tx: Tx,
  game: { ruleset: string; config: unknown; startsAt: Date | null },
): Promise<string | null> {
  const { series } = rulesetOf(game.ruleset).table.facts(game.config)
  if (!series || !game.startsAt) return null
  const [found] = await tx.$queryRaw<{ userId: string }[]>`
    SELECT s."userId"
    FROM "Game" g JOIN "Seat" s ON s."gameId" = g."id" AND s."seat" = (g."summary"->>'firstVictim')::int
    WHERE g."ruleset" = ${game.ruleset} AND g."status" = 'finished' AND g."config"->>'series' = ${series}
      AND g."endedAt" <= ${game.startsAt} AND g."summary"->>'firstVictim' IS NOT NULL
    ORDER BY g."endedAt" DESC
    LIMIT 1`
  return found?.userId ?? null
}
