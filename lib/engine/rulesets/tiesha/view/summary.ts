import { scoreOf } from '../scoring'
import { livingSeats, type State } from '../state'
import type { Summary } from '../view-types'
import { closesOf } from './closes'

/** What lists show of a game: facts of the public view, without making all of that. */
export function summary(state: State): Summary {
  // T13.1: a game by elimination is told without points.
  const score = state.ended && state.setup.config.victory === 'score' ? scoreOf(state) : null
  return {
    status: state.ended ? 'finished' : 'running',
    round: state.round,
    phase: state.phase,
    closesAt: closesOf(state).next?.at ?? null,
    living: livingSeats(state).length,
    seats: state.setup.seats.length,
    paused: state.paused !== null,
    extended: state.extension.granted,
    kills: state.strikes.length,
    winner: state.ended?.winner ?? null,
    score: score && { black: score.black.total, white: score.white.total },
    endedAt: state.ended?.at ?? null,
  }
}
