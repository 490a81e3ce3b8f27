import { ballotOf, stands } from '../../ballot'
import type { Audience, HostsTold } from '../../core'
import type { Event } from './events'
import { groupOf, ROLE_OF } from './roles'
import { type State, seatOf } from './state'

/**
 * Whose view an event changes, so that live updates tell nobody else: that a group has spoken is itself a secret, also of a
 * blind host (G11.4) and of helpers who are not told the roles (T18).
 */
const EVERYBODY: Audience = { public: true, seats: [] }
const NOBODY: Audience = { public: false, seats: [], hosts: 'none' }
const only = (seats: number[], hosts: HostsTold): Audience => ({ public: false, seats, hosts })

export function audience(event: Event, before: State | null, after: State): Audience {
  switch (event.type) {
    case 'voiceGiven':
    case 'voiceDone':
      // The same name again, done twice: nothing has changed.
      return before === after
        ? NOBODY
        : only(groupmates(after, event.seat), after.setup.config.hostBlind ? 'none' : 'secrets')
    case 'ballotCast':
      return ballotAudience(event.seat, before ?? after)
    case 'seatSubstituted':
      return before?.barred === after.barred ? only([], 'assistants') : EVERYBODY // the hosts' log
    case 'passed':
    case 'turnLapsed':
      return after.course.phase === 'lastWords' ? NOBODY : EVERYBODY
    case 'gameClosed':
      return only([], 'assistants') // the same
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
  if (earlier === undefined || stands(earlier)) return EVERYBODY
  return only([seat], before.setup.config.hostBlind ? 'none' : 'all')
}
