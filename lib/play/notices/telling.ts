import { settlesAt } from '@/lib/engine/core'
import type { NoticeData, NoticeKind } from '@/lib/notify/kinds'
import type { Done } from '@/lib/notify/send'

/**
 * Who is to be told what, as pure functions of views, events and the hour. What is open now is worked out anew at every
 * look, from what the seat itself sees; so a look that comes late, twice, or again after a restart tells nothing wrong, and
 * the keys keep it from telling anything twice.
 */
export interface Telling {
  kind: NoticeKind
  /** Names it within its game. */
  key: string
  /** A seat, or those of the host team who judge flags (T18: the main host and assistants). */
  to: number | 'judges'
  /** The place to act, below the game's address. */
  place: string
  /** The stamp of what happened, epoch milliseconds; null: it is told of the present moment. */
  at: number | null
  /** The last second in which it asks for something; null: it only informs. */
  until: number | null
  data: NoticeData
  /** The announcement that tells it in full: its kinds at that stamp. */
  announced?: { at: number; kinds: string[] }
}

/** A game as its different viewers see it (`ruleset.view`). */
export interface Sight<View> {
  everybody: View
  host: View
  seat: (seat: number) => View
}

/** Minutes before the deadline. */
export interface Reminders {
  vote: readonly number[]
  iou: readonly number[]
  /** None that was due before this instant (epoch milliseconds), when a host changed them, is sent. */
  from: number
}

export const MINUTE = 60_000
/** A deadline's own second still counts (T2.2). */
export const isOver = (closes: number, now: number) => now >= settlesAt(closes)

export const before = (closes: number, minutes: readonly number[]) => minutes.map((m) => closes - m * MINUTE)

/** The reminder that holds at `now`: the latest one due, if the matter was open by then. In minutes, or null. */
export function reminderAt(
  of: 'vote' | 'iou',
  { closes, opened, now }: { closes: number; opened: number; now: number },
  reminders: Reminders,
): number | null {
  if (isOver(closes, now)) return null
  const since = Math.max(opened, reminders.from)
  const due = reminders[of].filter((m) => closes - m * MINUTE <= now && closes - m * MINUTE >= since)
  return due.length === 0 ? null : Math.min(...due)
}

/** The earliest of some instants that lies ahead (epoch milliseconds); null: none. */
export function nextOf(instants: readonly number[], now: number): number | null {
  const ahead = instants.filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

const ANNOUNCED = { place: '/announcements?page=last', until: null } as const

/** A result, told to one seat. `key` names it within its game; `announced`: the kind of announcement that has it whole. */
export const resultOut = (to: number, at: number, key: string, announced: string, data: NoticeData): Telling => ({
  kind: 'resultOut',
  key: `resultOut:${key}`,
  to,
  at,
  data,
  announced: { at, kinds: [announced] },
  ...ANNOUNCED,
})

/** A ruling that names a seat, told to it. `key` names the ruling among those of its instant. */
export const namedInRuling = (to: number, at: number, key: string, kinds: string[], round: number): Telling => ({
  kind: 'namedInRuling',
  key: `namedInRuling:${at}:${key}`,
  to,
  at,
  data: { round },
  announced: { at, kinds },
  ...ANNOUNCED,
})

/** What hosts do to a seat in every game, and the announcement of each. */
const ON_SEATS = { seatWarned: 'warned', seatRuledOut: 'ruledOut', ruleOutUndone: 'ruleOutUndone' } as const

/** Such an act of a host, told to its seat. */
export const hostActTelling = (
  type: keyof typeof ON_SEATS,
  { seat, at }: { seat: number; at: number },
  round: number,
): Telling => namedInRuling(seat, at, type, [ON_SEATS[type]], round)

/** What one ruleset tells. `events` are those since the last look, `sight` is after them. */
export interface Teller<View = never, Event = never> {
  /** Every kind that games by these rules tell. */
  kinds: readonly NoticeKind[]
  /** What is to be told of the state of things at `now`, forum time; each as long as it is found here. */
  open(sight: Sight<View>, now: number, reminders: Reminders): Telling[]
  /** When the next reminder comes due; null: none by itself, before something else happens. */
  next(view: View, now: number, reminders: Reminders): number | null
  /** What is told once and for good. */
  news(events: readonly Event[], sight: Sight<View>): Telling[]
  /** What these events have done of that which was asked. */
  done(events: readonly Event[]): Done[]
  /** Events that can only do what was asked, and never open anything: no view need be worked out for them. */
  opensNothing(event: Event): boolean
}
