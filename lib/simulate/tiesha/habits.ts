import type { Random } from '../random'
import type { Table } from './table'

/** An instant from `from` to the last millisecond of the deadline's own second, the likelier the later. */
export function lateInstant(random: Random, from: number, closes: number): number {
  const last = closes + 999
  const early = random.below(1000) / 1000
  return Math.max(from, last - Math.floor((last - from) * early ** 3))
}

/** An instant between two shares (0 to 1) of the time from `from` to `closes`. */
export function instantIn(random: Random, from: number, closes: number, [first, last]: [number, number]): number {
  return from + Math.floor((closes - from) * (first + ((last - first) * random.below(1000)) / 1000))
}

/** Every code name that some seat bears: those that a kill may guess (T5.1). */
export function allCodes(table: Table): string[] {
  return table.seats().flatMap(({ code }) => (code === null ? [] : [code]))
}

/** A guess at a seat's code name among some: sometimes none, sometimes the right one, else any. */
export function guessCode(table: Table, target: number, codes: readonly string[]): { code?: string } {
  const { random } = table
  if (codes.length === 0 || random.chance(0.3)) return {}
  const truth = table.seat(target).code
  const code = truth !== null && codes.includes(truth) && random.chance(0.5) ? truth : random.pick(codes)
  return code === undefined ? {} : { code }
}

/** Words of an essay of at least `least` original words, quoting less than `percent` of the whole. */
export function essayWords(random: Random, least: number, percent: number): { original: number; quoted: number } {
  const original = least + random.below(700)
  return { original, quoted: random.below(Math.floor((original * percent) / 100)) }
}
