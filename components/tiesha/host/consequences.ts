import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { FACTION_OF, isScored, otherSide, type Role, type Side } from '@/lib/engine/rulesets/tiesha/roles'

/** A sentence of `host.after.<act>` in messages with its figures; sides and roles by their keys. */
export interface Consequence {
  key:
    | 'announced'
    | 'stays'
    | 'count'
    | 'out'
    | 'outUnknown'
    | 'claims'
    | 'debt'
    | 'ballot'
    | 'picks'
    | 'point'
    | 'pointIdle'
    | 'last'
    | 'living'
  count?: number
  role?: Role
  code?: string | null
  side?: Side
  before?: number
  after?: number
}

/** What a warning does: little, and it is kept (T11.7). */
export function afterWarning(view: TieshaView, seat: number): Consequence[] {
  const warnings = view.seats.find((one) => one.seat === seat)?.warnings ?? 0
  return [{ key: 'announced' }, { key: 'stays' }, { key: 'count', count: warnings + 1 }]
}

/**
 * What ruling this seat out does at once, as far as this viewer may know: what is published, what is dropped and what
 * stands (T5.4, T5.7, T8.4, T8.5), where the point goes (T13.2), whether the game ends (T16.1).
 * @param points false in a game that elimination decides (T16.2)
 */
export function afterRulingOut(view: TieshaView, seat: number, points: boolean): Consequence[] {
  const player = view.seats.find((one) => one.seat === seat)
  if (!player?.living) return []
  const result: Consequence[] = []
  result.push(player.role ? { key: 'out', role: player.role, code: player.code } : { key: 'outUnknown' })
  const mine = (view.host?.claims ?? []).filter((claim) => claim.seat === seat && claim.state === 'open')
  if (mine.length > 0) result.push({ key: 'claims' })
  if (view.host?.debts?.some((debt) => debt.seat === seat)) result.push({ key: 'debt' })
  const log = view.polls.filter((poll) => poll.open).flatMap((poll) => poll.log ?? [])
  const standing = log.filter((ballot) => !ballot.replaced)
  if (standing.some((ballot) => ballot.seat === seat)) result.push({ key: 'ballot' })
  const picks = standing.reduce(
    (sum, ballot) =>
      sum + (ballot.seat === seat ? 0 : ballot.picks.filter((pick) => pick.seat === seat && !pick.lost).length),
    0,
  )
  if (picks > 0) result.push({ key: 'picks', count: picks })

  const faction = player.faction ?? (player.role && FACTION_OF[player.role])
  if (points && player.role && isScored(player.role) && (faction === 'black' || faction === 'white'))
    result.push(player.activated ? { key: 'point', side: otherSide(faction) } : { key: 'pointIdle' })
  result.push({ key: 'living', before: view.living, after: view.living - 1 })
  if (faction === 'black' || faction === 'white') {
    const known = view.seats.filter((one) => one.living && one.seat !== seat)
    const factions = known.map((one) => one.faction ?? (one.role && FACTION_OF[one.role]))
    if (factions.every((one) => one !== null && one !== faction)) result.push({ key: 'last', side: faction })
  }
  return result
}

/** Seats that the host ruled out in the running round and may still take back (T11.7). */
export function undoableSeats(view: TieshaView): number[] {
  if (view.status === 'finished') return []
  const last = new Map<number, string>()
  for (const act of view.host?.log ?? [])
    if (act.seat !== undefined && (act.do === 'ruleOut' || act.do === 'undoRuleOut')) last.set(act.seat, act.do)
  return view.seats
    .filter((one) => !one.living && one.out?.round === view.round && last.get(one.seat) === 'ruleOut')
    .map((one) => one.seat)
}
