import { ballotOf, stands } from '../../ballot'
import { circleFrom } from '../../core'
import { lastWordsCloseAfter, nightCloseAfter, voteCloseAfter } from './clock'
import { endGame, endIfOver, isStalled } from './ending'
import { nightRecord } from './night'
import type { Stage } from './report-types'
import { groupOf } from './roles'
import { livingNumbers, livingSeats, starterOf } from './state'
import type { Turn } from './turn'
import { voteRecord } from './voting'

/**
 * What follows what: night → dawn → last words → speeches → vote (→ speeches and vote of a tie, twice) → last words →
 * night (G5.1, G6, G7.3, G8). Each function opens or closes one of these and goes on as far as nothing is to be waited for.
 */

export function openNight(turn: Turn): void {
  const { state, at } = turn
  const round = state.nights.length + 1
  turn.emit({ type: 'nightOpened', at, round, closes: nightCloseAfter(state.setup, at) })
}

/** G2.4: with all living killers and officers done, the night closes at this very stamp. */
export function closeNightIfDone(turn: Turn): void {
  const { course, setup } = turn.state
  if (course.phase !== 'night' || !setup.config.earlyDawn) return
  const choosing = livingSeats(turn.state).filter((seat) => groupOf(seat.role) !== null)
  if (choosing.every((seat) => course.done.includes(seat.seat))) closeNight(turn)
}

/** Dawn (G5.1): kill and check at once, from the same voices; then the win, last words, speeches. */
export function closeNight(turn: Turn): void {
  const { state, at } = turn
  if (state.course.phase !== 'night') throw new TypeError('no night to close')
  const record = nightRecord(state, state.course, at)
  turn.emit({ type: 'nightClosed', at, night: record })
  if (endIfOver(turn)) return
  if (record.kill === null) openSpeeches(turn, 'first', [])
  else openLastWords(turn, record.kill, 'speeches')
}

function openLastWords(turn: Turn, seat: number, next: 'speeches' | 'night'): void {
  const { at, state } = turn
  turn.emit({ type: 'lastWordsOpened', at, seat, closes: lastWordsCloseAfter(state.setup.config, at), next })
}

/**
 * First stage: every living seat, in turn or all at once by the setting. Second: the tied; third: the living others;
 * these always in turn, in the order of G6.2. A row without anybody in it is no row.
 */
function openSpeeches(turn: Turn, stage: Stage, tied: number[]): void {
  const { at, state } = turn
  const circle = circleFrom(livingNumbers(state), starterOf(state))
  const order = circle.filter((seat) => stage === 'first' || tied.includes(seat) === (stage === 'second'))
  const form = stage === 'first' && state.setup.config.speeches === 'open' ? 'open' : 'turns'
  if (order.length === 0) openVote(turn, stage, tied)
  else turn.emit({ type: 'speechesOpened', at, stage, tied, order, form })
}

/** The time of whoever has the word is up; of an open row, everybody's. */
export function settleWords(turn: Turn): void {
  const { course } = turn.state
  if (course.phase === 'speeches' && course.form === 'open') {
    closeSpeeches(turn)
    return
  }
  const seat = course.phase === 'lastWords' ? course.seat : course.phase === 'speeches' ? course.rota.speaker : null
  if (seat === null) throw new TypeError('nobody has the word')
  turn.emit({ type: 'turnLapsed', at: turn.at, seat })
  goOn(turn)
}

/** What follows when somebody has ended his words. */
export function goOn(turn: Turn): void {
  const { course } = turn.state
  if (course.phase === 'speeches') closeSpeechesIfThrough(turn)
  else if (course.phase === 'lastWords') {
    if (course.next === 'speeches') openSpeeches(turn, 'first', [])
    else endDay(turn)
  }
}

export function closeSpeechesIfThrough(turn: Turn): void {
  const { state } = turn
  const { course } = state
  if (course.phase !== 'speeches') return
  const through =
    course.form === 'turns'
      ? course.rota.speaker === null
      : livingNumbers(state).every((seat) => course.passed.includes(seat))
  if (through) closeSpeeches(turn)
}

function closeSpeeches(turn: Turn): void {
  const { course } = turn.state
  if (course.phase !== 'speeches') throw new TypeError('no speeches to close')
  turn.emit({ type: 'speechesClosed', at: turn.at })
  openVote(turn, course.stage, course.tied)
}
function openVote(turn: Turn, stage: Stage, tied: number[]): void {
  const { at, state } = turn
  const closes = voteCloseAfter(state.setup.config, at)
  turn.emit({ type: 'voteOpened', at, stage, candidates: stage === 'first' ? null : tied, closes })
}

/** G7.1: the vote closes at once when every living seat has cast; a void vote is none. */
export function closeVoteIfAllCast(turn: Turn): void {
  const { course } = turn.state
  if (course.phase !== 'vote') return
  if (livingNumbers(turn.state).every((seat) => stands(ballotOf(course.poll, seat)))) closeVote(turn)
}

export function closeVote(turn: Turn): void {
  const { state, at } = turn
  if (state.course.phase !== 'vote') throw new TypeError('no vote to close')
  const vote = voteRecord(state, state.course, at)
  turn.emit({ type: 'voteClosed', at, vote })
  if (vote.out !== null) {
    if (!endIfOver(turn)) openLastWords(turn, vote.out, 'night')
  } else if (vote.tied.length === 0) endDay(turn)
  else if (vote.stage === 'third') endGame(turn, 'tied')
  else openSpeeches(turn, vote.stage === 'first' ? 'second' : 'third', vote.tied)
}

/** G8.3: with one of the tied left, or none, nobody else goes out that day. */
export function dissolveTie(turn: Turn): boolean {
  const { course } = turn.state
  if ((course.phase !== 'speeches' && course.phase !== 'vote') || course.stage === 'first') return false
  if (course.tied.length > 1) return false
  turn.emit({ type: 'tieDissolved', at: turn.at })
  endDay(turn)
  return true
}

/** Then it is night, or the table has been silent for too long (G9.2). */
function endDay(turn: Turn): void {
  if (isStalled(turn.state)) endGame(turn, 'stalled')
  else openNight(turn)
}
