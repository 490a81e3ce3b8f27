import type { Decision, Refusal } from '../../core'
import type { Event } from './events'

/** Why a command is refused (transcript.md). Stable: stored in tests, translated at the edge. */
export type RefusalCode =
  | 'GAME_OVER'
  | 'TOO_EARLY'
  | 'NOT_YOUR_COMMAND'
  | 'PAUSED'
  | 'NOT_LIVING'
  | 'WRONG_PHASE'
  | 'BALLOT_CLOSED'
  | 'PROXY_TOO_LATE'
  | 'BALLOT_FINAL'
  | 'TOO_MANY_PICKS'
  | 'BAD_PICK'
  | 'BAD_CODE'
  | 'NO_SLOT'
  | 'ALREADY_CLAIMED'
  | 'BAD_TARGET'
  | 'NO_CLAIM'
  | 'ALREADY_POSTED'
  | 'IOUS_OFF'
  | 'NO_IOU'
  | 'TOO_SHORT'
  | 'TOO_MUCH_QUOTED'
  | 'ALREADY_RULED'
  | 'NO_REQUEST'
  | 'UNKNOWN_POST'
  | 'ROUND_OPENED'
  | 'BAD_ROW'

export type TieshaDecision = Decision<Event, RefusalCode>

export const accept = (...events: Event[]): TieshaDecision => ({ accepted: true, events })

export function refuse(code: RefusalCode, data?: Refusal['data']): TieshaDecision {
  return { accepted: false, refusal: data ? { code, data } : { code } }
}
