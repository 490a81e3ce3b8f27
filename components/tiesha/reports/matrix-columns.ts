import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'

export interface MatrixColumn {
  seat: number
  /** Went out by one of these votes. */
  out: boolean
}

/**
 * Who got votes, for the columns of a vote table: those out first, then the others, each by their votes in the first
 * vote that shows any.
 */
export function matrixColumns(votes: readonly SettledVote[]): MatrixColumn[] {
  const out = new Set(votes.flatMap((v) => v.out))
  const halves = new Map<number, number>()
  for (const vote of votes)
    for (const total of vote.totals ?? [])
      if (total.halves > 0 && !halves.has(total.seat)) halves.set(total.seat, total.halves)
  for (const vote of votes)
    for (const ballot of vote.ballots ?? [])
      for (const pick of ballot.picks) if (!halves.has(pick.seat)) halves.set(pick.seat, 0)
  return [...halves]
    .map(([seat, votesFor]) => ({ seat, out: out.has(seat), votesFor }))
    .sort((a, b) => Number(b.out) - Number(a.out) || b.votesFor - a.votesFor || a.seat - b.seat)
    .map(({ seat, out: isOut }) => ({ seat, out: isOut }))
}
