import { ballotOf, pickFault, stands } from '../../ballot'
import { hadTurn } from '../../core'
import type { CommandOf } from './commands'
import { closeNightIfDone, closeVoteIfAllCast, goOn } from './course'
import { endGame } from './ending'
import { accept, type JingfeiDecision, refuse } from './refusals'
import { groupOf } from './roles'
import { isLiving, livingSeats, type Seat, type State } from './state'
import { beginTurn } from './turn'

/** What seats do: voices at night, 过, votes, surrender (G2, G6, G7, G10). */

export function decideVoice(
  state: State,
  { seat, role }: Seat,
  command: CommandOf<'voice'>,
  at: number,
): JingfeiDecision {
  if (!isLiving(state, seat)) return refuse('NOT_LIVING')
  const group = groupOf(role)
  if (group === null) return refuse('NOT_YOUR_COMMAND')
  if (state.course.phase !== 'night') return refuse('WRONG_PHASE')
  if (!isLiving(state, command.seat)) return refuse('BAD_TARGET')
  if (group === 'killers' && command.seat === state.barred) return refuse('FIRST_NIGHT_SAFE', { seat: command.seat })
  return accept({ type: 'voiceGiven', at, seat, target: command.seat })
}

/** G2.4: of a voice that is given. */
export function decideDone(state: State, { seat, role }: Seat, at: number): JingfeiDecision {
  if (!isLiving(state, seat)) return refuse('NOT_LIVING')
  const group = groupOf(role)
  if (group === null) return refuse('NOT_YOUR_COMMAND')
  if (state.course.phase !== 'night') return refuse('WRONG_PHASE')
  if (!stands(ballotOf(state.course.voices[group], seat))) return refuse('NO_VOICE')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'voiceDone', at, seat })
  closeNightIfDone(turn)
  return { accepted: true, events: turn.events }
}

/** 过 (G6.3): the word passes on at once. */
export function decidePass(state: State, { seat }: Seat, at: number): JingfeiDecision {
  const { course } = state
  const ownLastWords = course.phase === 'lastWords' && course.seat === seat
  if (!ownLastWords) {
    if (!isLiving(state, seat)) return refuse('NOT_LIVING')
    if (course.phase === 'lastWords') return refuse('NOT_YOUR_TURN', { seat: course.seat })
    if (course.phase !== 'speeches') return refuse('WRONG_PHASE')
    if (course.form === 'open' && course.passed.includes(seat)) return refuse('ALREADY_PASSED')
    if (course.form === 'turns' && course.rota.speaker !== seat)
      return hadTurn(course.rota, seat)
        ? refuse('ALREADY_PASSED')
        : refuse('NOT_YOUR_TURN', { seat: course.rota.speaker ?? 0 })
  }
  const turn = beginTurn(state, at)
  turn.emit({ type: 'passed', at, seat })
  goOn(turn)
  return { accepted: true, events: turn.events }
}

/** G7: one seat or nobody, and final; unless the one named has left play since (G7.1). */
export function decideVote(state: State, { seat }: Seat, command: CommandOf<'vote'>, at: number): JingfeiDecision {
  if (!isLiving(state, seat)) return refuse('NOT_LIVING')
  if (state.course.phase !== 'vote') return refuse('BALLOT_CLOSED')
  const { poll } = state.course
  if (stands(ballotOf(poll, seat))) return refuse('BALLOT_FINAL')
  const picks = command.seat === null ? [] : [{ seat: command.seat }]
  if (picks.length > 0 && pickFault(poll, picks, (named) => isLiving(state, named))) return refuse('BAD_PICK')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'ballotCast', at, seat, pick: command.seat })
  closeVoteIfAllCast(turn)
  return { accepted: true, events: turn.events }
}

/** G10: only the last of his side, while he lives; at its stamp the game is over, nothing open settles. */
export function decideSurrender(state: State, { seat, role }: Seat, at: number): JingfeiDecision {
  if (!isLiving(state, seat)) return refuse('NOT_LIVING')
  if (role === 'civilian') return refuse('NOT_YOUR_COMMAND')
  if (livingSeats(state).some((other) => other.seat !== seat && other.role === role)) return refuse('NOT_LAST')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'surrendered', at, seat })
  endGame(turn, 'surrender', role === 'killer' ? 'police' : 'killers')
  return { accepted: true, events: turn.events }
}
