import type { CauseKind, PublicCause, SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import type { Role } from '@/lib/engine/rulesets/tiesha/roles'

/** How the outs of a round are summed up; every seat counts once, by the first of its causes. */
export type FateKind = 'post' | 'firework' | 'suicide' | 'vote' | 'carried' | 'ruledOut'
const FATES: readonly FateKind[] = ['post', 'firework', 'suicide', 'vote', 'carried', 'ruledOut']
const fateOf = (kind: CauseKind): FateKind => (kind === 'abandoned' ? 'suicide' : kind)

export function countFates(seats: readonly { causes: readonly PublicCause[] }[]): { kind: FateKind; count: number }[] {
  const counts = new Map<FateKind, number>()
  for (const { causes } of seats) {
    const first = causes[0]
    if (first) counts.set(fateOf(first.kind), (counts.get(fateOf(first.kind)) ?? 0) + 1)
  }
  return FATES.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
}

/** The votes in halves that sent a seat out: of the main vote, and of the overtime if there was one; null: not shown. */
export function votesAgainst(
  seat: number,
  votes: readonly SettledVote[],
): { main: number | null; over: number | null } {
  const halves = (stage: SettledVote['stage']) =>
    votes.find((v) => v.stage === stage && v.totals?.some((t) => t.seat === seat))?.totals?.find((t) => t.seat === seat)
      ?.halves ?? null
  const inOvertime = votes.some((v) => v.stage === 'overtime' && v.out.includes(seat))
  return { main: halves('main'), over: inOvertime ? halves('overtime') : null }
}

/** Bombs that took their author along (T6.1). A flying bomb's own death explodes nothing (T15.4). */
export function exploded(seats: readonly { causes: readonly PublicCause[]; role?: Role }[]): Set<number> {
  return new Set(
    seats
      .filter((s) => s.role !== 'flyingBomb')
      .flatMap((s) => s.causes.flatMap((c) => (c.kind === 'firework' && c.by !== undefined ? [c.by] : []))),
  )
}
