import type { Act } from './act'
import { Refused } from './refusal'
import { rulesetOf } from './rulesets'

/** The moment of a game that a form was drawn for, as the public view names it. */
interface Moment {
  round: number
  phase?: string
  stage?: string | null
}

/**
 * A check for `act`: a form is refused once the game has moved on from the moment it was drawn for, for it would say
 * something else now. A vote of the first stage never slips into the second, a 过 of one row never ends a turn of the next.
 */
export const drawnFor =
  (moment: Moment, stale = 'STALE'): NonNullable<Act['check']> =>
  async (_tx, { game, state }) => {
    const now = rulesetOf(game.ruleset).view(state, { kind: 'public' }) as Record<string, unknown>
    const moved = Object.entries(moment).some(([name, value]) => value !== undefined && now[name] !== value)
    if (moved) throw new Refused({ code: stale })
  }
