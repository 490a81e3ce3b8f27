import type { Decision, Refusal } from '../../core'
import type { Event } from './events'

/** Why a command is refused, in the order in which they are given (J15.5). */
export const REFUSAL_CODES = [
  'GAME_OVER',
  'TOO_EARLY',
  'NOT_YOUR_COMMAND',
  'NOT_LIVING',
  'WRONG_PHASE',
  'PAUSED',
  'STATE_FORBIDS',
  'UNKNOWN_SKILL',
  'TWICE',
  'BAD_TARGET',
  'NO_ITEM',
  'TOO_DEAR',
  'TOO_SHORT',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

export type JianghuDecision = Decision<Event, RefusalCode>
export const accept = (...events: Event[]): JianghuDecision => ({ accepted: true, events })

export const refuse = (code: RefusalCode, data?: Refusal['data']): JianghuDecision => ({
  accepted: false,
  refusal: data ? { code, data } : { code },
})
