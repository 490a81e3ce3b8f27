import type { Fraction } from '../../core'
import type { Row } from './config'
import type { Faction, Role, Side } from './roles'

/**
 * Reports as structured data: night reports, result posts, announcements, the final report (T10, T16.3). Components
 * draw them in the reader's language. What stands here is public from the moment it is published. Instants are epoch
 * milliseconds; vote totals are in halves (`halves: 3` is 1½); points are whole until survival points come in.
 */
export type { Fraction }
export type Guess = 'right' | 'wrong' | 'none'
export type PointOwner = Side | 'none'

/**
 * Why a seat is out. `by` and `guess` are absent where the reader may not know them (yet): the author of a post until
 * his own role is published, guesses until the result post.
 */
export type CauseKind = 'abandoned' | 'post' | 'firework' | 'suicide' | 'vote' | 'carried' | 'ruledOut'
export interface PublicCause {
  kind: CauseKind
  by?: number
  guess?: Guess
  /** The code name that a guess named, where the guess itself is public: posts, and the called code of a vote (T8.7). */
  code?: string
}

export interface Force {
  black: number
  white: number
}

export interface NightReport {
  round: number
  at: number
  /** Seats that went out when posting closed. `role` only with what is published at once (T5.6, T10.1). */
  out: { seat: number; causes: PublicCause[]; role?: Role; code?: string }[]
  /** Seats that an immunity kept in the game (T15.7). */
  survived: number[]
  lapsed: number
  /** IOUs that still hang: code name, target and guess, as they stand in the kill thread. */
  ious: { strike: string; code: string; due: number }[]
  /** Rescue and sapper posts, shown from now on (T15.1). */
  shown: { post: string; kind: 'rescue' | 'sapper'; code: string }[]
}

export interface VoteTotal {
  seat: number
  halves: number
  /** Code guesses among the picks for this seat, heaviest first. */
  codes: { code: string; halves: number }[]
}

export interface SettledBallot {
  seat: number
  at: number
  picks: { seat: number; code?: string }[]
  /** 1 = a half vote, 2 = a whole one. */
  halves: number
  proxy: boolean
}

/** One vote, settled. Figures that `ballots` (T8.11) keeps back for now are null. */
export interface SettledVote {
  house: number
  stage: 'main' | 'overtime'
  at: number
  /** How many ballots were in force. */
  count: number
  places: number
  totals: VoteTotal[] | null
  ballots: SettledBallot[] | null
  /** The viewer's own ballot, where the others' are kept back. */
  own: SettledBallot | null
  out: number[]
  tied: number[]
  suicides: number[]
  survived: number[]
}

export interface ResultSeat {
  seat: number
  house: number
  role: Role
  code: string | null
  faction: Faction
  /** When it went out. */
  at: number
  causes: PublicCause[]
  /** Null where only the point's way is told (a hired hunter's hit, T13.5). */
  force: Force | null
  point: PointOwner
  scored: boolean
  activated: boolean
}

export interface ResultPost {
  round: number
  at: number
  seats: ResultSeat[]
  votes: SettledVote[]
  survived: number[]
  gained: { total: Force; byHouse: { house: number; points: Force }[] }
  /** Points captured so far, this round included. */
  score: Force
  /** T7.1: this result post allied the black factions. */
  alliance: boolean
  next: { round: number; row: Row } | null
}

/**
 * What an upheld ruling does for the post's target (T11.3–T11.6), and if it revives nobody, why: something else killed the
 * target too; the round's result post is out; its role was published before; the post had killed nobody; it is upheld
 * before posting closes, so that it hits nothing; the kill stands (T11.4a); a rescue or sapper post has no kill.
 */
export type RulingFate =
  | 'revived'
  | 'otherCause'
  | 'resultOut'
  | 'published'
  | 'unhit'
  | 'notYet'
  | 'stands'
  | 'noTarget'

export type EndReason = 'table' | 'decided' | 'lastSeat' | 'factionOut' | 'closed'
export type Winner = Side | 'draw'

export interface SideScore {
  captured: Fraction
  held: Fraction
  survival: Fraction
  total: Fraction
}

export interface FinalReport {
  at: number
  endedBy: EndReason
  winner: Winner | null
  score: Record<Side, SideScore>
  living: number[]
  seats: { seat: number; role: Role; code: string | null; faction: Faction; activated: boolean; living: boolean }[]
  seed: string | null
}

/** What everybody is told, one post each, in the order of the events. `note` is the host's public reason. */
export type Announcement =
  | { kind: 'roundOpened'; at: number; round: number; row: Row; posting: boolean; closes: number }
  | { kind: 'votingOpened'; at: number; round: number; closes: number }
  | { kind: 'nightReport'; at: number; report: NightReport }
  | { kind: 'overtimeOpened'; at: number; round: number; house: number; tied: number[]; places: number; closes: number }
  | { kind: 'mainVoteSettled'; at: number; round: number; votes: SettledVote[] }
  | { kind: 'resultWaits'; at: number; round: number }
  | { kind: 'carried'; at: number; round: number; seat: number; survived: boolean }
  | { kind: 'resultPost'; at: number; report: ResultPost }
  | { kind: 'iouFilled'; at: number; strike: string; code: string; post: string }
  | { kind: 'iouMissed'; at: number; seat: number; role: Role; code: string | null }
  | {
      kind: 'ruling'
      at: number
      post: string
      reason: string
      verdict: 'upheld'
      /** Absent in rulings of before it was told. */
      fate?: RulingFate
      note?: string
      words?: { original: number; quoted: number }
    }
  | { kind: 'rulingDismissed'; at: number; post: string; reason: string; note?: string }
  | { kind: 'ruledOut'; at: number; seat: number; role: Role; code: string | null; note?: string }
  | { kind: 'ruleOutUndone'; at: number; seat: number; note?: string }
  | { kind: 'revived'; at: number; seats: number[] }
  | { kind: 'warned'; at: number; seat: number; note?: string }
  | { kind: 'paused'; at: number; note?: string }
  | { kind: 'resumed'; at: number; days: number; note?: string }
  | { kind: 'extensionRequested'; at: number; side: Side }
  | { kind: 'extensionFell'; at: number }
  | { kind: 'extensionRuled'; at: number; granted: boolean; closes: number; note?: string }
  | { kind: 'roundEdited'; at: number; round: number; before: Row | null; after: Row | null; note?: string }
  | { kind: 'allied'; at: number; round: number }
  | { kind: 'ended'; at: number; report: FinalReport; note?: string }
