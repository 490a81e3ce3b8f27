import { type Cause, hasTrait, type OutFact, playerOf, type State, seatOf } from './state'

/** Collects who goes out in one settlement and why; all of it takes effect together. */
export interface Toll {
  add(seat: number, cause: Cause): void
  publish(seat: number): void
  /** Seats with a cause so far. */
  has(seat: number): boolean
  hasFirework(seat: number, bomb: number): boolean
  /** Whether a seat with a cause would stay in the game by its immunity (T15.7). */
  isSaved(seat: number): boolean
  /** Seats out at the end of it, with their causes; and those whom immunity kept, ascending. */
  outs(): OutFact[]
  survived(): number[]
}

/** The first death of a seat is cancelled, whatever its causes in one settlement, except a ruling-out (T15.7). */
function mayBeSaved(state: State, seat: number): boolean {
  return hasTrait(seatOf(state, seat), 'immunity') && !playerOf(state, seat).immunitySpent
}

export function openToll(state: State): Toll {
  const causes = new Map<number, Cause[]>()
  const published = new Set<number>()
  const seats = (saved: boolean) =>
    [...causes.keys()].filter((seat) => mayBeSaved(state, seat) === saved).sort((a, b) => a - b)
  return {
    add(seat, cause) {
      const list = causes.get(seat)
      if (list) list.push(cause)
      else causes.set(seat, [cause])
    },
    publish: (seat) => void published.add(seat),
    has: (seat) => causes.has(seat),
    hasFirework: (seat, bomb) =>
      (causes.get(seat) ?? []).some((cause) => cause.kind === 'firework' && cause.by === bomb),
    isSaved: (seat) => mayBeSaved(state, seat),
    outs: () => seats(false).map((seat) => ({ seat, causes: causes.get(seat) ?? [], publish: published.has(seat) })),
    survived: () => seats(true),
  }
}
