import type { JianghuEvent, JianghuView } from '@/lib/engine/rulesets/jianghu'
import type { Done } from '@/lib/notify/send'
import { owedIn } from '../jianghu-owes'
import {
  before,
  hostActTelling,
  isOver,
  nextOf,
  type Reminders,
  reminderAt,
  resultOut,
  type Sight as SightOf,
  type Teller,
  type Telling,
} from './telling'

type Sight = SightOf<JianghuView>

const PHASES = {
  picking: { place: '#pick', named: 'picking' }, // the front page has it
  night: { place: '/night', named: 'night' },
  day: { place: '/vote', named: 'dayVote' },
} as const

const livingSeats = (view: JianghuView) => view.seats.filter((seat) => seat.living).map(({ seat }) => seat)

/** The phase that runs and asks something of all living seats; null: none. */
function running(view: JianghuView) {
  const { status, paused, phase, closes } = view
  if (status !== 'running' || paused || closes === null) return null
  return phase === 'picking' || phase === 'night' || phase === 'day' ? { ...PHASES[phase], phase, closes } : null
}

/** That a phase opened is public; whether a seat has acted or voted is told to that seat alone (J10.1, J13b). */
function open(sight: Sight, now: number, reminders: Reminders): Telling[] {
  const view = sight.everybody
  const asked = running(view)
  if (!asked || isOver(asked.closes, now)) return []
  const { place, named, closes } = asked
  const opened = view.announcements.at(-1)?.at ?? view.startsAt
  const reminder = reminderAt('vote', { closes, opened, now }, reminders)
  const data = { round: view.round, phase: named, closes }
  return livingSeats(view).flatMap((seat): Telling[] => {
    const telling = { to: seat, place, at: null, until: closes, data }
    return [
      { ...telling, kind: 'phaseOpened', key: `phaseOpened:${view.round}:${named}` },
      ...(reminder !== null && owedIn(sight.seat(seat)) !== null
        ? [
            {
              ...telling,
              kind: 'voteMissing' as const,
              key: `voteMissing:${view.round}:${named}:${closes}:${reminder}`,
            },
          ]
        : []),
    ]
  })
}

function next(view: JianghuView, now: number, reminders: Reminders): number | null {
  const asked = running(view)
  return asked ? nextOf(before(asked.closes, reminders.vote), now) : null
}

function news(events: readonly JianghuEvent[], sight: Sight): Telling[] {
  const view = sight.everybody
  return events.flatMap((event): Telling[] => {
    switch (event.type) {
      case 'nightSettled':
      case 'daySettled':
        return view.endedAt === event.at ? [] : settled(event, view)
      case 'gameEnded':
        return view.seats.map(({ seat }) =>
          resultOut(seat, event.at, 'end', 'ended', { round: view.round, phase: 'ended' }),
        )
      case 'seatWarned':
      case 'seatRuledOut':
      case 'ruleOutUndone':
        return [hostActTelling(event.type, event, view.round)]
      default:
        return []
    }
  })
}

/** To those who lived to see that settlement. */
function settled(event: Extract<JianghuEvent, { type: 'nightSettled' | 'daySettled' }>, view: JianghuView): Telling[] {
  const { at, round, report } = event
  const night = event.type === 'nightSettled'
  const died = 'dead' in report ? [...report.dead, ...('othersDead' in report ? report.othersDead : [])] : []
  const lines = 'lines' in report ? report.lines.map(({ seat }) => seat) : []
  const phase = night ? ('nightReport' as const) : ('dayReport' as const)
  return view.seats
    .filter(({ seat }) => lines.includes(seat) || died.includes(seat))
    .map(({ seat }) => resultOut(seat, at, `${round}:${night ? 'night' : 'day'}`, report.kind, { round, phase }))
}

function done(events: readonly JianghuEvent[]): Done[] {
  return events.flatMap((event): Done[] =>
    event.type === 'voteCast' || event.type === 'characterPicked' || (event.type === 'actionSent' && event.action)
      ? [{ seat: event.seat, key: 'voteMissing:' }]
      : [],
  )
}

/** What 江湖 tells: phases, what a seat has not done yet, reports, and rulings on a seat. Never what a seat did. */
export const jianghuTeller: Teller<JianghuView, JianghuEvent> = {
  kinds: ['voteMissing', 'namedInRuling', 'phaseOpened', 'resultOut'],
  open,
  next,
  news,
  done,
  opensNothing: ({ type }) => type === 'voteCast' || type === 'actionSent' || type === 'choiceMade',
}
