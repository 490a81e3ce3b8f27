import type { Context } from '../../core'
import { type Deadline, deadlineAt, nextSettlement } from './clock'
import { endIfOver, finishRound, openFirstRound } from './ending'
import { settleEscorts } from './escort'
import type { Event } from './events'
import { testUnanimity } from './extension'
import { settleIous, settlePosting } from './night'
import type { State } from './state'
import { beginTurn, type Turn } from './turn'
import { settleMainVote, settleOvertime } from './vote-close'

/** Settles the next deadline at its instant (T2.2, T2.3): what it is, then what follows from it (T16.1, T4.1). */
export function settle(state: State, { at }: Context): Event[] {
  if (nextSettlement(state) !== at) throw new RangeError('settle takes the instant that due gives')
  const turn = beginTurn(state, at)
  settleDeadline(turn, deadlineAt(state, at))
  return turn.events
}

function settleDeadline(turn: Turn, what: Deadline): void {
  switch (what) {
    case 'start':
      openFirstRound(turn)
      return
    case 'iou':
      settleIous(turn)
      if (!endIfOver(turn)) testUnanimity(turn)
      return
    case 'posting':
      settlePosting(turn)
      endIfOver(turn)
      return
    case 'mainVote':
      settleMainVote(turn)
      break
    case 'overtime':
      settleOvertime(turn)
      break
    case 'escort':
      settleEscorts(turn)
      break
    default: {
      const unknown: never = what
      throw new TypeError(`unknown deadline ${unknown}`)
    }
  }
  if (!endIfOver(turn)) finishRound(turn)
}
