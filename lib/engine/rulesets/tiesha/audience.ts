import { ballotOf } from '../../ballot'
import type { Audience } from '../../core'
import { owedIous } from './clock'
import type { Event } from './events'
import { acquaintances } from './knowledge'
import type { Group } from './roles'
import { eligibleSeats } from './slots'
import { livingSeats, playerOf, type State, seatOf } from './state'
import { seesClaimsOf } from './view/posts'
import { openPollOf } from './voting'

/**
 * Whose view an event changes, so that live updates tell nobody else: that something happened is itself a secret where
 * its content is one (T18). Public events change everybody's. Ballots are all that counters see of what is not public; the
 * rangers' word is the main host's alone (T12.2).
 */
const EVERYBODY: Audience = { public: true, seats: [] }
const NOBODY: Audience = { public: false, seats: [], hosts: 'assistants' }
const only = (...seats: number[]): Audience => ({ public: false, seats, hosts: 'assistants' })
const onlyWithMainHost = (seat: number): Audience => ({ public: false, seats: [seat], hosts: 'main' })

export function audience(event: Event, before: State | null, after: State): Audience {
  switch (event.type) {
    case 'claimMade':
    case 'claimWithdrawn':
      return claimants(event.seat, event.group, before ?? after, after)
    case 'ballotCast':
    case 'proxyCast':
      return ballotAudience(event, before ?? after)
    case 'workPosted':
      return workAudience(event.seat, before ?? after)
    case 'postFlagged':
      return only(event.seat)
    case 'extensionSaid':
      return onlyWithMainHost(event.seat)
    case 'hireOffered':
      return only(event.seat, ...hunters(after, event.target))
    case 'hireAccepted':
      return only(...hunters(after, after.offers[event.side]?.target ?? 0))
    case 'factionsTurned':
    case 'escortsLapsed':
      return only(...event.seats)
    case 'extensionRequested':
      return event.stands ? EVERYBODY : onlyWithMainHost(event.seat)
    case 'iousFellDue':
      return before && owedIous(before).length > 0 ? EVERYBODY : NOBODY
    case 'seatSubstituted':
    case 'gameClosed':
      return NOBODY
    case 'gameStarted':
    case 'roundOpened':
    case 'killPosted':
    case 'iouHung':
    case 'iouFilled':
    case 'flightPosted':
    case 'postingClosed':
    case 'mainVoteClosed':
    case 'overtimeClosed':
    case 'escortChosen':
    case 'resultPublished':
    case 'gameEnded':
    case 'postRuled':
    case 'seatWarned':
    case 'seatRuledOut':
    case 'ruleOutUndone':
    case 'gamePaused':
    case 'gameResumed':
    case 'extensionDecided':
    case 'extensionRuled':
    case 'roundEdited':
      return EVERYBODY
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

/** A claim is seen by its seat and by known members who may post there; a slot taken or freed, by all who may (T18). */
function claimants(seat: number, group: Group, before: State, after: State): Audience {
  const isChange =
    before.claims.some((claim) => claim.seat === seat && claim.group === group) &&
    before.claims.length === after.claims.length
  const eligible = eligibleSeats(after, group).map((entry) => entry.seat)
  const others = isChange ? eligible.filter((other) => seesClaimsOf(after, other, seat, group)) : eligible
  return only(...new Set([seat, ...others]))
}

/** The post is the author's alone until posting closes; that its point is activated now, its own group may know. */
function workAudience(seat: number, before: State): Audience {
  return playerOf(before, seat).activated ? only(seat) : only(...acquaintances(before, seat))
}

/** Offers are shown to living hunters who could take them. */
const hunters = (state: State, target: number): number[] =>
  livingSeats(state)
    .filter((seat) => seat.role === 'hunter' && seat.seat !== target)
    .map((seat) => seat.seat)

/** A ballot that others do not see changes their view only by who has not voted yet, which is always public (T8.11). */
function ballotAudience(event: Extract<Event, { type: 'ballotCast' | 'proxyCast' }>, before: State): Audience {
  if (before.setup.config.ballots === 'open') return EVERYBODY
  const poll = openPollOf(before, seatOf(before, event.seat))
  const first = poll?.stage === 'main' && !event.shade && !(ballotOf(poll, event.seat)?.shade === false)
  return first ? EVERYBODY : { public: false, seats: [event.seat] }
}
