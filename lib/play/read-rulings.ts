import { db } from '@/lib/db'
import type { FlagReason, RulingFate } from '@/lib/engine/rulesets/tiesha'
import type { GamePage } from './read-game'
import { type Measure, reportRulingsOf } from './report-rulings'

/** A ruling on a post, of the rules or (report-ins) beside them; public. */
export interface PostRuling {
  at: number
  reason: FlagReason
  verdict: 'upheld' | 'dismissed'
  note: string | null
  words: { original: number; quoted: number } | null
  /** Of posts that the rules know. */
  fate: RulingFate | null
  /** Of report-ins: what the host did, and when a new one is due. */
  measure: Measure | null
  until: number | null
}

/** The rulings on posts, oldest first: public. */
export async function readRulings(page: GamePage, ids: readonly string[]): Promise<Map<string, PostRuling[]>> {
  const rulings = new Map<string, PostRuling[]>()
  for (const { post, ...ruling } of page.view?.rulings ?? [])
    if (ids.includes(post))
      rulings.set(post, [...(rulings.get(post) ?? []), { ...ruling, fate: ruling.fate ?? null, ...NO_MEASURE }])
  const reports = await db().post.findMany({
    where: { id: { in: [...ids] }, kind: 'reportIn', thread: { gameId: page.game.id } },
    select: { id: true, data: true },
  })
  for (const { id, data } of reports)
    rulings.set(
      id,
      reportRulingsOf(data).map(({ key: _key, ...ruling }) => ({ ...ruling, fate: null })),
    )
  return rulings
}

const NO_MEASURE = { measure: null, until: null }
