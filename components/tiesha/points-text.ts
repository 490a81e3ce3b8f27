import { formatPoints } from '@/components/game/figures'

/** Points in running text: `7 6/19`, `6/19`, `3` (T13.1). */
export function pointsText(points: { n: number; d: number }): string {
  const { whole, rest } = formatPoints(points)
  return rest === '' ? String(whole) : whole === 0 ? rest : `${whole} ${rest}`
}
