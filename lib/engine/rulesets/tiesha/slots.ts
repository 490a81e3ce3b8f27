import type { Group, Role } from './roles'
import { mayPost } from './roles'
import { currentRow, livingSeats, playerOf, type Seat, type State } from './state'

/** Who may take which slot (T5.1, T5.9). */

const ROLE_OF: Readonly<Record<Exclude<Group, 'black'>, Role>> = {
  killers: 'killer',
  jointAssassins: 'jointAssassin',
  loneAssassins: 'loneAssassin',
  swords: 'sword',
}
/** Whose slot it becomes when a group has no living member left; each entry may be several roles at once. */
const STAND_INS: Readonly<Record<'killers' | 'jointAssassins' | 'loneAssassins', readonly (readonly Role[])[]>> = {
  killers: [['killer'], ['jointAssassin', 'loneAssassin']],
  jointAssassins: [['jointAssassin'], ['loneAssassin'], ['killer']],
  loneAssassins: [['loneAssassin'], ['jointAssassin'], ['killer']],
}

/** Living seats that may claim in a group's slots now. A turned seat posts only in slots of its new faction (T15.8). */
export function eligibleSeats(state: State, group: Group): Seat[] {
  const living = livingSeats(state).filter((seat) => mayPost(seat.role))
  const faction = (seat: Seat) => playerOf(state, seat.seat).faction
  if (group === 'swords') return living.filter((seat) => seat.role === ROLE_OF.swords && faction(seat) === 'white')
  const black = living.filter((seat) => faction(seat) === 'black')
  if (group === 'black' || state.allied) return black
  for (const roles of STAND_INS[group]) {
    const members = black.filter((seat) => roles.includes(seat.role))
    if (members.length > 0) return members
  }
  return []
}

/** How many slots of a group the running row has. */
export function slotCount(state: State, group: Group): number {
  return currentRow(state).slots.reduce((sum, slot) => sum + (slot.group === group ? slot.count : 0), 0)
}

/** Slots that are claimed, promised or used in this posting; a post voided by a ruling keeps its slot (T11.3). */
export function takenSlots(state: State, group: Group): number {
  const open = state.claims.filter((claim) => claim.group === group).length
  return open + strikesOfRound(state).filter((strike) => strike.group === group).length
}

export const strikesOfRound = (state: State) => state.strikes.filter((strike) => strike.round === state.round)

/** Claims of a seat in this posting, whatever became of them. */
export function claimsHeld(state: State, seat: number): number {
  const kills = strikesOfRound(state).filter((strike) => strike.seat === seat && strike.group !== null)
  return state.claims.filter((claim) => claim.seat === seat).length + kills.length
}
