import type { Clock, Out, Player, State } from './state'

/**
 * Copies with some fields changed. Their fields are spelt out, here and nowhere else: on Node 20 a spread of so many costs
 * twenty times as much and gives its object a hidden class of its own, so that whatever reads it is slow too (bench
 * `replay`).
 */
export const stateWith = <K extends keyof State>(state: State, change: Pick<State, K>): State =>
  Object.assign(copyOf(state), change)

/** What every ballot does. */
export function withPolls(state: State, polls: State['polls']): State {
  const copy = copyOf(state)
  copy.polls = polls
  return copy
}

const copyOf = (state: State): State => ({
  setup: state.setup,
  rows: state.rows,
  phase: state.phase,
  round: state.round,
  openedAt: state.openedAt,
  clock: state.clock,
  paused: state.paused,
  ended: state.ended,
  players: state.players,
  circles: state.circles,
  allied: state.allied,
  guessesOpen: state.guessesOpen,
  polls: state.polls,
  votes: state.votes,
  claims: state.claims,
  strikes: state.strikes,
  works: state.works,
  offers: state.offers,
  escorts: state.escorts,
  extension: state.extension,
  night: state.night,
  survived: state.survived,
  captured: state.captured,
  history: state.history,
  flags: state.flags,
  rulings: state.rulings,
  warnings: state.warnings,
  acts: state.acts,
})

export const playerWith = <K extends keyof Player>(player: Player, change: Pick<Player, K>): Player => {
  const { out, published, faction, turned, activated, immunitySpent, disarmed } = player
  return Object.assign({ out, published, faction, turned, activated, immunitySpent, disarmed }, change)
}

export const outWith = <K extends keyof Out>({ round, at, causes, force, point }: Out, change: Pick<Out, K>): Out =>
  Object.assign({ round, at, causes, force, point }, change)

export const clockWith = <K extends keyof Clock>(clock: Clock, change: Pick<Clock, K>): Clock => {
  const { voteDay, voteCloses, postCloses, iouDue } = clock
  return Object.assign({ voteDay, voteCloses, postCloses, iouDue }, change)
}
