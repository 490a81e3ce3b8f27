import { simplifiedHan } from './simplified'

/**
 * A text reduced to what a copyist cannot change without rewriting: one code point for each letter or digit, after NFKC,
 * traditional → simplified and lower case (`text/similarity.md`, step 1). `starts[i]` and `ends[i]` are the UTF-16
 * positions in the original text of the character that `codes[i]` comes from.
 */
export type NormalText = { codes: readonly number[]; starts: readonly number[]; ends: readonly number[] }

/** A character with the marks and the vowel or final jamo that NFKC may put together with it. */
const CLUSTER = /.[\p{M}\u1160-\u11ff]*/suy
const JOINS = /[\p{M}\u1160-\u11ff]/u
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]/gu

/** Normalises a text for comparison. Quote blocks are the caller's to leave out. */
export function normalizeText(text: string): NormalText {
  const codes: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (let i = 0; i < text.length; ) {
    const alone = joins(text.charCodeAt(i + 1)) ? SEVERAL : normalizeUnit(text.charCodeAt(i))
    if (alone !== SEVERAL) {
      if (alone !== NONE) {
        codes.push(alone)
        starts.push(i)
        ends.push(i + 1)
      }
      i++
      continue
    }
    CLUSTER.lastIndex = i
    const cluster = CLUSTER.exec(text)?.[0] ?? ''
    for (const char of normalizeCluster(cluster)) {
      codes.push(char.codePointAt(0) ?? 0)
      starts.push(i)
      ends.push(i + cluster.length)
    }
    i += cluster.length
  }
  return { codes, starts, ends }
}

function normalizeCluster(cluster: string): string {
  const composed = cluster.normalize('NFKC').replace(/\p{Script=Han}/gu, simplifiedHan)
  return composed.toLowerCase().replace(NOT_LETTER_OR_DIGIT, '')
}

/** What becomes of a UTF-16 unit is worked out once and kept: texts are long, and made of few characters. */
const UNKNOWN = 0
const NONE = -1
/** More than one character comes of it, or it does not stand alone: the whole cluster is to be looked at. */
const SEVERAL = -2
const units = new Int32Array(0x10000)
/** 0 unknown, 1 no, 2 yes. */
const joining = new Uint8Array(0x10000)

function normalizeUnit(unit: number): number {
  if (isSurrogate(unit)) return SEVERAL
  const known = units[unit] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const [first, ...more] = normalizeCluster(String.fromCharCode(unit))
  const found = more.length > 0 ? SEVERAL : (first?.codePointAt(0) ?? NONE)
  units[unit] = found
  return found
}

/** Whether a unit may belong to the character before it. */
function joins(unit: number): boolean {
  if (Number.isNaN(unit)) return false
  if (isSurrogate(unit)) return true
  if (joining[unit] === 0) joining[unit] = JOINS.test(String.fromCharCode(unit)) ? 2 : 1
  return joining[unit] === 2
}

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff
