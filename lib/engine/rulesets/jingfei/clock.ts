import { closesAfter, firstAtOrAfter, settlesAt } from '../../core'
import { lengthOf, type ResolvedConfig, secondsOfDay } from './config'
import type { Setup, State } from './state'

/** When things close (T2). Deadlines are the last second that counts. */

const HOUR = 3_600_000
/** G2.5: a night that closes by the clock on the wall lasts at least this long. */
export const SHORTEST_NIGHT = 20 * HOUR

/** The close of a night that opens at `at` (G2.5). */
export function nightCloseAfter({ config, timeZone }: Pick<Setup, 'config' | 'timeZone'>, at: number): number {
  if (config.nightHours !== null) return closesAfter(at, lengthOf(config.nightHours))
  return firstAtOrAfter(timeZone, at + SHORTEST_NIGHT, secondsOfDay(config.nightClose))
}

export const lastWordsCloseAfter = (config: ResolvedConfig, at: number): number =>
  closesAfter(at, lengthOf(config.lastWordsHours))

export const voteCloseAfter = (config: ResolvedConfig, at: number): number =>
  closesAfter(at, lengthOf(config.voteHours))

/** The deadline of what goes on, or null: none is running. */
export function deadlineOf({ course }: State): number | null {
  switch (course.phase) {
    case 'night':
    case 'lastWords':
    case 'vote':
      return course.closes
    case 'speeches':
      return course.form === 'open' ? course.closes : course.rota.closes
    case 'waiting':
    case 'ended':
      return null
    default: {
      const unknown: never = course
      throw new TypeError(`unknown course ${JSON.stringify(unknown)}`)
    }
  }
}

/** The instant of the next settlement, or null: nothing is pending. */
export function nextSettlement(state: State): number | null {
  if (state.ended || state.paused) return null
  if (state.course.phase === 'waiting') return state.setup.startsAt
  const closes = deadlineOf(state)
  return closes === null ? null : settlesAt(closes)
}
