import { advance, fold, type Handled, handle } from '../core'
import { type RefusalCode, type TieshaEvent, tiesha, type Viewer } from '../rulesets/tiesha'
import type { State } from '../rulesets/tiesha/state'
import { describeRefusal } from './messages'
import { type Outcome, outcomeOf, type Rejected } from './outcome'
import type { Transcript } from './read'

export interface Replay {
  state: State
  events: TieshaEvent[]
  rejected: Rejected[]
}

/** Runs a transcript to its `until`, or to the end of the game. Commands that the rules refuse are listed. */
export function replay({ setup, commands, until }: Transcript): Replay {
  const events = tiesha.start(setup)
  const begun = fold(tiesha, events)
  if (!begun) throw new Error('a game has a first event')
  let state: State = begun
  const rejected: Rejected[] = []
  for (let index = 0; index < commands.length; index++) {
    const command = commands[index] as Transcript['commands'][number]
    const handled: Handled<TieshaEvent, State, RefusalCode> = handle(tiesha, state, command, command.at)
    state = handled.state
    for (const event of handled.events) events.push(event)
    const { refusal } = handled
    if (refusal) rejected.push({ index, by: command.by, code: refusal.code, message: describeRefusal(refusal) })
  }
  const rest = advance(tiesha, state, until)
  return { state: rest.state, events: [...events, ...rest.events], rejected }
}

/** The outcome of a transcript for a viewer (transcript.md). */
export function replayOutcome(transcript: Transcript, viewer: Viewer = { kind: 'host' }): Outcome {
  const { state, rejected } = replay(transcript)
  return outcomeOf(state, rejected, transcript.until, viewer)
}
