import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { FinishedGame, RecruitingGame, RunningGame } from './home-view'
import { rulesetName } from './ruleset-names'
import { type AnySummary, rulesetOf, type TieshaSummary } from './rulesets'

/** What a line of the hall needs of a game, and how this reader takes part. */
export type Row = Prisma.GameGetPayload<object> & Parts
interface Parts {
  /** The main host first. */
  hosts: { userId: string; username: string }[]
  /** The reader's own seat. */
  seat: { reported: boolean } | null
  /** The reader has asked to play and was not turned away. */
  asked: boolean
  /** How many sit in it, and how many have asked to play and were not turned away. */
  counted: { seats: number; signUps: number }
}

/** Games as `wanted`, for one reader (empty: a guest). What is told beside them is asked of these games alone. */
export async function findRows(
  userId: string,
  wanted: Pick<Prisma.GameFindManyArgs, 'where' | 'orderBy' | 'skip' | 'take'>,
): Promise<Row[]> {
  const games = await db().game.findMany(wanted)
  if (games.length === 0) return []
  const parts = await db().$queryRaw<({ id: string } & Parts)[]>`
    SELECT g."id",
      (SELECT coalesce(json_agg(json_build_object('userId', h."userId", 'username', u."username") ORDER BY h."role"), '[]')
        FROM "GameHost" h JOIN "User" u ON u."id" = h."userId" WHERE h."gameId" = g."id") AS "hosts",
      (SELECT json_build_object('reported', s."reportedAt" IS NOT NULL)
        FROM "Seat" s WHERE s."gameId" = g."id" AND s."userId" = ${userId}) AS "seat",
      EXISTS (SELECT 1 FROM "SignUp" a WHERE a."gameId" = g."id" AND a."userId" = ${userId}
        AND a."status" IN ('waiting', 'accepted')) AS "asked",
      json_build_object('seats', (SELECT count(*) FROM "Seat" c WHERE c."gameId" = g."id"), 'signUps', (
        SELECT count(*) FROM "SignUp" c WHERE c."gameId" = g."id" AND c."status" IN ('waiting', 'accepted')
      )) AS "counted"
    FROM unnest(${games.map(({ id }) => id)}::text[]) AS g("id")`
  const of = new Map(parts.map(({ id, ...part }) => [id, part]))
  return games.flatMap((game) => {
    const part = of.get(game.id)
    return part ? [{ ...game, ...part }] : []
  })
}

function gameRow(row: Row, userId: string | undefined) {
  const facts = factsOf(row)
  return {
    slug: row.slug,
    title: row.title,
    ruleset: rulesetName(row.ruleset),
    preset: facts.preset,
    seats: row.counted.seats || facts.seats,
    host: row.hosts[0]?.username ?? '',
    mine: row.hosts.some((h) => h.userId === userId)
      ? ('host' as const)
      : row.seat
        ? ('seat' as const)
        : row.asked
          ? ('signedUp' as const)
          : null,
    zone: row.timeZone,
  }
}

/** A game as a line of the hall; `userId`: who looks. */
export function runningRow(row: Row, userId: string | undefined): RunningGame {
  const summary = row.summary as (AnySummary & Partial<TieshaSummary> & Pick<RunningGame, 'phase'>) | null
  const before = row.status === 'reportIn' || !summary
  return {
    ...gameRow(row, userId),
    round: before ? 0 : summary.round,
    phase: before ? 'reportIn' : summary.paused ? 'paused' : summary.phase,
    closes: before ? (row.startsAt?.getTime() ?? null) : summary.closesAt,
    living: before ? row.counted.seats : summary.living,
    extended: !before && summary.extended === true,
  }
}

export function recruitingRow(row: Row, userId: string | undefined): RecruitingGame {
  return {
    ...gameRow(row, userId),
    signedUp: row.counted.signUps,
    signUpCloses: row.signUpClosesAt?.getTime() ?? null,
    voteClose: factsOf(row).voteClose,
  }
}

export function finishedRow(row: Row, userId: string | undefined): FinishedGame {
  const summary = row.summary as (AnySummary & Partial<TieshaSummary>) | null
  return {
    ...gameRow(row, userId),
    winner: summary?.winner ?? null,
    score: summary?.score ?? null,
    rounds: summary?.round ?? 0,
    kills: summary?.kills ?? null,
    endedAt: (row.endedAt ?? row.createdAt).getTime(),
  }
}

export const factsOf = (row: { ruleset: string; config: unknown }) => rulesetOf(row.ruleset).table.facts(row.config)
