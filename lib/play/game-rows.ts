import type { Prisma } from '@/lib/generated/prisma/client'
import type { FinishedGame, RecruitingGame, RunningGame } from './home-view'
import { rulesetName } from './ruleset-names'
import { type AnySummary, rulesetOf, type TieshaSummary } from './rulesets'

/** What a line of the hall needs of a game, and how this reader takes part. */
export const rowParts = (userId: string) =>
  ({
    hosts: { include: { user: { select: { username: true } } }, orderBy: { role: 'asc' } },
    seats: { where: { userId }, select: { seat: true, reportedAt: true } },
    signUps: { where: { userId, status: { in: ['waiting', 'accepted'] } }, select: { status: true } },
    _count: { select: { seats: true, signUps: { where: { status: { in: ['waiting', 'accepted'] } } } } },
  }) satisfies Prisma.GameInclude
export type Row = Prisma.GameGetPayload<{ include: ReturnType<typeof rowParts> }>

function gameRow(row: Row, userId: string | undefined) {
  const facts = factsOf(row)
  return {
    slug: row.slug,
    title: row.title,
    ruleset: rulesetName(row.ruleset),
    preset: facts.preset,
    seats: row._count.seats || facts.seats,
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
    living: before ? row._count.seats : summary.living,
    extended: !before && summary.extended === true,
  }
}

export function recruitingRow(row: Row, userId: string | undefined): RecruitingGame {
  return {
    ...gameRow(row, userId),
    signedUp: row._count.signUps,
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
