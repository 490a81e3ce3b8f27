/**
 * A small seeded generator for bots, benchmarks and tests (not for draws: those follow T1.6). The same seed gives the
 * same sequence on every machine.
 */
export type Random = {
  /** A whole number from 0 up to, not including, `n` (1 or more). */
  below(n: number): number
  /** True with probability `p`, 0 to 1. */
  chance(p: number): boolean
  /** One element of a list; undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined
  /** Up to `count` different elements of a list, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Starts the sequence of `seed`, any whole number (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (n: number) => Math.floor(unit() * n)
  return {
    below,
    chance: (p) => unit() < p,
    pick: (list) => list[below(list.length)],
    sample(list, count) {
      const rest = [...list]
      for (let i = 0; i < Math.min(count, rest.length); i++) {
        const chosen = rest.splice(i + below(rest.length - i), 1)
        rest.splice(i, 0, ...chosen)
      }
      return rest.slice(0, count)
    },
  }
}
