import { fraction } from '../../../core'
import { owedIous } from '../clock'
import { housesIn } from '../config'
import { fullRangers, rangersDecide } from '../extension'
import { identityFor, outFor, seesAll } from '../knowledge'
import { scoreOf } from '../scoring'
import { isLiving, livingSeats, playerOf, type Seat, type State } from '../state'
import type { HostView, SeatView, TieshaView, Viewer } from '../view-types'
import { closesOf } from './closes'
import { meFor } from './me'
import { allClaims, hostSlots, otherPostsFor, rowInPosting, strikesFor } from './posts'
import { activationFor, finalReport, roundsFor } from './rounds'
import { pollsFor } from './votes'

/** Everything that this viewer may know of the game now, and nothing else (T18). */
export function view(state: State, viewer: Viewer): TieshaView {
  const all = seesAll(state, viewer)
  return {
    viewer,
    status: state.ended ? 'finished' : 'running',
    endedBy: state.ended?.reason ?? null,
    winner: state.ended?.winner ?? null,
    endedAt: state.ended?.at ?? null,
    round: state.round,
    phase: state.phase,
    paused: state.paused && { since: state.paused.at, note: state.paused.note },
    timeZone: state.setup.timeZone,
    closes: closesOf(state),
    seats: state.setup.seats.map((seat) => seatView(state, viewer, seat)),
    living: livingSeats(state).length,
    houses: state.setup.config.houses.count === 2 ? [1, 2] : [1],
    votingHouses: housesIn(state.setup.config, Math.max(1, state.round)) === 2 ? [1, 2] : [1],
    polls: pollsFor(state, viewer),
    strikes: strikesFor(state, viewer),
    otherPosts: otherPostsFor(state, viewer),
    row: rowInPosting(state),
    rows: state.rows.map((row, i) => ({
      round: i + 1,
      row,
      opened: state.phase !== 'waiting' && i + 1 <= state.round,
      running: state.phase !== 'waiting' && !state.ended && i + 1 === state.round,
    })),
    rounds: roundsFor(state, viewer),
    extension: {
      standing: (['black', 'white'] as const).filter((side) => state.extension.standing[side]),
      granted: state.extension.granted,
      refused: state.extension.refused,
      fallen: state.extension.fallen,
    },
    allied: state.allied,
    captured: { black: fraction(state.captured.black), white: fraction(state.captured.white) },
    score: all ? scoreOf(state) : null,
    rulings: state.rulings,
    warnings: state.warnings,
    me: viewer.kind === 'seat' ? meFor(state, viewer.seat) : null,
    host: hostView(state, viewer),
    final: finalReport(state),
  }
}

function seatView(state: State, viewer: Viewer, { seat, alias, house, traits }: Seat): SeatView {
  const player = playerOf(state, seat)
  const identity = identityFor(state, viewer, seat)
  const out = outFor(state, viewer, seat)
  const all = seesAll(state, viewer)
  return {
    seat,
    alias,
    house,
    living: player.out === null,
    out: out && { round: out.round, at: out.at, causes: out.causes, force: out.force, point: out.point },
    published: player.published,
    role: identity?.role ?? null,
    code: identity?.code ?? null,
    // A turned seat's faction is told with its result, never while it lives (T15.8).
    faction: all || (out !== null && out.point !== null) ? player.faction : null,
    traits: all ? traits : null,
    activated: activationFor(state, viewer, seat),
    warnings: state.warnings.filter((warning) => warning.seat === seat).length,
  }
}

function hostView(state: State, viewer: Viewer): HostView | null {
  if (viewer.kind !== 'host' && viewer.kind !== 'assistant') return null
  const rulings = state.rulings.filter((ruling) => ruling.verdict === 'upheld').map((ruling) => ruling.post)
  return {
    claims: state.phase === 'posting' ? allClaims(state).map((claim) => ({ ...claim, round: state.round })) : [],
    slots: hostSlots(state),
    debts: owedIous(state).map(({ seat, ref }) => ({ seat, strike: ref, due: state.clock.iouDue })),
    hire: (['black', 'white'] as const).flatMap((faction) => {
      const offer = state.offers[faction]
      return offer ? [{ faction, ...offer }] : []
    }),
    escorts: state.escorts.map(({ seat, closes, namedBy }) => ({
      seat,
      closes,
      candidates: namedBy.filter((voter) => isLiving(state, voter)),
    })),
    flags: state.flags.map((flag) => ({
      ...flag,
      settled:
        rulings.includes(flag.post) ||
        state.rulings.some((ruling) => ruling.post === flag.post && ruling.at >= flag.at),
    })),
    extension: viewer.kind === 'host' ? hostExtension(state) : null,
    score: seesAll(state, viewer) ? scoreOf(state) : null,
    log: state.acts,
  }
}

/** T12.2: who is asked and what they said is the host's alone. */
function hostExtension(state: State): HostView['extension'] {
  return {
    asked: state.extension.words.filter((word) => word.asked).map((word) => word.seat),
    rangers: rangersDecide(state) ? fullRangers(state).map((seat) => seat.seat) : [],
    words: state.extension.words.map(({ seat, say }) => ({ seat, say })),
  }
}
