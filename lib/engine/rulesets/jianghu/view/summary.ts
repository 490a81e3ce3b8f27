import { livingPlayers, type State } from '../state'
import type { Summary } from '../view-types'

/** What lists show of a game: facts of the public view, without making all of that. */
export function summary(state: State): Summary {
  const { setup, phase, ended, closes } = state
  return {
    status: ended ? 'finished' : 'running',
    round: state.round,
    phase,
    closesAt: state.paused ? null : phase === 'waiting' ? setup.startsAt : closes,
    living: phase === 'waiting' ? setup.seats.length : livingPlayers(state).length,
    seats: setup.seats.length,
    paused: state.paused !== null,
    winner: ended?.winner ?? null,
    endedAt: ended?.at ?? null,
  }
}
