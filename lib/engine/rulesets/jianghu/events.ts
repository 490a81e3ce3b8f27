import type { Announcement } from './report-types'
import type { Action, Draw, EndReason, Player, Scene, Setup, VoteTable } from './state'
import type { Camp, Place, PlaceEffect } from './vocabulary'

/** Draws that an event took, and how far they used up the stream. */
interface Drawn {
  draws: Draw[]
  position: number
}

/**
 * What happened, in order: the truth of a game. Every accepted command has exactly one event with all of its fields; a
 * settlement's events carry what came of it, seats and draws as they then are.
 */
export type Event =
  | { type: 'gameStarted'; at: number; setup: Setup }
  | ({ type: 'charactersOffered'; at: number; closes: number; players: Player[] } & Drawn)
  | { type: 'characterPicked'; at: number; seat: number; character: string | null; place: Place | null }
  | ({ type: 'gameDealt'; at: number; players: Player[]; report: Announcement } & Drawn)
  | { type: 'nightOpened'; at: number; round: number; closes: number }
  | { type: 'actionSent'; at: number; seat: number; for: number | null; action: Action | null; scene: Scene | null }
  | { type: 'choiceMade'; at: number; seat: number; skill: string; on: boolean }
  | ({
      type: 'nightSettled'
      at: number
      round: number
      players: Player[]
      report: Announcement
      /** No seat had an action (J17.5). */
      idle: boolean
    } & Drawn)
  | ({
      type: 'dayOpened'
      at: number
      round: number
      closes: number
      players: Player[]
      effects: Record<Place, PlaceEffect>
    } & Drawn)
  | { type: 'voteCast'; at: number; seat: number; for: number }
  | ({
      type: 'daySettled'
      at: number
      round: number
      players: Player[]
      report: Announcement
      votes: VoteTable
    } & Drawn)
  | { type: 'gameEnded'; at: number; reason: EndReason; winner: Camp | null; declared: number | null }
  // the host's acts
  | {
      type: 'seatWarned' | 'seatRuledOut' | 'ruleOutUndone' | 'seatSubstituted'
      at: number
      seat: number
      note: string | null
    }
  | { type: 'gamePaused'; at: number; note: string | null }
  | { type: 'gameResumed'; at: number; closes: number | null; note: string | null }
  | { type: 'gameClosed'; at: number; note: string | null }
