import type { PublicCause } from '@/lib/engine/rulesets/tiesha/report-types'
import type { StrikeView } from '@/lib/engine/rulesets/tiesha/view-types'

/** A cause with the kill post or IOU behind it, where the kill thread shows one (never for a hired hunter's hit). */
export interface DrawnCause {
  cause: PublicCause
  strike: StrikeView | null
}

/**
 * Finds the strike behind each `post` cause of a seat. Only public facts are matched: round, target, guess, and the
 * author's code name where the author is named. Two strikes with the same target and guess are interchangeable, and so
 * are all on one target as long as nobody is told more than that it was hit.
 * @param codeOf the code name of a seat, as far as the reader knows it
 */
export function withStrikes(
  causes: readonly PublicCause[],
  seat: number,
  round: number,
  strikes: readonly StrikeView[],
  codeOf: (seat: number) => string | null,
): DrawnCause[] {
  const left = strikes.filter((s) => s.round === round && s.target === seat)
  left.sort((a, b) => Number(a.ruling?.void ?? false) - Number(b.ruling?.void ?? false)) // void ones match last
  const take = (fits: (s: StrikeView) => boolean): StrikeView | null => {
    const index = left.findIndex(fits)
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null)
  }
  const found = new Map<PublicCause, StrikeView | null>()
  const posts = causes.filter((c) => c.kind === 'post')
  // Named authors first: they leave no choice, the others take what remains.
  for (const cause of posts) {
    const code = cause.by === undefined ? null : codeOf(cause.by)
    if (code !== null)
      found.set(
        cause,
        take((s) => s.code === code),
      )
  }
  // Where guesses are told they tell the strikes apart; reduced causes (T10.1) take whatever is left.
  for (const cause of posts)
    if (!found.has(cause) && told(cause))
      found.set(
        cause,
        take((s) => s.guess === (cause.code ?? null)),
      )
  for (const cause of posts)
    if (!found.get(cause) && !told(cause))
      found.set(
        cause,
        take(() => true),
      )
  return causes.map((cause) => ({ cause, strike: found.get(cause) ?? null }))
}

const told = (cause: PublicCause): boolean => cause.guess !== undefined || cause.code !== undefined
