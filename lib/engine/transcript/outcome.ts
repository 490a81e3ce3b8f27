import { formatFraction, formatHalves, formatInstant } from '../core'
import { identityFor, knowsRole, outFor, seesAll } from '../rulesets/tiesha/knowledge'
import type { RefusalCode } from '../rulesets/tiesha/refusals'
import { scoreOf } from '../rulesets/tiesha/scoring'
import { livingSeats, type State, type VoteRecord } from '../rulesets/tiesha/state'
import type { Viewer } from '../rulesets/tiesha/view-types'

/** A command that was refused on replay; `index` counts the file's commands from 0. */
export interface Rejected {
  index: number
  by: number | 'host'
  code: RefusalCode
  message: string
}

/**
 * The outcome of a replay as transcript.md fixes it, as far as this viewer may know it. `now`: epoch milliseconds.
 */
export function outcomeOf(state: State, rejected: readonly Rejected[], until: number, viewer: Viewer) {
  const zone = state.setup.timeZone
  const all = seesAll(state, viewer)
  const shown = all ? rejected : rejected.filter((entry) => viewer.kind === 'seat' && entry.by === viewer.seat)
  const activated = state.setup.seats.filter((_, i) => state.players[i]?.activated).map((seat) => seat.seat)
  return {
    format: 'tiesha-outcome/1',
    status: state.ended ? 'finished' : 'running',
    endedBy: state.ended?.reason ?? null,
    now: formatInstant(zone, state.ended?.at ?? until),
    round: state.round,
    phase: state.phase === 'waiting' ? 'day' : state.phase,
    rejected: shown.map(({ index, code, message }) => ({ index, code, message })),
    out: outsOf(state, viewer),
    living: livingSeats(state).map((seat) => seat.seat),
    activated: activated.filter((seat) => knowsRole(state, viewer, seat)),
    rounds: state.history.map((record) => ({
      round: record.round,
      votes: [...record.votes].sort(byStageAndHouse).map(voteOf),
      suicides: record.votes.flatMap((vote) => vote.suicides).sort((a, b) => a - b),
      gained: { black: `${record.gained.black}`, white: `${record.gained.white}` },
    })),
    score: scoreFor(state, all),
    winner: state.ended?.winner ?? null,
    roles: rolesFor(state, viewer),
  }
}
export type Outcome = ReturnType<typeof outcomeOf>

function outsOf(state: State, viewer: Viewer) {
  const zone = state.setup.timeZone
  return state.setup.seats
    .flatMap(({ seat }, i) => {
      const player = state.players[i]
      const out = outFor(state, viewer, seat)
      return player && out ? [{ seat, out, published: player.published }] : []
    })
    .sort((a, b) => a.out.round - b.out.round || a.out.at - b.out.at || a.seat - b.seat)
    .map(({ seat, out, published }) => ({
      seat,
      round: out.round,
      at: formatInstant(zone, out.at),
      published,
      causes: out.causes.map(({ code: _, ...cause }) => cause),
      force: out.force,
      point: out.point,
    }))
}

const byStageAndHouse = (a: VoteRecord, b: VoteRecord): number =>
  a.stage === b.stage ? a.house - b.house : a.stage === 'main' ? -1 : 1

const voteOf = (vote: VoteRecord) => ({
  house: vote.house,
  stage: vote.stage,
  ballots: vote.counted.length,
  totals: Object.fromEntries(vote.totals.map(({ seat, halves }) => [seat, formatHalves(halves)])),
  out: vote.out,
  tied: vote.tied,
})

/** Only captured points are public while the game runs. */
function scoreFor(state: State, all: boolean) {
  const { black, white } = scoreOf(state)
  const side = (score: typeof black) => ({
    captured: formatFraction(score.captured),
    held: all ? formatFraction(score.held) : null,
    survival: all ? formatFraction(score.survival) : null,
    total: all ? formatFraction(score.total) : null,
  })
  return { black: side(black), white: side(white) }
}

function rolesFor(state: State, viewer: Viewer) {
  return state.setup.seats.flatMap(({ seat, house }) => {
    const identity = identityFor(state, viewer, seat)
    if (!identity) return []
    return [
      {
        seat,
        role: identity.role,
        ...(identity.code === null ? {} : { code: identity.code }),
        ...(state.setup.config.houses.count === 2 ? { house } : {}),
      },
    ]
  })
}
