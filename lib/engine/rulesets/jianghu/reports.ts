import type { Event } from './events'
import { finalReport } from './final'
import type { Announcement } from './report-types'
import type { State } from './state'

/** What is announced to everybody about these events (J13a). `after` = the state with all of them folded in. */
export function reports(events: readonly Event[], after: State): Announcement[] {
  return events.flatMap((event) => announcementsOf(event, after))
}

const noted = (note: string | null): { note?: string } => (note === null ? {} : { note })

function announcementsOf(event: Event, after: State): Announcement[] {
  const { at } = event
  switch (event.type) {
    case 'charactersOffered':
      return [{ kind: 'offered', at, closes: event.closes }]
    case 'gameDealt':
    case 'nightSettled':
    case 'daySettled':
      return [event.report]
    case 'nightOpened':
      return [{ kind: 'nightOpened', at, round: event.round, closes: event.closes }]
    case 'dayOpened':
      return [{ kind: 'dayOpened', at, round: event.round, closes: event.closes, effects: event.effects }]
    case 'seatWarned':
      return [{ kind: 'warned', at, seat: event.seat, ...noted(event.note) }]
    case 'seatRuledOut':
      return [{ kind: 'ruledOut', at, seat: event.seat, ...noted(event.note) }]
    case 'ruleOutUndone':
      return [{ kind: 'ruleOutUndone', at, seat: event.seat, ...noted(event.note) }]
    case 'gamePaused':
      return [{ kind: 'paused', at, ...noted(event.note) }]
    case 'gameResumed':
      return [{ kind: 'resumed', at, closes: event.closes, ...noted(event.note) }]
    case 'gameEnded': {
      const report = finalReport(after)
      const closed = event.reason === 'closed' ? after.acts.at(-1)?.note : undefined
      return report ? [{ kind: 'ended', at, report, ...noted(closed ?? null) }] : []
    }
    case 'gameStarted':
    case 'characterPicked':
    case 'actionSent':
    case 'choiceMade':
    case 'voteCast':
    case 'seatSubstituted':
    case 'gameClosed':
      return []
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}
