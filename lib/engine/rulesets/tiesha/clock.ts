import { dayOf, firstAtOrAfter, instantOf } from '../../core'
import { secondsOfDay } from './config'
import { deathIsPublished, playerOf, type Setup, type State, type Strike } from './state'

/** When things close (T2, T4.1, transcript.md). Deadlines are the last second that counts. */

/** A deadline's own second still counts; it settles at the instant one second later (T2.2). */
export const OWN_SECOND = 1000
const HOUR = 3_600_000
const MINUTE = 60_000
/** T15.5: how long a voted-out bearer of `escort` may choose. */
export const ESCORT_TIME = 30 * MINUTE

export const settlesAt = (closes: number): number => closes + OWN_SECOND

/** The instant at which the main vote closes that falls on a day. */
export function voteInstant(setup: Setup, day: number): number {
  return instantOf(setup.timeZone, day, secondsOfDay(setup.config.voteClose))
}

/** Round 1's vote closes at the first `voteClose` that is at least 20 hours after `startsAt`. */
export function firstVoteDay(setup: Setup): number {
  const { timeZone, startsAt, config } = setup
  return dayOf(timeZone, firstAtOrAfter(timeZone, startsAt + 20 * HOUR, secondsOfDay(config.voteClose)))
}

/** A posting that opens at `at` closes at the first `postClose` at or after that. */
export function postingCloseAfter(setup: Setup, at: number): number {
  return firstAtOrAfter(setup.timeZone, at, secondsOfDay(setup.config.postClose))
}

/** IOUs fall due at the first `iouDue` after their posting closed. */
export function iouDueAfter(setup: Setup, postCloses: number): number {
  return firstAtOrAfter(setup.timeZone, postCloses + 1, secondsOfDay(setup.config.iouDue))
}

export function overtimeCloseAfter(state: State): number {
  return state.clock.voteCloses + state.setup.config.overtimeMinutes * MINUTE
}

/** The last stamp of a proxy's request (T8.10). */
export function proxyLimit(state: State): number {
  return state.clock.voteCloses - state.setup.config.proxyMinutes * MINUTE
}

export type Deadline = 'start' | 'iou' | 'posting' | 'mainVote' | 'overtime' | 'escort'

/** The next settlement: what, and at which instant; of equal instants the first in this order. Null: none pending. */
export function nextDeadline(state: State): { what: Deadline; at: number } | null {
  if (state.ended || state.paused) return null
  if (state.phase === 'waiting') return { what: 'start', at: state.setup.startsAt }
  let next: { what: Deadline; at: number } | null = null
  const consider = (what: Deadline, closes: number | null): void => {
    if (closes !== null && (next === null || settlesAt(closes) < next.at)) next = { what, at: settlesAt(closes) }
  }
  consider('iou', state.clock.iouDue)
  if (state.phase === 'posting') consider('posting', state.clock.postCloses)
  if (state.phase === 'day') consider('mainVote', state.clock.voteCloses)
  for (const poll of state.polls) if (poll.open && poll.stage === 'overtime') consider('overtime', poll.closes)
  for (const choice of state.escorts) consider('escort', choice.closes)
  return next
}

/** IOUs that can still be filled: not filled, not overdue, and of an author whose death is not published (T5.7). */
export function owedIous(state: State): Strike[] {
  return state.strikes.filter((strike) => {
    if (strike.kind !== 'iou' || strike.post !== null || strike.closed) return false
    return !deathIsPublished(playerOf(state, strike.seat))
  })
}
