import { type Log, mapLog, someEntry } from './log'
import { type Ballot, type Poll, pollWith } from './poll'

/** A seat leaves play for good or for now: what it has cast counts no more, and it could cast anew. */
export function dropBallotsOf(poll: Poll, seat: number): Poll {
  const isIts = (ballot: Ballot): boolean => ballot.seat === seat && ballot.void !== true
  if (!someEntry(poll.ballots, isIts)) return poll
  const ballots: Log<Ballot> = mapLog(poll.ballots, (ballot) => (isIts(ballot) ? { ...ballot, void: true } : ballot))
  return pollWith(poll, { ballots })
}

/** Whether a ballot stands as it was cast: not void, and what it named has not left play. An abstention names nobody. */
export const stands = (ballot: Ballot | undefined): ballot is Ballot =>
  ballot !== undefined && ballot.void !== true && !ballot.picks.some((pick) => pick.lost === true)
