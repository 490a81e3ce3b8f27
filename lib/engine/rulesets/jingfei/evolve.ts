import { ballotOf, cast, dropBallotsOf, dropPicks, type Poll, stands } from '../../ballot'
import { closesAfter, endTurn, openRota } from '../../core'
import { begin, openPoll } from './begin'
import { lengthOf } from './config'
import type { Event } from './events'
import { GROUPS, groupOf } from './roles'
import { type Course, type CourseOf, indexOf, isLiving, type Out, type SpeechRecord, type State, seatOf } from './state'
import type { HostAct } from './view-types'

type Of<T extends Event['type']> = Extract<Event, { type: T }>

const noted = (note: string | null): { note?: string } => (note === null ? {} : { note })
const withAct = (state: State, entry: HostAct): State => ({ ...state, acts: [...state.acts, entry] })
const withOut = (state: State, seat: number, out: Out | null): State => ({
  ...state,
  outs: state.outs.map((before, i) => (i === indexOf(state, seat) ? out : before)),
})

function courseIn<P extends Course['phase']>(state: State, phase: P): CourseOf<P> {
  if (state.course.phase !== phase) throw new TypeError(`${phase} is not what goes on`)
  return state.course as CourseOf<P>
}

/** The state after an event. Total over the union of events. */
export function evolve(before: State | null, event: Event): State {
  if (event.type === 'gameStarted') return begin(event.setup)
  if (before === null) throw new TypeError('a log begins with gameStarted')
  const state = before
  const { at } = event
  switch (event.type) {
    case 'nightOpened': {
      const { round, closes } = event
      const voices = { killers: openPoll('main', closes, null), police: openPoll('main', closes, null) }
      return { ...state, round, course: { phase: 'night', openedAt: at, closes, voices, done: [] } }
    }
    case 'voiceGiven':
      return withVoice(state, event)
    case 'voiceDone': {
      const night = courseIn(state, 'night')
      if (night.done.includes(event.seat)) return state
      return { ...state, course: { ...night, done: [...night.done, event.seat] } }
    }
    case 'nightClosed': {
      const { night } = event
      const closed = { ...state, nights: [...state.nights, night], barred: null }
      if (night.kill === null) return closed
      return withOut(closed, night.kill, { round: state.round, by: 'night', at, cause: 'killed' })
    }
    case 'lastWordsOpened': {
      const { seat, closes, next } = event
      return { ...state, course: { phase: 'lastWords', openedAt: at, closes, seat, next } }
    }
    case 'speechesOpened':
      return { ...state, course: speechesOf(state, event) }
    case 'passed':
      return { ...state, course: afterTurn(state, event, 'passed') }
    case 'turnLapsed':
      return { ...state, course: afterTurn(state, event, 'time') }
    case 'speechesClosed':
      return { ...state, speeches: [...state.speeches, recordOf(state, at)] }
    case 'voteOpened': {
      const { stage, candidates, closes } = event
      const poll = openPoll(stage === 'first' ? 'main' : 'overtime', closes, candidates)
      return { ...state, course: { phase: 'vote', stage, tied: candidates ?? [], openedAt: at, closes, poll } }
    }
    case 'ballotCast': {
      const vote = courseIn(state, 'vote')
      return { ...state, course: { ...vote, poll: withBallot(vote.poll, event.seat, event.pick, at) } }
    }
    case 'voteClosed': {
      const closed = { ...state, votes: [...state.votes, event.vote] }
      const { out } = event.vote
      return out === null ? closed : withOut(closed, out, { round: state.round, by: 'day', at, cause: 'voted' })
    }
    case 'tieDissolved':
    case 'surrendered':
      return state
    case 'gameEnded': {
      const { reason, winner } = event
      const night = state.course.phase === 'night' ? state.course.openedAt : null
      return { ...state, course: { phase: 'ended', night }, paused: null, ended: { at, reason, winner } }
    }
    case 'seatWarned': {
      const { seat, conduct, note } = event
      const warnings = [...state.warnings, { seat, at, conduct, note }]
      return withAct({ ...state, warnings }, { at, do: 'warn', seat, ...(conduct && { conduct }), ...noted(note) })
    }
    case 'seatRuledOut': {
      const { seat, conduct, note } = event
      const by = state.course.phase === 'night' ? 'night' : 'day'
      const out = withOut(state, seat, { round: state.round, by, at, cause: 'ruledOut' })
      const without = { ...out, course: courseWithout(out, seat, at) }
      return withAct(without, { at, do: 'ruleOut', seat, ...(conduct && { conduct }), ...noted(note) })
    }
    case 'ruleOutUndone':
      return withAct(withOut(state, event.seat, null), {
        at,
        do: 'undoRuleOut',
        seat: event.seat,
        ...noted(event.note),
      })
    case 'gamePaused':
      return withAct({ ...state, paused: { at, note: event.note } }, { at, do: 'pause', ...noted(event.note) })
    case 'gameResumed': {
      const course = state.paused ? moved(state.course, state.paused.at, at) : state.course
      return withAct({ ...state, paused: null, course }, { at, do: 'resume', ...noted(event.note) })
    }
    case 'seatSubstituted': {
      const { seat, barred, note } = event
      return withAct(withBarred(state, seat, barred), { at, do: 'substitute', seat, ...noted(note) })
    }
    case 'gameClosed':
      return withAct(state, { at, do: 'close', ...noted(event.note) })
    default: {
      const unknown: never = event
      throw new TypeError(`unknown event ${JSON.stringify(unknown)}`)
    }
  }
}

const withBallot = (poll: Poll, seat: number, pick: number | null, at: number): Poll =>
  cast(poll, { seat, at, picks: pick === null ? [] : [{ seat: pick }], requestedAt: null, shade: false })

/** G2.1: the same name again keeps its stamp; another one unmarks `done` (G2.4). */
function withVoice(state: State, { seat, target, at }: Of<'voiceGiven'>): State {
  const night = courseIn(state, 'night')
  const group = groupOf(seatOf(state, seat).role)
  if (group === null) throw new TypeError('a civilian has no voice at night')
  const poll = night.voices[group]
  const voice = ballotOf(poll, seat)
  if (stands(voice) && voice.picks[0]?.seat === target) return state
  const voices = { ...night.voices, [group]: withBallot(poll, seat, target, at) }
  return { ...state, course: { ...night, voices, done: night.done.filter((other) => other !== seat) } }
}

function speechesOf(state: State, { stage, tied, order, form, at }: Of<'speechesOpened'>): CourseOf<'speeches'> {
  const { openHours, turnHours } = state.setup.config
  if (form === 'open' && stage === 'first') {
    const closes = closesAfter(at, lengthOf(openHours))
    return { phase: 'speeches', stage, tied, form, openedAt: at, closes, passed: [] }
  }
  const rota = openRota(order, lengthOf(turnHours), at, (seat) => isLiving(state, seat))
  return { phase: 'speeches', stage, tied, form: 'turns', openedAt: at, rota }
}

/** The word passes on; with last words it only ends, what comes next is an event of its own. */
function afterTurn(state: State, { seat, at }: { seat: number; at: number }, ended: 'passed' | 'time'): Course {
  const { course } = state
  if (course.phase !== 'speeches') return course
  if (course.form === 'open') return { ...course, passed: [...course.passed, seat] }
  return { ...course, rota: endTurn(course.rota, ended, at, (other) => isLiving(state, other)) }
}

function recordOf(state: State, at: number): SpeechRecord {
  const course = courseIn(state, 'speeches')
  const { stage, form, openedAt } = course
  const turns =
    course.form === 'turns' ? [...course.rota.turns] : course.passed.map((seat) => ({ seat, ended: 'passed' as const }))
  return { round: state.round, stage, form, openedAt, closedAt: at, turns }
}

/** A ruled-out seat: its voice, vote and turn are void (G11.1), and so is what named it (G2.1, G7.1, G8.3). */
function courseWithout(state: State, seat: number, at: number): Course {
  const { course } = state
  const without = (poll: Poll): Poll => dropPicks(dropBallotsOf(poll, seat), [seat])
  switch (course.phase) {
    case 'night': {
      const voices = { killers: without(course.voices.killers), police: without(course.voices.police) }
      return { ...course, voices, done: stillDone(course.done, voices) }
    }
    case 'speeches': {
      const tied = course.tied.filter((other) => other !== seat)
      if (course.form === 'open') return { ...course, tied }
      if (course.rota.speaker !== seat) return { ...course, tied }
      return { ...course, tied, rota: endTurn(course.rota, 'left', at, (other) => isLiving(state, other)) }
    }
    case 'vote': {
      const tied = course.tied.filter((other) => other !== seat)
      const poll = without(course.poll)
      return { ...course, tied, poll: { ...poll, candidates: poll.candidates && tied } }
    }
    case 'waiting':
    case 'lastWords':
    case 'ended':
      return course
    default: {
      const unknown: never = course
      throw new TypeError(`unknown course ${JSON.stringify(unknown)}`)
    }
  }
}

/** Whoever has no voice any more has not done either. */
const stillDone = (done: readonly number[], voices: CourseOf<'night'>['voices']): number[] =>
  done.filter((seat) => GROUPS.some((group) => stands(ballotOf(voices[group], seat))))

/** G4.1: what is barred is the account; it leaves with its holder, or comes with a substitute. */
function withBarred(state: State, seat: number, barred: boolean): State {
  if (state.setup.config.aliases || state.nights.length > 0) return state
  if (!barred) return state.barred === seat ? { ...state, barred: null } : state
  if (state.course.phase !== 'night') return { ...state, barred: seat }
  const night = state.course
  const voices = { ...night.voices, killers: dropPicks(night.voices.killers, [seat]) }
  return { ...state, barred: seat, course: { ...night, voices, done: stillDone(night.done, voices) } }
}

/** G11.3: every open deadline moves by the length of the pause; one that opened during it, by what it saw of it. */
function moved(course: Course, pausedAt: number, at: number): Course {
  const by = (openedAt: number) => at - Math.max(pausedAt, openedAt)
  switch (course.phase) {
    case 'night': {
      const closes = course.closes + by(course.openedAt)
      const voices = {
        killers: { ...course.voices.killers, closes },
        police: { ...course.voices.police, closes },
      }
      return { ...course, closes, voices }
    }
    case 'lastWords':
      return { ...course, closes: course.closes + by(course.openedAt) }
    case 'speeches':
      if (course.form === 'open') return { ...course, closes: course.closes + by(course.openedAt) }
      return { ...course, rota: { ...course.rota, closes: course.rota.closes + by(course.rota.since) } }
    case 'vote': {
      const closes = course.closes + by(course.openedAt)
      return { ...course, closes, poll: { ...course.poll, closes } }
    }
    case 'waiting':
    case 'ended':
      return course
    default: {
      const unknown: never = course
      throw new TypeError(`unknown course ${JSON.stringify(unknown)}`)
    }
  }
}
