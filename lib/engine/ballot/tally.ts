import { type Ballot, latestBallots, type Poll } from './poll'

/**
 * Where in the vote a total was reached (T8.8): the latest counted ballot that makes it up, and the pick on it. Ballots
 * are kept in the order of their stamps and, where these are equal, in the order in which the server took them.
 */
interface Reached {
  ballot: number
  pick: number
}

const earlier = (a: Reached, b: Reached): number => a.ballot - b.ballot || a.pick - b.pick

export interface CandidateTotal {
  seat: number
  /** Votes in halves: never a float (T8.4). */
  halves: number
  reached: Reached
  /** Weight of each code that picks for this seat carry (T8.7). */
  codes: { code: string; halves: number; reached: Reached }[]
}

export interface CountedBallot extends Omit<Ballot, 'shade' | 'void'> {
  /** 1 for a half vote, 2 for a whole one. */
  halves: number
}

export interface Tally {
  /** Ballots in force, in the order in which they were taken; those emptied by T8.5 included. */
  counted: CountedBallot[]
  /** Candidates with votes, most votes first; equal totals in the order in which they were reached. */
  totals: CandidateTotal[]
}

/** Counts a poll. `weigh` gives a ballot's weight in halves, 0 if it is not in force. */
export function tally(poll: Poll, weigh: (ballot: Ballot) => number): Tally {
  const ballots = latestBallots(poll)
  const counted: CountedBallot[] = []
  const bySeat = new Map<number, CandidateTotal>()
  for (let i = 0; i < ballots.length; i++) {
    const ballot = ballots[i] as Ballot
    const halves = weigh(ballot)
    if (halves === 0) continue
    const { seat, at, picks, requestedAt } = ballot
    counted.push({ seat, at, picks, requestedAt, halves })
    for (let p = 0; p < picks.length; p++) {
      const pick = picks[p]
      if (!pick || pick.lost) continue
      const reached = { ballot: i, pick: p }
      let total = bySeat.get(pick.seat)
      if (!total) {
        total = { seat: pick.seat, halves: 0, reached, codes: [] }
        bySeat.set(pick.seat, total)
      }
      total.halves += halves
      total.reached = reached
      if (pick.code === undefined) continue
      const called = total.codes.find((entry) => entry.code === pick.code)
      if (called) {
        called.halves += halves
        called.reached = reached
      } else total.codes.push({ code: pick.code, halves, reached })
    }
  }
  const totals = [...bySeat.values()]
  for (const total of totals) total.codes.sort((a, b) => b.halves - a.halves || earlier(a.reached, b.reached))
  totals.sort((a, b) => b.halves - a.halves || earlier(a.reached, b.reached))
  return { counted, totals }
}

/** The guess with the largest weight among the picks for a seat; of equal ones, the first to reach it (T8.7). */
export function calledCode(result: Tally, seat: number): string | null {
  return result.totals.find((total) => total.seat === seat)?.codes[0]?.code ?? null
}

export interface Ranking {
  out: number[]
  /** Seats that are equal at the edge of the places, and how many places they have to share. */
  tied: number[]
  left: number
}

/** Who goes out by a main vote (T8.9): seats without votes never do; a tie at the edge is left to overtime. */
export function rankMain(totals: readonly CandidateTotal[], places: number): Ranking {
  if (places <= 0) return { out: [], tied: [], left: 0 }
  const edge = totals[places - 1]
  const next = totals[places]
  if (!edge || !next || edge.halves !== next.halves)
    return { out: totals.slice(0, places).map((total) => total.seat), tied: [], left: 0 }
  const out = totals.filter((total) => total.halves > edge.halves).map((total) => total.seat)
  const tied = totals.filter((total) => total.halves === edge.halves).map((total) => total.seat)
  return { out, tied, left: places - out.length }
}

/**
 * Who goes out by overtime (T9.2): by total; equal totals by who reached theirs first; seats without an overtime vote by
 * who reached the main vote's total first, which is their order in `standing`.
 */
export function rankOvertime(totals: readonly CandidateTotal[], standing: readonly number[], places: number): number[] {
  const voted = totals.filter((total) => standing.includes(total.seat)).map((total) => total.seat)
  const rest = standing.filter((seat) => !voted.includes(seat))
  return [...voted, ...rest].slice(0, Math.max(0, places))
}
