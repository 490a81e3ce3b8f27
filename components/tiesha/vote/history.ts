import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import type { RoundView, SeatView } from '@/lib/engine/rulesets/tiesha/view-types'

/** One vote as a column: a round's main vote or overtime, of both houses where there are two. */
export interface HistoryColumn {
  round: number
  stage: SettledVote['stage']
  votes: readonly SettledVote[]
  /** Two houses voted apart in that round (T14.1), though perhaps only one went into overtime. */
  apart: boolean
}

export type HistoryCell =
  | { kind: 'ballot'; at: number; picks: readonly HistoryPick[]; half: boolean; proxy: boolean }
  /** No ballot, and out for it (T8.1). */
  | { kind: 'suicide' }
  /** No ballot in an overtime, where nobody owes one. */
  | { kind: 'none' }
  /** Kept back for now (T8.11). */
  | { kind: 'hidden' }
  /** Had no vote there: out before, or of no house that voted. */
  | { kind: 'absent' }

export interface HistoryPick {
  seat: number
  code: string | null
  /** Whether the guess was right, where the seat's code name is published. */
  hit: boolean | null
}

/** Every settled vote in order, main before overtime. */
export function historyColumns(rounds: readonly RoundView[]): HistoryColumn[] {
  return rounds.flatMap((round) =>
    (['main', 'overtime'] as const).flatMap((stage) => {
      const votes = round.votes.filter((v) => v.stage === stage)
      const apart = round.votes.some((v) => v.house > 1)
      return votes.length > 0 ? [{ round: round.round, stage, votes, apart }] : []
    }),
  )
}

/** What a seat did in a vote, as far as the reader may know. */
export function historyCell(seat: SeatView, column: HistoryColumn, seats: readonly SeatView[]): HistoryCell {
  const cast = column.votes
    .flatMap((v) => [...(v.ballots ?? []), ...(v.own ? [v.own] : [])])
    .find((ballot) => ballot.seat === seat.seat)
  if (cast)
    return {
      kind: 'ballot',
      at: cast.at,
      half: cast.halves === 1,
      proxy: cast.proxy,
      picks: cast.picks.map((pick) => ({ seat: pick.seat, code: pick.code ?? null, hit: hitOf(pick, seats) })),
    }
  if (column.votes.some((v) => v.suicides.includes(seat.seat))) return { kind: 'suicide' }
  const vote = column.apart ? column.votes.find((v) => v.house === seat.house) : column.votes[0]
  if (!vote || wasOut(seat, column.round, vote.at, column.stage)) return { kind: 'absent' }
  if (!vote.ballots) return { kind: 'hidden' }
  return column.stage === 'overtime' ? { kind: 'none' } : { kind: 'absent' }
}

function hitOf(pick: { seat: number; code?: string }, seats: readonly SeatView[]): boolean | null {
  const target = seats.find((s) => s.seat === pick.seat)
  if (pick.code === undefined || !target?.published) return null
  return target.code === pick.code
}

/** Whether a seat was out when a vote settled; those whom the main vote sends out have no overtime (T9.1). */
function wasOut(seat: SeatView, round: number, at: number, stage: SettledVote['stage']): boolean {
  const { out } = seat
  if (!out) return false
  if (out.round !== round) return out.round < round
  return stage === 'main' ? out.at < at : out.at < at || !out.causes.some((c) => c.kind === 'vote')
}
