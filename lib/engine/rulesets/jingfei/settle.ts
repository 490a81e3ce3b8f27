import type { Context } from '../../core'
import { nextSettlement } from './clock'
import { closeNight, closeVote, openNight, settleWords } from './course'
import type { Event } from './events'
import type { State } from './state'
import { beginTurn } from './turn'

/** Settles the next deadline at its instant (T2.2, T2.3). There is never more than one running. */
export function settle(state: State, { at }: Context): Event[] {
  if (nextSettlement(state) !== at) throw new RangeError('settle takes the instant that due gives')
  const turn = beginTurn(state, at)
  const { phase } = state.course
  switch (phase) {
    case 'waiting':
      openNight(turn)
      break
    case 'night':
      closeNight(turn)
      break
    case 'lastWords':
    case 'speeches':
      settleWords(turn)
      break
    case 'vote':
      closeVote(turn)
      break
    case 'ended':
      break
    default: {
      const unknown: never = phase
      throw new TypeError(`unknown phase ${unknown}`)
    }
  }
  return turn.events
}
