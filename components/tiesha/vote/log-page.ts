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

/** Which page of each house's log is open; a house that is not named is at its first page. */
export type LogPages = Readonly<Record<number, number>>

/** `page` where there is one log, `page1` and `page2` where each house has its own (T14.1). */
const pageField = (house: number, houses: readonly number[]): string => (houses.length > 1 ? `page${house}` : 'page')

/** The pages that an address names. */
export function logPagesOf(houses: readonly number[], query: (field: string) => string): LogPages {
  return Object.fromEntries(houses.map((house) => [house, Number(query(pageField(house, houses))) || 1]))
}

/** The address of a page of one house's log, without its number at the end; the other house's log stays where it is. */
export function logHref(
  path: string,
  { sort, house, houses, pages }: { sort: string | null; house: number; houses: readonly number[]; pages: LogPages },
): string {
  const others = houses.filter((other) => other !== house && (pages[other] ?? 1) > 1)
  const query = [
    ...(sort === null ? [] : [`sort=${sort}`]),
    ...others.map((other) => `${pageField(other, houses)}=${pages[other]}`),
    `${pageField(house, houses)}=`,
  ]
  return `${path}?${query.join('&')}`
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
