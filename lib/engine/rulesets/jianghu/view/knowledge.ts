import type { Player, State } from '../state'
import type { Viewer } from '../view-types'

/** Who may know what (J1.4b, J13, J17.4, T18). */

/** All secrets of the game: the host team, and everybody once it is over. */
export const seesAll = (state: State, viewer: Viewer): boolean =>
  state.ended !== null || viewer.kind === 'host' || (viewer.kind === 'assistant' && viewer.secrets)

/** What is submitted and not yet settled: not even the host with `hostBlind` (J17.4). */
export const seesPending = (state: State, viewer: Viewer): boolean =>
  seesAll(state, viewer) && (!state.setup.config.hostBlind || state.ended !== null)

/** Votes as they come: the host unless blind, and the counter; never another seat (J10.1). */
export const seesVotes = (state: State, viewer: Viewer): boolean =>
  seesPending(state, viewer) || (viewer.kind === 'counter' && !state.setup.config.hostBlind)

/** J1.4: what a seat was told of the one before it, true or not; from night 1 on. */
export function hintOf(state: State, player: Player) {
  if (state.round === 0) return null
  const before = state.players.at(player.seat - 2)
  if (!before) return null
  const faction = player.lie ?? (before.faction === 'guild' ? ('guild' as const) : ('league' as const))
  return { seat: before.seat, faction }
}
