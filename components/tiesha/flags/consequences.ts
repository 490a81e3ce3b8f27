import type { EndReason, Winner } from '@/lib/engine/rulesets/tiesha/report-types'
import type { Role, Side } from '@/lib/engine/rulesets/tiesha/roles'
import type { Foretold } from '@/lib/play/read-flags'

/** A sentence of `flags.after.<key>` in messages with its figures; seats by number, sides and roles by their keys. */
export interface RulingLine {
  key:
    | 'announced'
    | 'asBefore'
    | 'settles'
    | 'out'
    | 'outBlind'
    | 'authorWasOut'
    | 'authorStays'
    | 'void'
    | 'revived'
    | 'owe'
    | 'otherCause'
    | 'resultOut'
    | 'published'
    | 'unhit'
    | 'notYet'
    | 'stands'
    | 'noTarget'
    | 'spared'
    | 'struck'
    | 'claims'
    | 'debts'
    | 'ballots'
    | 'picks'
    | 'vote'
    | 'pointTo'
    | 'pointBack'
    | 'pointGone'
    | 'living'
    | 'livingSame'
    | 'ends'
  seats?: readonly number[]
  role?: Role
  code?: string | null
  side?: Side
  /** Epoch milliseconds. */
  time?: number
  round?: number
  count?: number
  before?: number
  after?: number
  stage?: 'main' | 'overtime'
  house?: number
  out?: readonly number[]
  tied?: readonly number[]
  reason?: EndReason
  winner?: Winner | null
}

/**
 * What a ruling would do, in the order in which a host wants to know it: the author, the post and its target, what else
 * falls away, points, who is left.
 * @param post its round and target; null for rescue and sapper posts
 * @param flags how many flags the ruling settles
 * @param houses 1, or 2 where votes are told apart
 */
export function linesOf(
  { kind, foreseen }: Pick<Foretold, 'kind' | 'foreseen'>,
  { post, flags, houses }: { post: { round: number; target: number } | null; flags: number; houses: number },
): RulingLine[] {
  const lines: RulingLine[] = [{ key: 'announced' }]
  if (kind === 'dismissed') lines.push({ key: 'asBefore' })
  else lines.push(...authorLines(kind, foreseen), ...targetLines(foreseen, post), ...followingLines(foreseen, houses))
  if (flags > 0) lines.push({ key: 'settles', count: flags })
  return lines
}

function authorLines(kind: 'out' | 'void' | 'short', { hidden }: Foretold['foreseen']): RulingLine[] {
  if (!hidden) return [{ key: kind === 'void' ? 'authorStays' : 'outBlind' }]
  if (hidden.authorWasOut) return [{ key: 'authorWasOut' }]
  if (kind === 'void') return [{ key: 'authorStays' }]
  return hidden.out.map(({ seat, role, code }) => ({ key: 'out', seats: [seat], role, code }))
}

function targetLines(foreseen: Foretold['foreseen'], post: { round: number; target: number } | null): RulingLine[] {
  const { fate, revived, owe, hidden } = foreseen
  const lines: RulingLine[] = foreseen.void && fate !== 'notYet' ? [{ key: 'void' }] : []
  if (fate) lines.push({ key: fate, ...(post && { seats: [post.target], round: post.round }) })
  if (owe !== null) lines.push({ key: 'owe', seats: revived, time: owe })
  const { spared = [], struck = [] } = hidden?.night ?? {}
  if (spared.length > 0) lines.push({ key: 'spared', seats: spared })
  if (struck.length > 0) lines.push({ key: 'struck', seats: struck })
  return lines
}

function followingLines({ hidden }: Foretold['foreseen'], houses: number): RulingLine[] {
  if (!hidden) return []
  const lines: RulingLine[] = []
  for (const key of ['claims', 'debts', 'ballots'] as const)
    if (hidden[key].length > 0) lines.push({ key, seats: hidden[key] })
  if (hidden.picks > 0) lines.push({ key: 'picks', count: hidden.picks })
  for (const { stage, house, after } of hidden.ends ? [] : hidden.votes)
    lines.push({ key: 'vote', stage, house: houses > 1 ? house : 0, out: after.out, tied: after.tied })
  for (const { seat, code, after, lives } of hidden.points) {
    const named = { seats: [seat], code }
    if (after === 'none') lines.push({ key: 'pointGone', ...named })
    else lines.push({ key: lives ? 'pointBack' : 'pointTo', side: after, ...named })
  }
  const { before, after } = hidden.living
  lines.push(before === after ? { key: 'livingSame', after } : { key: 'living', before, after })
  if (hidden.ends) lines.push({ key: 'ends', ...hidden.ends })
  return lines
}
