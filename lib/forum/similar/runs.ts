import type { NormalText, Passage } from '@/lib/text/similarity'

/** Stretches of a text's normalised characters: from, to, from, to …, ascending, apart. `to` is not part of it. */
export type Runs = readonly number[]

/** What passages take up of a post, overlaps counted once. */
export function runsOf(text: NormalText, passages: readonly Passage[]): number[] {
  return union(
    passages.map(({ post, length }) => {
      const from = firstFrom(text.starts, post.start)
      return [from, from + length]
    }),
  )
}

/** The index of the first of ascending places that is not below `start`. */
function firstFrom(places: readonly number[], start: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** All stretches together, overlaps counted once. */
export function union(all: readonly Runs[]): number[] {
  const pairs = all.flatMap((runs) => runs.flatMap((from, i) => (i % 2 === 0 ? [[from, runs[i + 1] ?? from]] : [])))
  const merged: number[] = []
  for (const [from = 0, to = 0] of pairs.sort(([a = 0], [b = 0]) => a - b)) {
    const last = merged.length - 1
    if (last > 0 && from <= (merged[last] ?? 0)) merged[last] = Math.max(merged[last] ?? 0, to)
    else merged.push(from, to)
  }
  return merged
}

/** How many characters they are. */
export function lengthOf(runs: Runs): number {
  return runs.reduce((sum, place, i) => (i % 2 === 0 ? sum - place : sum + place), 0)
}
