import type { Tx } from '@/lib/db'
import { type Act, type ActResult, act } from './act'
import { type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'

/** A form that was drawn in another round, and comes late, is stale: it would say something else now than it said then. */
export const inRound =
  (round: number): NonNullable<Act['check']> =>
  async (_tx: Tx, { game, state }) => {
    if (rulesetOf(game.ruleset).summary(state).round !== round) throw new Refused({ code: 'STALE' })
  }

/** {@link act}, if the game is still in the round in which the form was drawn. */
export function actInRound(request: Omit<Act, 'check'> & { round: number }): Promise<Outcome<ActResult>> {
  const { round, ...sent } = request
  return act({ ...sent, check: inRound(round) })
}
