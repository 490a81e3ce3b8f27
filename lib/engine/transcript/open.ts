import type { TranscriptFault } from './faults'
import { readTranscript } from './read'
import { replayOutcome } from './replay'

/** Who looks at an outcome; each ruleset's viewers are at least these. */
export type OutcomeViewer = { kind: 'public' } | { kind: 'host' } | { kind: 'seat'; seat: number }

/** A valid transcript of any ruleset. */
export interface OpenTranscript {
  seats: readonly number[]
  /** The outcome of its replay as this viewer may know it, ready for `JSON.stringify`. */
  outcome(viewer: OutcomeViewer): object
}

export type Opened = { valid: true; transcript: OpenTranscript } | { valid: false; faults: TranscriptFault[] }

function openTiesha(json: unknown): Opened {
  const read = readTranscript(json)
  if (!read.valid) return read
  const { transcript } = read
  const seats = transcript.setup.seats.map((entry) => entry.seat)
  return { valid: true, transcript: { seats, outcome: (viewer) => replayOutcome(transcript, viewer) } }
}

const READERS: ReadonlyMap<unknown, (json: unknown) => Opened> = new Map([['tiesha', openTiesha]])

/** Reads a transcript by the ruleset it names, or says everything that is wrong with it. */
export function openTranscript(json: unknown): Opened {
  const named = typeof json === 'object' && json !== null && 'ruleset' in json ? json.ruleset : null
  return (READERS.get(named) ?? openTiesha)(json)
}
