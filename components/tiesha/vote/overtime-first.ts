import type { BallotView, PollView } from '@/lib/engine/rulesets/tiesha/view-types'

/** The stamp at which a seat's present total was reached: that of its latest ballot in force (T8.8). */
function reachedAt(log: readonly BallotView[], seat: number): number {
  return Math.max(...log.filter((b) => !b.replaced && b.picks.some((p) => p.seat === seat && !p.lost)).map((b) => b.at))
}

/**
 * In an open overtime that is level at its edge as it stands: the seat that reached the total first among those level,
 * as the standing has it. Null where nothing is level, or ballots are not shown.
 */
export function firstAtEdge(poll: PollView): { seat: number; at: number; halves: number } | null {
  const { log, totals, standing } = poll
  if (!log || !totals || !standing) return null
  const halvesOf = new Map(totals.map((t) => [t.seat, t.halves]))
  const out = standing.out.filter((seat) => (halvesOf.get(seat) ?? 0) > 0)
  const edge = Math.min(...out.map((seat) => halvesOf.get(seat) ?? 0))
  const stays = totals.some((t) => t.halves === edge && !standing.out.includes(t.seat))
  if (out.length === 0 || !stays) return null
  const level = out.filter((seat) => halvesOf.get(seat) === edge)
  const first = level.map((seat) => ({ seat, at: reachedAt(log, seat), halves: edge })).sort((a, b) => a.at - b.at)[0]
  return first ?? null
}
