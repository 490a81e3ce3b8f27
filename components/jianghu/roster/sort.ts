import type { SeatView } from '@/lib/engine/rulesets/jianghu/view-types'
import { PLACES } from '@/lib/engine/rulesets/jianghu/vocabulary'

export const SORTINGS = ['seat', 'place', 'specials', 'death'] as const
export type Sorting = (typeof SORTINGS)[number]

const STAGES = ['night', 'vote', 'places'] as const

/** Seats in the order asked for; equal ones by seat. The dead come last where only the living have what is sorted by. */
export function sortSeats(seats: readonly SeatView[], sorting: Sorting): SeatView[] {
  const key = (seat: SeatView): number => {
    if (sorting === 'place') return seat.line ? PLACES.indexOf(seat.line.place) : PLACES.length
    if (sorting === 'specials') return seat.line ? -seat.line.specials : 1
    if (sorting === 'death') {
      const { death } = seat
      return death ? death.round * STAGES.length + STAGES.indexOf(death.stage) : Number.MAX_SAFE_INTEGER
    }
    return 0
  }
  const order = (seat: SeatView): number => (sorting === 'death' ? (seat.death?.order ?? 0) : 0)
  return [...seats].sort((a, b) => key(a) - key(b) || order(a) - order(b) || a.seat - b.seat)
}
