import { shiftDays } from '../../core'
import { iouDueAfter, owedIous, voteInstant } from './clock'
import type { Command } from './commands'
import { type Row, rowSchema } from './config'
import { endGame, publishResult } from './ending'
import { accept, refuse, type TieshaDecision } from './refusals'
import { isLiving, type State } from './state'
import { beginTurn } from './turn'

/** The host's other acts: pause, edit of coming rounds, substitutes, closing (T2.6, T4.3, T3.3, T16.1). */

type Of<Name extends Command['do']> = Extract<Command, { do: Name }>
const noteOf = (command: { note?: string | undefined }): string | null => command.note ?? null

export function decidePause(state: State, command: Of<'pause'>, at: number): TieshaDecision {
  if (state.paused) return refuse('WRONG_PHASE')
  return accept({ type: 'gamePaused', at, note: noteOf(command) })
}

/**
 * T2.6: every pending deadline moves by the same least number of whole days, at its wall-clock time, that leaves each at
 * least the time it had left when the pause began; later rounds' days move along. A day granted meanwhile is extra.
 */
export function decideResume(state: State, command: Of<'resume'>, at: number): TieshaDecision {
  const { paused, clock, setup } = state
  if (!paused) return refuse('WRONG_PHASE')
  const zone = setup.timeZone
  const lost = at - paused.at
  const pending = pendingDeadlines(state, paused.grantedDuring)
  let days = 0
  while (!pending.every((deadline) => shiftDays(zone, deadline, days) - deadline >= lost)) days++
  const shift = (instant: number | null) => (instant === null ? null : shiftDays(zone, instant, days))
  const voteDay = clock.voteDay + days
  return accept({
    type: 'gameResumed',
    at,
    days,
    note: noteOf(command),
    voteDay,
    voteCloses: voteInstant(setup, voteDay),
    postCloses: shift(clock.postCloses),
    iouDue: shift(clock.iouDue),
    polls: state.polls.map((poll) => shift(poll.closes)),
    escorts: state.escorts.map((choice) => shiftDays(zone, choice.closes, days)),
  })
}

/** Deadlines that were running when the pause began, as they stood then. */
function pendingDeadlines(state: State, grantedDuringPause: boolean): number[] {
  const { clock, phase, setup } = state
  const pending: number[] = []
  if (phase === 'posting' || phase === 'day')
    pending.push(voteInstant(setup, clock.voteDay - (grantedDuringPause ? 1 : 0)))
  if (phase === 'posting' && clock.postCloses !== null) {
    pending.push(clock.postCloses)
    if (owedIous(state).length > 0) pending.push(iouDueAfter(setup, clock.postCloses))
  }
  if (clock.iouDue !== null) pending.push(clock.iouDue)
  for (const poll of state.polls) if (poll.open && poll.closes !== null) pending.push(poll.closes)
  for (const choice of state.escorts) pending.push(choice.closes)
  return pending
}

/** T4.3: any round that has not opened; rows are added, dropped or edited. */
export function decideEditRound(state: State, command: Of<'editRound'>, at: number): TieshaDecision {
  const { round } = command
  if (round <= state.round) return refuse('ROUND_OPENED', { round: state.round })
  const last = state.rows.length
  if (round > last + 1 || (command.row === null && round > last)) return refuse('BAD_ROW', { rows: last })
  let row: Row | null = null
  if (command.row !== null) {
    const parsed = rowSchema.safeParse(command.row)
    if (!parsed.success) return refuse('BAD_ROW', { rows: last })
    row = parsed.data
  }
  return accept({ type: 'roundEdited', at, round, before: state.rows[round - 1] ?? null, row, note: noteOf(command) })
}

/** T3.3: logged, not announced. */
export function decideSubstitute(state: State, command: Of<'substitute'>, at: number): TieshaDecision {
  if (!isLiving(state, command.seat)) return refuse('NOT_LIVING')
  return accept({ type: 'seatSubstituted', at, seat: command.seat, note: noteOf(command) })
}

/** T16.1: the running round's result is published; without `scored` there is no winner. */
export function decideClose(state: State, command: Of<'close'>, at: number): TieshaDecision {
  const scored = command.scored ?? false
  const turn = beginTurn(state, at)
  turn.emit({ type: 'gameClosed', at, scored, note: noteOf(command) })
  publishResult(turn)
  endGame(turn, 'closed', scored)
  return { accepted: true, events: turn.events }
}
