import type { Channels } from '../../core'
import type { State } from './state'

/** J1.4a: no channels between seats; each has its line to the host, and the dead the graveyard (J13c, T17.2). */
export function channels(state: State): Channels {
  const result: Record<string, { read: number[]; write: number[] }> = {}
  for (const { seat } of state.setup.seats) result[`line:${seat}`] = { read: [seat], write: [seat] }
  const dead = state.players.flatMap((player) => (player.death ? [player.seat] : []))
  result.graveyard = { read: dead, write: dead }
  return result
}
