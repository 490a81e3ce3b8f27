import type { JingfeiEvent, JingfeiView } from '@/lib/engine/rulesets/jingfei'
import type { Done } from '@/lib/notify/send'
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

type Sight = SightOf<JingfeiView>

/** What is asked of a seat, as its own view says (`me.asks`); a voice at night folded, since it tells of a role (T18). */
function open(sight: Sight, now: number, reminders: Reminders): Telling[] {
  const view = sight.everybody
  if (view.status !== 'running' || view.paused || view.phase === 'waiting') return []
  return view.seats.flatMap(({ seat }) => [...asksOf(sight.seat(seat), now), ...missing(view, seat, now, reminders)])
}

function asksOf(view: JingfeiView, now: number): Telling[] {
  const { me, round, poll, floor } = view
  if (!me) return []
  return me.asks.flatMap((ask): Telling[] => {
    if (isOver(ask.closes, now)) return []
    const base = { to: me.seat, at: null, until: ask.closes }
    switch (ask.kind) {
      case 'voice':
        return ask.done || ask.spoken
          ? []
          : [
              {
                ...base,
                kind: 'slotOpen',
                key: `slotOpen:${round}`,
                place: '/night',
                data: { round, closes: ask.closes },
              },
            ]
      case 'lastWords':
      case 'speak': {
        const phase = ask.kind === 'speak' ? ('turn' as const) : ('lastWords' as const)
        const key = `phaseOpened:${round}:${phase}:${floor?.stage ?? ''}:${floor?.since ?? ''}`
        return [{ ...base, kind: 'phaseOpened', key, place: '/talk', data: { round, phase, closes: ask.closes } }]
      }
      case 'vote':
        return [
          {
            ...base,
            kind: 'phaseOpened',
            key: `phaseOpened:${round}:vote:${poll?.stage ?? ask.stage}`,
            place: '/vote',
            data: { round, phase: 'tableVote', closes: ask.closes },
          },
        ]
      default:
        return []
    }
  })
}

/** Who has cast nothing is public (T8.11). */
function missing(view: JingfeiView, seat: number, now: number, reminders: Reminders): Telling[] {
  const { poll, round } = view
  if (!poll?.notVoted.includes(seat)) return []
  const reminder = reminderAt('vote', { closes: poll.closes, opened: poll.openedAt, now }, reminders)
  if (reminder === null) return []
  return [
    {
      kind: 'voteMissing',
      key: `voteMissing:${round}:${poll.stage}:${poll.closes}:${reminder}`,
      to: seat,
      place: '/vote',
      at: null,
      until: poll.closes,
      data: { round, phase: 'tableVote', closes: poll.closes },
    },
  ]
}

function next(view: JingfeiView, now: number, reminders: Reminders): number | null {
  if (view.status !== 'running' || view.paused || !view.poll) return null
  return nextOf(before(view.poll.closes, reminders.vote), now)
}

function news(events: readonly JingfeiEvent[], sight: Sight): Telling[] {
  const view = sight.everybody
  const { round } = view
  /** To the living, and to whoever went out in this round; the end to all. */
  const toSeats = (of: 'all' | 'round', told: (seat: number) => Telling) =>
    view.seats.filter((seat) => of === 'all' || seat.living || seat.out?.round === round).map(({ seat }) => told(seat))
  return events.flatMap((event): Telling[] => {
    const { at } = event
    switch (event.type) {
      case 'nightClosed':
        return view.endedAt === at
          ? []
          : toSeats('round', (seat) => resultOut(seat, at, `${round}:dawn`, 'dawn', { round, phase: 'dawn' }))
      case 'voteClosed': {
        const { stage } = event.vote
        const data = { round, phase: 'voteResult' as const }
        return view.endedAt === at
          ? []
          : toSeats('round', (seat) => resultOut(seat, at, `${round}:${stage}`, 'voteSettled', data))
      }
      case 'gameEnded':
        return toSeats('all', (seat) => resultOut(seat, at, 'end', 'ended', { round, phase: 'ended' }))
      case 'seatWarned':
      case 'seatRuledOut':
      case 'ruleOutUndone':
        return [hostActTelling(event.type, event, round)]
      default:
        return []
    }
  })
}

function done(events: readonly JingfeiEvent[]): Done[] {
  return events.flatMap((event): Done[] => {
    switch (event.type) {
      case 'ballotCast':
        return [
          { seat: event.seat, key: 'voteMissing:' },
          { seat: event.seat, key: 'phaseOpened:' },
        ]
      case 'voiceGiven':
      case 'voiceDone':
        return [{ seat: event.seat, key: 'slotOpen:' }]
      default:
        return []
    }
  })
}

/** What 警匪 tells: whose turn it is, votes, what came of them, and rulings on a seat. */
export const jingfeiTeller: Teller<JingfeiView, JingfeiEvent> = {
  kinds: ['voteMissing', 'slotOpen', 'namedInRuling', 'phaseOpened', 'resultOut'],
  open,
  next,
  news,
  done,
  opensNothing: ({ type }) => type === 'ballotCast' || type === 'voiceGiven',
}
