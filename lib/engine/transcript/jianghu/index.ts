/** 江湖 transcripts: read, replayed, written. */
export { type JianghuOutcome, jianghuOutcome, jianghuReplay } from './outcome'
export { type JianghuReadResult, type JianghuTranscript, readJianghu } from './read'
export { type WrittenJianghu, writeJianghu } from './write'
