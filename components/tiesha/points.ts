import type { Force, PublicCause, ResultSeat } from '@/lib/engine/rulesets/tiesha/report-types'
import { type Faction, otherSide, type Side } from '@/lib/engine/rulesets/tiesha/roles'

/** One unit of force, from one cause (T13.2). `spent`: cancelled against one of the other side (T13.3). */
export interface ForceLine {
  cause: PublicCause
  side: Side
  spent: boolean
}

/** Where a scored seat's point went, and why (T13.3, T13.5). */
export type PointReason = 'won' | 'cancelled' | 'notActivated' | 'noForce'

/** The side to which a cause gives force by T13.2; null where it depends on facts the reader does not have. */
export function sideOf(cause: PublicCause, victim: Faction, friendly: boolean | null): Side | null {
  if (victim === 'neutral') return null
  const other = otherSide(victim)
  switch (cause.kind) {
    case 'abandoned':
    case 'suicide':
    case 'firework':
    case 'ruledOut':
      return other
    case 'vote':
      return victim === 'white' || cause.guess !== 'right' ? 'black' : 'white'
    case 'post':
    case 'carried':
      if (cause.guess === 'right') return other
      return friendly === null ? null : friendly ? other : victim
  }
}

/**
 * The forces of a settled seat, cause by cause, agreeing with the sums of the result post; null if the post tells only
 * where the point went (T13.5), or the causes cannot be told apart.
 * @param friendly whether a kill or a carrying off came from the victim's own side (or, carried off by a fixed rule,
 *   counts like that); null: unknown to the reader, then the sums decide
 */
export function forceLines(
  seat: Pick<ResultSeat, 'causes' | 'faction' | 'force' | 'scored'>,
  friendly: (cause: PublicCause) => boolean | null,
): ForceLine[] | null {
  const { force } = seat
  if (!force || !seat.scored || seat.faction === 'neutral') return null
  const sides = seat.causes.map((cause) => sideOf(cause, seat.faction, friendly(cause)))
  const open = { ...force }
  for (const side of sides) if (side) open[side]--
  if (open.black < 0 || open.white < 0 || open.black + open.white !== sides.filter((s) => s === null).length)
    return null
  const cancelled = Math.min(force.black, force.white)
  const spent = { black: 0, white: 0 }
  return seat.causes.map((cause, i) => {
    const side = sides[i] ?? (open.black > 0 ? 'black' : 'white')
    if (!sides[i]) open[side]--
    return { cause, side, spent: ++spent[side] <= cancelled }
  })
}

/** What is left after unit has cancelled unit; null: nothing, on either side. */
export function remainder({ black, white }: Force): { side: Side; units: number } | null {
  if (black === white) return null
  return black > white ? { side: 'black', units: black - white } : { side: 'white', units: white - black }
}

/** Why the point went where it went. */
export function pointReason(seat: Pick<ResultSeat, 'force' | 'point' | 'activated'>): PointReason {
  if (seat.point !== 'none') return 'won'
  if (!seat.activated) return 'notActivated'
  return seat.force && seat.force.black > 0 && seat.force.black === seat.force.white ? 'cancelled' : 'noForce'
}
