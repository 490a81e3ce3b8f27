import type { NormalText } from './normalize'

/** Characters of one fingerprint, and fingerprints of one window (`text/similarity.md`, step 2). */
const GRAM = 7
const WINDOW = 7
/** Any shared run of this many normalised characters is found, nothing shorter is reported (连续 13 字). */
export const SHORTEST_PASSAGE = GRAM + WINDOW - 1

const BASE = 0x01000193

/**
 * Hashes of every `size`-character run of a text, by the position of its first character: signed 32-bit integers, the
 * same on every machine. A text shorter than `size` has none.
 */
export function gramHashes(codes: readonly number[], size: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, codes.length - size + 1))
  let oldest = 1
  for (let i = 0; i < size; i++) oldest = Math.imul(oldest, BASE)
  let rolling = 0
  for (const [i, code] of codes.entries()) {
    rolling = (Math.imul(rolling, BASE) + code) | 0
    const left = i - size
    if (left >= 0) rolling = (rolling - Math.imul(codes[left] ?? 0, oldest)) | 0
    if (left >= -1) hashes[left + 1] = scatter(rolling)
  }
  return hashes
}

/** Spreads neighbouring sums over all 32 bits, so that the least hash of a window is an arbitrary one of its grams. */
function scatter(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b)
  return twice ^ (twice >>> 16)
}

/**
 * The fingerprints under which a text is indexed and looked up: the least hash of each window, once each, as signed
 * 32-bit integers. Two texts that share a run of {@link SHORTEST_PASSAGE} characters share a fingerprint; a shorter text
 * has none.
 */
export function fingerprints(text: NormalText): number[] {
  const hashes = gramHashes(text.codes, GRAM)
  const chosen = new Set<number>()
  let least = -1
  for (let end = WINDOW; end <= hashes.length; end++) {
    const start = end - WINDOW
    if (least < start) {
      least = start
      for (let i = start + 1; i < end; i++) if (at(hashes, i) <= at(hashes, least)) least = i
    } else if (at(hashes, end - 1) <= at(hashes, least)) {
      least = end - 1
    }
    chosen.add(at(hashes, least))
  }
  return [...chosen]
}

function at(hashes: Int32Array, index: number): number {
  return hashes[index] ?? 0
}
