import type { Channels } from '../../core'
import { ROLE_OF } from './roles'
import { isLiving, livingNumbers, outOf, type State } from './state'
import { floorOf } from './view/floor'

/**
 * `killers` and `police` from the deal: read always, also by members who are out; written by living ones at night (G1.2).
 * `line:N`, each seat's line to the host. `graveyard`: those out for good, among themselves (G11). `talk`: the table's
 * thread, where only those write who have the word (G6).
 */
export function channels(state: State): Channels {
  const { course, setup } = state
  const all = setup.seats.map((seat) => seat.seat)
  const night = course.phase === 'night' || course.phase === 'waiting' || setup.config.channelByDay
  const group = (key: 'killers' | 'police') => {
    const members = setup.seats.filter((seat) => seat.role === ROLE_OF[key]).map((seat) => seat.seat)
    return { read: members, write: night && !state.ended ? members.filter((seat) => isLiving(state, seat)) : [] }
  }
  const result: Record<string, { read: number[]; write: number[] }> = {
    killers: group('killers'),
    police: group('police'),
  }
  for (const seat of all) result[`line:${seat}`] = { read: [seat], write: [seat] }
  const buried = all.filter((seat) => isBuried(state, seat))
  result.graveyard = { read: buried, write: buried }
  const speakers = course.phase === 'waiting' || state.ended ? livingNumbers(state) : (floorOf(state)?.speakers ?? [])
  result.talk = { read: all, write: state.paused ? [] : speakers }
  return result
}

/** Nothing can bring it back (a ruling-out can be undone until the next night), and its last words are over. */
function isBuried(state: State, seat: number): boolean {
  const out = outOf(state, seat)
  if (!out) return false
  if (state.course.phase === 'lastWords' && state.course.seat === seat) return false
  return state.ended !== null || out.cause !== 'ruledOut' || out.round < state.round
}
