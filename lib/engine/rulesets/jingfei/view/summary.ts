import { deadlineOf } from '../clock'
import { livingNumbers, type State } from '../state'
import type { Summary } from '../view-types'
import { firstVictimOf } from './rounds'

/** What lists show of a game: facts of the public view, without making all of that. */
export function summary(state: State): Summary {
  const { setup, course, ended, paused } = state
  return {
    status: ended ? 'finished' : 'running',
    round: state.round,
    phase: course.phase,
    closesAt: paused || ended ? null : course.phase === 'waiting' ? setup.startsAt : deadlineOf(state),
    living: livingNumbers(state).length,
    seats: setup.seats.length,
    paused: paused !== null,
    winner: ended?.winner ?? null,
    endedAt: ended?.at ?? null,
    firstVictim: ended?.reason === 'closed' ? null : firstVictimOf(state), // G4.1
  }
}
