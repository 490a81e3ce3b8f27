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

/**
 * A benchmark: does its work, checks its own result (throws when it is wrong) and hands out its figures, each as soon as
 * it has it where that takes a while.
 */
export type Benchmark = (options: Options) => Promise<Figure[]> | AsyncIterable<Figure>

/** What is measured: a piece of work, and a look at its result outside the clock (throws when it is wrong). */
export type Contender<Result> = { run: () => Result | Promise<Result>; check: (result: Result) => void }

/** Seconds of one run, round by round. */
export type Timing = { rounds: number[]; median: number }

const WARM_UP_SECONDS = 1
const ROUND_SECONDS = 0.05

/**
 * Times two contenders after a warm-up. They take turns within a round, so that a slow minute of the machine meets both;
 * short work is repeated until a round can be measured.
 */
export async function race<A, B>(
  first: Contender<A>,
  second: Contender<B>,
  rounds: number,
): Promise<{ first: Timing; second: Timing; ratio: number }> {
  const [one, two] = (await raceAll([timed(first), timed(second)], rounds)) as [Timing, Timing]
  return { first: one, second: two, ratio: ratioOf(one, two) }
}

/** Mean seconds of one of so many runs. */
type Timed = (runs: number) => Promise<number>
export const timed =
  <Result>(contender: Contender<Result>): Timed =>
  (runs) =>
    secondsOf(contender, runs)

/** {@link race} among any number. */
export async function raceAll(contenders: readonly Timed[], rounds: number): Promise<Timing[]> {
  const runs: number[] = []
  for (const contender of contenders) runs.push(await warmUp(contender))
  const seconds: number[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [i, contender] of contenders.entries()) seconds[i]?.push(await contender(runs[i] ?? 1))
  return seconds.map((list) => ({ rounds: list, median: median(list) }))
}

/** How much longer the first took, round by round: the median of that. */
export function ratioOf(first: Timing, second: Timing): number {
  return median(first.rounds.map((time, i) => time / (second.rounds[i] ?? Number.NaN)))
}

/** Runs a contender until it is warm; gives how many runs make a round. */
async function warmUp(contender: Timed): Promise<number> {
  let [runs, spent] = [0, 0]
  while (spent < WARM_UP_SECONDS) {
    spent += await contender(1)
    runs++
  }
  return Math.max(1, Math.ceil((ROUND_SECONDS * runs) / spent))
}

/** Mean seconds of one of `runs` runs. */
async function secondsOf<Result>({ run, check }: Contender<Result>, runs: number): Promise<number> {
  let elapsed = 0
  for (let i = 0; i < runs; i++) {
    const start = performance.now()
    const result = await run()
    elapsed += performance.now() - start
    check(result)
  }
  return elapsed / 1000 / runs
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

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
