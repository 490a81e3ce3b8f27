import { countWords } from './words'

/** Word counts of a post: `original` outside quote blocks, `quoted` inside, `total` = both. */
export type WordCount = { original: number; quoted: number; total: number }

/**
 * Counts a post from the visible text of its blocks, in reading order (`text/wordcount.md`, T5.2). Original and quoted
 * blocks are counted apart, each over its own text joined by line breaks.
 */
export function countPost(blocks: { original: readonly string[]; quoted: readonly string[] }): WordCount {
  const original = countWords(blocks.original.join('\n'))
  const quoted = countWords(blocks.quoted.join('\n'))
  return { original, quoted, total: original + quoted }
}

/** Whether quoted words stay within `percent` of all words (T5.2), decided in whole numbers. */
export function withinQuoteLimit(count: { quoted: number; total: number }, percent: number): boolean {
  return count.quoted * 100 <= percent * count.total
}

/** Quoted words in per cent of all, to one decimal; rounded up, so that a share over the limit never looks like the limit itself. */
export function quotedShare(count: { quoted: number; total: number }): string {
  const tenths = count.total === 0 ? 0 : Math.ceil((count.quoted * 1000) / count.total)
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
}
