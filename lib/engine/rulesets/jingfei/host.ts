import type { CommandOf } from './commands'
import { closeNightIfDone, closeSpeechesIfThrough, closeVoteIfAllCast, dissolveTie } from './course'
import { endGame, endIfOver } from './ending'
import { accept, type JingfeiDecision, refuse } from './refusals'
import { indexOf, isLiving, outOf, type State } from './state'
import { beginTurn } from './turn'

/** What the host does (G11). */

const noteOf = (command: { note?: string | undefined }): string | null => command.note ?? null

/** G11.2; those out can be warned too, for influence (G13). */
export function decideWarn(state: State, command: CommandOf<'warn'>, at: number): JingfeiDecision {
  const { seat, conduct } = command
  if (indexOf(state, seat) < 0) return refuse('BAD_TARGET')
  return accept({ type: 'seatWarned', at, seat, conduct: conduct ?? null, note: noteOf(command) })
}

/** G11.1: out at once; whatever was waiting for that seat alone goes on. */
export function decideRuleOut(state: State, command: CommandOf<'ruleOut'>, at: number): JingfeiDecision {
  const { seat, conduct } = command
  if (!isLiving(state, seat)) return refuse('NOT_LIVING')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'seatRuledOut', at, seat, conduct: conduct ?? null, note: noteOf(command) })
  if (!endIfOver(turn) && !dissolveTie(turn)) {
    switch (turn.state.course.phase) {
      case 'night':
        closeNightIfDone(turn)
        break
      case 'speeches':
        closeSpeechesIfThrough(turn)
        break
      case 'vote':
        closeVoteIfAllCast(turn)
        break
    }
  }
  return { accepted: true, events: turn.events }
}

/** T11.7: the seat lives again, until the next night opens; its voice, vote and turn, and what named it, stay void. */
export function decideUndoRuleOut(state: State, command: CommandOf<'undoRuleOut'>, at: number): JingfeiDecision {
  const out = outOf(state, command.seat)
  if (out?.cause !== 'ruledOut' || out.round !== state.round) return refuse('BAD_TARGET')
  return accept({ type: 'ruleOutUndone', at, seat: command.seat, note: noteOf(command) })
}

export function decidePause(state: State, command: CommandOf<'pause'>, at: number): JingfeiDecision {
  if (state.paused) return refuse('WRONG_PHASE')
  return accept({ type: 'gamePaused', at, note: noteOf(command) })
}

export function decideResume(state: State, command: CommandOf<'resume'>, at: number): JingfeiDecision {
  if (!state.paused) return refuse('WRONG_PHASE')
  return accept({ type: 'gameResumed', at, note: noteOf(command) })
}

/** T3.3, G11.3: voices, votes and the running turn included; the clock does not restart. */
export function decideSubstitute(state: State, command: CommandOf<'substitute'>, at: number): JingfeiDecision {
  if (!isLiving(state, command.seat)) return refuse('NOT_LIVING')
  const barred = command.barred ?? false
  return accept({ type: 'seatSubstituted', at, seat: command.seat, barred, note: noteOf(command) })
}

/** Nobody wins. */
export function decideClose(state: State, command: CommandOf<'close'>, at: number): JingfeiDecision {
  const turn = beginTurn(state, at)
  turn.emit({ type: 'gameClosed', at, note: noteOf(command) })
  endGame(turn, 'closed')
  return { accepted: true, events: turn.events }
}
