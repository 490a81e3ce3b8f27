import { append, findLast, type Log, mapLog, someEntry } from './log'

/**
 * The voting machine (T8): polls with their ballots. It knows seats as numbers and stamps as instants, and no ruleset:
 * who may vote, what a ballot weighs and who is a candidate is told to it.
 */
export interface Pick {
  seat: number
  code?: string | undefined
  /** The candidate has left play; the pick is dropped for good (T8.5). */
  lost?: true
}

export interface Ballot {
  seat: number
  at: number
  picks: Pick[]
  /** For a proxy: when it was asked for (T8.10). */
  requestedAt: number | null
  /** Cast by a seat that was out, on sufferance (T15.6); it never counts for a living one. */
  shade: boolean
  /** Its seat left play; it counts no more, whatever becomes of the seat. */
  void?: true
}

export interface Poll {
  house: number
  stage: 'main' | 'overtime'
  open: boolean
  /** The last second that counts, for a poll with a close of its own. */
  closes: number | null
  /** How many seats one ballot may name. */
  picks: number
  /** How many places are to be filled. */
  places: number
  /** Null: every living seat of the house. */
  candidates: number[] | null
  /** Every ballot ever cast here, in the order in which they were taken; the last one of a seat counts. */
  ballots: Log<Ballot>
}

/** The ballot of a seat that counts, or undefined. */
export const ballotOf = (poll: Poll, seat: number): Ballot | undefined =>
  findLast(poll.ballots, (ballot) => ballot.seat === seat)

export const hasLostPicks = (ballot: Ballot): boolean => ballot.picks.some((pick) => pick.lost === true)

/** The poll with one more ballot. Spelt out and not spread: ballots come by the thousand (bench `replay`). */
export const cast = (poll: Poll, ballot: Ballot): Poll => ({
  house: poll.house,
  stage: poll.stage,
  open: poll.open,
  closes: poll.closes,
  picks: poll.picks,
  places: poll.places,
  candidates: poll.candidates,
  ballots: append(poll.ballots, ballot),
})

/** Picks that name seats which left play are dropped for good (T8.5). */
export function dropPicks(poll: Poll, seats: readonly number[]): Poll {
  const isDropped = (pick: Pick): boolean => !pick.lost && seats.includes(pick.seat)
  const loses = (ballot: Ballot): boolean => ballot.picks.some(isDropped)
  if (!someEntry(poll.ballots, loses)) return poll
  const drop = (ballot: Ballot): Ballot =>
    loses(ballot)
      ? { ...ballot, picks: ballot.picks.map((pick) => (isDropped(pick) ? { ...pick, lost: true } : pick)) }
      : ballot
  return { ...poll, ballots: mapLog(poll.ballots, drop) }
}

/** What is wrong with the picks of a ballot, or null. `isCandidate` is asked for living seats of the right house. */
export function pickFault(
  poll: Poll,
  picks: readonly { seat: number }[],
  isCandidate: (seat: number) => boolean,
): 'TOO_MANY_PICKS' | 'BAD_PICK' | null {
  if (picks.length > poll.picks) return 'TOO_MANY_PICKS'
  if (picks.length === 0) return 'BAD_PICK'
  for (let i = 0; i < picks.length; i++) {
    const seat = picks[i]?.seat ?? 0
    if (!isCandidate(seat) || (poll.candidates && !poll.candidates.includes(seat))) return 'BAD_PICK'
    for (let j = 0; j < i; j++) if (picks[j]?.seat === seat) return 'BAD_PICK'
  }
  return null
}
