import { gramHashes, SHORTEST_PASSAGE } from './fingerprints'
import type { NormalText } from './normalize'

/** A run that stands in both texts: UTF-16 positions in each original text, length in normalised characters. */
export type Passage = {
  post: { start: number; end: number }
  source: { start: number; end: number }
  length: number
}

/** `coverage`: share (0 to 1) of the post's normalised characters that stand inside passages. */
export type Similarity = { passages: Passage[]; coverage: number }

/** A run repeated over and over in the source is tried at this many places; coverage does not depend on it. */
const PLACES_TRIED = 32

/**
 * The passages of `post` that stand in `source` (`text/similarity.md`, step 4): every shared run of at least
 * {@link SHORTEST_PASSAGE} normalised characters lies in one, each extended to its full length, in the order of the post.
 * Passages may overlap in the post; where the source has a run several times, the place that goes on longest is given.
 */
export function comparePosts(post: NormalText, source: NormalText): Similarity {
  return comparerOf(post)(source)
}

/** {@link comparePosts} for one post and many sources: most share nothing with it, which is seen at a glance. */
export function comparerOf(post: NormalText): (source: NormalText) => Similarity {
  const hashes = gramHashes(post.codes, SHORTEST_PASSAGE)
  const known = new Set(hashes)
  return (source) => {
    const places = placesByHash(gramHashes(source.codes, SHORTEST_PASSAGE), known)
    return places.size === 0 ? { passages: [], coverage: 0 } : passagesOf(post, hashes, source, places)
  }
}

function passagesOf(
  post: NormalText,
  hashes: Int32Array,
  source: NormalText,
  places: ReadonlyMap<number, number[]>,
): Similarity {
  const passages: Passage[] = []
  let covered = 0
  let coveredTo = 0
  for (let i = 0; i < hashes.length; ) {
    const run = longestRun(post.codes, i, source.codes, places.get(hashes[i] ?? 0) ?? [])
    if (run === undefined) {
      i++
      continue
    }
    const back = sharedBefore(post.codes, i, source.codes, run.place)
    const start = i - back
    const end = i + run.length
    passages.push({
      post: original(post, start, end),
      source: original(source, run.place - back, run.place + run.length),
      length: end - start,
    })
    covered += end - Math.max(start, coveredTo)
    coveredTo = end
    // The first run that reaches beyond this passage.
    i = end - SHORTEST_PASSAGE + 1
  }
  return { passages, coverage: post.codes.length === 0 ? 0 : covered / post.codes.length }
}

/** Where the source has the hashes that the post has too. */
function placesByHash(hashes: Int32Array, wanted: ReadonlySet<number>): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (let place = 0; place < hashes.length; place++) {
    const hash = hashes[place] ?? 0
    if (!wanted.has(hash)) continue
    const known = places.get(hash)
    if (known === undefined) places.set(hash, [place])
    else if (known.length < PLACES_TRIED) known.push(place)
  }
  return places
}

function longestRun(post: readonly number[], from: number, source: readonly number[], places: readonly number[]) {
  let best: { place: number; length: number } | undefined
  for (const place of places) {
    let length = 0
    while (from + length < post.length && post[from + length] === source[place + length]) length++
    if (length >= Math.max(SHORTEST_PASSAGE, (best?.length ?? 0) + 1)) best = { place, length }
  }
  return best
}

function sharedBefore(post: readonly number[], i: number, source: readonly number[], place: number): number {
  let shared = 0
  while (shared < i && shared < place && post[i - shared - 1] === source[place - shared - 1]) shared++
  return shared
}

function original(text: NormalText, start: number, end: number): { start: number; end: number } {
  return { start: text.starts[start] ?? 0, end: text.ends[end - 1] ?? 0 }
}
