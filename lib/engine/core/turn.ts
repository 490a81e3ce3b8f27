/** One command or settlement in the making: its events so far, and the state with them folded in. */
export interface Turn<Event, State> {
  readonly at: number
  readonly events: Event[]
  state: State
  emit(event: Event): void
}

export function beginTurn<Event, State>(
  evolve: (state: State, event: Event) => State,
  state: State,
  at: number,
): Turn<Event, State> {
  const turn: Turn<Event, State> = {
    at,
    events: [],
    state,
    emit(event) {
      turn.state = evolve(turn.state, event)
      turn.events.push(event)
    },
  }
  return turn
}
