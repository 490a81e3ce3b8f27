import type { Fraction } from '@/lib/engine/rulesets/tiesha/report-types'

/** Votes in halves as people write them: 23 → `11½`, 1 → `½`, 4 → `2` (T8.4: exact, never a float). */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return `${whole}`
  return whole === 0 ? '½' : `${whole}½`
}

/** `12/19`, `3`. */
export function fractionText({ n, d }: Fraction): string {
  return d === 1 ? `${n}` : `${n}/${d}`
}

/** A fraction as its whole part and the rest: 126/19 → 6 and 12/19. `rest` is null for whole numbers. */
export function mixedFraction({ n, d }: Fraction): { whole: number; rest: string | null } {
  const whole = Math.trunc(n / d)
  const rest = n - whole * d
  return { whole, rest: rest === 0 ? null : `${rest}/${d}` }
}

/** To three decimals (T13.1): 126/19 → `6.632`. */
export function decimalText({ n, d }: Fraction): string {
  return (n / d).toFixed(3)
}

/** A ballot's running number as printed on its receipt: 14 → `0014`. */
export function serialText(number: number): string {
  return String(number).padStart(4, '0')
}
