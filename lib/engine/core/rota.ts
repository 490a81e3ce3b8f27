import { closesAfter } from './deadline'

/**
 * Seats that have the word one after the other: who, in which order, since when and how long each at most. It knows no
 * ruleset: who is still there to speak is told to it. A turn runs from the end of the one before.
 */
export interface Rota {
  /** As fixed at the start. */
  order: readonly number[]
  /** The turns that are over, and how each ended; a seat that was not there when its turn came is `absent`. */
  turns: readonly RotaTurn[]
  /** Whose turn it is; null when the row is through. */
  speaker: number | null
  since: number
  /** The last second of the running turn (T2.2). */
  closes: number
  /** The longest that a turn may take, in milliseconds. */
  limit: number
}

export interface RotaTurn {
  seat: number
  ended: 'passed' | 'time' | 'left' | 'absent'
}

/** Seats in a circle: ascending from the first that is `from` or above, wrapping. `seats` ascending. */
export function circleFrom(seats: readonly number[], from: number): number[] {
  return [...seats.filter((seat) => seat >= from), ...seats.filter((seat) => seat < from)]
}

/** A row whose first turn begins now. */
export function openRota(
  order: readonly number[],
  limit: number,
  at: number,
  isThere: (seat: number) => boolean,
): Rota {
  return advanceRota({ order, turns: [], speaker: null, since: at, closes: at, limit }, at, isThere)
}

/** The running turn ends now; the next seat that is there has the word. */
export function endTurn(
  rota: Rota,
  ended: 'passed' | 'time' | 'left',
  at: number,
  isThere: (seat: number) => boolean,
): Rota {
  if (rota.speaker === null) return rota
  return advanceRota({ ...rota, turns: [...rota.turns, { seat: rota.speaker, ended }] }, at, isThere)
}

function advanceRota(rota: Rota, at: number, isThere: (seat: number) => boolean): Rota {
  const turns = [...rota.turns]
  for (let next = turns.length; next < rota.order.length; next++) {
    const seat = rota.order[next] as number
    if (isThere(seat)) return { ...rota, turns, speaker: seat, since: at, closes: closesAfter(at, rota.limit) }
    turns.push({ seat, ended: 'absent' })
  }
  return { ...rota, turns, speaker: null, since: at, closes: at }
}

/** Whether a seat has had its turn in this row. */
export const hadTurn = (rota: Rota, seat: number): boolean => rota.turns.some((turn) => turn.seat === seat)
