import type { Audience } from '../../core'
import type { Event } from './events'
import type { State } from './state'

/** Whose view an event changes: what a seat picks, submits or votes is its own until it settles (T18). */
const EVERYBODY: Audience = { public: true, seats: [] }
const NOBODY: Audience = { public: false, seats: [] }
const only = (...seats: number[]): Audience => ({ public: false, seats })

export function audience(event: Event, _before: State | null, _after: State): Audience {
  switch (event.type) {
    case 'characterPicked':
    case 'choiceMade':
    case 'voteCast':
    case 'actionSent':
      return only(event.seat)
    case 'seatSubstituted':
    case 'gameClosed':
      return NOBODY
    case 'gameStarted':
    case 'charactersOffered':
    case 'gameDealt':
    case 'nightOpened':
    case 'nightSettled':
    case 'dayOpened':
    case 'daySettled':
    case 'gameEnded':
    case 'seatWarned':
    case 'seatRuledOut':
    case 'ruleOutUndone':
    case 'gamePaused':
    case 'gameResumed':
      return EVERYBODY
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}
