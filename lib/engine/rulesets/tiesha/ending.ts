import { firstVoteDay, postingCloseAfter, voteInstant } from './clock'
import { housesIn } from './config'
import type { EndReason, Force } from './report-types'
import { endReason, isDecidedEarly, settleSeat, winnerOf } from './scoring'
import { livingSeats, playerOf, type State } from './state'
import type { Turn } from './turn'

/** The end of rounds and of the game: result posts, the next round, T16. */

/** Round 1's day opens at `startsAt`. */
export function openFirstRound(turn: Turn): void {
  const { setup } = turn.state
  const voteDay = firstVoteDay(setup)
  const voteCloses = voteInstant(setup, voteDay)
  turn.emit({ type: 'roundOpened', at: turn.at, round: 1, voteDay, voteCloses, postCloses: null })
}

/** T16.1: after any settlement, ends the game if one seat or one faction is left. True if it did. */
export function endIfOver(turn: Turn): boolean {
  const reason = endReason(turn.state)
  if (!reason) return false
  publishResult(turn)
  endGame(turn, reason, true)
  return true
}

export function endGame(turn: Turn, reason: EndReason, scored: boolean): void {
  turn.emit({ type: 'gameEnded', at: turn.at, reason, winner: winnerOf(turn.state, reason, scored) })
}

/** When votes, overtime and escorts' choices are through: the result post, then the end or the next round. */
export function finishRound(turn: Turn): void {
  const { state } = turn
  if (state.polls.some((poll) => poll.open) || state.escorts.length > 0) return
  publishResult(turn)
  const reason = lastRowIsOver(turn.state) ?? turnFactions(turn)
  if (reason) endGame(turn, reason, true)
  else openNextRound(turn)
}

function lastRowIsOver(state: State): EndReason | null {
  if (state.round >= state.rows.length) return 'table'
  return isDecidedEarly(state) ? 'decided' : null
}

/** T15.8: seats turn before the next round opens; that may leave one faction without a seat. */
function turnFactions(turn: Turn): EndReason | null {
  const seats = seatsThatTurn(turn.state)
  if (seats.length === 0) return null
  turn.emit({ type: 'factionsTurned', at: turn.at, seats })
  return endReason(turn.state)
}

/** The result post (T10.2, T13.5): forces and points of everybody who went out in the round; the alliance (T7.1). */
export function publishResult(turn: Turn): void {
  const { state } = turn
  const twoHouses = housesIn(state.setup.config, state.round) === 2
  const settled = state.setup.seats
    .flatMap((seat) => {
      const player = playerOf(state, seat.seat)
      return player.out?.round === state.round ? [{ seat, player, at: player.out.at }] : []
    })
    .sort((a, b) => a.at - b.at || a.seat.seat - b.seat.seat)
  const byHouse = (twoHouses ? [1, 2] : [1]).map((house) => ({ house, points: { black: 0, white: 0 } }))
  const gained: Force = { black: 0, white: 0 }
  const results = settled.map(({ seat, player }) => {
    const { force, point } = settleSeat(state, seat, player)
    const block = byHouse.find((entry) => entry.house === (twoHouses ? seat.house : 1))
    if (point !== 'none') {
      gained[point]++
      if (block) block.points[point]++
    }
    return { seat: seat.seat, force, point }
  })
  turn.emit({
    type: 'resultPublished',
    at: turn.at,
    round: state.round,
    results,
    gained,
    byHouse,
    alliance: allianceOf(state),
  })
}

/** T7.1: who learns each other with this result post; null if it makes no alliance. */
function allianceOf(state: State): { black: number[]; white: number[] } | null {
  if (state.allied) return null
  const { allianceAfterBlackOut, allianceAfterRound } = state.setup.config
  const blackOut = state.players.filter((player) => player.out && player.faction === 'black').length
  if (blackOut < allianceAfterBlackOut && state.round < allianceAfterRound) return null
  const living = livingSeats(state)
  const side = (name: 'black' | 'white') => living.filter((seat) => playerOf(state, seat.seat).faction === name)
  return {
    black: side('black').map((seat) => seat.seat),
    white: side('white')
      .filter((seat) => seat.role === 'sword' || seat.role === 'openBomb')
      .map((seat) => seat.seat),
  }
}

/** T15.8: living turncoats whose condition is met when the next round opens. */
function seatsThatTurn(state: State): number[] {
  return livingSeats(state)
    .filter((seat) => {
      const player = playerOf(state, seat.seat)
      if (player.turned || player.faction === 'neutral') return false
      return seat.traits.some((trait) => {
        if (typeof trait === 'string') return false
        const condition = trait.turncoat
        return 'afterRound' in condition
          ? state.round >= condition.afterRound
          : playerOf(state, condition.whenOut).out !== null
      })
    })
    .map((seat) => seat.seat)
}

function openNextRound(turn: Turn): void {
  const { state } = turn
  const round = state.round + 1
  const voteDay = state.clock.voteDay + 1
  const slots = state.rows[round - 1]?.slots ?? []
  turn.emit({
    type: 'roundOpened',
    at: turn.at,
    round,
    voteDay,
    voteCloses: voteInstant(state.setup, voteDay),
    postCloses: slots.length > 0 ? postingCloseAfter(state.setup, turn.at) : null,
  })
}
