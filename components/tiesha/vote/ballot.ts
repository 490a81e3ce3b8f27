import type { BallotView } from '@/lib/engine/rulesets/tiesha/view-types'

/** A pick as a ballot names it; `code` is the guess (T8.6). */
export interface Pick {
  seat: number
  code?: string
}

/** What a toggle answers: the new picks, or `full` when the ballot names as many as it may. */
export type Toggled = { picks: readonly Pick[]; full: false } | { full: true }

/** Picks a seat, or takes its pick back. With one pick allowed, a second choice replaces the first. */
export function togglePick(picks: readonly Pick[], seat: number, most: number): Toggled {
  if (picks.some((p) => p.seat === seat)) return { picks: picks.filter((p) => p.seat !== seat), full: false }
  if (most === 1) return { picks: [{ seat }], full: false }
  return picks.length >= most ? { full: true } : { picks: [...picks, { seat }], full: false }
}

/** The guess for a picked seat; '' takes it back. */
export function guessCode(picks: readonly Pick[], seat: number, code: string): Pick[] {
  return picks.map((p) => (p.seat === seat ? (code ? { seat, code } : { seat }) : p))
}

/** What can still be cast of some picks, in their order: seats that stand, codes that may be guessed. */
export function castable(picks: readonly Pick[], candidates: readonly number[], codes: readonly string[]): Pick[] {
  return picks
    .filter((p) => candidates.includes(p.seat))
    .map(({ seat, code }) => (code !== undefined && codes.includes(code) ? { seat, code } : { seat }))
}

/** The picks of a cast ballot that still count: lost ones are gone for good (T8.5). */
export function standingPicks(ballot: BallotView['picks']): Pick[] {
  return ballot.filter((p) => !p.lost).map(({ seat, code }) => (code === undefined ? { seat } : { seat, code }))
}

/** Whether two ballots say the same: seats, order and guesses. */
export function samePicks(a: readonly Pick[], b: readonly Pick[]): boolean {
  return a.length === b.length && a.every((p, i) => p.seat === b[i]?.seat && p.code === b[i]?.code)
}

export interface BallotChange {
  seat: number
  /** Half votes more or fewer: ±2 for a whole vote. */
  halves: number
}

/**
 * What a new ballot changes against the one in force (null: none): losers first, then gainers, each in ballot order.
 * A seat on both changes nothing.
 */
export function ballotChanges(before: readonly Pick[] | null, after: readonly Pick[], halves: number): BallotChange[] {
  const old = (before ?? []).map((p) => p.seat)
  const fresh = after.map((p) => p.seat)
  return [
    ...old.filter((seat) => !fresh.includes(seat)).map((seat) => ({ seat, halves: -halves })),
    ...fresh.filter((seat) => !old.includes(seat)).map((seat) => ({ seat, halves })),
  ]
}
