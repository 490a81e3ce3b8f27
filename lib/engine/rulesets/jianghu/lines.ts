import type { Field } from './night/field'
import { isVisible } from './night/states'
import type { SeatLine } from './report-types'
import { isLiving, type Player } from './state'
import { isSpecial, STATES, type StateName } from './vocabulary'

/** What is public about every living seat (J8.1, J13a). `field`: the settlement that laid and ended states. */
export function seatLines(players: readonly Player[], field: Pick<Field, 'laid' | 'ended'> | null): SeatLine[] {
  return players.filter(isLiving).map((player) => ({
    seat: player.seat,
    place: player.place,
    states: visibleStates(player),
    laid: inOrder(field?.laid[player.seat - 1]),
    ended: inOrder(field?.ended[player.seat - 1]),
    bag: player.bag.length > 0,
    slot: player.slot !== null,
    specials: player.bag.filter(isSpecial).length,
  }))
}

const inOrder = (states: ReadonlySet<StateName> | undefined): StateName[] =>
  STATES.filter((state) => states?.has(state) === true)

export const visibleStates = (player: Player): StateName[] =>
  STATES.filter((state) => isVisible(state) && player.states.some((entry) => entry.state === state))
