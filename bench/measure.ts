/** One line of the benchmark's output (`bench.md`). */
export type Figure = {
  bench: string
  metric: string
  value: number
  unit: string
  /** How many units of work one round did. */
  n: number
  peer?: { name: string; version: string; value: number }
  /** Ours over the peer's, or ours over the floor's: the figure that counts. */
  ratio?: number
  floor?: { what: string; value: number }
}

/** `quick`: fewer rounds and less work, for a run within a minute. */
export type Options = { quick: boolean }

/** A benchmark: does its work, checks its own result (throws when it is wrong) and hands out its figures. */
export type Benchmark = (options: Options) => Promise<Figure[]>

/**
 * Median seconds of each contender over `rounds` rounds after one warm-up round. Contenders take turns within a round, so
 * that a slow minute of the machine meets all of them. What a contender returns is handed to its `check` outside the clock.
 */
export async function race<Name extends string>(
  contenders: Record<Name, { run: () => unknown; check: (result: never) => void }>,
  rounds: number,
): Promise<Record<Name, number>> {
  const entries = Object.entries(contenders) as [Name, { run: () => unknown; check: (result: unknown) => void }][]
  const seconds = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = -1; round < rounds; round++) {
    for (const [name, { run, check }] of entries) {
      const start = performance.now()
      const result = await run()
      const elapsed = (performance.now() - start) / 1000
      check(result)
      if (round >= 0) seconds[name].push(elapsed)
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(seconds[name])])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Throws when a benchmark's own result is wrong: a fast wrong answer is no figure. */
export function expectEqual<T>(what: string, actual: T, expected: T): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}`)
}
