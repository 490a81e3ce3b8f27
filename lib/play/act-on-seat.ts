import { type Act, type ActResult, act } from './act'
import { refuseUnseen, type Unseen } from './host-seen'
import type { AnyGamePage } from './read-game'
import { namesToKeep } from './read-report-state'
import { type Outcome, refuse } from './refusal'
import { nameSaid } from './ruling-reason'

interface OnSeat {
  command: Act['command'] & { do: 'warn' | 'ruleOut' | 'undoRuleOut'; seat: number }
  /** The public reason as the host typed it. */
  reason: string
  /** Idempotency key. */
  key: string
}

/**
 * The main host or an assistant warns a seat, rules it out or takes that back (T11.7), unless another host has meanwhile
 * done something to it. The public reason must not name an account of the game: it would unmask a seat (T17.1).
 */
export async function actOnSeat(
  page: AnyGamePage,
  userId: string,
  { command, reason, key }: OnSeat,
  unseen: Unseen,
): Promise<Outcome<ActResult>> {
  const name = nameSaid(reason, await namesToKeep(page), page.view?.seats.map((seat) => seat.alias) ?? [])
  if (name !== null) return refuse('NAMES_ACCOUNT', { name })
  return act({
    gameId: page.game.id,
    userId,
    key,
    command,
    check: (tx, { game, state }) => refuseUnseen(tx, game, state, unseen),
  })
}
