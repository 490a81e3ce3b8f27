import type { EndReason, Stage, Winner } from './report-types'
import type { Conduct } from './roles'
import type { NightRecord, Setup, VoteRecord } from './state'

/**
 * What happened, in the order in which it happened: the truth of a game. Every accepted command has exactly one event
 * that carries all of its fields, so that the transcript can be written from the log; what follows from it by the rules
 * stands in the events after it.
 */
export type Event =
  | { type: 'gameStarted'; at: number; setup: Setup }
  // night
  | { type: 'nightOpened'; at: number; round: number; closes: number }
  | { type: 'voiceGiven'; at: number; seat: number; target: number }
  | { type: 'voiceDone'; at: number; seat: number }
  | { type: 'nightClosed'; at: number; night: NightRecord }
  // words
  | { type: 'lastWordsOpened'; at: number; seat: number; closes: number; next: 'speeches' | 'night' }
  | { type: 'speechesOpened'; at: number; stage: Stage; tied: number[]; order: number[]; form: 'turns' | 'open' }
  /** 过: of whoever has the word; with last words these end. */
  | { type: 'passed'; at: number; seat: number }
  /** The time of a turn is up. */
  | { type: 'turnLapsed'; at: number; seat: number }
  | { type: 'speechesClosed'; at: number }
  // votes
  | { type: 'voteOpened'; at: number; stage: Stage; candidates: number[] | null; closes: number }
  | { type: 'ballotCast'; at: number; seat: number; pick: number | null }
  | { type: 'voteClosed'; at: number; vote: VoteRecord }
  /** G8.3: of the tied so few are left that nobody else goes out today. */
  | { type: 'tieDissolved'; at: number }
  | { type: 'surrendered'; at: number; seat: number }
  | { type: 'gameEnded'; at: number; reason: EndReason; winner: Winner | null }
  // the host
  | { type: 'seatWarned'; at: number; seat: number; conduct: Conduct | null; note: string | null }
  | { type: 'seatRuledOut'; at: number; seat: number; conduct: Conduct | null; note: string | null }
  | { type: 'ruleOutUndone'; at: number; seat: number; note: string | null }
  | { type: 'gamePaused'; at: number; note: string | null }
  | { type: 'gameResumed'; at: number; note: string | null }
  | { type: 'seatSubstituted'; at: number; seat: number; barred: boolean; note: string | null }
  | { type: 'gameClosed'; at: number; note: string | null }
