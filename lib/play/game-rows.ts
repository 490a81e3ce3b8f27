import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { FinishedGame, RecruitingGame, RunningGame } from './home-view'
import { rulesetName } from './ruleset-names'
import { type AnySummary, rulesetOf, type TieshaSummary } from './rulesets'

const rowParts = (userId: string) =>
  ({
    hosts: { include: { user: { select: { username: true } } }, orderBy: { role: 'asc' } },
    seats: { where: { userId }, select: { seat: true, reportedAt: true } },
    signUps: { where: { userId, status: { in: ['waiting', 'accepted'] } }, select: { status: true } },
  }) satisfies Prisma.GameInclude
/** What a line of the hall needs of a game, and how this reader takes part. */
export type Row = Prisma.GameGetPayload<{ include: ReturnType<typeof rowParts> }> & { counted: Counted }
/** How many sit in a game, and how many have asked to play and were not turned away. */
type Counted = { seats: number; signUps: number }

/** Games as `wanted`, for one reader (empty: a guest). Counts are asked of these games alone, however many there are. */
export async function findRows(
  userId: string,
  wanted: Pick<Prisma.GameFindManyArgs, 'where' | 'orderBy' | 'skip' | 'take'>,
): Promise<Row[]> {
  const games = await db().game.findMany({ ...wanted, include: rowParts(userId) })
  if (games.length === 0) return []
  const counts = await db().$queryRaw<({ id: string } & Counted)[]>`
    SELECT g."id", (SELECT count(*) FROM "Seat" s WHERE s."gameId" = g."id")::int AS "seats",
      (SELECT count(*) FROM "SignUp" u WHERE u."gameId" = g."id" AND u."status" IN ('waiting', 'accepted'))::int AS "signUps"
    FROM unnest(${games.map(({ id }) => id)}::text[]) AS g("id")`
  const of = new Map(counts.map(({ id, seats, signUps }) => [id, { seats, signUps }]))
  return games.map((game) => ({ ...game, counted: of.get(game.id) ?? { seats: 0, signUps: 0 } }))
}

function gameRow(row: Row, userId: string | undefined) {
  const facts = factsOf(row)
  return {
    slug: row.slug,
    title: row.title,
    ruleset: rulesetName(row.ruleset),
    preset: facts.preset,
    seats: row.counted.seats || facts.seats,
    host: row.hosts[0]?.user.username ?? '',
    mine: row.hosts.some((h) => h.userId === userId)
      ? ('host' as const)
      : row.seats.length > 0
        ? ('seat' as const)
        : row.signUps.length > 0
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
