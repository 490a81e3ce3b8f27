import type { LaidState, Player } from '../state'
import type { StateName } from '../vocabulary'
import { type Field, rankOf } from './field'

/** 散功 is shown to nobody, nor that it came or went (J7). */
export const isVisible = (state: StateName): boolean => state !== 'scattered'

function mark(sets: readonly Set<StateName>[], seat: number, state: StateName): void {
  if (isVisible(state)) sets[seat - 1]?.add(state)
}

/**
 * Lays a state to the end of the next night, or of this one (J7.1). Renewed, the later end holds; of two controllers the
 * later, in one settlement the dearer skill, then initiative (J6.7a).
 */
export function lay(
  field: Field,
  player: Player,
  state: StateName,
  { by, cost = 0, tonight = false }: { by: number; cost?: number; tonight?: boolean },
): void {
  const until = tonight ? field.round : field.round + 1
  mark(field.laid, player.seat, state)
  const laid: LaidState = { state, until, by: state === 'puppet' ? by : null, cost, night: field.round }
  const index = player.states.findIndex((entry) => entry.state === state)
  const held = player.states[index]
  if (!held) {
    player.states.push(laid)
    return
  }
  const keeps = state === 'puppet' && held.night === field.round && !outdoes(field, laid, held)
  player.states[index] = { ...(keeps ? held : laid), until: Math.max(until, held.until) }
}

function outdoes(field: Field, later: LaidState, held: LaidState): boolean {
  if (later.cost !== held.cost) return later.cost > held.cost
  return rankOf(field, later.by ?? 0) < rankOf(field, held.by ?? 0)
}

/** Takes every state away, good ones and hidden ones too (J7.3), or those that fit. */
export function cure(field: Field, player: Player, fits: (entry: LaidState) => boolean = () => true): void {
  for (const entry of player.states) if (fits(entry)) mark(field.ended, player.seat, entry.state)
  player.states = player.states.filter((entry) => !fits(entry))
}

/** (10) States run out. */
export function expire(field: Field): void {
  for (const player of field.players) cure(field, player, (entry) => entry.until <= field.round)
}
