import type { Config } from '@/lib/engine/rulesets/tiesha/config'
import { FACTION_OF, type Faction } from '@/lib/engine/rulesets/tiesha/roles'
import type { StrikeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'

/** How an IOU stands: `open` until it is due, then filled or not; null for other strikes. */
export function iouState(view: TieshaView, strike: StrikeView): 'open' | 'filled' | 'missed' | null {
  if (strike.kind !== 'iou') return null
  if (strike.filledAt !== null) return 'filled'
  const hungTonight = view.phase === 'posting' && view.round === strike.round
  return strike.due !== null || hungTonight ? 'open' : 'missed'
}

/** Whether a kill's guess was right, as far as the result post of its round has told; null: it has not yet, or never will. */
export function guessOutcome(view: TieshaView, strike: StrikeView): 'right' | 'wrong' | null {
  if (strike.guess === null || strike.ruling?.void) return null
  if (!view.rounds.find((round) => round.round === strike.round)?.result) return null
  const target = view.seats.find((seat) => seat.seat === strike.target)
  if (!target?.published || target.out?.round !== strike.round) return null
  return target.code === strike.guess ? 'right' : 'wrong'
}

/**
 * The side that a code name was dealt to, as the public table of codes tells (T1.2); null where it cannot tell: roles
 * given by hand, or seats that may change sides (T15.8).
 */
export function sideOfCode(
  config: { roles: Config['roles'] | null; traits: Config['traits'] },
  code: string,
): Faction | null {
  if (config.traits?.some(({ trait }) => typeof trait === 'object')) return null
  const row = config.roles?.find(({ codes }) => codes.includes(code))
  return row ? FACTION_OF[row.role] : null
}
