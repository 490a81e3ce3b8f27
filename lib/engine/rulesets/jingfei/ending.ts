import type { EndReason, Winner } from './report-types'
import { livingSeats, type State } from './state'
import type { Turn } from './turn'

/** G9: who has won, and when nobody will. */

/** G9.1: the first that fits, in this order; null while all three live. */
function endReason(state: State): EndReason | null {
  const roles = new Set(livingSeats(state).map((seat) => seat.role))
  if (!roles.has('killer')) return 'killersOut'
  if (!roles.has('police')) return 'policeOut'
  return roles.has('civilian') ? null : 'civiliansOut'
}

const WINNER_BY: Readonly<Partial<Record<EndReason, Winner>>> = {
  killersOut: 'police',
  policeOut: 'killers',
  civiliansOut: 'draw',
  tied: 'draw',
  stalled: 'draw',
}

export function endGame(turn: Turn, reason: EndReason, winner: Winner | null = WINNER_BY[reason] ?? null): void {
  turn.emit({ type: 'gameEnded', at: turn.at, reason, winner })
}

/** After each single death or ruling-out; what goes on then ends unsettled. True if the game is over. */
export function endIfOver(turn: Turn): boolean {
  const reason = endReason(turn.state)
  if (reason) endGame(turn, reason)
  return reason !== null
}

/** G9.2. */
const QUIET_ROUNDS = 3

/** At the end of a day: whether nobody went out in the last three rounds. */
export function isStalled({ outs, round }: State): boolean {
  const last = outs.reduce((latest, out) => Math.max(latest, out?.round ?? 0), 0)
  return round - last >= QUIET_ROUNDS
}
