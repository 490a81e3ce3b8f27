import type { Refusal } from '../../core'
import type { RefusalCode } from '../../rulesets/jianghu'

/** What a refusal's code means, in plain English for whoever reads an outcome; pages have their own texts. */
const MEANING: Readonly<Record<RefusalCode, string>> = {
  GAME_OVER: 'the game is over',
  TOO_EARLY: 'the game has not begun',
  NOT_YOUR_COMMAND: 'this is not for the sender to do',
  NOT_LIVING: 'the seat is out',
  WRONG_PHASE: 'not at this time of the round',
  PAUSED: 'the game is paused',
  STATE_FORBIDS: 'a state of the seat forbids it',
  UNKNOWN_SKILL: 'the seat has no such skill',
  TWICE: 'only once a night',
  BAD_TARGET: 'this cannot be named here',
  NO_ITEM: 'the item is not there to be used so',
  TOO_DEAR: 'it costs more MP than the seat has',
  TOO_SHORT: 'the scene has too few original words',
}

export function describeRefusal({ code, data }: Refusal<RefusalCode>): string {
  const figures = Object.entries(data ?? {}).map(([name, value]) => `${name} ${value}`)
  return figures.length > 0 ? `${MEANING[code]} (${figures.join(', ')})` : MEANING[code]
}
