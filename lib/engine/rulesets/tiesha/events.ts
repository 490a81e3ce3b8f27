import type { FlagReason } from './commands'
import type { Row } from './config'
import type { EndReason, Force, PointOwner, RulingFate, Winner } from './report-types'
import type { Group, Side } from './roles'
import type { EscortChoice, NightRecord, OutFact, Setup, VoteRecord, Words } from './state'

interface VotePick {
  seat: number
  code?: string | undefined
}

/** An overtime that a main vote opens (T9.1). `tied` in the order in which they reached their totals. */
export interface OvertimeFact {
  house: number
  tied: number[]
  places: number
  picks: number
  closes: number
}

/**
 * What happened, in the order in which it happened: the truth of a game. Every accepted command has exactly one event
 * that carries all of its fields, so that the transcript can be written from the log; what follows from it by the rules
 * stands in the same event or in the ones after it.
 */
export type Event =
  | { type: 'gameStarted'; at: number; setup: Setup }
  | {
      type: 'roundOpened'
      at: number
      round: number
      voteDay: number
      voteCloses: number
      /** Null: no slots, the day opens at once. */
      postCloses: number | null
    }
  // posting
  | { type: 'claimMade'; at: number; seat: number; group: Group; target: number; guess: string | null }
  | { type: 'claimWithdrawn'; at: number; seat: number; group: Group }
  | { type: 'killPosted'; at: number; seat: number; group: Group; post: string; words: Words }
  | { type: 'iouHung'; at: number; seat: number; group: Group }
  | { type: 'iouFilled'; at: number; seat: number; post: string; words: Words }
  | {
      type: 'workPosted'
      at: number
      seat: number
      kind: 'rescue' | 'sapper'
      target: number
      post: string
      words: Words
    }
  | { type: 'flightPosted'; at: number; seat: number; target: number; guess: string | null; post: string; words: Words }
  | { type: 'hireOffered'; at: number; seat: number; side: Side; target: number; guess: string | null }
  | { type: 'hireAccepted'; at: number; seat: number; side: Side }
  | {
      type: 'postingClosed'
      at: number
      night: NightRecord
      outs: OutFact[]
      disarmed: number[]
      voteCloses: number
    }
  | { type: 'iousFellDue'; at: number; outs: OutFact[] }
  // votes
  | {
      type: 'ballotCast'
      at: number
      seat: number
      picks: VotePick[]
      shade: boolean
    }
  // T8.10: the host enters the ballot that a seat asked for
  | {
      type: 'proxyCast'
      at: number
      seat: number
      picks: VotePick[]
      shade: boolean
      requestedAt: number
      note: string | null
    }
  | {
      type: 'mainVoteClosed'
      at: number
      votes: VoteRecord[]
      outs: OutFact[]
      survived: number[]
      overtime: OvertimeFact[]
      escorts: EscortChoice[]
    }
  | {
      type: 'overtimeClosed'
      at: number
      votes: VoteRecord[]
      outs: OutFact[]
      survived: number[]
      escorts: EscortChoice[]
    }
  | {
      type: 'escortChosen'
      at: number
      seat: number
      target: number
      guess: string | null
      outs: OutFact[]
      survived: number[]
    }
  | { type: 'escortsLapsed'; at: number; seats: number[] }
  | {
      type: 'resultPublished'
      at: number
      round: number
      results: { seat: number; force: Force; point: PointOwner }[]
      gained: Force
      byHouse: { house: number; points: Force }[]
      alliance: { black: number[]; white: number[] } | null
    }
  | { type: 'factionsTurned'; at: number; seats: number[] }
  | { type: 'gameEnded'; at: number; reason: EndReason; winner: Winner | null }
  // flags and rulings
  | { type: 'postFlagged'; at: number; seat: number; post: string; reason: FlagReason; evidence: string | null }
  | {
      type: 'postRuled'
      at: number
      post: string
      reason: FlagReason
      verdict: 'upheld' | 'dismissed'
      words: Words | null
      note: string | null
      void: boolean
      /** What becomes of the target, or why nothing does; null when dismissed. */
      fate: RulingFate | null
      /** Seats that lose the post as a cause; those without another one live again. */
      freed: number[]
      revived: number[]
      outs: OutFact[]
    }
  | { type: 'seatWarned'; at: number; seat: number; note: string | null }
  | { type: 'seatRuledOut'; at: number; seat: number; note: string | null }
  | { type: 'ruleOutUndone'; at: number; seat: number; note: string | null }
  // the host's other acts
  | { type: 'gamePaused'; at: number; note: string | null }
  | {
      type: 'gameResumed'
      at: number
      days: number
      note: string | null
      voteDay: number
      voteCloses: number
      postCloses: number | null
      iouDue: number | null
      /** New closes, in the order of the state's polls (null where a poll has none of its own) and escorts. */
      polls: (number | null)[]
      escorts: number[]
    }
  | { type: 'extensionRequested'; at: number; seat: number; side: Side; ranger: boolean; stands: boolean }
  | { type: 'extensionSaid'; at: number; seat: number; say: 'yes' | 'no' | 'abstain' }
  /** Unanimity of the rangers (T12.2) made white's request stand or fall. */
  | { type: 'extensionDecided'; at: number; stands: boolean }
  | {
      type: 'extensionRuled'
      at: number
      granted: boolean
      note: string | null
      voteDay: number
      voteCloses: number
    }
  | { type: 'roundEdited'; at: number; round: number; before: Row | null; row: Row | null; note: string | null }
  | { type: 'seatSubstituted'; at: number; seat: number; note: string | null }
  | { type: 'gameClosed'; at: number; scored: boolean; note: string | null }
