import { dropPicks } from '../../ballot'
import type { Event } from './events'
import type { Group } from './roles'
import {
  type Cause,
  type Claim,
  indexOf,
  type OutFact,
  type Player,
  playerOf,
  type RulingMark,
  type State,
  type Strike,
  seatOf,
} from './state'
import { outWith, playerWith, stateWith } from './with'

/** Steps that several events share: seats go out, live again, are published; a ruling marks its post. */

/** The order in which causes are listed (transcript.md). */
export const CAUSE_ORDER: readonly Cause['kind'][] = [
  'abandoned',
  'post',
  'firework',
  'suicide',
  'vote',
  'carried',
  'ruledOut',
]

const by = (cause: Cause): number => ('by' in cause ? cause.by : 0)

function sortCauses(causes: readonly Cause[]): Cause[] {
  return [...causes].sort((a, b) => CAUSE_ORDER.indexOf(a.kind) - CAUSE_ORDER.indexOf(b.kind) || by(a) - by(b))
}

/**
 * Seats go out (or get further causes), those that an immunity kept spend it. What they held in the open round goes with
 * them: open claims (T5.4) and the picks that name them in open polls (T8.5).
 */
export function applyOuts(state: State, at: number, outs: readonly OutFact[], survived: readonly number[] = []): State {
  if (outs.length === 0 && survived.length === 0) return state
  const players = [...state.players]
  for (const fact of outs) {
    const index = indexOf(state, fact.seat)
    const player = players[index]
    if (!player) continue
    const out = player.out
      ? outWith(player.out, { causes: sortCauses([...player.out.causes, ...fact.causes]) })
      : { round: state.round, at, causes: sortCauses(fact.causes), force: null, point: null }
    players[index] = playerWith(player, { out, published: player.published || fact.publish })
  }
  for (const seat of survived) {
    const index = indexOf(state, seat)
    const player = players[index]
    if (player) players[index] = playerWith(player, { immunitySpent: true })
  }
  const gone = outs.map((fact) => fact.seat)
  return stateWith(state, {
    players,
    survived: survived.length > 0 ? [...state.survived, ...survived] : state.survived,
    claims: state.claims.filter((claim) => !gone.includes(claim.seat)),
    polls: gone.length > 0 ? state.polls.map((poll) => (poll.open ? dropPicks(poll, gone) : poll)) : state.polls,
  })
}

/** Seats live again (T11.5, T11.7); role and code name stay published if they were. */
export function reviveSeats(state: State, seats: readonly number[]): State {
  if (seats.length === 0) return state
  const players = [...state.players]
  for (const seat of seats) {
    const index = indexOf(state, seat)
    const player = players[index]
    if (player) players[index] = playerWith(player, { out: null })
  }
  return stateWith(state, { players })
}

export function publishSeats(state: State, seats: readonly number[]): Player[] {
  return state.players.map((player, i) =>
    seats.includes(state.setup.seats[i]?.seat ?? 0) ? playerWith(player, { published: true }) : player,
  )
}

export function removeClaim(claims: readonly Claim[], of: { seat: number; group: Group }): Claim[] {
  return claims.filter((claim) => claim.seat !== of.seat || claim.group !== of.group)
}

/** The oldest debt of a seat that can still be filled (T5.7). */
export function oldestDebt(state: State, seat: number): Strike | undefined {
  return state.strikes.find(
    (strike) => strike.seat === seat && strike.kind === 'iou' && strike.post === null && !strike.closed,
  )
}

export function applyFilled(state: State, event: Extract<Event, { type: 'iouFilled' }>): Strike[] {
  const debt = oldestDebt(state, event.seat)
  return state.strikes.map((strike) =>
    strike === debt ? { ...strike, post: event.post, words: event.words, filledAt: event.at } : strike,
  )
}

/** A ruling is entered: its post is marked, its author goes out, its target may live again (T11.3–T11.6). */
export function applyRuling(state: State, event: Extract<Event, { type: 'postRuled' }>): State {
  const { at, post, reason, verdict, words, fate, note } = event
  const mark: RulingMark | null = verdict === 'upheld' ? { reason, at, void: event.void } : null
  let strikes = state.strikes
  let works = state.works
  if (mark) {
    strikes = strikes.map((strike) => (strike.post === post ? { ...strike, ruling: mark } : strike))
    works = works.map((work) => (work.post === post ? { ...work, ruling: mark } : work))
  }
  const ref = strikes.find((strike) => strike.post === post)?.ref
  const players = state.players.map((player, i) => {
    if (!player.out || !event.freed.includes(state.setup.seats[i]?.seat ?? 0)) return player
    const causes = player.out.causes.filter((cause) => cause.kind !== 'post' || cause.strike !== ref)
    return playerWith(player, { out: outWith(player.out, { causes }) })
  })
  const ruled = stateWith(state, {
    strikes,
    works,
    players,
    rulings: [...state.rulings, { post, reason, verdict, at, words, fate, note }],
    acts: [...state.acts, { at, do: 'rule', post, reason, data: { verdict }, ...(note === null ? {} : { note }) }],
  })
  return applyOuts(reviveSeats(ruled, event.revived), at, event.outs)
}

/** The players with this one's point activated (T5.8). */
export function activate(state: State, seat: number): Player[] {
  const index = indexOf(state, seat)
  return state.players.map((player, i) => (i === index ? playerWith(player, { activated: true }) : player))
}

/** A kill enters the kill thread; the first black one opens the guesses of the voting machine (T8.6). */
export function addStrike(
  state: State,
  strike: Omit<Strike, 'ref' | 'round' | 'code' | 'closed' | 'ruling' | 'filledAt'>,
): Pick<State, 'strikes' | 'guessesOpen'> {
  const place = state.strikes.filter((entry) => entry.round === state.round).length + 1
  const { code } = seatOf(state, strike.seat)
  const { kind, group, seat, target, guess, at, post, words } = strike
  const added: Strike = {
    ref: `${state.round}.${place}`,
    round: state.round,
    kind,
    group,
    seat,
    code: code ?? '',
    target,
    guess,
    at,
    post,
    filledAt: null,
    words,
    closed: false,
    ruling: null,
  }
  return {
    strikes: [...state.strikes, added],
    guessesOpen: state.guessesOpen || (strike.group !== null && playerOf(state, strike.seat).faction === 'black'),
  }
}

/** A claim becomes a published or promised kill; its author's point is activated (T5.8). */
export function claimToStrike(
  state: State,
  event: { at: number; seat: number; group: Group },
  { kind, post, words }: Pick<Strike, 'kind' | 'post' | 'words'>,
): State {
  const claim = state.claims.find((entry) => entry.seat === event.seat && entry.group === event.group)
  if (!claim) throw new RangeError('a kill without a claim')
  const { strikes, guessesOpen } = addStrike(state, {
    kind,
    group: claim.group,
    seat: claim.seat,
    target: claim.target,
    guess: claim.guess,
    at: event.at,
    post,
    words,
  })
  return stateWith(state, {
    claims: removeClaim(state.claims, event),
    players: activate(state, event.seat),
    strikes,
    guessesOpen,
  })
}
