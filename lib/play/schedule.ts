import { dayOf, firstAtOrAfter, formatInstant, instantOf } from '@/lib/engine/core'

/** What a schedule is made from; a resolved configuration has all of it. Times of day are `HH:MM:SS` of the zone. */
export interface ScheduleConfig {
  rounds: readonly { slots: readonly unknown[] }[]
  voteClose: string
  postClose: string
  iouDue: string
  overtimeMinutes: number
  proxyMinutes: number
  ious: boolean
}

/** One round by plan. Instants are epoch milliseconds; a deadline is the last second that counts (T2.2). */
export interface ScheduledRound {
  round: number
  opens: number
  /** Null in a round without slots: its day opens at once. */
  posting: { opens: number; closes: number } | null
  /** When the voting machine opens (T4.1). */
  voteOpens: number
  /** When IOUs of this round fall due; null without posting, or with IOUs switched off. */
  iouDue: number | null
  /** The last second of a proxy request (T8.10). */
  proxyUntil: number
  voteCloses: number
  /** When an overtime would close. */
  overtimeCloses: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
/** T4.1: round 1's vote closes at the first closing time that leaves it this long. */
const FIRST_DAY = 20 * 60 * MINUTE

/**
 * The days of a game by plan, in forum time: what T2 and the table give if no overtime is needed, nobody asks for an
 * extension and the host never pauses. Wall-clock times stay what they are across a clock change (T2.1).
 * @param startsAt when round 1 opens, epoch milliseconds
 */
export function planSchedule(config: ScheduleConfig, timeZone: string, startsAt: number): ScheduledRound[] {
  const vote = secondsOf(config.voteClose)
  const first = firstAtOrAfter(timeZone, startsAt + FIRST_DAY, vote)
  const firstDay = dayOf(timeZone, first)
  let opens = startsAt
  return config.rounds.map((row, index) => {
    const voteCloses = index === 0 ? first : instantOf(timeZone, firstDay + index, vote)
    const posting =
      row.slots.length > 0 && index > 0
        ? { opens, closes: firstAtOrAfter(timeZone, opens, secondsOf(config.postClose)) }
        : null
    const round: ScheduledRound = {
      round: index + 1,
      opens,
      posting,
      voteOpens: posting ? posting.closes + SECOND : opens,
      iouDue: posting && config.ious ? firstAtOrAfter(timeZone, posting.closes, secondsOf(config.iouDue)) : null,
      proxyUntil: voteCloses - config.proxyMinutes * MINUTE,
      voteCloses,
      overtimeCloses: voteCloses + config.overtimeMinutes * MINUTE,
    }
    opens = voteCloses + SECOND
    return round
  })
}

/** Something that happens at an instant of the plan, for a calendar. */
export interface CalendarEntry {
  at: number
  what: 'signUpCloses' | 'starts' | 'postingCloses' | 'iouDue' | 'voteCloses'
  round: number | null
}
export interface CalendarDay {
  /** Whole days since 1970-01-01 in the zone's calendar; weeks begin on Monday. */
  day: number
  entries: CalendarEntry[]
}

/** The plan by calendar days of the zone: whole weeks from Monday to Sunday, days without entries included. */
export function calendarOf(
  rounds: readonly ScheduledRound[],
  timeZone: string,
  startsAt: number,
  signUpClosesAt: number | null,
): CalendarDay[] {
  const entries: CalendarEntry[] = [
    ...entry('signUpCloses', signUpClosesAt, null),
    ...entry('starts', startsAt, null),
    ...rounds.flatMap(({ round, posting, iouDue, voteCloses }) => [
      ...entry('postingCloses', posting?.closes ?? null, round),
      ...entry('iouDue', iouDue, round),
      ...entry('voteCloses', voteCloses, round),
    ]),
  ].sort((a, b) => a.at - b.at)
  const byDay = new Map<number, CalendarEntry[]>()
  for (const entry of entries) {
    const day = dayOf(timeZone, entry.at)
    byDay.set(day, [...(byDay.get(day) ?? []), entry])
  }
  const days = [...byDay.keys()]
  const from = mondayOf(Math.min(...days))
  const to = mondayOf(Math.max(...days)) + 6
  return Array.from({ length: to - from + 1 }, (_, i) => ({ day: from + i, entries: byDay.get(from + i) ?? [] }))
}

const entry = (what: CalendarEntry['what'], at: number | null, round: number | null): CalendarEntry[] =>
  at === null ? [] : [{ at, what, round }]

/** The Monday of a day's week; day 0, 1970-01-01, was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7)

/** Wall-clock text as a form's date field writes it, `2026-03-02T20:00`, to an instant of the zone; null if it is none. */
export function instantOfLocal(text: string, timeZone: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text)
  if (!parts) return null
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((p) => Number(p ?? 0))
  const midnight = new Date(Date.UTC(year, month - 1, date))
  if (midnight.getUTCDate() !== date || hours > 23 || minutes > 59 || seconds > 59) return null
  return instantOf(timeZone, midnight.getTime() / 86_400_000, hours * 3600 + minutes * 60 + seconds)
}

/** The reverse: an instant as the date field of a form shows it, to the minute. */
export function localOfInstant(at: number, timeZone: string): string {
  return formatInstant(timeZone, at).slice(0, 16)
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
