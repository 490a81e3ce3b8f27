import type { Context } from '../../core'
import { decideDone, decidePass, decideSurrender, decideVoice, decideVote } from './acts'
import { type Command, isHostCommand } from './commands'
import {
  decideClose,
  decidePause,
  decideResume,
  decideRuleOut,
  decideSubstitute,
  decideUndoRuleOut,
  decideWarn,
} from './host'
import { type JingfeiDecision, refuse } from './refusals'
import { type State, seatOf } from './state'

/** Judges one command. Of several refusals that fit, the first is given; their order is in docs/transcripts-jingfei.md. */
export function decide(state: State, command: Command, { at }: Context): JingfeiDecision {
  if (state.ended) return refuse('GAME_OVER')
  if (state.course.phase === 'waiting') return refuse('TOO_EARLY')
  const byHost = command.by === 'host'
  if (isHostCommand(command.do) !== byHost) return refuse('NOT_YOUR_COMMAND')
  if (state.paused && !byHost) return refuse('PAUSED')
  const sender = () => seatOf(state, Number(command.by))
  switch (command.do) {
    case 'voice':
      return decideVoice(state, sender(), command, at)
    case 'done':
      return decideDone(state, sender(), at)
    case 'pass':
      return decidePass(state, sender(), at)
    case 'vote':
      return decideVote(state, sender(), command, at)
    case 'surrender':
      return decideSurrender(state, sender(), at)
    case 'warn':
      return decideWarn(state, command, at)
    case 'ruleOut':
      return decideRuleOut(state, command, at)
    case 'undoRuleOut':
      return decideUndoRuleOut(state, command, at)
    case 'pause':
      return decidePause(state, command, at)
    case 'resume':
      return decideResume(state, command, at)
    case 'substitute':
      return decideSubstitute(state, command, at)
    case 'close':
      return decideClose(state, command, at)
    default: {
      const unknown: never = command
      throw new TypeError(`unknown command ${JSON.stringify(unknown)}`)
    }
  }
}
