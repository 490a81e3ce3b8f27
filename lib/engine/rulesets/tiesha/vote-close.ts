import { type CountedBallot, calledCode, type Poll, rankMain, rankOvertime, type Tally, tally } from '../../ballot'
import { ESCORT_TIME, overtimeCloseAfter } from './clock'
import type { OvertimeFact } from './events'
import { applyOuts } from './evolve-parts'
import { openToll, type Toll } from './outs'
import { isScored, type Side } from './roles'
import { endReason } from './scoring'
import { type EscortChoice, isLiving, judgeGuess, playerOf, type State, seatOf, type VoteRecord } from './state'
import type { Turn } from './turn'
import { missingVoters, placesOf, weightOf } from './voting'
import { withPolls } from './with'

/** The close of the main vote and of overtime (T8, T9), with those whom the voted-out carry off (T15.5). */

/** What the houses' votes of one close add up to. */
interface Settlement {
  toll: Toll
  /** The close (its last second), from which an escort's time runs. */
  closes: number
  votes: VoteRecord[]
  escorts: EscortChoice[]
  overtime: OvertimeFact[]
}

export function settleMainVote(turn: Turn): void {
  const { state } = turn
  const settlement = begin(state, state.clock.voteCloses)
  for (const poll of state.polls) if (poll.open) settleMain(turn, poll, settlement)
  const { toll, votes, escorts, overtime } = settlement
  const outs = toll.outs()
  const survived = toll.survived()
  // T16.1: a game that ends with this close has no overtime and no choice any more.
  const over = endReason(applyOuts(withPolls(state, []), turn.at, outs)) !== null
  turn.emit({
    type: 'mainVoteClosed',
    at: turn.at,
    votes: over ? votes.map((vote) => ({ ...vote, tied: [] })) : votes,
    outs,
    survived,
    overtime: over ? [] : overtime,
    escorts: over ? [] : escorts,
  })
}

export function settleOvertime(turn: Turn): void {
  const { state } = turn
  const due = state.polls.filter((poll) => poll.open && poll.stage === 'overtime')
  const settlement = begin(state, due[0]?.closes ?? turn.at)
  for (const poll of due) settleOvertimePoll(turn, poll, settlement)
  const { toll, votes, escorts } = settlement
  turn.emit({ type: 'overtimeClosed', at: turn.at, votes, outs: toll.outs(), survived: toll.survived(), escorts })
}

const begin = (state: State, closes: number): Settlement => ({
  toll: openToll(state),
  closes,
  votes: [],
  escorts: [],
  overtime: [],
})

const count = (state: State, poll: Poll): Tally => tally(poll, (ballot) => weightOf(state, ballot))
const ascending = (seats: readonly number[]): number[] => [...seats].sort((a, b) => a - b)

function settleMain({ state, at }: Turn, poll: Poll, settlement: Settlement): void {
  const { toll } = settlement
  const result = count(state, poll)
  const suicides = missingVoters(state, poll)
  const places = placesOf(state, poll, suicides.length)
  const { out, tied, left } = rankMain(result.totals, places)
  for (const seat of suicides) toll.add(seat, { kind: 'suicide' })
  voteOut(state, out, result, settlement)

  // T9.1: a tied seat that is out at this close anyway does not stand; with no more of them than places, no overtime.
  const standing = tied.filter((seat) => !toll.has(seat) || toll.isSaved(seat))
  const atOnce = standing.length <= left
  if (atOnce) voteOut(state, standing, result, settlement)
  else
    settlement.overtime.push({
      house: poll.house,
      tied: standing,
      places: left,
      picks: Math.min(poll.picks, left),
      closes: overtimeCloseAfter(state),
    })
  const votedOut = atOnce ? [...out, ...standing] : out
  settlement.votes.push(
    record(poll, at, places, result, {
      out: ascending(votedOut),
      tied: atOnce ? [] : ascending(standing),
      suicides,
      survived: [...votedOut, ...suicides].filter((seat) => toll.isSaved(seat)),
    }),
  )
}

/** T9.2: overtime always decides. */
function settleOvertimePoll({ state, at }: Turn, poll: Poll, settlement: Settlement): void {
  const result = count(state, poll)
  const standing = (poll.candidates ?? []).filter((seat) => isLiving(state, seat))
  const out = rankOvertime(result.totals, standing, poll.places)
  voteOut(state, out, result, settlement)
  const survived = out.filter((seat) => settlement.toll.isSaved(seat))
  settlement.votes.push(
    record(poll, at, poll.places, result, { out: ascending(out), tied: [], suicides: [], survived }),
  )
}

function record(
  poll: Poll,
  at: number,
  places: number,
  { counted, totals }: Tally,
  outcome: Pick<VoteRecord, 'out' | 'tied' | 'suicides' | 'survived'>,
): VoteRecord {
  return {
    house: poll.house,
    stage: poll.stage,
    at,
    places,
    counted: counted.map((ballot) => ({
      seat: ballot.seat,
      at: ballot.at,
      picks: ballot.picks.some((pick) => pick.lost) ? ballot.picks.filter((pick) => !pick.lost) : ballot.picks,
      halves: ballot.halves,
      proxy: ballot.requestedAt !== null,
    })),
    totals: totals
      .map(({ seat, halves, codes }) => ({
        seat,
        halves,
        codes: codes.map((entry) => ({ code: entry.code, halves: entry.halves })),
      }))
      .sort((a, b) => a.seat - b.seat),
    ...outcome,
    survived: ascending([...new Set(outcome.survived)]),
  }
}

/**
 * Seats are voted out together, and then those among them who really go take others along: `grudge` the first other
 * living seat whose ballot named the bearer, `escort` one to be chosen within its time (T15.5).
 */
function voteOut(state: State, seats: readonly number[], result: Tally, { toll, closes, escorts }: Settlement): void {
  for (const seat of seats) {
    const called = calledCode(result, seat)
    const counts = isScored(seatOf(state, seat).role) && playerOf(state, seat).faction === 'black'
    toll.add(seat, { kind: 'vote', guess: counts ? judgeGuess(called, seatOf(state, seat)) : null, called })
  }
  const carried: { bearer: number; seat: number }[] = []
  for (const bearer of seats) {
    const { traits } = seatOf(state, bearer)
    if (toll.isSaved(bearer) || !(traits.includes('grudge') || traits.includes('escort'))) continue
    const naming = result.counted.filter((ballot) => ballot.seat !== bearer && names(ballot, bearer))
    const stays = (seat: number) => isLiving(state, seat) && (!toll.has(seat) || toll.isSaved(seat))
    if (traits.includes('grudge')) {
      const first = naming.find((ballot) => stays(ballot.seat))
      if (first) carried.push({ bearer, seat: first.seat })
    }
    if (traits.includes('escort'))
      escorts.push({ seat: bearer, closes: closes + ESCORT_TIME, namedBy: naming.map((ballot) => ballot.seat) })
  }
  for (const { bearer, seat } of carried) {
    const side = playerOf(state, bearer).faction as Side
    toll.add(seat, { kind: 'carried', by: bearer, guess: 'none', code: null, side, fixed: true })
  }
}

const names = (ballot: CountedBallot, seat: number): boolean =>
  ballot.picks.some((pick) => pick.seat === seat && !pick.lost)
