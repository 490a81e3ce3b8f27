import { type Ballot, ballotOf, entries, type Poll, rankMain, rankOvertime, tally } from '../../../ballot'
import type { SettledBallot, SettledVote, VoteTotal } from '../report-types'
import { type CountedVote, isLiving, playerOf, type State, seatOf, type VoteRecord } from '../state'
import type { BallotView, PollView, Viewer } from '../view-types'
import { isCallable, missingVoters, openPollOf, placesOf, voters, weightOf } from '../voting'

/** The voting machine as a viewer sees it (T8.11, T18). */

/** The host team sees ballots in every setting, and everybody does once the game is over. */
function countsVotes(state: State, viewer: Viewer): boolean {
  return state.ended !== null || viewer.kind === 'host' || viewer.kind === 'assistant' || viewer.kind === 'counter'
}

/** What of a vote's figures may be seen: while it is open, once it has settled, and after its round's result post. */
function visibility(state: State, viewer: Viewer, stage: 'open' | 'settled' | 'result') {
  const { ballots } = state.setup.config
  const all = countsVotes(state, viewer) || ballots === 'open'
  return {
    ballots: all || (ballots === 'closed' && stage === 'result'),
    totals: all || (ballots === 'closed' ? stage !== 'open' : stage === 'result'),
  }
}

/** Code names that a pick may guess now, in an order that says nothing (T8.6). */
export function guessableCodes(state: State): string[] {
  if (!state.guessesOpen) return []
  return state.setup.seats.flatMap((seat) => (seat.code !== null && isCallable(state, seat) ? [seat.code] : [])).sort()
}

export function pollsFor(state: State, viewer: Viewer): PollView[] {
  const codes = guessableCodes(state)
  return state.polls.map((poll) => {
    const seen = visibility(state, viewer, poll.open ? 'open' : 'settled')
    const settled = recordOf(state, poll)
    const totals = settled?.totals ?? tally(poll, (ballot) => weightOf(state, ballot)).totals
    return {
      house: poll.house,
      stage: poll.stage,
      open: poll.open,
      closes: poll.closes ?? state.clock.voteCloses,
      picks: poll.picks,
      places: poll.places,
      candidates: candidatesOf(state, poll),
      guesses: state.guessesOpen,
      codes,
      notVoted: poll.open && poll.stage === 'main' ? missingVoters(state, poll) : [],
      log: seen.ballots ? logOf(state, poll, viewer) : null,
      totals: seen.totals ? totalsOf(totals) : null,
      standing: seen.totals && poll.open ? standingOf(state, poll) : null,
    }
  })
}

/** The settled record of a poll of the running round; its figures stand, whatever has become of the voters since. */
const recordOf = (state: State, poll: Poll): VoteRecord | undefined =>
  poll.open ? undefined : state.votes.find((vote) => vote.house === poll.house && vote.stage === poll.stage)

function candidatesOf(state: State, poll: Poll): number[] {
  if (poll.candidates) return poll.candidates.filter((seat) => isLiving(state, seat)).sort((a, b) => a - b)
  return voters(state, poll.house).map((seat) => seat.seat)
}

const totalsOf = (totals: VoteRecord['totals']): VoteTotal[] =>
  totals
    .map(({ seat, halves, codes }) => ({
      seat,
      halves,
      codes: codes.map((entry) => ({ code: entry.code, halves: entry.halves })),
    }))
    .sort((a, b) => b.halves - a.halves || a.seat - b.seat)

function standingOf(state: State, poll: Poll): PollView['standing'] {
  const { totals } = tally(poll, (ballot) => weightOf(state, ballot))
  const ascending = (seats: number[]) => seats.sort((a, b) => a - b)
  if (poll.stage === 'main') {
    const { out, tied } = rankMain(totals, placesOf(state, poll))
    return { out: ascending(out), tied: ascending(tied) }
  }
  const standing = (poll.candidates ?? []).filter((seat) => isLiving(state, seat))
  return { out: ascending(rankOvertime(totals, standing, poll.places)), tied: [] }
}

/** When a proxy was asked for is known to its seat and the host team (T18). */
function seesRequest(viewer: Viewer, seat: number): boolean {
  return viewer.kind === 'seat' ? viewer.seat === seat : viewer.kind !== 'public'
}

/** A pick without what it does not have. */
export const bare = ({ seat, code }: { seat: number; code?: string | undefined }): { seat: number; code?: string } =>
  code === undefined ? { seat } : { seat, code }

/** What a ballot weighs now, or weighed when its vote settled; 0 if it was not in force. */
function halvesOf(state: State, poll: Poll, ballot: Ballot): number {
  const settled = recordOf(state, poll)
  if (!settled) return weightOf(state, ballot)
  return settled.counted.find((counted) => counted.seat === ballot.seat)?.halves ?? 0
}

function ballotView(state: State, poll: Poll, ballot: Ballot, number: number, viewer: Viewer): BallotView {
  const requestedAt = seesRequest(viewer, ballot.seat) ? ballot.requestedAt : null
  return {
    number,
    seat: ballot.seat,
    at: ballot.at,
    picks: ballot.picks.map((pick) => ({ ...bare(pick), lost: pick.lost === true })),
    halves: halvesOf(state, poll, ballot),
    proxy: ballot.requestedAt === null ? null : { requestedAt },
    replaced: ballotOf(poll, ballot.seat) !== ballot,
  }
}

function logOf(state: State, poll: Poll, viewer: Viewer): BallotView[] {
  return entries(poll.ballots)
    .map((ballot, i) => ballotView(state, poll, ballot, i + 1, viewer))
    .reverse()
}

/**
 * A seat's own receipts in this round's votes, latest first. Where it does not see the others' ballots, its own are
 * numbered by themselves, so that the number tells nothing of theirs.
 */
export function receiptsOf(state: State, seat: number) {
  const viewer: Viewer = { kind: 'seat', seat }
  return state.polls
    .flatMap((poll) => {
      const { ballots } = visibility(state, viewer, poll.open ? 'open' : 'settled')
      let own = 0
      return entries(poll.ballots).flatMap((ballot, i) => {
        if (ballot.seat !== seat) return []
        own++
        const view = ballotView(state, poll, ballot, ballots ? i + 1 : own, viewer)
        return [{ ...view, house: poll.house, stage: poll.stage }]
      })
    })
    .reverse()
}

const settledBallot = ({ seat, at, picks, halves, proxy }: CountedVote): SettledBallot => ({
  seat,
  at,
  picks: picks.map(bare),
  halves,
  proxy,
})

/** A settled vote as far as the viewer may know it; `result`: its round's result post is out. */
export function settledVote(state: State, viewer: Viewer, vote: VoteRecord, result: boolean): SettledVote {
  const seen = visibility(state, viewer, result ? 'result' : 'settled')
  const own = viewer.kind === 'seat' ? vote.counted.find((ballot) => ballot.seat === viewer.seat) : undefined
  return {
    house: vote.house,
    stage: vote.stage,
    at: vote.at,
    count: vote.counted.length,
    places: vote.places,
    totals: seen.totals ? totalsOf(vote.totals) : null,
    ballots: seen.ballots ? vote.counted.map(settledBallot) : null,
    own: own ? settledBallot(own) : null,
    out: vote.out,
    tied: vote.tied,
    suicides: vote.suicides,
    survived: vote.survived,
  }
}

/** Whether a vote is open for a seat now, and whether it owes one (T8.1). */
export function voteAsk(state: State, seat: number): { poll: Poll; owed: boolean } | null {
  const poll = openPollOf(state, seatOf(state, seat))
  if (!poll) return null
  const living = playerOf(state, seat).out === null
  const cast = ballotOf(poll, seat)
  if (cast && cast.shade !== living) return null
  return { poll, owed: living && poll.stage === 'main' }
}
