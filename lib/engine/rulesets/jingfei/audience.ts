import { ballotOf, stands } from '../../ballot'
import type { Audience } from '../../core'
import type { Event } from './events'
import { groupOf, ROLE_OF } from './roles'
import { type State, seatOf } from './state'

/** Whose view an event changes, so that live updates tell nobody else: that a group has spoken is itself a secret. */
const EVERYBODY: Audience = { public: true, seats: [] }
const NOBODY: Audience = { public: false, seats: [] }
const only = (...seats: number[]): Audience => ({ public: false, seats })

export function audience(event: Event, before: State | null, after: State): Audience {
  switch (event.type) {
    case 'voiceGiven':
    case 'voiceDone':
      // The same name again, done twice: nothing has changed.
      return before === after ? NOBODY : only(...groupmates(after, event.seat))
    case 'ballotCast':
      return ballotAudience(event.seat, before ?? after)
    case 'seatSubstituted':
      return before?.barred === after.barred ? NOBODY : EVERYBODY
    case 'passed':
    case 'turnLapsed':
      return after.course.phase === 'lastWords' ? NOBODY : EVERYBODY
    case 'gameClosed':
    case 'tieDissolved':
    case 'surrendered':
      return NOBODY
    case 'gameStarted':
    case 'nightOpened':
    case 'nightClosed':
    case 'lastWordsOpened':
    case 'speechesOpened':
    case 'speechesClosed':
    case 'voteOpened':
    case 'voteClosed':
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

/** The whole group, those out too: they go on reading (G1.2). */
function groupmates(state: State, seat: number): number[] {
  const group = groupOf(seatOf(state, seat).role)
  if (group === null) return [seat]
  return state.setup.seats.filter((other) => other.role === ROLE_OF[group]).map((other) => other.seat)
}

/** A sealed ballot changes others' view only by who has not voted yet, which is public (T8.11); a second one not even so. */
function ballotAudience(seat: number, before: State): Audience {
  if (before.setup.config.ballots === 'open' || before.course.phase !== 'vote') return EVERYBODY
  const earlier = ballotOf(before.course.poll, seat)
  return earlier === undefined || stands(earlier) ? EVERYBODY : only(seat)
}
