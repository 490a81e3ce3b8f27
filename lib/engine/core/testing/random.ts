/** A small seeded generator for random games in tests (not for draws: those follow T1.6). */
export interface Rng {
  /** A whole number from 0 to n − 1. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  chance(percent: number): boolean
}

/** Mulberry32: small, and good enough for tests. */
export function rngOf(seed: number): Rng {
  let state = seed >>> 0
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
  return { below, pick: (list) => list[below(list.length)] as never, chance: (percent) => below(100) < percent }
}
