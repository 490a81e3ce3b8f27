import { closesAfter, firstAtOrAfter, secondsOfDay, settlesAt, shiftDays } from '../../core'
import type { Setup, State } from './state'

/** When things close (J1.2b, J2.2). Deadlines are the last second that counts. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const picksClose = (setup: Setup): number => closesAfter(setup.startsAt, setup.config.pickHours * HOUR)

/** Night 1 opens with the deal and closes at the first `close` at least 20 hours later. */
export function firstNightCloses({ config, timeZone }: Setup, at: number): number {
  if (config.nightMinutes !== null) return closesAfter(at, config.nightMinutes * MINUTE)
  return firstAtOrAfter(timeZone, at + 20 * HOUR, secondsOfDay(config.close))
}

/** The close of the phase that follows on one that closed at `closed`: one calendar day later, or after its minutes. */
export function nextCloses({ config, timeZone }: Setup, phase: 'night' | 'day', closed: number): number {
  const minutes = phase === 'night' ? config.nightMinutes : config.dayMinutes
  if (minutes !== null) return closed + minutes * MINUTE
  return firstAtOrAfter(timeZone, closed + 1, secondsOfDay(config.close))
}

/** The instant of the next settlement, or null: nothing is pending. */
export function nextSettlement(state: State): number | null {
  if (state.ended || state.paused) return null
  if (state.phase === 'waiting') return state.setup.startsAt
  return state.closes === null ? null : settlesAt(state.closes)
}

/**
 * J17.2: by the least number of whole days that leaves the deadline at least the time it had; where the phase is shorter
 * than a day, by the length of the pause.
 */
export function closesAfterPause(state: State, at: number): number | null {
  const { closes, paused, setup } = state
  if (closes === null || paused === null) return closes
  const lost = at - paused.at
  if (phaseLength(state) < DAY) return closes + lost
  let days = Math.max(0, Math.floor(lost / DAY) - 2)
  while (shiftDays(setup.timeZone, closes, days) - closes < lost) days++
  return shiftDays(setup.timeZone, closes, days)
}

function phaseLength({ phase, setup }: State): number {
  const { nightMinutes, dayMinutes, pickHours } = setup.config
  const minutes = phase === 'night' ? nightMinutes : phase === 'day' ? dayMinutes : pickHours * 60
  return minutes === null ? DAY : minutes * MINUTE
}
