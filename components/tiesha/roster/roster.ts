import type { RoundView, SeatView } from '@/lib/engine/rulesets/tiesha/view-types'

export const ROSTER_SORTINGS = ['seat', 'out', 'votes', 'posts'] as const
export type RosterSorting = (typeof ROSTER_SORTINGS)[number]
export const ROSTER_STATES = ['all', 'living', 'out'] as const
export type RosterState = (typeof ROSTER_STATES)[number]

export interface RosterRow {
  seat: SeatView
  posts: number
  /** Votes against it in settled main votes, in halves, by round; rounds whose totals are not shown are left out. */
  votes: { round: number; halves: number }[]
}

export function rosterRows(
  seats: readonly SeatView[],
  rounds: readonly RoundView[],
  posts: Readonly<Record<number, number>>,
): RosterRow[] {
  return seats.map((seat) => ({
    seat,
    posts: posts[seat.seat] ?? 0,
    votes: rounds.flatMap((r) => {
      const halves = r.votes
        .filter((v) => v.stage === 'main')
        .flatMap((v) => v.totals ?? [])
        .filter((total) => total.seat === seat.seat)
        .reduce((sum, total) => sum + total.halves, 0)
      return halves > 0 ? [{ round: r.round, halves }] : []
    }),
  }))
}

export interface RosterQuery {
  find: string
  state: RosterState
  sorting: RosterSorting
}

/** The rows asked for, in the order asked for; equal ones by seat. */
export function queryRoster(rows: readonly RosterRow[], { find, state, sorting }: RosterQuery): RosterRow[] {
  const rank = (row: RosterRow): number => {
    switch (sorting) {
      case 'seat':
        return 0
      case 'out':
        return row.seat.out?.at ?? Number.POSITIVE_INFINITY
      case 'votes':
        return -row.votes.reduce((sum, v) => sum + v.halves, 0)
      case 'posts':
        return -row.posts
    }
  }
  return rows
    .filter((row) => row.seat.alias.includes(find.trim()))
    .filter((row) => state === 'all' || row.seat.living === (state === 'living'))
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => (a.rank === b.rank ? a.row.seat.seat - b.row.seat.seat : a.rank - b.rank))
    .map(({ row }) => row)
}
