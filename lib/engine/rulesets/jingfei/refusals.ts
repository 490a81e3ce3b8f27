import type { Decision, Refusal } from '../../core'
import type { Event } from './events'

/** Why a command is refused (docs/transcripts-jingfei.md). Stable: stored in tests, translated at the edge. */
export type RefusalCode =
  | 'GAME_OVER'
  | 'TOO_EARLY'
  | 'NOT_YOUR_COMMAND'
  | 'PAUSED'
  | 'NOT_LIVING'
  | 'WRONG_PHASE'
  | 'BALLOT_CLOSED'
  | 'BALLOT_FINAL'
  | 'BAD_PICK'
  | 'BAD_TARGET'
  | 'FIRST_NIGHT_SAFE' // G4.2: killed first last time
  | 'NO_VOICE'
  | 'NOT_YOUR_TURN'
  | 'ALREADY_PASSED'
  | 'NOT_LAST' // G10.1: others of the side live

export type JingfeiDecision = Decision<Event, RefusalCode>

export const accept = (...events: Event[]): JingfeiDecision => ({ accepted: true, events })

export function refuse(code: RefusalCode, data?: Refusal['data']): JingfeiDecision {
  return { accepted: false, refusal: data ? { code, data } : { code } }
}
