/** 警匪 transcripts: docs/transcripts-jingfei.md. */
export { type JingfeiOutcome, replayJingfei, replayJingfeiOutcome } from './outcome'
export { type JingfeiTranscript, readJingfei } from './read'
export { type WrittenJingfei, writeJingfei } from './write'
