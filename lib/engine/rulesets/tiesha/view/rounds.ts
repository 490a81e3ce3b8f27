import { knowsRole, outFor, reduceCauses } from '../knowledge'
import type { FinalReport, NightReport, ResultPost, ResultSeat } from '../report-types'
import { isScored } from '../roles'
import { scoreOf } from '../scoring'
import {
  currentRow,
  isLiving,
  livingSeats,
  type NightRecord,
  playerOf,
  type RoundRecord,
  type State,
  seatOf,
} from '../state'
import type { RoundView, Viewer } from '../view-types'
import { settledVote } from './votes'

/** Night reports, result posts and the final report as structured data (T10, T16.3). */

export function nightReport(state: State, viewer: Viewer, round: number, night: NightRecord): NightReport {
  return {
    round,
    at: night.at,
    out: night.out.map(({ seat, causes, publish }) => ({
      seat,
      causes: reduceCauses(state, viewer, seat, causes),
      ...(publish ? identity(state, seat) : {}),
    })),
    survived: night.survived,
    lapsed: night.lapsed,
    ious: night.hanging.map((ref) => {
      const strike = state.strikes.find((entry) => entry.ref === ref)
      return { strike: ref, code: strike?.code ?? '', due: night.iouDue ?? night.at }
    }),
    shown: night.shown.flatMap((post) => {
      const work = state.works.find((entry) => entry.post === post)
      return work ? [{ post, kind: work.kind, code: work.code }] : []
    }),
  }
}

function identity(state: State, seat: number) {
  const { role, code } = seatOf(state, seat)
  return code === null ? { role } : { role, code }
}

export function resultPost(state: State, viewer: Viewer, record: RoundRecord): ResultPost {
  const over = state.ended !== null && record.round === state.round
  return {
    round: record.round,
    at: record.resultAt,
    seats: record.out.flatMap((seat) => resultSeat(state, viewer, seat)),
    votes: record.votes.map((vote) => settledVote(state, viewer, vote, true)),
    survived: record.survived,
    gained: { total: record.gained, byHouse: record.byHouse },
    score: record.captured,
    alliance: record.alliance,
    next: over || record.next === null ? null : { round: record.round + 1, row: record.next },
  }
}

function resultSeat(state: State, viewer: Viewer, number: number): ResultSeat[] {
  const seat = seatOf(state, number)
  const player = playerOf(state, number)
  const out = outFor(state, viewer, number)
  if (!out) return []
  const { role, code, house } = seat
  return [
    {
      seat: number,
      house,
      role,
      code,
      faction: player.faction,
      at: out.at,
      causes: out.causes,
      force: out.force,
      point: out.point ?? 'none',
      scored: isScored(role),
      activated: player.activated,
    },
  ]
}

/** Rounds that have opened, the running one last; votes of the running one as far as they have settled. */
export function roundsFor(state: State, viewer: Viewer): RoundView[] {
  const rounds = state.history.map(
    (record): RoundView => ({
      round: record.round,
      row: record.row,
      openedAt: record.openedAt,
      night: record.night && nightReport(state, viewer, record.round, record.night),
      votes: record.votes.map((vote) => settledVote(state, viewer, vote, true)),
      result: resultPost(state, viewer, record),
    }),
  )
  const running = state.phase !== 'waiting' && state.history.at(-1)?.round !== state.round
  if (running)
    rounds.push({
      round: state.round,
      row: currentRow(state),
      openedAt: state.openedAt,
      night: state.night && nightReport(state, viewer, state.round, state.night),
      votes: state.votes.map((vote) => settledVote(state, viewer, vote, false)),
      result: null,
    })
  return rounds
}

export function finalReport(state: State): FinalReport | null {
  if (!state.ended) return null
  const { at, reason, winner } = state.ended
  return {
    at,
    endedBy: reason,
    winner,
    score: scoreOf(state),
    living: livingSeats(state).map((seat) => seat.seat),
    seats: state.setup.seats.map(({ seat, role, code }) => {
      const { faction, activated } = playerOf(state, seat)
      return { seat, role, code, faction, activated, living: isLiving(state, seat) }
    }),
    seed: state.setup.seed,
  }
}

/** Whether the viewer may know if a seat's point is activated: what is published, and its own group. */
export function activationFor(state: State, viewer: Viewer, seat: number): boolean | null {
  if (!knowsRole(state, viewer, seat) || !isScored(seatOf(state, seat).role)) return null
  return playerOf(state, seat).activated
}
