import { append, entries, findLast, type Log, mapLog, someEntry } from './log'

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

/** The ballot of each seat that counts, in the order in which they were taken. */
export function latestBallots(poll: Poll): Ballot[] {
  const all = entries(poll.ballots)
  const seats = new Set<number>()
  const latest: Ballot[] = []
  for (let i = all.length - 1; i >= 0; i--) {
    const ballot = all[i] as Ballot
    if (seats.has(ballot.seat)) continue
    seats.add(ballot.seat)
    latest.push(ballot)
  }
  return latest.reverse()
}

export const hasLostPicks = (ballot: Ballot): boolean => ballot.picks.some((pick) => pick.lost === true)

/** The poll with some fields changed. Spelt out and not spread, as the ruleset's own copies are (bench `replay`). */
export function pollWith(poll: Poll, change: Partial<Poll>): Poll {
  const { house, stage, open, closes, picks, places, candidates, ballots } = poll
  return Object.assign({ house, stage, open, closes, picks, places, candidates, ballots }, change)
}

/** The poll with one more ballot; these come by the thousand. */
export function cast(poll: Poll, ballot: Ballot): Poll {
  const { house, stage, open, closes, picks, places, candidates } = poll
  return { house, stage, open, closes, picks, places, candidates, ballots: append(poll.ballots, ballot) }
}

/** Picks that name seats which left play are dropped for good (T8.5). */
export function dropPicks(poll: Poll, seats: readonly number[]): Poll {
  const isDropped = (pick: Pick): boolean => !pick.lost && seats.includes(pick.seat)
  const loses = (ballot: Ballot): boolean => ballot.picks.some(isDropped)
  if (!someEntry(poll.ballots, loses)) return poll
  const drop = (ballot: Ballot): Ballot =>
    loses(ballot)
      ? { ...ballot, picks: ballot.picks.map((pick) => (isDropped(pick) ? { ...pick, lost: true } : pick)) }
      : ballot
  return pollWith(poll, { ballots: mapLog(poll.ballots, drop) })
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
