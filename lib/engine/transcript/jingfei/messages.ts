import type { Refusal } from '../../core'
import type { RefusalCode } from '../../rulesets/jingfei'

/** What a refusal's code means, in plain English for whoever reads an outcome; pages have their own texts. */
const MEANING: Readonly<Record<RefusalCode, string>> = {
  GAME_OVER: 'the game is over',
  TOO_EARLY: 'the game has not begun',
  NOT_YOUR_COMMAND: 'this is not for the sender to do',
  PAUSED: 'the game is paused',
  NOT_LIVING: 'the seat is out',
  WRONG_PHASE: 'not at this time of the round',
  BALLOT_CLOSED: 'no vote is open',
  BALLOT_FINAL: 'a vote is final once cast',
  BAD_PICK: 'the seat named is no candidate',
  BAD_TARGET: 'the seat named cannot be the target',
  FIRST_NIGHT_SAFE: 'killed first last time: the first night spares this seat',
  NO_VOICE: 'the seat has named nobody yet',
  NOT_YOUR_TURN: 'another seat has the word',
  ALREADY_PASSED: 'the seat has spoken in this row',
  NOT_LAST: 'others of the side are still in the game',
}

export function describeRefusal({ code, data }: Refusal<RefusalCode>): string {
  const figures = Object.entries(data ?? {}).map(([name, value]) => `${name} ${value}`)
  return figures.length > 0 ? `${MEANING[code]} (${figures.join(', ')})` : MEANING[code]
}
