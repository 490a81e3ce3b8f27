import { deadlineOf } from '../clock'
import { roleFor, seesRoles, seesVoicesLive } from '../knowledge'
import { GROUPS, type Role } from '../roles'
import { isLiving, livingNumbers, outOf, type Seat, type State } from '../state'
import type { GroupView, HostView, JingfeiView, SeatView, Viewer } from '../view-types'
import { floorOf } from './floor'
import { groupView } from './group'
import { meFor } from './me'
import { pollFor } from './poll'
import { finalReport, firstVictimOf, roundsFor } from './rounds'

/** Everything that this viewer may know of the game now, and nothing else. */
export function view(state: State, viewer: Viewer): JingfeiView {
  const { setup, course } = state
  const { config } = setup
  return {
    viewer,
    status: state.ended ? 'finished' : 'running',
    endedBy: state.ended?.reason ?? null,
    winner: state.ended?.winner ?? null,
    endedAt: state.ended?.at ?? null,
    round: state.round,
    phase: course.phase,
    stage: course.phase === 'speeches' || course.phase === 'vote' ? course.stage : null,
    paused: state.paused && { since: state.paused.at, note: state.paused.note },
    timeZone: setup.timeZone,
    closes: closesOf(state),
    seats: setup.seats.map((seat) => seatView(state, viewer, seat)),
    living: livingNumbers(state).length,
    table: {
      police: countOf(setup.seats, 'police'),
      killer: countOf(setup.seats, 'killer'),
      civilian: countOf(setup.seats, 'civilian'),
    },
    settings: {
      aliases: config.aliases,
      earlyDawn: config.earlyDawn,
      channelByDay: config.channelByDay,
      speeches: config.speeches,
      ballots: config.ballots,
      hostBlind: config.hostBlind,
    },
    series: { name: config.series, barred: state.barred, firstVictim: firstVictimOf(state) },
    floor: floorOf(state),
    poll: pollFor(state, viewer),
    rounds: roundsFor(state, viewer),
    warnings: state.warnings,
    me: viewer.kind === 'seat' ? meFor(state, viewer.seat) : null,
    host: hostView(state, viewer),
    final: finalReport(state),
  }
}

const countOf = (seats: readonly Seat[], role: Role): number => seats.filter((seat) => seat.role === role).length

function closesOf(state: State): JingfeiView['closes'] {
  if (state.paused || state.ended) return null
  const { course } = state
  if (course.phase === 'waiting') return { what: 'start', at: state.setup.startsAt }
  const at = deadlineOf(state)
  if (at === null || course.phase === 'ended') return null
  if (course.phase !== 'speeches') return { what: course.phase, at }
  return { what: course.form === 'open' ? 'speeches' : 'turn', at }
}

function seatView(state: State, viewer: Viewer, { seat, alias }: Seat): SeatView {
  const out = outOf(state, seat)
  return {
    seat,
    alias,
    living: isLiving(state, seat),
    out: out && { round: out.round, by: out.by, at: out.at, cause: out.cause },
    role: roleFor(state, viewer, seat),
    barred: state.barred === seat,
    warnings: state.warnings.filter((warning) => warning.seat === seat).length,
  }
}

/** G11.2: so many warnings for speaking out of turn suggest the ruling-out. */
const WARNINGS_TO_RULE_OUT = 2

function hostView(state: State, viewer: Viewer): HostView | null {
  if (viewer.kind === 'public' || viewer.kind === 'seat') return null
  const groups = GROUPS.map((group) => groupView(state, group))
  const outOfTurn = (seat: number) =>
    state.warnings.filter((warning) => warning.seat === seat && warning.conduct === 'outOfTurn').length
  return {
    groups: seesRoles(state, viewer) ? groups.map((group) => blinded(state, viewer, group)) : null,
    suggestsRuleOut: livingNumbers(state).filter((seat) => outOfTurn(seat) >= WARNINGS_TO_RULE_OUT),
    mayUndo: state.ended
      ? []
      : state.setup.seats
          .map(({ seat }) => seat)
          .filter((seat) => {
            const out = outOf(state, seat)
            return out?.cause === 'ruledOut' && out.round === state.round
          }),
    log: viewer.kind === 'counter' ? null : state.acts,
  }
}

/** With `hostBlind` the running night's voices are not the host's to see (G11.4). */
const blinded = (state: State, viewer: Viewer, group: GroupView): GroupView =>
  seesVoicesLive(state, viewer) ? group : { ...group, night: null }
