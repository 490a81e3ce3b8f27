import type { Decision, EngineEvent, Refusal, Ruleset } from './ruleset'

/** The part of a ruleset that the loop needs. */
type Machine<Command, Event extends EngineEvent, State, Code extends string> = Pick<
  Ruleset<unknown, unknown, Command, Event, State, unknown, unknown, unknown, Code>,
  'decide' | 'evolve' | 'due' | 'settle'
>

/** The state after a list of events. */
export function fold<Event extends EngineEvent, State>(
  ruleset: { evolve(state: State | null, event: Event): State },
  events: readonly Event[],
  state: State | null = null,
): State | null {
  for (const event of events) state = ruleset.evolve(state, event)
  return state
}

export interface Advance<Event, State> {
  state: State
  events: Event[]
}

/** Lets every deadline settle that is due at or before `at`, in order (T2.3). */
export function advance<Command, Event extends EngineEvent, State, Code extends string>(
  ruleset: Machine<Command, Event, State, Code>,
  state: State,
  at: number,
): Advance<Event, State> {
  const events: Event[] = []
  for (let due = ruleset.due(state); due !== null && due <= at; due = ruleset.due(state)) {
    const settled = ruleset.settle(state, { at: due })
    if (settled.length === 0) throw new Error('a deadline settled without an event')
    for (const event of settled) {
      state = ruleset.evolve(state, event)
      events.push(event)
    }
  }
  return { state, events }
}

export interface Handled<Event, State, Code extends string> {
  state: State
  /** Events of deadlines that were overdue, first; then those of the command, if it was accepted. */
  events: Event[]
  refusal: Refusal<Code> | null
}

/** One command: overdue deadlines settle first, then it is judged against the new state (T2.3). */
export function handle<Command, Event extends EngineEvent, State, Code extends string>(
  ruleset: Machine<Command, Event, State, Code>,
  before: State,
  command: Command,
  at: number,
): Handled<Event, State, Code> {
  const due = ruleset.due(before)
  const advanced = due !== null && due <= at ? advance(ruleset, before, at) : null
  let state = advanced ? advanced.state : before
  const decision: Decision<Event, Code> = ruleset.decide(state, command, { at })
  if (!decision.accepted) return { state, events: advanced ? advanced.events : [], refusal: decision.refusal }
  for (const event of decision.events) state = ruleset.evolve(state, event)
  return { state, events: advanced ? advanced.events.concat(decision.events) : decision.events, refusal: null }
}
