/** Exact fractions of whole numbers (T13.1), always in lowest terms with a positive denominator. */
export interface Fraction {
  n: number
  d: number
}

export const ZERO: Fraction = { n: 0, d: 1 }

export function fraction(n: number, d = 1): Fraction {
  if (d === 0) throw new RangeError('a fraction with denominator 0')
  const divisor = gcd(Math.abs(n), Math.abs(d)) * (d < 0 ? -1 : 1)
  return { n: n === 0 ? 0 : n / divisor, d: d / divisor }
}

function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b]
  return a === 0 ? 1 : a
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)

/** Negative, zero or positive as a < b, a = b, a > b. */
export const compare = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d

/** `12/19`, `3`. */
export const formatFraction = (value: Fraction): string => (value.d === 1 ? `${value.n}` : `${value.n}/${value.d}`)

/** A number of halves as people write it: 23 → `11½`, 1 → `½`, 4 → `2`. */
export function formatHalves(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}
