import { ballotOf, stands, tally } from '../../ballot'
import { type CourseOf, isLiving, livingNumbers, type State, type VoteRecord } from './state'

/** G7.2, G8.2: most votes out; equal most tied; nobody named: all tied stay tied, and without a tie nobody is out. */
export function voteRecord(state: State, vote: CourseOf<'vote'>, at: number): VoteRecord {
  const { poll, stage, tied } = vote
  const { totals } = tally(poll, (ballot) => (isLiving(state, ballot.seat) && stands(ballot) ? 2 : 0))
  const most = totals[0]?.halves
  const leaders = totals.filter((total) => total.halves === most).map((total) => total.seat)
  const [leader] = leaders
  return {
    round: state.round,
    stage,
    openedAt: vote.openedAt,
    at,
    candidates: poll.candidates,
    votes: livingNumbers(state).map((seat) => {
      const ballot = ballotOf(poll, seat)
      return stands(ballot)
        ? { seat, pick: ballot.picks[0]?.seat ?? null, at: ballot.at }
        : { seat, pick: null, at: null }
    }),
    totals: totals
      .map(({ seat, halves }) => ({ seat, votes: halves / 2 }))
      .sort((a, b) => b.votes - a.votes || a.seat - b.seat),
    out: leaders.length === 1 && leader !== undefined ? leader : null,
    tied: leaders.length === 1 ? [] : leaders.length > 1 ? leaders.sort((a, b) => a - b) : tied,
  }
}
