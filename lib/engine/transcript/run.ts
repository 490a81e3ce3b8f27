import { advance, type EngineEvent, fold, handle, type Refusal, type Ruleset } from '../core'

/** What a replay needs of a ruleset. */
type Replayed<Setup, Command, Event extends EngineEvent, State, Code extends string> = Pick<
  Ruleset<unknown, Setup, Command, Event, State, unknown, unknown, unknown, Code>,
  'start' | 'decide' | 'evolve' | 'due' | 'settle'
>

export interface Run<Event, State, Code extends string> {
  state: State
  events: Event[]
  /** Commands that the rules refused; `index` counts them from 0. */
  refused: { index: number; by: number | 'host'; refusal: Refusal<Code> }[]
}

interface Stamped {
  at: number
  by: number | 'host'
}

/** Plays a game from its setup to `until`, epoch milliseconds, or to its end. Refused commands do not stop it. */
export function run<Setup, Command, Event extends EngineEvent, State, Code extends string>(
  ruleset: Replayed<Setup, Command, Event, State, Code>,
  { setup, commands, until }: { setup: Setup; commands: readonly (Command & Stamped)[]; until: number },
): Run<Event, State, Code> {
  const events = ruleset.start(setup)
  const begun = fold(ruleset, events)
  if (begun === null) throw new Error('a game has a first event')
  let state: State = begun
  const refused: Run<Event, State, Code>['refused'] = []
  for (let index = 0; index < commands.length; index++) {
    const command = commands[index] as Command & Stamped
    const handled = handle(ruleset, state, command, command.at)
    state = handled.state
    for (const event of handled.events) events.push(event)
    if (handled.refusal) refused.push({ index, by: command.by, refusal: handled.refusal })
  }
  const rest = advance(ruleset, state, until)
  for (const event of rest.events) events.push(event)
  return { state: rest.state, events, refused }
}
