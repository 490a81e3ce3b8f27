import { bombsAreSpent } from './bombs'
import { owedIous, voteInstant } from './clock'
import type { Command } from './commands'
import { accept, refuse, type TieshaDecision } from './refusals'
import { mayPost, otherSide, type Side } from './roles'
import { deathIsPublished, hasTrait, isLiving, livingSeats, playerOf, type Seat, type State } from './state'
import { beginTurn, type Turn } from './turn'

/** One more day for the round's vote while an IOU hangs (T12). */

type Of<Name extends Command['do']> = Extract<Command, { do: Name }>

/** T12.2: the role of every sword has been published as out, so that the rangers' word counts. */
export function rangersDecide(state: State): boolean {
  return state.setup.seats.every((seat) => seat.role !== 'sword' || deathIsPublished(playerOf(state, seat.seat)))
}

/** A full-vote ranger: the hidden bomb counts as one throughout, an open bomb once its time is over (T6.3). */
export function isFullRanger(state: State, seat: Seat): boolean {
  if (hasTrait(seat, 'halfVote')) return false
  return seat.role === 'ranger' || seat.role === 'hiddenBomb' || (seat.role === 'openBomb' && bombsAreSpent(state))
}

export const fullRangers = (state: State): Seat[] => livingSeats(state).filter((seat) => isFullRanger(state, seat))

/** For which side a seat may ask, and whether it asks as one of the rangers of T12.2; null: it may not. */
export function askerOf(state: State, seat: Seat): { side: Side; ranger: boolean } | null {
  const { faction } = playerOf(state, seat.seat)
  if (mayPost(seat.role)) {
    if (faction === 'black') return isLiving(state, seat.seat) ? { side: 'black', ranger: false } : null
    return seat.role === 'sword' ? { side: 'white', ranger: false } : null
  }
  return isFullRanger(state, seat) && rangersDecide(state) ? { side: 'white', ranger: true } : null
}

/** T12.1: an IOU of the other side hangs unfilled, not yet due, its author's death unpublished. */
export function iouHangsAgainst(state: State, side: Side): boolean {
  return owedIous(state).some((strike) => playerOf(state, strike.seat).faction === otherSide(side))
}

export function decideRequest(state: State, seat: Seat, at: number): TieshaDecision {
  if (!isLiving(state, seat.seat) && seat.role !== 'sword') return refuse('NOT_LIVING')
  const asker = askerOf(state, seat)
  if (!asker) return refuse('NOT_YOUR_COMMAND')
  if (state.phase !== 'day') return refuse('WRONG_PHASE')
  const { extension } = state
  if (extension.granted) return refuse('ALREADY_RULED')
  const { side, ranger } = asker
  if (!iouHangsAgainst(state, side)) return refuse('NO_IOU')
  const asked = ranger
    ? extension.words.some((word) => word.seat === seat.seat && word.asked)
    : extension.standing[side]
  if (asked) return refuse('ALREADY_CLAIMED')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'extensionRequested', at, seat: seat.seat, side, ranger, stands: !ranger })
  if (ranger) testUnanimity(turn)
  return { accepted: true, events: turn.events }
}

export function decideVeto(state: State, seat: Seat, command: Of<'vetoExtension'>, at: number): TieshaDecision {
  if (!isLiving(state, seat.seat)) return refuse('NOT_LIVING')
  if (!isFullRanger(state, seat) || !rangersDecide(state)) return refuse('NOT_YOUR_COMMAND')
  if (state.phase !== 'day') return refuse('WRONG_PHASE')
  if (state.extension.granted) return refuse('ALREADY_RULED')
  if (!state.extension.standing.white) return refuse('NO_REQUEST')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'extensionSaid', at, seat: seat.seat, say: command.say })
  testUnanimity(turn)
  return { accepted: true, events: turn.events }
}

/**
 * T12.2: whether the rangers of one mind change white's request, tested at each word and whenever one of them goes out.
 * All of them no: it falls. All of them having asked: it stands.
 */
export function testUnanimity(turn: Turn): void {
  const { state, at } = turn
  const { extension } = state
  if (state.phase !== 'day' || extension.granted || extension.words.length === 0 || !rangersDecide(state)) return
  const rangers = fullRangers(state)
  if (rangers.length === 0) return
  const words = rangers.map((seat) => extension.words.find((word) => word.seat === seat.seat))
  if (extension.standing.white) {
    if (words.every((word) => word?.say === 'no')) turn.emit({ type: 'extensionDecided', at, stands: false })
  } else if (words.every((word) => word?.asked)) turn.emit({ type: 'extensionDecided', at, stands: true })
}

/** One answer for all standing requests; a grant moves this round's vote close one calendar day, once (T12.1). */
export function decideRuleExtension(state: State, command: Of<'ruleExtension'>, at: number): TieshaDecision {
  if (state.phase !== 'day') return refuse('WRONG_PHASE')
  const { extension, clock, setup } = state
  if (extension.granted) return refuse('ALREADY_RULED')
  if (!extension.standing.black && !extension.standing.white) return refuse('NO_REQUEST')
  const granted = command.grant
  const voteDay = clock.voteDay + (granted ? 1 : 0)
  const voteCloses = granted ? voteInstant(setup, voteDay) : clock.voteCloses
  return accept({ type: 'extensionRuled', at, granted, note: command.note ?? null, voteDay, voteCloses })
}
