import type { Event } from './events'
import { evolve } from './evolve'
import type { State } from './state'

/** One command or settlement in the making: its events so far, and the state with them folded in. */
export interface Turn {
  readonly at: number
  readonly events: Event[]
  state: State
  emit(event: Event): void
}

export function beginTurn(state: State, at: number): Turn {
  const turn: Turn = {
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
