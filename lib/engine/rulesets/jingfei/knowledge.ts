import { groupOf, type Role } from './roles'
import { type State, seatOf } from './state'
import type { Viewer } from './view-types'

/** Who knows what (G1, G3, G11.4, G12). */

/** The host, an assistant told the secrets, and everybody once the game is over. */
export function seesRoles(state: State, viewer: Viewer): boolean {
  if (state.ended) return true
  return viewer.kind === 'host' || (viewer.kind === 'assistant' && viewer.secrets)
}

/** Voices and checks as they come; with `hostBlind` only when they have settled (G11.4). */
export const seesVoicesLive = (state: State, viewer: Viewer): boolean =>
  seesRoles(state, viewer) && (state.ended !== null || !state.setup.config.hostBlind)

/** Ballots before they are opened: the host team's, unless it is blind. */
export function countsVotes(state: State, viewer: Viewer, moment: 'running' | 'settled'): boolean {
  if (state.ended) return true
  if (viewer.kind === 'public' || viewer.kind === 'seat') return false
  return moment === 'settled' || !state.setup.config.hostBlind
}

/** A member of a group knows the others, living or out; an officer every role that his group has checked. */
export function knowsRoleOf(state: State, viewer: Viewer, seat: number): boolean {
  if (seesRoles(state, viewer)) return true
  if (viewer.kind !== 'seat') return false
  if (viewer.seat === seat) return true
  const { role } = seatOf(state, viewer.seat)
  if (groupOf(role) !== null && seatOf(state, seat).role === role) return true
  return role === 'police' && state.nights.some((night) => night.check?.seat === seat)
}

export const roleFor = (state: State, viewer: Viewer, seat: number): Role | null =>
  knowsRoleOf(state, viewer, seat) ? seatOf(state, seat).role : null
