import { type Ballot, ballotOf, hasLostPicks, latestBallots, type Poll, pickFault } from '../../ballot'
import { OWN_SECOND, proxyLimit } from './clock'
import type { Command } from './commands'
import { accept, refuse, type TieshaDecision } from './refusals'
import { isScored } from './roles'
import { deathIsPublished, hasTrait, isLiving, playerOf, type Seat, type State, seatOf, votingHouse } from './state'

/** Ballots (T8, T9.1, T15.6): who may cast which, and what a ballot weighs. */

type Of<Name extends Command['do']> = Extract<Command, { do: Name }>

/** The poll that is open for a seat now, or undefined. */
export function openPollOf(state: State, seat: Seat): Poll | undefined {
  const house = votingHouse(state, seat)
  return state.polls.find((poll) => poll.open && poll.house === house)
}

/** T15.6: with the setting, a seat out by a post in this round may still cast a half ballot in its main vote. */
export function isShade(state: State, seat: Seat): boolean {
  if (!state.setup.config.postKilledHalfVote) return false
  const { out } = playerOf(state, seat.seat)
  return out !== null && out.round === state.round && out.causes.some((cause) => cause.kind === 'post')
}

/** A ballot's weight in halves at this moment; 0 if it is not in force (T8.4, T15.6). */
export function weightOf(state: State, ballot: Ballot): number {
  const seat = seatOf(state, ballot.seat)
  if (ballot.shade) return isShade(state, seat) ? 1 : 0
  if (playerOf(state, ballot.seat).out) return 0
  return hasTrait(seat, 'halfVote') ? 1 : 2
}

/** T8.6: whether a pick may carry this code now. */
function isGuessable(state: State, code: string): boolean {
  if (!state.guessesOpen) return false
  const seat = state.setup.seats.find((entry) => entry.code !== null && entry.code === code)
  return seat !== undefined && isCallable(state, seat)
}

/** Scored black seats (all scored seats where seats can turn), except those whose death has been published. */
export function isCallable(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat.seat)
  if (!isScored(seat.role) || deathIsPublished(player)) return false
  return player.faction === 'black' || hasTurncoats(state)
}

const hasTurncoats = (state: State): boolean =>
  state.setup.seats.some((seat) => seat.traits.some((trait) => typeof trait === 'object'))

export function decideVote(state: State, seat: Seat, command: Of<'vote'>, at: number): TieshaDecision {
  const living = isLiving(state, seat.seat)
  const shade = !living && state.phase === 'day' && isShade(state, seat)
  if (!living && !shade) return refuse('NOT_LIVING')
  const poll = openPollOf(state, seat)
  if (!poll) return refuse('BALLOT_CLOSED')
  const { picks } = command
  return (
    ballotFault(state, poll, seat, picks, shade) ?? accept({ type: 'ballotCast', at, seat: seat.seat, picks, shade })
  )
}

/** T8.10: the host enters a ballot that a seat asked for in time; main vote only. */
export function decideProxyVote(state: State, command: Of<'proxyVote'>, at: number): TieshaDecision {
  const seat = seatOf(state, command.for)
  const poll = state.phase === 'day' ? openPollOf(state, seat) : undefined
  if (!poll) return refuse('BALLOT_CLOSED')
  const living = isLiving(state, seat.seat)
  const shade = !living && isShade(state, seat)
  if (!living && !shade) return refuse('NOT_LIVING')
  const { requestedAt, picks } = command
  const limit = proxyLimit(state)
  if (requestedAt >= limit + OWN_SECOND || requestedAt > at) return refuse('PROXY_TOO_LATE', { limit })
  const note = command.note ?? null
  return (
    ballotFault(state, poll, seat, picks, shade) ??
    accept({ type: 'proxyCast', at, seat: seat.seat, picks, shade, requestedAt, note })
  )
}

/** Why a ballot that comes in time is refused, or null. */
function ballotFault(
  state: State,
  poll: Poll,
  seat: Seat,
  picks: Of<'vote'>['picks'],
  shade: boolean,
): TieshaDecision | null {
  if (!state.setup.config.revote) {
    const earlier = ballotOf(poll, seat.seat)
    if (earlier && earlier.shade === shade && !hasLostPicks(earlier)) return refuse('BALLOT_FINAL')
  }
  const fault = pickFault(poll, picks, (candidate) => isCandidate(state, poll, candidate))
  if (fault) return refuse(fault, fault === 'TOO_MANY_PICKS' ? { picks: poll.picks } : undefined)
  for (const pick of picks)
    if (pick.code !== undefined && !isGuessable(state, pick.code)) return refuse('BAD_CODE', { code: pick.code })
  return null
}

/** A living seat of the poll's house; whether it is among the tied ones is the poll's own business. */
function isCandidate(state: State, poll: Poll, candidate: number): boolean {
  return isLiving(state, candidate) && votingHouse(state, seatOf(state, candidate)) === poll.house
}

/** Living seats of a house, who all owe a vote (T8.1). */
export function voters(state: State, house: number): Seat[] {
  return state.setup.seats.filter((seat, i) => state.players[i]?.out === null && votingHouse(state, seat) === house)
}

/** Living seats of a poll's house without a ballot in force, ascending; one emptied by T8.5 is a ballot still. */
export function missingVoters(state: State, poll: Poll): number[] {
  const voted = new Set<number>()
  for (const ballot of latestBallots(poll)) if (!ballot.shade) voted.add(ballot.seat)
  return voters(state, poll.house)
    .map((seat) => seat.seat)
    .filter((seat) => !voted.has(seat))
}

/** T4.4: a vote sends out at most one fewer than the living seats with a ballot in force, so that it never empties the game. */
export function placesOf(state: State, poll: Poll, missing: number = missingVoters(state, poll).length): number {
  if (poll.stage === 'overtime') return poll.places
  const voted = voters(state, poll.house).length - missing
  return Math.max(0, Math.min(poll.places, voted - 1))
}
