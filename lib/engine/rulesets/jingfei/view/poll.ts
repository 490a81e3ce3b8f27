import { ballotOf, ballotsShown, entries, stands, tally } from '../../../ballot'
import { countsVotes } from '../knowledge'
import { isLiving, livingNumbers, type State } from '../state'
import type { PollView, Viewer } from '../view-types'

/** The vote that is open, sealed for most (G7, T8.11). */
export function pollFor(state: State, viewer: Viewer): PollView | null {
  const { course, setup } = state
  if (course.phase !== 'vote') return null
  const { poll, stage, openedAt, closes } = course
  const living = livingNumbers(state)
  const shown = ballotsShown(setup.config.ballots, 'running').ballots || countsVotes(state, viewer, 'running')
  const counts = () => tally(poll, (ballot) => (isLiving(state, ballot.seat) && stands(ballot) ? 2 : 0)).totals
  return {
    stage,
    openedAt,
    closes,
    candidates: poll.candidates ?? living,
    notVoted: living.filter((seat) => ballotOf(poll, seat) === undefined),
    ballots: shown
      ? entries(poll.ballots).map((ballot) => ({
          seat: ballot.seat,
          pick: ballot.picks[0]?.seat ?? null,
          at: ballot.at,
          void: !stands(ballot),
        }))
      : null,
    totals: shown
      ? counts()
          .map(({ seat, halves }) => ({ seat, votes: halves / 2 }))
          .sort((a, b) => b.votes - a.votes || a.seat - b.seat)
      : null,
  }
}
