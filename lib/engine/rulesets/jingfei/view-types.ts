import type { BallotsSetting } from '../../ballot'
import type { RotaTurn } from '../../core'
import type { Cause, EndReason, FinalReport, SettledVote, Stage, Winner } from './report-types'
import type { Conduct, Group, Role } from './roles'

/**
 * What `view(state, viewer)` gives: everything this viewer may know now and nothing else. Instants are epoch
 * milliseconds; a deadline is the last second that counts, it settles one second later (T2.2).
 */
export type Viewer =
  | { kind: 'public' }
  | { kind: 'seat'; seat: number }
  /** 法官. */
  | { kind: 'host' }
  /** Ballots; roles, voices and checks only with `secrets`. */
  | { kind: 'assistant'; secrets: boolean }
  /** Ballots. */
  | { kind: 'counter' }

export type Phase = 'waiting' | 'night' | 'lastWords' | 'speeches' | 'vote' | 'ended'

/** What lists show of a game; public facts alone. */
export interface Summary {
  status: 'running' | 'finished'
  round: number
  phase: Phase
  closesAt: number | null
  living: number
  seats: number
  paused: boolean
  winner: Winner | null
  endedAt: number | null
  /** What the series remembers (G4.1); null for games that were closed. */
  firstVictim: number | null
}

export interface SeatView {
  seat: number
  alias: string
  living: boolean
  /** `by`: in the night or by day. */
  out: { round: number; by: 'night' | 'day'; at: number; cause: Cause } | null
  /** If the viewer knows it: its own, its group's, what the police checked; everybody's after the end. */
  role: Role | null
  /** 首夜免杀: the first night may not kill it (G4). */
  barred: boolean
  warnings: number
}

/** Who has the word. */
export interface FloorView {
  kind: 'lastWords' | 'turns' | 'open'
  /** Of a row: which vote it comes before. */
  stage: Stage | null
  /** G8: whom the vote after it is about; empty before the first vote of a day. */
  tied: number[]
  /** Seats that may write in the thread now. */
  speakers: number[]
  /** The row in its order; of an open one, all living seats. */
  order: { seat: number; state: 'spoken' | 'speaking' | 'waiting' | 'lapsed' | 'gone' }[]
  /** When the running turn, the last words or the open row began. */
  since: number
  closes: number
  /** How long at most, in milliseconds. */
  limit: number
}

export interface PollView {
  stage: Stage
  openedAt: number
  closes: number
  candidates: number[]
  /** Living seats that have cast nothing; a vote that became void is a secret of its voter. */
  notVoted: number[]
  /** Null while the votes are sealed for the viewer. In the order in which they were cast; `void`: G7.1, G11.1. */
  ballots: { seat: number; pick: number | null; at: number; void: boolean }[] | null
  totals: { seat: number; votes: number }[] | null
}

/** A group's desk at night (G2): its voices live. */
export interface GroupView {
  group: Group
  members: { seat: number; living: boolean }[]
  /** Null by day. */
  night: {
    closes: number
    /** Whom it may name now. */
    candidates: number[]
    voices: { seat: number; target: number | null; at: number | null; done: boolean }[]
    /** Whom the group would choose if the night closed now; null: nobody. */
    choice: number | null
  } | null
  /** Nights that are over: its voices and what came of them. */
  nights: {
    round: number
    voices: { seat: number; target: number; at: number }[]
    target: number | null
    /** What the police learnt (G3). */
    role: Role | null
  }[]
}

export type Ask =
  | { kind: 'voice'; group: Group; closes: number; done: boolean; spoken: boolean }
  | { kind: 'lastWords'; closes: number }
  | { kind: 'speak'; closes: number; open: boolean }
  | { kind: 'vote'; stage: Stage; closes: number; again: boolean }

export interface MeView {
  seat: number
  alias: string
  living: boolean
  role: Role
  /** Seats whose role this one knows. */
  known: { seat: number; role: Role }[]
  group: GroupView | null
  /** Whether it may write in the table's thread now. */
  hasWord: boolean
  /** How many turns before its own; null without one to come. */
  turnsAhead: number | null
  /** Its vote in the one that is open; `void`: it may cast again (G7.1). */
  ballot: { pick: number | null; at: number; void: boolean } | null
  /** G10: it is the last of its side. */
  maySurrender: boolean
  asks: Ask[]
}

export interface RoundView {
  round: number
  night: {
    openedAt: number
    closedAt: number | null
    early: boolean
    /** After dawn: who was killed; null: nobody, or the night is not over. */
    dead: number | null
    /** For those who may know. */
    check: { seat: number; role: Role } | null
    voices: Record<Group, { seat: number; target: number; at: number }[]> | null
  }
  starter: number | null
  speeches: { stage: Stage; form: 'turns' | 'open'; openedAt: number; closedAt: number; turns: RotaTurn[] }[]
  votes: SettledVote[]
  out: { seat: number; by: 'night' | 'day'; at: number; cause: Cause }[]
}

export interface HostAct {
  at: number
  do: string
  seat?: number
  conduct?: Conduct
  note?: string
}

/** What is the host's. `groups`: null for those who may not see voices, or may not yet (`hostBlind`). */
export interface HostView {
  groups: GroupView[] | null
  /** Living seats with two warnings for speaking out of turn (G11.2): the host may rule them out. */
  suggestsRuleOut: number[]
  /** Seats ruled out in this round, whose ruling can be undone. */
  mayUndo: number[]
  log: HostAct[] | null
}

export interface JingfeiView {
  viewer: Viewer
  status: 'running' | 'finished'
  endedBy: EndReason | null
  winner: Winner | null
  endedAt: number | null
  round: number
  phase: Phase
  /** Of speeches and votes. */
  stage: Stage | null
  paused: { since: number; note: string | null } | null
  timeZone: string
  /** The one deadline that is running; null while paused, and after the end. */
  closes: { what: 'start' | 'night' | 'lastWords' | 'turn' | 'speeches' | 'vote'; at: number } | null
  seats: SeatView[]
  living: number
  /** How many of each role were dealt: public. */
  table: Record<Role, number>
  settings: {
    aliases: boolean
    earlyDawn: boolean
    channelByDay: boolean
    speeches: 'ordered' | 'open'
    ballots: BallotsSetting
    hostBlind: boolean
  }
  /** G4: `barred` is shown to all; `firstVictim` is what the series will remember of this game, once its first night is over. */
  series: { name: string | null; barred: number | null; firstVictim: number | null }
  floor: FloorView | null
  poll: PollView | null
  rounds: RoundView[]
  warnings: { seat: number; at: number; conduct: Conduct | null; note: string | null }[]
  me: MeView | null
  host: HostView | null
  final: FinalReport | null
}
