import { closesAfterPause } from './clock'
import type { CommandOf } from './commands'
import { accept, type JianghuDecision, refuse } from './refusals'
import { closePicksIfDone } from './settle'
import { isLiving, type State } from './state'
import { beginTurn } from './turn'

/** The host's acts (J17). */
const noteOf = (command: { note?: string | undefined }): string | null => command.note ?? null

type SeatAct = CommandOf<'warn' | 'ruleOut' | 'undoRuleOut' | 'substitute'>

const EVENT_OF = {
  warn: 'seatWarned',
  ruleOut: 'seatRuledOut',
  undoRuleOut: 'ruleOutUndone',
  substitute: 'seatSubstituted',
} as const

/** J17.1: a ruling-out can be undone until its death has settled. */
export function decideOnSeat(state: State, command: SeatAct, at: number): JianghuDecision {
  const player = state.players[command.seat - 1]
  if (command.do === 'undoRuleOut') {
    if (!player || player.ruledOut === null) return refuse('BAD_TARGET', { seat: command.seat })
  } else if (!isLiving(player)) return refuse('NOT_LIVING', { seat: command.seat })
  const turn = beginTurn(state, at)
  turn.emit({ type: EVENT_OF[command.do], at, seat: command.seat, note: noteOf(command) })
  if (command.do === 'ruleOut') closePicksIfDone(turn)
  return accept(...turn.events)
}

export function decidePause(state: State, command: CommandOf<'pause'>, at: number): JianghuDecision {
  if (state.paused) return refuse('WRONG_PHASE')
  return accept({ type: 'gamePaused', at, note: noteOf(command) })
}

export function decideResume(state: State, command: CommandOf<'resume'>, at: number): JianghuDecision {
  if (!state.paused) return refuse('WRONG_PHASE')
  return accept({ type: 'gameResumed', at, closes: closesAfterPause(state, at), note: noteOf(command) })
}

/** J17.3: nobody wins, recorded missions stand. */
export function decideClose(state: State, command: CommandOf<'close'>, at: number): JianghuDecision {
  const turn = beginTurn(state, at)
  turn.emit({ type: 'gameClosed', at, note: noteOf(command) })
  turn.emit({ type: 'gameEnded', at, reason: 'closed', winner: null, declared: null })
  return accept(...turn.events)
}
