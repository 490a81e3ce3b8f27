import { hasTrait, playerOf, type Seat, type State } from './state'

/** Bombs (T6, T15.9): the open and the hidden one, and bearers of the trait `firework`. */
const isBomb = (seat: Seat): boolean =>
  seat.role === 'openBomb' || seat.role === 'hiddenBomb' || hasTrait(seat, 'firework')

/** T6.1: armed in the postings of the first rounds, unless a sapper was there (T15.2). */
export function isArmed(state: State, seat: Seat): boolean {
  return (
    isBomb(seat) && state.round <= state.setup.config.bombsArmedThroughRound && !playerOf(state, seat.seat).disarmed
  )
}

/** T6.3: the last posting in which bombs are armed has settled; a bomb is a ranger from now on. */
export function bombsAreSpent(state: State): boolean {
  const { bombsArmedThroughRound } = state.setup.config
  return state.round > bombsArmedThroughRound || (state.round === bombsArmedThroughRound && state.phase !== 'posting')
}
