import { type TieshaEvent, tiesha, type Viewer } from '../rulesets/tiesha'
import type { State } from '../rulesets/tiesha/state'
import { describeRefusal } from './messages'
import { type Outcome, outcomeOf, type Rejected } from './outcome'
import type { Transcript } from './read'
import { run } from './run'

export interface Replay {
  state: State
  events: TieshaEvent[]
  rejected: Rejected[]
}

/** Runs a transcript to its `until`, or to the end of the game. Commands that the rules refuse are listed. */
export function replay(transcript: Transcript): Replay {
  const { state, events, refused } = run(tiesha, transcript)
  const rejected = refused.map(({ index, by, refusal }) => {
    return { index, by, code: refusal.code, message: describeRefusal(refusal) }
  })
  return { state, events, rejected }
}

/** The outcome of a transcript for a viewer (transcript.md). */
export function replayOutcome(transcript: Transcript, viewer: Viewer = { kind: 'host' }): Outcome {
  const { state, rejected } = replay(transcript)
  return outcomeOf(state, rejected, transcript.until, viewer)
}
