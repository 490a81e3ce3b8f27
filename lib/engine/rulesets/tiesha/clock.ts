import { dayOf, firstAtOrAfter, instantOf, secondsOfDay, settlesAt } from '../../core'
import { deathIsPublished, playerOf, type Setup, type State, type Strike } from './state'

/** When things close (T2, T4.1, transcript.md). Deadlines are the last second that counts. */

export { OWN_SECOND, settlesAt } from '../../core'

const HOUR = 3_600_000
const MINUTE = 60_000
/** T15.5: how long a voted-out bearer of `escort` may choose. */
export const ESCORT_TIME = 30 * MINUTE

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

/** The instant of the next settlement, or null: nothing is pending. Asked before every command, so it makes nothing new. */
export function nextSettlement(state: State): number | null {
  if (state.ended || state.paused) return null
  const { phase, clock } = state
  if (phase === 'waiting') return state.setup.startsAt
  let closes = clock.iouDue
  if (phase === 'posting') closes = earlier(closes, clock.postCloses)
  else if (phase === 'day') closes = earlier(closes, clock.voteCloses)
  for (const poll of state.polls) if (poll.open) closes = earlier(closes, poll.closes)
  for (const choice of state.escorts) closes = earlier(closes, choice.closes)
  return closes === null ? null : settlesAt(closes)
}

const earlier = (a: number | null, b: number | null): number | null => (a === null || (b !== null && b < a) ? b : a)

/** Which deadline settles at this instant: of several, the first in the order IOUs, posting, main vote, overtime, escort. */
export function deadlineAt(state: State, at: number): Deadline {
  const { phase, clock } = state
  if (phase === 'waiting') return 'start'
  const isDue = (closes: number | null): boolean => closes !== null && settlesAt(closes) === at
  if (isDue(clock.iouDue)) return 'iou'
  if (phase === 'posting' && isDue(clock.postCloses)) return 'posting'
  if (phase === 'day' && isDue(clock.voteCloses)) return 'mainVote'
  if (state.polls.some((poll) => poll.open && isDue(poll.closes))) return 'overtime'
  return 'escort'
}

/** IOUs that can still be filled: not filled, not overdue, and of an author whose death is not published (T5.7). */
export function owedIous(state: State): Strike[] {
  return state.strikes.filter((strike) => {
    if (strike.kind !== 'iou' || strike.post !== null || strike.closed) return false
    return !deathIsPublished(playerOf(state, strike.seat))
  })
}
