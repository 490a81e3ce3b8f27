import type { BallotView, SeatView } from '@/lib/engine/rulesets/tiesha/view-types'
import type { LoggedBallot } from './ballot-log'

export const BALLOTS_PER_PAGE = 20

export interface LogPage {
  ballots: LoggedBallot[]
  page: number
  pages: number
  newest: number
  total: number
  replaced: number
}

/** One page of a log, newest first; a page out of range is the nearest. */
export function logPage(log: readonly BallotView[], seats: readonly SeatView[], wanted: number): LogPage {
  const pages = Math.max(1, Math.ceil(log.length / BALLOTS_PER_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const out = new Set(seats.filter((s) => !s.living).map((s) => s.seat))
  const later = new Map<number, number>() // of each seat, the ballot after the one at hand
  const all = log.map((ballot): LoggedBallot => {
    const replacedBy = ballot.replaced ? (later.get(ballot.seat) ?? null) : null
    later.set(ballot.seat, ballot.number)
    return { ...ballot, replacedBy, out: out.has(ballot.seat) }
  })
  return {
    ballots: all.slice((page - 1) * BALLOTS_PER_PAGE, page * BALLOTS_PER_PAGE),
    page,
    pages,
    newest: log[0]?.number ?? 0,
    total: log.length,
    replaced: log.filter((b) => b.replaced).length,
  }
}
