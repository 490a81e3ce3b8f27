import type { FlagReason } from './commands'
import type { Row } from './config'
import type {
  EndReason,
  FinalReport,
  Force,
  Fraction,
  NightReport,
  PointOwner,
  PublicCause,
  ResultPost,
  RulingFate,
  SettledVote,
  SideScore,
  VoteTotal,
  Winner,
} from './report-types'
import type { Faction, Group, Role, Side, Trait } from './roles'

/**
 * What `view(state, viewer)` gives (T18): everything this viewer may know now and nothing else. All instants are epoch
 * milliseconds; a deadline is the last second that counts (`21:00:00`), it settles one second later (T2.2).
 */
export type Viewer =
  | { kind: 'public' }
  | { kind: 'seat'; seat: number }
  | { kind: 'host' }
  /** 哨蜜: claims, ballots, proxies, flags; roles and code names only with `secrets`. */
  | { kind: 'assistant'; secrets: boolean }
  /** 点票哨: ballots and proxies. */
  | { kind: 'counter' }

/** `waiting`: dealt, round 1 not open yet. */
export type Phase = 'waiting' | 'posting' | 'day' | 'overtime' | 'awaitingEscort' | 'ended'

/** What lists show of a game; public facts alone. */
export interface Summary {
  status: 'running' | 'finished'
  round: number
  phase: Phase
  closesAt: number | null
  living: number
  seats: number
  paused: boolean
  /** The vote of this round was put off by a day (T12.1). */
  extended: boolean
  kills: number
  winner: Winner | null
  /** Exact, and only when the game is over; none in a game by elimination (T13.1). */
  score: Record<Side, Fraction> | null
  endedAt: number | null
}

export interface Closes {
  startsAt: number
  posting: number | null
  /** When the IOUs hanging now fall due; null when none hangs or posting is still open. */
  iou: number | null
  vote: number | null
  /** The last stamp of a proxy request (T8.10). */
  proxy: number | null
  overtime: { house: number; at: number }[]
  /** The earliest public deadline. A pending escort choice is nobody's business but its bearer's and the host's. */
  next: { what: 'start' | 'posting' | 'iou' | 'vote' | 'overtime'; at: number } | null
}

export interface SeatView {
  seat: number
  alias: string
  house: number
  living: boolean
  /** Present when out: as much as this viewer may know. `force` and `point` from the result post on. */
  out: { round: number; at: number; causes: PublicCause[]; force: Force | null; point: PointOwner | null } | null
  published: boolean
  /** If published, or known to the viewer. A hidden bomb's own role reads `ranger`. */
  role: Role | null
  code: string | null
  /** Only with the role published at the end, or for the host team: faction now (T15.8) and traits. */
  faction: Faction | null
  traits: Trait[] | null
  activated: boolean | null
  warnings: number
}

export interface PollView {
  house: number
  stage: 'main' | 'overtime'
  open: boolean
  closes: number
  /** How many picks one ballot may name, how many go out (before T4.4's cap). */
  picks: number
  places: number
  candidates: number[]
  /** Whether picks may carry a code guess (T8.6), and which. */
  guesses: boolean
  codes: string[]
  /** Living seats of the house without a ballot. Empty in overtime, where nobody owes a vote. */
  notVoted: number[]
  /** Null unless `ballots` is open (or the viewer counts): newest first. */
  log: BallotView[] | null
  totals: VoteTotal[] | null
  /** Who would be out and who would meet in overtime as it stands. */
  standing: { out: number[]; tied: number[] } | null
}

export interface BallotView {
  /** Running number in this vote where ballots are open to the viewer; for a seat that sees only its own, its own count. */
  number: number
  seat: number
  at: number
  picks: { seat: number; code?: string; lost: boolean }[]
  /** 1 = a half vote, 2 = a whole one, 0 = not in force (the voter is out). */
  halves: number
  /** Entered by the host for the seat; when it was asked for is the seat's and the host team's. */
  proxy: { requestedAt: number | null } | null
  /** Replaced by a later ballot of the same seat. */
  replaced: boolean
}

/** A kill as the kill thread shows it: a post, or an IOU with or without the post that filled it. */
export interface StrikeView {
  /** Stable and public: `round.place` in order of appearance. */
  strike: string
  round: number
  kind: 'post' | 'iou' | 'flying'
  at: number
  code: string
  target: number
  guess: string | null
  /** The post's id; null while an IOU hangs. */
  post: string | null
  filledAt: number | null
  due: number | null
  words: { original: number; quoted: number } | null
  /** Void after a ruling, with the ruling's reason. */
  ruling: { reason: FlagReason; at: number; void: boolean } | null
  /** The author's seat, where the viewer may know it. */
  author: number | null
}

export interface OtherPostView {
  post: string
  kind: 'rescue' | 'sapper'
  round: number
  at: number
  code: string
  /** The author's own, and the host team's. */
  target: number | null
  author: number | null
  words: { original: number; quoted: number }
  ruling: { reason: FlagReason; at: number; void: boolean } | null
}

/** A ruling as everybody reads it. `words`: the host's count (T11.4a); `fate`: of an upheld one, what it did for the target. */
export interface RulingView {
  post: string
  reason: FlagReason
  verdict: 'upheld' | 'dismissed'
  at: number
  words: { original: number; quoted: number } | null
  fate: RulingFate | null
  note: string | null
}

export interface ClaimView {
  seat: number
  group: Group
  target: number
  guess: string | null
  state: 'open' | 'posted' | 'iou' | 'abandoned' | 'lapsed'
  at: number
}

export interface SlotView {
  group: Group
  count: number
  /** For whoever may take one; null for those who may not know. */
  taken: number | null
  eligible: boolean
}

export type Ask =
  | { kind: 'vote'; stage: 'main' | 'overtime'; closes: number; owed: boolean }
  | { kind: 'claim'; groups: Group[]; closes: number }
  | { kind: 'post'; group: Group; closes: number }
  | { kind: 'fill'; debts: number; due: number | null }
  | { kind: 'escort'; closes: number; candidates: number[] }
  | { kind: 'rescue' | 'sapper' | 'fly'; closes: number }
  | { kind: 'hire'; factions: Side[]; closes: number }
  /** `since`: the stamp of white's request, as announced. */
  | { kind: 'veto'; since: number }

export interface MeView {
  seat: number
  alias: string
  /** As dealt, and the house in which it votes in the running round. */
  house: number
  votingHouse: number
  living: boolean
  /** As the seat may know it: a hidden bomb is a ranger without code (T1.5). */
  role: Role
  code: string | null
  faction: Faction
  traits: Trait[]
  /** Null: carries no point. */
  activated: boolean | null
  /** Seats whose role this one knows, with what it knows of each. */
  known: { seat: number; role: Role; code: string | null }[]
  mayPost: boolean
  /** The desk (T5.1); null outside posting or for seats without one. */
  desk: {
    slots: SlotView[]
    /** Own claims and those of known members in slots open to this seat. */
    claims: ClaimView[]
    /** Codes that a guess may name: all that some seat of the game bears. */
    codes: string[]
    limits: { killPost: number; iou: number; quotePercent: number }
    ious: boolean
    /** What an open claim without post or IOU becomes at the close (T5.6). */
    abandoned: 'suicide' | 'lapse'
    closes: number
  } | null
  debts: { strike: string; target: number; due: number | null }[]
  /** The ballots this seat has cast in the votes that are open now, latest first: its receipts. */
  ballots: (BallotView & { house: number; stage: 'main' | 'overtime' })[]
  /** Own rescue, sapper and flying posts. */
  posts: { post: string; kind: 'rescue' | 'sapper' | 'flying'; round: number; target: number }[]
  flags: { post: string; reason: FlagReason; at: number }[]
  hire: {
    /** For a hunter: offers it could take now, or has taken. */
    offers: { faction: Side; target: number; guess: string | null; taken: boolean }[]
    /** For a seat that may post: its own offer. */
    mine: { round: number; target: number; guess: string | null; open: boolean } | null
  }
  extension: { mayRequest: boolean; mayVeto: boolean; say: 'yes' | 'no' | 'abstain' | null }
  escort: { closes: number; candidates: { seat: number; picks: { seat: number; code?: string }[] }[] } | null
  asks: Ask[]
}

export interface RoundView {
  round: number
  row: Row
  openedAt: number
  night: NightReport | null
  /** Votes settled so far, before the result post too, as far as `ballots` allows. */
  votes: SettledVote[]
  result: ResultPost | null
}

export interface HostAct {
  at: number
  do: string
  seat?: number
  post?: string
  reason?: string
  note?: string
  data?: Record<string, string | number | boolean>
}

/** What is the host's alone, or shared with assistants (roles only with `secrets`). */
export interface HostView {
  claims: (ClaimView & { round: number })[] | null
  slots: { group: Group; count: number; taken: number; lapsing: boolean }[] | null
  debts: { seat: number; strike: string; due: number | null }[] | null
  hire:
    | { faction: Side; round: number; seat: number; target: number; guess: string | null; takenBy: number | null }[]
    | null
  escorts: { seat: number; closes: number; candidates: number[] }[] | null
  flags:
    | { post: string; seat: number; reason: FlagReason; evidence: string | null; at: number; settled: boolean }[]
    | null
  extension: {
    asked: number[]
    /** T12.2: whose unanimity would decide; empty while swords stand unpublished. */
    rangers: number[]
    words: { seat: number; say: 'yes' | 'no' | 'abstain' }[]
  } | null
  score: Record<Side, SideScore> | null
  /** Acts of the host, oldest first. */
  log: HostAct[] | null
}

export interface TieshaView {
  viewer: Viewer
  status: 'running' | 'finished'
  endedBy: EndReason | null
  winner: Winner | null
  endedAt: number | null
  round: number
  phase: Phase
  paused: { since: number; note: string | null } | null
  timeZone: string
  closes: Closes
  seats: SeatView[]
  living: number
  /** Houses of the game (T14). */
  houses: number[]
  /** Houses that vote apart in the running round; one from the round after the last of two (T14.1). */
  votingHouses: number[]
  polls: PollView[]
  strikes: StrikeView[]
  otherPosts: OtherPostView[]
  /** Slots of the row in posting, by group, as everybody may know them. */
  row: Row | null
  rows: { round: number; row: Row; opened: boolean; running: boolean }[]
  rounds: RoundView[]
  /** `fallen`: the rangers let white's request fall (T12.2); who they were and what they said is not told. */
  extension: { standing: Side[]; granted: boolean; refused: boolean; fallen: boolean }
  allied: boolean
  /** Captured points as published; the whole score once the game is over, and for the host. */
  captured: Record<Side, Fraction>
  score: Record<Side, SideScore> | null
  /** In the order in which they were given (T11.2). */
  rulings: RulingView[]
  warnings: { seat: number; at: number; note: string | null }[]
  me: MeView | null
  host: HostView | null
  final: FinalReport | null
}
