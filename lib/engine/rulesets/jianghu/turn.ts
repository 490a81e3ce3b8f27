import { beginTurn as begin, type Turn as TurnOf } from '../../core'
import type { Event } from './events'
import { evolve } from './evolve'
import type { State } from './state'

export type Turn = TurnOf<Event, State>

export const beginTurn = (state: State, at: number): Turn => begin<Event, State>(evolve, state, at)
