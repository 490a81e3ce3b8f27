import type { Ask, TieshaEvent, TieshaView } from '@/lib/engine/rulesets/tiesha'
import type { Done } from '@/lib/notify/send'
import {
  before,
  isOver,
  namedInRuling,
  nextOf,
  type Reminders,
  reminderAt,
  resultOut,
  type Sight as SightOf,
  type Teller,
  type Telling,
} from './telling'

type Sight = SightOf<TieshaView>

/** What is to be told of the state of things at `now`, forum time. Each of them may be told as long as it is found here. */
export function openTellings(sight: Sight, now: number, reminders: Reminders): Telling[] {
  const view = sight.everybody
  if (view.status !== 'running' || view.paused || view.phase === 'waiting') return []
  return [
    ...phaseTellings(sight, now),
    ...voteTellings(view, now, reminders),
    ...deskTellings(sight, now),
    ...iouTellings(sight, now, reminders),
  ]
}

/** When the next reminder comes due; null: none by itself, before something else happens. */
export function nextReminder(view: TieshaView, now: number, reminders: Reminders): number | null {
  if (view.status !== 'running' || view.paused) return null
  const instants = [
    ...(view.phase === 'day' && view.closes.vote !== null ? before(view.closes.vote, reminders.vote) : []),
    ...(view.closes.iou === null ? [] : before(view.closes.iou, reminders.iou)),
  ]
  return nextOf(instants, now)
}

/** Who has not voted is public (T8.11); in overtime nobody owes a vote (T9.1). */
function voteTellings(view: TieshaView, now: number, reminders: Reminders): Telling[] {
  const round = view.rounds.at(-1)
  const opened = round?.night?.at ?? round?.openedAt ?? now
  return view.polls.flatMap((poll) => {
    if (!poll.open || poll.stage !== 'main') return []
    const reminder = reminderAt('vote', { closes: poll.closes, opened, now }, reminders)
    if (reminder === null) return []
    return poll.notVoted.map((seat) => ({
      kind: 'voteMissing' as const,
      key: `voteMissing:${view.round}:${poll.closes}:${reminder}`,
      to: seat,
      place: '/vote',
      at: null,
      until: poll.closes,
      data: { round: view.round, closes: poll.closes },
    }))
  })
}

/** Public, for the living; an overtime for those who may vote in it. */
function phaseTellings(sight: Sight, now: number): Telling[] {
  const { phase, round, closes, seats } = sight.everybody
  if (phase !== 'posting' && phase !== 'day' && phase !== 'overtime') return []
  return seats.flatMap(({ seat, living }) => {
    if (!living) return []
    const until = phase === 'posting' ? closes.posting : phase === 'day' ? closes.vote : overtimeOf(sight, seat)
    if (until === null || isOver(until, now)) return []
    return [
      {
        kind: 'phaseOpened' as const,
        key: `phaseOpened:${round}:${phase}`,
        to: seat,
        place: phase === 'posting' ? '/kills' : '/vote',
        at: null,
        until,
        data: { round, phase, closes: until },
      },
    ]
  })
}

/** When the overtime closes in which this seat may vote; null: in none. */
function overtimeOf(sight: Sight, seat: number): number | null {
  const ask = sight.seat(seat).me?.asks.find((one) => one.kind === 'vote' && one.stage === 'overtime')
  return ask?.kind === 'vote' ? ask.closes : null
}

/** Asks that only their seat sees. Those of the desk open together and are told once a round. */
const DESK: ReadonlySet<Ask['kind']> = new Set(['claim', 'rescue', 'sapper', 'fly'])
const ALONE: ReadonlySet<Ask['kind']> = new Set(['hire', 'escort', 'veto'])

/** What a seat's own view asks of it in secret (T18): whoever is not shown it is not told. */
function deskTellings(sight: Sight, now: number): Telling[] {
  const { round } = sight.everybody
  return secretlyAsked(sight).flatMap((seat) => {
    const asks = sight.seat(seat).me?.asks ?? []
    const found = new Map<string, Telling>()
    for (const ask of asks) {
      if (!DESK.has(ask.kind) && !ALONE.has(ask.kind)) continue
      const until = ask.kind === 'veto' ? sight.everybody.closes.vote : 'closes' in ask ? ask.closes : null
      if (until !== null && isOver(until, now)) continue
      const asked = ask.kind === 'veto' ? `veto:${ask.since}` : ask.kind // each request of a round asks anew (T12.1)
      const key = DESK.has(ask.kind) ? `slotOpen:${round}` : `slotOpen:${round}:${asked}`
      const isPublic = ask.kind !== 'escort' && ask.kind !== 'veto' && until !== null // whom these ask is a secret (T12.2, T15.5)
      found.set(key, {
        kind: 'slotOpen',
        key,
        to: seat,
        place: ask.kind === 'veto' ? '/me/extension' : '/desk',
        at: null,
        until,
        data: { round, ...(isPublic && { closes: until }) },
      })
    }
    return [...found.values()]
  })
}

/** Seats that could be asked something in secret now; the others' views need not be worked out. */
function secretlyAsked({ everybody, host }: Sight): number[] {
  const living = everybody.seats.filter((seat) => seat.living).map((seat) => seat.seat)
  if (everybody.phase === 'posting') return living
  const rangers = everybody.extension.standing.includes('white') ? (host.host?.extension?.rangers ?? []) : []
  return [...new Set([...(host.host?.escorts ?? []).map((choice) => choice.seat), ...rangers])]
}

function iouTellings(sight: Sight, now: number, reminders: Reminders): Telling[] {
  const { closes, round } = sight.everybody
  const due = closes.iou
  if (due === null) return []
  const opened = sight.everybody.rounds.at(-1)?.night?.at ?? 0
  const reminder = reminderAt('iou', { closes: due, opened, now }, reminders)
  if (reminder === null) return []
  const owing = new Set((sight.host.host?.debts ?? []).map((debt) => debt.seat))
  return [...owing]
    .filter((seat) => sight.seat(seat).me?.asks.some((ask) => ask.kind === 'fill'))
    .map((seat) => ({
      kind: 'iouDue' as const,
      key: `iouDue:${round}:${due}:${reminder}`,
      to: seat,
      place: '/desk',
      at: null,
      until: due,
      data: { round, closes: due },
    }))
}

/** A post with flags that are not ruled on. `rulings`: how many were given on it before. */
export interface OpenFlag {
  post: string
  /** The post's name in URLs (lib/play/long-posts.ts). */
  name: string
  at: number
  rulings: number
}

/** Flags are the host team's (T11.1). One notice for a post, however many flags it gets until they are ruled on. */
export function flagTellings(flags: readonly OpenFlag[]): Telling[] {
  return flags.map(({ post, name, at, rulings }) => ({
    kind: 'flagOpened',
    key: `flagOpened:${post}:${rulings}`,
    to: 'judges',
    place: `/flags/${name}`,
    at,
    until: null,
    data: {},
  }))
}

/** What these events are to be told of, once and for good: results, and rulings with names in them. `sight` after them. */
export function eventTellings(events: readonly TieshaEvent[], sight: Sight): Telling[] {
  return events.flatMap((event) => {
    if (event.type === 'resultPublished' || event.type === 'gameEnded') return resultTellings(event, sight.everybody)
    const named = namedIn(event, sight.host)
    const key = event.type === 'postRuled' ? `${event.type}:${event.post}` : event.type
    return named.seats.map((seat) => namedInRuling(seat, event.at, key, named.kinds, sight.everybody.round))
  })
}

/** To the living and those who went out in this round; the end of the game to all. The last result comes with the end. */
function resultTellings(event: Extract<TieshaEvent, { type: 'resultPublished' | 'gameEnded' }>, view: TieshaView) {
  const ended = event.type === 'gameEnded'
  if (!ended && view.endedAt === event.at) return []
  const round = ended ? view.round : event.round
  return view.seats
    .filter((seat) => ended || seat.living || (seat.out !== null && seat.out.round >= round))
    .map(({ seat }) =>
      ended
        ? resultOut(seat, event.at, 'end', 'ended', { round, phase: 'ended' })
        : resultOut(seat, event.at, String(round), 'resultPost', { round }),
    )
}

/** Seats whose own post, life or record a ruling is about. What a ruling says is public (T11.2, T11.7). */
function namedIn(event: TieshaEvent, host: TieshaView): { seats: number[]; kinds: string[] } {
  switch (event.type) {
    case 'postRuled': {
      const posts = [...host.strikes, ...host.otherPosts]
      const author = posts.find((post) => post.post === event.post)?.author ?? null
      const seats = new Set([
        ...(author === null ? [] : [author]),
        ...event.revived,
        ...event.outs.map((out) => out.seat),
      ])
      return { seats: [...seats], kinds: ['ruling', 'rulingDismissed'] }
    }
    case 'seatWarned':
      return { seats: [event.seat], kinds: ['warned'] }
    case 'seatRuledOut':
      return { seats: [event.seat], kinds: ['ruledOut'] }
    case 'ruleOutUndone':
      return { seats: [event.seat], kinds: ['ruleOutUndone'] }
    case 'iousFellDue':
      return { seats: event.outs.map((out) => out.seat), kinds: ['iouMissed'] }
    default:
      return { seats: [], kinds: [] }
  }
}

/** What these events have done of that which was asked. */
function doneBy(events: readonly TieshaEvent[]): Done[] {
  return events.flatMap((event): Done[] => {
    switch (event.type) {
      case 'ballotCast':
      case 'proxyCast':
        return [{ seat: event.seat, key: 'voteMissing:' }]
      case 'claimMade':
      case 'workPosted':
      case 'flightPosted':
      case 'escortChosen':
      case 'extensionSaid':
        return [{ seat: event.seat, key: 'slotOpen:' }]
      case 'iouFilled':
        return [{ seat: event.seat, key: 'iouDue:' }]
      default:
        return []
    }
  })
}

/** Events that can only do what was asked, and never open anything: no view need be worked out for them. */
const opensNothing = ({ type }: TieshaEvent): boolean =>
  type === 'ballotCast' || type === 'proxyCast' || type === 'claimMade'

export const tieshaTeller: Teller<TieshaView, TieshaEvent> = {
  kinds: ['voteMissing', 'slotOpen', 'iouDue', 'namedInRuling', 'phaseOpened', 'resultOut', 'flagOpened'],
  open: openTellings,
  next: nextReminder,
  news: eventTellings,
  done: doneBy,
  opensNothing,
}
