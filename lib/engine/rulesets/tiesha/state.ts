import type { Poll } from '../../ballot'
import type { FlagReason } from './commands'
import type { ResolvedConfig, Row } from './config'
import type { EndReason, Force, Guess, PointOwner, RulingFate, Winner } from './report-types'
import type { Faction, Group, Role, Side, Trait } from './roles'
import type { HostAct, Phase } from './view-types'

/** A seat as dealt (T1.6): it never changes. */
export interface Seat {
  seat: number
  alias: string
  role: Role
  code: string | null
  traits: Trait[]
  house: number
}

/** Everything a game starts from. `startsAt` in epoch milliseconds; seats ascending; `seed` in hex if there was a draw. */
export interface Setup {
  config: ResolvedConfig
  timeZone: string
  startsAt: number
  seed: string | null
  seats: Seat[]
}

/** Why a seat is out, in full (T13.2). `side` of a post or a carrier is the faction
 * that it works for; `fixed`: carried by T15.5's fixed rule, not by choice. */
export type Cause =
  | { kind: 'abandoned' }
  | { kind: 'suicide' }
  | { kind: 'ruledOut'; source: 'host' | 'ruling' | 'iou' }
  | { kind: 'vote'; guess: Guess | null; called: string | null }
  | { kind: 'post'; by: number; guess: Guess; code: string | null; side: Side; strike: string | null }
  | { kind: 'firework'; by: number }
  | { kind: 'carried'; by: number; guess: Guess; code: string | null; side: Side; fixed: boolean }

/** A seat goes out, or gets more causes; `publish`: role and code name at once. */
export interface OutFact {
  seat: number
  causes: Cause[]
  publish: boolean
}

export interface Out {
  round: number
  at: number
  causes: Cause[]
  /** Filled by the round's result post. */
  force: Force | null
  point: PointOwner | null
}

/** What changes about a seat. `state.players[i]` belongs to `state.setup.seats[i]`. */
export interface Player {
  /** Null while the seat lives. */
  out: Out | null
  /** Role and code name are published (T10.3); it stays so even if the seat lives again. */
  published: boolean
  faction: Faction
  turned: boolean
  activated: boolean
  immunitySpent: boolean
  /** A sapper took its bomb for good (T15.2). */
  disarmed: boolean
}

export interface Claim {
  seat: number
  group: Group
  target: number
  guess: string | null
  at: number
}

export interface Words {
  original: number
  quoted: number
}

export interface RulingMark {
  reason: FlagReason
  at: number
  /** The post is no cause of anything any more (T11.3, T11.4). */
  void: boolean
}

/** A kill that is promised or published: a kill post, an IOU, a flying bomb's post (T5.3, T5.7, T15.4). */
export interface Strike {
  /** `round.place` in the order in which the kill thread shows them. */
  ref: string
  round: number
  kind: 'post' | 'iou' | 'flying'
  /** The slot it fills; null for a flying bomb. */
  group: Group | null
  seat: number
  code: string
  target: number
  guess: string | null
  at: number
  post: string | null
  filledAt: number | null
  words: Words | null
  /** An IOU whose due time has passed: it can be filled no more. */
  closed: boolean
  ruling: RulingMark | null
}

/** A rescue or sapper post (T15.1, T15.2). `shown` from the close of its posting on. */
export interface Work {
  post: string
  kind: 'rescue' | 'sapper'
  round: number
  seat: number
  code: string
  target: number
  at: number
  words: Words
  shown: boolean
  ruling: RulingMark | null
}

/** A faction's one offer to a hunter (T15.3). */
export interface Offer {
  round: number
  seat: number
  target: number
  guess: string | null
  takenBy: number | null
}

/** A voted-out bearer of `escort` who may still choose (T15.5). `namedBy` = whose ballots named it. */
export interface EscortChoice {
  seat: number
  closes: number
  namedBy: number[]
}

export interface CountedVote {
  seat: number
  at: number
  picks: { seat: number; code?: string | undefined }[]
  halves: number
  proxy: boolean
}

/** A settled vote of one house. `out`: voted out, immune or not; `tied`: those who go into overtime. */
export interface VoteRecord {
  house: number
  stage: 'main' | 'overtime'
  at: number
  places: number
  counted: CountedVote[]
  totals: { seat: number; halves: number; codes: { code: string; halves: number }[] }[]
  out: number[]
  tied: number[]
  suicides: number[]
  survived: number[]
}

export interface NightRecord {
  at: number
  /** Who went out and why, and which of them are published at once. */
  out: OutFact[]
  survived: number[]
  lapsed: number
  /** IOUs unfilled at the close, and when they fall due. */
  hanging: string[]
  iouDue: number | null
  shown: string[]
}

export interface Extension {
  standing: Record<Side, boolean>
  /** Stamp since which white's request stands; null while it does not. */
  whiteSince: number | null
  granted: boolean
  refused: boolean
  fallen: boolean
  /** T12.2: each ranger's latest word; `asked` if it was given by asking. */
  words: { seat: number; say: 'yes' | 'no' | 'abstain'; asked: boolean }[]
}

/** A round whose result post is out. */
export interface RoundRecord {
  round: number
  row: Row
  openedAt: number
  resultAt: number
  night: NightRecord | null
  votes: VoteRecord[]
  /** Seats settled by this round's result post, by stamp, then seat. */
  out: number[]
  survived: number[]
  gained: Force
  byHouse: { house: number; points: Force }[]
  /** Captured so far. */
  captured: Force
  alliance: boolean
  /** The row announced for the next round; null after the last. */
  next: Row | null
}

/** A set of seats that know each other (T1.5, T7.1); its key names the channel. */
export interface Circle {
  key: 'killers' | 'jointAssassins' | 'swords' | 'alliance' | 'swordsAndBomb'
  seats: number[]
}

/** Instants of the running round; a deadline is the last second that counts. */
export interface Clock {
  /** The day (core/wall-clock.ts) on which the main vote closes. */
  voteDay: number
  voteCloses: number
  postCloses: number | null
  iouDue: number | null
}

interface Flag {
  seat: number
  post: string
  reason: FlagReason
  evidence: string | null
  at: number
}

interface RulingRecord {
  post: string
  reason: FlagReason
  verdict: 'upheld' | 'dismissed'
  at: number
  words: Words | null
  fate: RulingFate | null
  note: string | null
}

/** A game between two events. Plain JSON; a fold of its events. */
export interface State {
  setup: Setup
  rows: Row[]
  phase: Phase
  round: number
  openedAt: number
  clock: Clock
  paused: { at: number; note: string | null; grantedDuring: boolean } | null
  ended: { at: number; reason: EndReason; winner: Winner | null } | null
  players: Player[]
  circles: Circle[]
  allied: boolean
  /** T8.6: a black kill post was published, or a black IOU hung. */
  guessesOpen: boolean
  polls: Poll[]
  /** Votes of the running round that have settled. */
  votes: VoteRecord[]
  /** Claims of the open posting without post or IOU. */
  claims: Claim[]
  strikes: Strike[]
  works: Work[]
  offers: Record<Side, Offer | null>
  escorts: EscortChoice[]
  extension: Extension
  night: NightRecord | null
  /** Seats that an immunity kept in this round. */
  survived: number[]
  captured: Force
  history: RoundRecord[]
  flags: Flag[]
  rulings: RulingRecord[]
  warnings: { seat: number; at: number; note: string | null }[]
  acts: HostAct[]
}

/** The place of a seat in `setup.seats` and `players`, or −1. */
export function indexOf(state: State, seat: number): number {
  const { seats } = state.setup
  if (seats[seat - 1]?.seat === seat) return seat - 1
  return seats.findIndex((entry) => entry.seat === seat)
}

export function seatOf(state: State, seat: number): Seat {
  const found = state.setup.seats[indexOf(state, seat)]
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

export function playerOf(state: State, seat: number): Player {
  const found = state.players[indexOf(state, seat)]
  if (!found) throw new RangeError(`no seat ${seat}`)
  return found
}

/** Whether there is such a seat and it lives. */
export function isLiving(state: State, seat: number): boolean {
  const player = state.players[indexOf(state, seat)]
  return player !== undefined && player.out === null
}

export const hasTrait = (seat: Seat, trait: Trait): boolean => seat.traits.includes(trait)

export function livingSeats(state: State): Seat[] {
  return state.setup.seats.filter((_, index) => state.players[index]?.out === null)
}

/** The row of the running round. */
export function currentRow(state: State): Row {
  const row = state.rows[state.round - 1]
  if (!row) throw new RangeError(`no row for round ${state.round}`)
  return row
}

export const deathIsPublished = (player: Player): boolean => player.out !== null && player.published

/** The house in which a seat votes in the running round (T14.1). */
export function votingHouse(state: State, seat: Seat): number {
  const { houses } = state.setup.config
  return houses.count === 2 && state.round <= houses.throughRound ? seat.house : 1
}

/** How a guess at a victim's code name turned out; no code name borne is never guessed (T5.1, T13.2). */
export function judgeGuess(guess: string | null, victim: Seat): Guess {
  if (guess === null) return 'none'
  return guess === victim.code ? 'right' : 'wrong'
}

/** A guess at a kill or an escort's choice may name any code that some seat of the game bears (T5.1). */
export const isCodeInGame = (state: State, code: string): boolean =>
  state.setup.seats.some((seat) => seat.code === code)
