import type { TranscriptFault } from './faults'
import { jianghuOutcome, readJianghu } from './jianghu'
import { readJingfei, replayJingfeiOutcome } from './jingfei'
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

type Read<T> = { valid: true; transcript: T } | { valid: false; faults: TranscriptFault[] }

/** One ruleset's way to read and to replay, with its types closed over. */
const reader =
  <T extends { setup: { seats: readonly { seat: number }[] } }>(
    read: (json: unknown) => Read<T>,
    outcome: (transcript: T, viewer: OutcomeViewer) => object,
  ) =>
  (json: unknown): Opened => {
    const result = read(json)
    if (!result.valid) return result
    const { transcript } = result
    const seats = transcript.setup.seats.map((entry) => entry.seat)
    return { valid: true, transcript: { seats, outcome: (viewer) => outcome(transcript, viewer) } }
  }

const openTiesha = reader(readTranscript, replayOutcome)

const READERS: ReadonlyMap<unknown, (json: unknown) => Opened> = new Map([
  ['tiesha', openTiesha],
  ['jingfei', reader(readJingfei, replayJingfeiOutcome)],
  ['jianghu', reader(readJianghu, jianghuOutcome)],
])

/** Reads a transcript by the ruleset it names, or says everything that is wrong with it. */
export function openTranscript(json: unknown): Opened {
  const named = typeof json === 'object' && json !== null && 'ruleset' in json ? json.ruleset : null
  return (READERS.get(named) ?? openTiesha)(json)
}
