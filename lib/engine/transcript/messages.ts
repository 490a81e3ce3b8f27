import type { Refusal } from '../core'
import type { RefusalCode } from '../rulesets/tiesha/refusals'

/** What a refusal's code means, in plain English for whoever reads an outcome; pages have their own texts. */
const MEANING: Readonly<Record<RefusalCode, string>> = {
  GAME_OVER: 'the game is over',
  TOO_EARLY: 'the game has not begun',
  NOT_YOUR_COMMAND: 'this is not for the sender to do',
  PAUSED: 'the game is paused',
  NOT_LIVING: 'the seat is out',
  WRONG_PHASE: 'not at this time of the round',
  BALLOT_CLOSED: 'no vote is open for this seat',
  PROXY_TOO_LATE: 'the proxy was asked for too late',
  BALLOT_FINAL: 'ballots cannot be replaced in this game',
  TOO_MANY_PICKS: 'the ballot names too many seats',
  BAD_PICK: 'the ballot names nobody, a seat twice, or a seat that is no candidate',
  BAD_CODE: 'the code name cannot be guessed here',
  NO_SLOT: 'there is no slot for this seat',
  ALREADY_CLAIMED: 'this is claimed or asked for already',
  BAD_TARGET: 'the seat named cannot be the target',
  NO_CLAIM: 'the seat has no claim in this group',
  ALREADY_POSTED: 'this is posted already',
  IOUS_OFF: 'there are no IOUs in this game',
  NO_IOU: 'there is no IOU for this',
  TOO_SHORT: 'the post has too few original words',
  TOO_MUCH_QUOTED: 'the post quotes too much',
  ALREADY_RULED: 'this is decided already',
  NO_REQUEST: 'nobody has asked for it',
  UNKNOWN_POST: 'there is no such post to see',
  ROUND_OPENED: 'the round has opened already',
  BAD_ROW: 'the row cannot stand in the table',
}

export function describeRefusal({ code, data }: Refusal<RefusalCode>): string {
  const figures = Object.entries(data ?? {}).map(([name, value]) => `${name} ${value}`)
  return figures.length > 0 ? `${MEANING[code]} (${figures.join(', ')})` : MEANING[code]
}
