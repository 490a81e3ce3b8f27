import { ballotsShown } from '../../../ballot'
import { countsVotes, seesRoles } from '../knowledge'
import type { FinalReport, SettledVote } from '../report-types'
import { isLiving, livingNumbers, type NightRecord, type State, seatOf, type VoteRecord } from '../state'
import type { RoundView, Viewer } from '../view-types'

/** What has been: nights, rows and votes that are over. */

export function settledVote(state: State, viewer: Viewer, vote: VoteRecord): SettledVote {
  const shown = ballotsShown(state.setup.config.ballots, state.ended ? 'ended' : 'settled')
  const table = shown.ballots || countsVotes(state, viewer, 'settled')
  const own = viewer.kind === 'seat' ? vote.votes.find((entry) => entry.seat === viewer.seat) : undefined
  return {
    round: vote.round,
    stage: vote.stage,
    at: vote.at,
    candidates: vote.candidates,
    totals: shown.totals || table ? vote.totals : null,
    votes: table ? vote.votes : null,
    own: !table && own ? { pick: own.pick, at: own.at } : null,
    out: vote.out,
    tied: vote.tied,
  }
}

/** The check of a night: the police's, and of those who see roles. */
export function checkFor(state: State, viewer: Viewer, night: NightRecord): NightRecord['check'] {
  if (seesRoles(state, viewer)) return night.check
  return viewer.kind === 'seat' && seatOf(state, viewer.seat).role === 'police' ? night.check : null
}

export function roundsFor(state: State, viewer: Viewer): RoundView[] {
  const { course } = state
  const rounds = state.nights.map((night): RoundView => {
    const { round } = night
    return {
      round,
      night: {
        openedAt: night.openedAt,
        closedAt: night.closedAt,
        early: night.early,
        dead: night.kill,
        check: checkFor(state, viewer, night),
        voices: seesRoles(state, viewer) ? night.voices : null,
      },
      starter: night.starter,
      speeches: state.speeches
        .filter((row) => row.round === round)
        .map(({ stage, form, openedAt, closedAt, turns }) => ({ stage, form, openedAt, closedAt, turns })),
      votes: state.votes.filter((vote) => vote.round === round).map((vote) => settledVote(state, viewer, vote)),
      out: outsIn(state, round),
    }
  })
  const openedAt = course.phase === 'night' ? course.openedAt : course.phase === 'ended' ? course.night : null
  if (openedAt === null) return rounds
  const night = { openedAt, closedAt: null, early: false, dead: null, check: null, voices: null }
  const running = { round: state.round, night, starter: null, speeches: [], votes: [], out: outsIn(state, state.round) }
  return rounds.some((entry) => entry.round === state.round) ? rounds : [...rounds, running]
}

function outsIn(state: State, round: number): RoundView['out'] {
  return state.setup.seats
    .flatMap(({ seat }, i) => {
      const out = state.outs[i]
      return out?.round === round ? [{ seat, by: out.by, at: out.at, cause: out.cause }] : []
    })
    .sort((a, b) => a.at - b.at || a.seat - b.seat)
}

/** Who was killed in the first night; null before its dawn, or if nobody was (G4.1). */
export const firstVictimOf = (state: State): number | null => state.nights[0]?.kill ?? null

/** G12: everything, once the game is over. */
export function finalReport(state: State): FinalReport | null {
  const { ended, setup } = state
  if (!ended) return null
  const plain = (voices: NightRecord['voices']['killers']) => voices.map(({ seat, target }) => ({ seat, target }))
  return {
    at: ended.at,
    endedBy: ended.reason,
    winner: ended.winner,
    seats: setup.seats.map(({ seat, role }) => ({ seat, role, living: isLiving(state, seat) })),
    living: livingNumbers(state),
    nights: state.nights.map(({ round, kill, check, voices }) => ({
      round,
      kill,
      check,
      voices: { killers: plain(voices.killers), police: plain(voices.police) },
    })),
    votes: state.votes.map((vote) => settledVote(state, { kind: 'public' }, vote)),
    firstVictim: firstVictimOf(state),
    seed: setup.seed,
  }
}
