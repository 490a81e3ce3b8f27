import { db, type Tx } from '@/lib/db'
import { rulesetOf } from './rulesets'

/**
 * A series is the games of one name that one account has dealt (G4): a stranger who takes the same name begins one of his
 * own, and a game that was handed over stays in the series of whoever dealt it.
 */

/**
 * The account that the series of a dealt game remembers, as it stood at the deal (G4.1): whoever holds the seat that the
 * series' last finished game before it remembers. Null without a series, or if nothing is remembered. The same rows always
 * give the same answer.
 */
export async function rememberedAccount(
  tx: Tx,
  game: { id: string; ruleset: string; config: unknown; startsAt: Date | null },
): Promise<string | null> {
  const { series } = rulesetOf(game.ruleset).table.facts(game.config)
  if (!series || !game.startsAt) return null
  const [found] = await tx.$queryRaw<{ userId: string }[]>`
    SELECT s."userId"
    FROM "Game" g JOIN "Seat" s ON s."gameId" = g."id" AND s."seat" = (g."summary"->>'firstVictim')::int
    WHERE g."ruleset" = ${game.ruleset} AND g."status" = 'finished' AND g."config"->>'series' = ${series}
      AND g."endedAt" <= ${game.startsAt}
      AND EXISTS (
        SELECT 1 FROM "HostAct" mine JOIN "HostAct" theirs ON theirs."userId" = mine."userId"
        WHERE mine."gameId" = ${game.id} AND mine."act" = 'deal' AND theirs."gameId" = g."id" AND theirs."act" = 'deal')
    ORDER BY g."endedAt" DESC
    LIMIT 1`
  return found?.userId ?? null
}

/** What a series of a host remembers now: its last finished game with a first victim, and who that was. */
export interface SeriesMemory {
  series: string
  slug: string
  title: string
  endedAt: number // epoch milliseconds
  /** The name of the account that held the seat. */
  victim: string
}

/** Every series that this account deals and that remembers somebody, the latest first. */
export async function seriesOf(userId: string, ruleset: string): Promise<SeriesMemory[]> {
  const rows = await db().$queryRaw<(Omit<SeriesMemory, 'endedAt'> & { endedAt: Date })[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (g."config"->>'series')
        g."config"->>'series' AS "series", g."slug", g."title", g."endedAt", u."username" AS "victim"
      FROM "Game" g
        JOIN "Seat" s ON s."gameId" = g."id" AND s."seat" = (g."summary"->>'firstVictim')::int
        JOIN "User" u ON u."id" = s."userId"
      WHERE g."ruleset" = ${ruleset} AND g."status" = 'finished' AND g."config"->>'series' IS NOT NULL
        AND EXISTS (
          SELECT 1 FROM "HostAct" d WHERE d."gameId" = g."id" AND d."act" = 'deal' AND d."userId" = ${userId})
      ORDER BY g."config"->>'series', g."endedAt" DESC
    ) AS last ORDER BY "endedAt" DESC`
  return rows.map((row) => ({ ...row, endedAt: row.endedAt.getTime() }))
}
