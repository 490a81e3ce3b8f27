import { advance, fold, handle } from '../engine'
import { type Context, type EngineEvent, type HostsTold, type Ruleset, reaches } from '../ruleset'

/**
 * Laws that every ruleset keeps, whatever is thrown at it. Each function plays or replays and says what is wrong, or null.
 * A ruleset's own tests call them with random games (docs/add-a-ruleset.md).
 */
type Rules<Setup, Command, Event extends EngineEvent, State, Code extends string, Viewer> = Pick<
  Ruleset<unknown, Setup, Command, Event, State, Viewer, unknown, unknown, Code>,
  'start' | 'decide' | 'evolve' | 'due' | 'settle' | 'view' | 'audience'
>

export interface Step<Command, Code extends string> {
  at: number
  command: Command
  refusal: Code | null
}

export interface PlayedGame<Setup, Command, Event, State, Code extends string> {
  setup: Setup
  events: Event[]
  steps: Step<Command, Code>[]
  state: State
}

/** Plays a game: `next` gives the next stamp, and then the command for the state that has settled by then; null stops. */
export function play<Setup, Command, Event extends EngineEvent, State, Code extends string, Viewer>(
  ruleset: Rules<Setup, Command, Event, State, Code, Viewer>,
  setup: Setup,
  next: (state: State, steps: number) => { at: number; command: (settled: State) => Command } | null,
): PlayedGame<Setup, Command, Event, State, Code> {
  const events = ruleset.start(setup)
  let state = fold(ruleset, events) as State
  const steps: Step<Command, Code>[] = []
  for (let move = next(state, 0); move !== null; move = next(state, steps.length)) {
    const settled = advance(ruleset, state, move.at)
    const command = move.command(settled.state)
    const handled = handle(ruleset, settled.state, command, move.at)
    events.push(...settled.events, ...handled.events)
    state = handled.state
    steps.push({ at: move.at, command, refusal: handled.refusal?.code ?? null })
  }
  return { setup, events, steps, state }
}

const json = (value: unknown): string => JSON.stringify(value)

/** The live state is the fold of its event log, and both are plain JSON. */
export function foldFault<Event extends EngineEvent, State>(
  ruleset: { evolve(state: State | null, event: Event): State },
  { events, state }: { events: readonly Event[]; state: State },
): string | null {
  const again = fold(ruleset, JSON.parse(json(events)) as Event[])
  return json(again) === json(state) ? null : 'the fold of the log is another state'
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

/** Nothing changes a state in place (it would throw), and every command fares as it did. */
export function purityFault<Setup, Command, Event extends EngineEvent, State, Code extends string, Viewer>(
  ruleset: Rules<Setup, Command, Event, State, Code, Viewer>,
  { setup, steps }: PlayedGame<Setup, Command, Event, State, Code>,
): string | null {
  let state = deepFreeze(fold(ruleset, ruleset.start(setup)) as State)
  const take = (events: readonly Event[]) => {
    for (const event of events) state = deepFreeze(ruleset.evolve(state, event))
  }
  for (const [index, { at, command, refusal }] of steps.entries()) {
    for (let due = ruleset.due(state); due !== null && due <= at; due = ruleset.due(state))
      take(ruleset.settle(state, { at: due }))
    const decision = ruleset.decide(state, deepFreeze(command), { at })
    const code = decision.accepted ? null : decision.refusal.code
    if (code !== refusal) return `command ${index} fares otherwise: ${code}`
    if (decision.accepted) take(decision.events)
  }
  return null
}

/** Lets all deadlines pass, with nobody doing anything. Null: they never end. */
export function runOut<Event extends EngineEvent, State>(
  ruleset: {
    evolve(state: State | null, event: Event): State
    due(state: State): number | null
    settle(state: State, context: Context): Event[]
  },
  state: State,
): State | null {
  let last = state
  for (let i = 0; i < 10_000; i++) {
    const due = ruleset.due(last)
    if (due === null) return last
    last = fold(ruleset, ruleset.settle(last, { at: due }), last) as State
  }
  return null
}

/**
 * An event reaches exactly those whose view it changes: that something happened may be a secret itself. `host`: the least
 * of `HOSTS_TOLD` that reaches this member of the host team.
 */
export function audienceFault<Setup, Command, Event extends EngineEvent, State, Code extends string, Viewer>(
  ruleset: Rules<Setup, Command, Event, State, Code, Viewer>,
  events: readonly Event[],
  viewers: readonly { viewer: Viewer; seat: number | null; host?: HostsTold }[],
): string | null {
  let state: State | null = null
  let views: string[] = []
  for (const event of events) {
    const before: State | null = state
    const after: State = ruleset.evolve(before, event)
    state = after
    const next = viewers.map(({ viewer }) => json(ruleset.view(after, viewer)))
    const told = ruleset.audience(event, before, after)
    for (const [i, { seat, host }] of viewers.entries()) {
      const changed = next[i] !== views[i]
      const hostTold = host !== undefined && reaches(told.hosts ?? 'all', host)
      const isTold = told.public || hostTold || (seat !== null && told.seats.includes(seat))
      if (changed !== isTold) {
        const who = host ? `the host team (${host})` : seat === null ? 'the public' : `seat ${seat}`
        return `${event.type}: ${who} ${changed ? 'is not told' : 'is told of nothing'}`
      }
    }
    views = next
  }
  return null
}
