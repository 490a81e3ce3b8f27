import { simplifiedHan } from './simplified'

/**
 * A text reduced to what a copyist cannot change without rewriting: one code point for each letter or digit, after NFKC,
 * traditional → simplified and lower case (`text/similarity.md`, step 1). `starts[i]` and `ends[i]` are the UTF-16
 * positions in the original text of the character that `codes[i]` comes from.
 */
export type NormalText = { codes: readonly number[]; starts: readonly number[]; ends: readonly number[] }

/** A character with the marks and the vowel or final jamo that NFKC may put together with it. */
const CLUSTER = /.[\p{M}\u1160-\u11ff]*/gsu
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu

/** Normalises a text for comparison. Quote blocks are the caller's to leave out. */
export function normalizeText(text: string): NormalText {
  const codes: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const match of text.matchAll(CLUSTER)) {
    const cluster = match[0]
    for (const char of normalizeCluster(cluster)) {
      codes.push(char.codePointAt(0) ?? 0)
      starts.push(match.index)
      ends.push(match.index + cluster.length)
    }
  }
  return { codes, starts, ends }
}

function normalizeCluster(cluster: string): string {
  if (cluster.length === 1 && cluster >= '\u4e00' && cluster <= '\u9fff') return simplifiedHan(cluster)
  const composed = cluster.normalize('NFKC').replace(/\p{Script=Han}/gu, simplifiedHan)
  return composed.toLowerCase().replace(NOT_LETTER_OR_DIGIT, '')
}
