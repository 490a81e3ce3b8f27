import type { SeatView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'

/**
 * Seats with what everybody may read of them: once the game is over, the living are as public as the dead (T16.3).
 * What this reader alone knows (a role without `published`) is for 我的身份, not for tables that all look at.
 */
export function publicSeats(view: TieshaView): SeatView[] {
  const over = view.status === 'finished'
  return view.seats.map((seat) =>
    seat.published || over
      ? { ...seat, published: true }
      : { ...seat, role: null, code: null, faction: null, traits: null },
  )
}
