import { add, compare, type Fraction, fraction, ZERO } from '../../core'
import type { EndReason, Force, PointOwner, SideScore, Winner } from './report-types'
import { type Faction, isScored, otherSide, type Side } from './roles'
import { type Cause, hasTrait, type Player, type Seat, type State } from './state'

/** Forces, points and scores (T13). */

const isElimination = (state: State): boolean => state.setup.config.victory === 'elimination'

/** The side to which one cause gives a unit of force (T13.2). `victim` is the seat's faction when it went out. */
function forceOf(cause: Cause, victim: Side): Side {
  switch (cause.kind) {
    case 'suicide':
    case 'abandoned':
    case 'firework':
    case 'ruledOut':
      return otherSide(victim)
    case 'vote':
      if (victim === 'white') return 'black'
      return cause.guess === 'right' ? 'white' : 'black'
    case 'post':
      if (cause.side === victim) return otherSide(victim)
      return cause.guess === 'right' ? cause.side : victim
    case 'carried':
      if (cause.fixed || cause.side === victim) return otherSide(victim)
      return cause.guess === 'right' ? otherSide(victim) : victim
    default: {
      const unknown: never = cause
      throw new TypeError(`unknown cause ${JSON.stringify(unknown)}`)
    }
  }
}

/** Forces of a seat that goes out, and where its point goes (T13.3, T13.4). */
export function settleSeat(state: State, seat: Seat, player: Player): { force: Force; point: PointOwner } {
  const force = { black: 0, white: 0 }
  if (isElimination(state) || !isScored(seat.role) || player.faction === 'neutral') return { force, point: 'none' }
  for (const cause of player.out?.causes ?? []) force[forceOf(cause, player.faction)]++
  if (!player.activated || force.black === force.white) return { force, point: 'none' }
  return { force, point: force.black > force.white ? 'black' : 'white' }
}

interface Census {
  living: Record<Faction, number>
  /** Seats of the game by faction, plus one for every death survived through immunity (T13.6). */
  weight: Record<Faction, number>
  livingScored: number
  held: Record<Faction, number>
}

function takeCensus(state: State): Census {
  const none = () => ({ black: 0, white: 0, neutral: 0 })
  const census: Census = { living: none(), weight: none(), livingScored: 0, held: none() }
  state.setup.seats.forEach((seat, i) => {
    const player = state.players[i]
    if (!player) return
    census.weight[player.faction] += player.immunitySpent ? 2 : 1
    if (player.out) return
    census.living[player.faction]++
    if (!isScored(seat.role)) return
    census.livingScored++
    if (player.activated) census.held[player.faction]++
  })
  return census
}

const whiteSurvival = ({ living, weight }: Census): Fraction =>
  living.white === 0 ? ZERO : fraction(living.white * weight.black, weight.white)

/** The score as it would be if the game ended now (T13.6–T13.8). */
export function scoreOf(state: State): Record<Side, SideScore> {
  if (isElimination(state)) {
    const nothing = { captured: ZERO, held: ZERO, survival: ZERO, total: ZERO }
    return { black: nothing, white: nothing }
  }
  const census = takeCensus(state)
  const { living } = census
  const duel = living.black === 1 && living.white === 1 && living.neutral === 0
  const side = (name: Side, survival: Fraction): SideScore => {
    const captured = fraction(state.captured[name])
    const held = fraction(census.held[name])
    return { captured, held, survival, total: add(add(captured, held), survival) }
  }
  return {
    black: side('black', fraction(living.black)),
    white: side('white', duel ? ZERO : whiteSurvival(census)),
  }
}

/** T13.9: whether one side can no longer be caught up with. */
export function isDecidedEarly(state: State): boolean {
  if (isElimination(state)) return false
  const bars = (seat: Seat): boolean =>
    hasTrait(seat, 'immunity') || seat.traits.some((trait) => typeof trait === 'object')
  if (state.setup.seats.some(bars)) return false
  const census = takeCensus(state)
  const { black, white } = state.captured
  const most = (captured: number, survival: Fraction): Fraction =>
    add(fraction(captured + census.livingScored), survival)
  return (
    compare(most(black, fraction(census.living.black)), fraction(white)) < 0 ||
    compare(most(white, whiteSurvival(census)), fraction(black)) < 0
  )
}

/** T16.1: why the game ends after a settlement, or null. */
export function endReason(state: State): 'lastSeat' | 'factionOut' | null {
  const { black, white, neutral } = takeCensus(state).living
  if (black + white + neutral <= 1) return 'lastSeat'
  return black === 0 || white === 0 ? 'factionOut' : null
}

/** Who wins a game that ends for this reason now (T13.8, T16.1, T16.2). */
export function winnerOf(state: State, reason: EndReason, scored: boolean): Winner | null {
  if (reason === 'closed' && !scored) return null
  if (!isElimination(state)) {
    const { black, white } = scoreOf(state)
    const difference = compare(black.total, white.total)
    return difference === 0 ? 'draw' : difference > 0 ? 'black' : 'white'
  }
  const { black, white } = takeCensus(state).living
  if (black === 0 && white === 0) return 'draw'
  if (black === 0 || white === 0) return black === 0 ? 'white' : 'black'
  return black >= white ? 'black' : 'white'
}
