import { closesAfter } from '../../core'
import { deadlineOf } from './clock'
import { lengthOf } from './config'
import type { Event } from './events'
import type { Announcement } from './report-types'
import { type State, seatOf } from './state'
import { finalReport, settledVote } from './view/rounds'

/** What is announced to everybody (G5, G7, G11, G12). `after` = the state with all of `events` folded in. */
export function reports(events: readonly Event[], after: State): Announcement[] {
  return events.flatMap((event, i) => announcementsOf(event, events.slice(i + 1), after))
}

const noted = (note: string | null): { note?: string } => (note === null ? {} : { note })

function announcementsOf(event: Event, next: readonly Event[], after: State): Announcement[] {
  const { at } = event
  const { config } = after.setup
  switch (event.type) {
    case 'nightOpened': {
      const { round, closes } = event
      return [{ kind: 'nightOpened', at, round, closes, barred: round === 1 ? after.barred : null }]
    }
    case 'nightClosed': {
      const { round, kill } = event.night
      return [{ kind: 'dawn', at, round, dead: kill, lastWordsUntil: lastWordsUntil(next) }]
    }
    case 'speechesOpened': {
      const { stage, order, tied, form } = event
      const length = form === 'open' ? config.openHours : config.turnHours
      const closes = closesAfter(at, lengthOf(length))
      return [{ kind: 'speechesOpened', at, round: after.round, stage, form, order, tied, closes }]
    }
    case 'voteOpened': {
      const { stage, candidates, closes } = event
      return [{ kind: 'voteOpened', at, round: after.round, stage, candidates, closes }]
    }
    case 'voteClosed': {
      const vote = settledVote(after, { kind: 'public' }, event.vote)
      return [{ kind: 'voteSettled', at, vote, lastWordsUntil: lastWordsUntil(next) }]
    }
    case 'tieDissolved':
      return [{ kind: 'tieDissolved', at, round: after.round }]
    case 'seatWarned': {
      const { seat, conduct, note } = event
      return [{ kind: 'warned', at, seat, ...(conduct && { conduct }), ...noted(note) }]
    }
    case 'seatRuledOut': {
      const { seat, conduct, note } = event
      return [{ kind: 'ruledOut', at, seat, ...(conduct && { conduct }), ...noted(note) }]
    }
    case 'ruleOutUndone':
      return [{ kind: 'ruleOutUndone', at, seat: event.seat, ...noted(event.note) }]
    case 'gamePaused':
      return [{ kind: 'paused', at, ...noted(event.note) }]
    case 'gameResumed':
      return [{ kind: 'resumed', at, closes: deadlineOf(after), ...noted(event.note) }]
    case 'surrendered':
      return [{ kind: 'surrendered', at, seat: event.seat, role: seatOf(after, event.seat).role }]
    case 'gameEnded': {
      const report = finalReport(after)
      const note = event.reason === 'closed' ? (after.acts.at(-1)?.note ?? null) : null
      return report ? [{ kind: 'ended', at, report, ...noted(note) }] : []
    }
    case 'gameStarted':
    case 'voiceGiven':
    case 'voiceDone':
    case 'lastWordsOpened':
    case 'passed':
    case 'turnLapsed':
    case 'speechesClosed':
    case 'ballotCast':
    case 'seatSubstituted':
    case 'gameClosed':
      return []
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

function lastWordsUntil(next: readonly Event[]): number | null {
  const [first] = next
  return first?.type === 'lastWordsOpened' ? first.closes : null
}
