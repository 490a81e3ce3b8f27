/** Figures of votes and points as they are shown. Vote totals come in halves (3 = 1½), points as exact fractions. */

export function formatHalves(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

/** 139/19 → 7, `6/19`, `7.316`; a whole number has neither rest nor decimal (T13.1). */
export function formatPoints({ n, d }: { n: number; d: number }): { whole: number; rest: string; decimal: string } {
  const whole = Math.floor(n / d)
  const over = n - whole * d
  return { whole, rest: over === 0 ? '' : `${over}/${d}`, decimal: over === 0 ? '' : (n / d).toFixed(3) }
}
