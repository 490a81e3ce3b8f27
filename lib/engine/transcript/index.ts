/** Transcripts: a whole game in one JSON file, read, replayed, written. Pure. */
export { formatFault, type TranscriptFault } from './faults'
export { writeJianghu } from './jianghu/write'
export {
  type JingfeiOutcome,
  type JingfeiTranscript,
  readJingfei,
  replayJingfei,
  replayJingfeiOutcome,
  type WrittenJingfei,
  writeJingfei,
} from './jingfei'
export { type OpenTranscript, type OutcomeViewer, openTranscript } from './open'
export { type Outcome, outcomeOf, type Rejected } from './outcome'
export { type ReadResult, readTranscript, type Transcript } from './read'
export { type Replay, replay, replayOutcome } from './replay'
export { type WrittenTranscript, writeTranscript } from './write'
