import type { Field } from './field'

/**
 * The golden rule (J6.3, J6.3a), the one total order of effects that contradict each other, that is, which cannot both
 * hold of the same number, place, target or death:
 *
 * 1. character skill > public skill > treasure or medicine > state > basic rule;
 * 2. among character skills the one that costs more MP; a passive costs 0;
 * 3. equal: initiative (J6.0), the draw at the start of the settlement, the earlier first.
 *
 * Failure > death > victory is the order of the stages themselves: (7) before (9) before (11), and nobody alive is judged
 * before anything won (J11.2a). Effects that merely add up contradict nothing and all hold.
 */
const TIERS = ['characterSkill', 'publicSkill', 'treasure', 'state', 'basicRule'] as const
type Tier = (typeof TIERS)[number]

export interface Claim {
  tier: Tier
  /** MP; of character skills alone it counts. */
  cost: number
  /** The seat whose skill or treasure it is. */
  by: number
}

/** Negative: `a` prevails over `b`. */
export function compareClaims(field: Pick<Field, 'order'>, a: Claim, b: Claim): number {
  const tier = TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier)
  if (tier !== 0) return tier
  if (a.tier === 'characterSkill' && a.cost !== b.cost) return b.cost - a.cost
  return field.order.indexOf(a.by) - field.order.indexOf(b.by)
}

/** The claim that prevails over all others; null of none. */
export function strongest<C extends Claim>(field: Pick<Field, 'order'>, claims: readonly C[]): C | null {
  let best: C | null = null
  for (const claim of claims) if (best === null || compareClaims(field, claim, best) < 0) best = claim
  return best
}
