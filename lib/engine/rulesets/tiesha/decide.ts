import type { Context } from '../../core'
import type { Command, CommandName } from './commands'
import { decideEscort } from './escort'
import { decideRequest, decideRuleExtension, decideVeto } from './extension'
import { decideClose, decideEditRound, decidePause, decideResume, decideSubstitute } from './host'
import {
  decideAcceptHire,
  decideClaim,
  decideFillIou,
  decideFlight,
  decideIou,
  decideKillPost,
  decideOfferHire,
  decideWithdraw,
  decideWork,
} from './posting'
import { refuse, type TieshaDecision } from './refusals'
import { decideFlag, decideRule, decideRuleOut, decideUndoRuleOut, decideWarn } from './rulings'
import { type Seat, type State, seatOf } from './state'
import { decideProxyVote, decideVote } from './voting'

const HOST_COMMANDS: ReadonlySet<CommandName> = new Set([
  'proxyVote',
  'rule',
  'warn',
  'ruleOut',
  'undoRuleOut',
  'pause',
  'resume',
  'ruleExtension',
  'editRound',
  'substitute',
  'close',
])

const isHostCommand = (name: CommandName): boolean => HOST_COMMANDS.has(name)

const senderOf = (state: State, { by }: Command): Seat => seatOf(state, Number(by))

/**
 * Judges one command. Of several refusals that fit, the first of transcript.md's list is given: what holds for the whole
 * game stands here, the rest in each chapter's own functions, in that order.
 */
export function decide(state: State, command: Command, { at }: Context): TieshaDecision {
  if (state.ended) return refuse('GAME_OVER')
  if (state.phase === 'waiting') return refuse('TOO_EARLY')
  const byHost = command.by === 'host'
  if (isHostCommand(command.do) !== byHost) return refuse('NOT_YOUR_COMMAND')
  if (state.paused && (!byHost || command.do === 'proxyVote')) return refuse('PAUSED')
  switch (command.do) {
    case 'vote':
      return decideVote(state, senderOf(state, command), command, at)
    case 'proxyVote':
      return decideProxyVote(state, command, at)
    case 'claim':
      return decideClaim(state, senderOf(state, command), command, at)
    case 'withdrawClaim':
      return decideWithdraw(state, senderOf(state, command), command, at)
    case 'killPost':
      return decideKillPost(state, senderOf(state, command), command, at)
    case 'iou':
      return decideIou(state, senderOf(state, command), command, at)
    case 'fillIou':
      return decideFillIou(state, senderOf(state, command), command, at)
    case 'rescuePost':
    case 'sapperPost':
      return decideWork(state, senderOf(state, command), command, at)
    case 'flyingPost':
      return decideFlight(state, senderOf(state, command), command, at)
    case 'offerHire':
      return decideOfferHire(state, senderOf(state, command), command, at)
    case 'acceptHire':
      return decideAcceptHire(state, senderOf(state, command), command, at)
    case 'escort':
      return decideEscort(state, senderOf(state, command), command, at)
    case 'flag':
      return decideFlag(state, senderOf(state, command), command, at)
    case 'rule':
      return decideRule(state, command, at)
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
    case 'requestExtension':
      return decideRequest(state, senderOf(state, command), at)
    case 'vetoExtension':
      return decideVeto(state, senderOf(state, command), command, at)
    case 'ruleExtension':
      return decideRuleExtension(state, command, at)
    case 'editRound':
      return decideEditRound(state, command, at)
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
