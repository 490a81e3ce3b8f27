import type { VoteTotal } from '@/lib/engine/rulesets/tiesha/report-types'
import type { PollView } from '@/lib/engine/rulesets/tiesha/view-types'

export type Standing = 'out' | 'tied' | 'below'

/** Where a candidate stands now (T8.9); `below` also where that is not told. */
export function standingOf(seat: number, standing: PollView['standing']): Standing {
  if (standing?.out.includes(seat)) return 'out'
  return standing?.tied.includes(seat) ? 'tied' : 'below'
}

/** Totals from most to least; equal ones as they came. */
export function ranked(totals: readonly VoteTotal[]): VoteTotal[] {
  return totals.filter((t) => t.halves > 0).sort((a, b) => b.halves - a.halves)
}

/** Where the two cuts lie: after how many rows. 0: no such line. */
export interface Cuts {
  out: number
  tied: number
}

/** The cuts of rows in this order; null if the order does not part them: those out first, then those tied. */
export function cutsOf(standings: readonly Standing[]): Cuts | null {
  const out = standings.filter((s) => s === 'out').length
  const tied = standings.filter((s) => s === 'tied').length
  const parted = standings.every((s, i) => s === (i < out ? 'out' : i < out + tied ? 'tied' : 'below'))
  return parted ? { out, tied: tied === 0 ? 0 : out + tied } : null
}
