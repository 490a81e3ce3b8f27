import type { Audience, HostsTold } from '../../core'
import type { Event } from './events'
import type { State } from './state'

/**
 * Whose view an event changes: what a seat picks, submits or votes is its own until it settles, also before a blind host
 * (J17.4) and helpers who are not told the secrets (T18).
 */
const EVERYBODY: Audience = { public: true, seats: [] }
const NOBODY: Audience = { public: false, seats: [] }
const only = (seat: number, hosts: HostsTold): Audience => ({ public: false, seats: [seat], hosts })

export function audience(event: Event, _before: State | null, after: State): Audience {
  const blind = after.setup.config.hostBlind
  switch (event.type) {
    case 'characterPicked':
    case 'choiceMade':
    case 'actionSent':
      return only(event.seat, blind ? 'none' : 'secrets')
    case 'voteCast':
      return only(event.seat, blind ? 'none' : 'all')
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
