import { type Act, type ActResult, act } from './act'
import { type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'

/** A seat's command from a form that was drawn for one moment of the game, and is stale in any other. */
interface SeatAct {
  gameId: string
  userId: string
  /** Of the form as drawn; what is said on it makes another command of it. */
  key: string
  command: Act['command']
  /** The moment that the form was drawn for, as the public view names it. */
  drawn: { round: number; phase?: string; stage?: string | null }
  /** The refusal of a stale form. */
  stale: string
}

/**
 * Does a seat's command unless the game has moved on since its form was drawn: a vote for the first stage never slips into
 * the second, a 过 for one row never ends a turn of the next.
 */
export function seatAct({ gameId, userId, key, command, drawn, stale }: SeatAct): Promise<Outcome<ActResult>> {
  return act({
    gameId,
    userId,
    key: `${key}:${JSON.stringify(command)}`,
    command,
    check: async (_tx, { game, state }) => {
      const now = rulesetOf(game.ruleset).view(state, { kind: 'public' }) as Record<string, unknown>
      const moved = Object.entries(drawn).some(([name, value]) => value !== undefined && now[name] !== value)
      if (moved) throw new Refused({ code: stale })
    },
  })
}
