import type { Channels } from '../../core'
import { isLiving, playerOf, type State } from './state'

/**
 * Private groups (T1.5, T7.1, T17.2): `killers`, `jointAssassins`, `swords` from the deal; `alliance` and
 * `swordsAndBomb` from the alliance on; `line:N`, each seat's line to the host; `graveyard`. A seat that is out reads its
 * own group on, and writes only to the host until the graveyard opens to it.
 */
export function channels(state: State): Channels {
  const result: Record<string, { read: number[]; write: number[] }> = {}
  for (const { key, seats } of state.circles)
    result[key] = { read: seats, write: seats.filter((seat) => isLiving(state, seat)) }
  for (const { seat } of state.setup.seats) result[`line:${seat}`] = { read: [seat], write: [seat] }
  const buried = state.setup.seats.map((entry) => entry.seat).filter((seat) => isBuried(state, seat))
  result.graveyard = { read: buried, write: buried }
  return result
}

/** Nothing can revive it: its role is published and its round's result post is out (T17.2). */
function isBuried(state: State, seat: number): boolean {
  const { out, published } = playerOf(state, seat)
  return out !== null && published && out.force !== null
}
