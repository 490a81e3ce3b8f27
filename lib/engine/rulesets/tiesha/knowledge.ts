import { CAUSE_ORDER } from './evolve-parts'
import type { PublicCause } from './report-types'
import type { Role } from './roles'
import { type Cause, type Out, playerOf, type Seat, type State, seatOf } from './state'
import type { Viewer } from './view-types'

/** Who knows what of whom (T1.5, T7.1, T13.5, T18). All views, outcomes and channels ask here. */

/** Sees every secret of the game: the main host, an assistant with that setting, and everybody once it is over. */
export function seesAll(state: State, viewer: Viewer): boolean {
  return state.ended !== null || viewer.kind === 'host' || (viewer.kind === 'assistant' && viewer.secrets)
}

/** Seats that this seat knows by role and code name: itself and the members of its circles. */
export function acquaintances(state: State, seat: number): number[] {
  const known = state.circles.filter((circle) => circle.seats.includes(seat)).flatMap((circle) => circle.seats)
  return [...new Set([seat, ...known])].sort((a, b) => a - b)
}

/** Whether the viewer may know a seat's role and code name. */
export function knowsRole(state: State, viewer: Viewer, seat: number): boolean {
  if (playerOf(state, seat).published || seesAll(state, viewer)) return true
  return viewer.kind === 'seat' && acquaintances(state, viewer.seat).includes(seat)
}

/** Role and code as the viewer may know them; a hidden bomb takes itself for a ranger until it is published (T1.5). */
export function identityFor(state: State, viewer: Viewer, seat: number): { role: Role; code: string | null } | null {
  if (!knowsRole(state, viewer, seat)) return null
  return believes(state, viewer, seat) ? { role: 'ranger', code: null } : identityOf(seatOf(state, seat))
}

const identityOf = ({ role, code }: Seat) => ({ role, code })

/** Whether the viewer takes this hidden bomb for a ranger. */
function believes(state: State, viewer: Viewer, seat: number): boolean {
  return seatOf(state, seat).role === 'hiddenBomb' && !playerOf(state, seat).published && !seesAll(state, viewer)
}

/** Whether a hired hunter hit the seat: force, guess and hirer wait for the end (T13.5). */
const wasHired = (out: Out): boolean => out.causes.some((cause) => cause.kind === 'post' && cause.strike === null)

/**
 * What the viewer may know of why and how a seat went out: kinds alone until its role is published; guesses, force and
 * point from the result post on; authors and carriers once their own role is known (T5.3, T13.5, transcript.md).
 */
export function outFor(
  state: State,
  viewer: Viewer,
  seat: number,
): (Omit<Out, 'causes'> & { causes: PublicCause[] }) | null {
  const { out, published } = playerOf(state, seat)
  if (!out) return null
  const causes = reduceCauses(state, viewer, seat, out.causes)
  if (seesAll(state, viewer)) return { ...out, causes }
  if (!published) return { ...out, force: null, point: null, causes }
  return { ...out, force: wasHired(out) ? null : out.force, causes }
}

/** Causes of a seat's going out as the viewer may know them now. */
export function reduceCauses(state: State, viewer: Viewer, seat: number, causes: readonly Cause[]): PublicCause[] {
  if (seesAll(state, viewer)) return causes.map(fullCause)
  const { out, published } = playerOf(state, seat)
  if (!published) return causes.map(({ kind }) => ({ kind }))
  const guesses = out !== null && out.force !== null && !wasHired(out)
  return causes
    .map((cause): PublicCause => {
      const full = fullCause(cause)
      const reduced: PublicCause = { kind: cause.kind }
      if (full.by !== undefined && (cause.kind === 'firework' || knowsRole(state, viewer, full.by)))
        reduced.by = full.by
      if (guesses && full.guess !== undefined) {
        reduced.guess = full.guess
        if (full.code !== undefined) reduced.code = full.code
      }
      return reduced
    })
    .sort(compareCauses)
}

/** By kind; within a kind, named authors by seat, then those held back by guess, so that the order tells nothing. */
function compareCauses(a: PublicCause, b: PublicCause): number {
  const kinds = CAUSE_ORDER.indexOf(a.kind) - CAUSE_ORDER.indexOf(b.kind)
  if (kinds !== 0) return kinds
  if (a.by !== b.by) return (a.by ?? Number.POSITIVE_INFINITY) - (b.by ?? Number.POSITIVE_INFINITY)
  return (a.guess ?? '') < (b.guess ?? '') ? -1 : (a.guess ?? '') > (b.guess ?? '') ? 1 : 0
}

function fullCause(cause: Cause): PublicCause {
  switch (cause.kind) {
    case 'abandoned':
    case 'suicide':
    case 'ruledOut':
      return { kind: cause.kind }
    case 'firework':
      return { kind: cause.kind, by: cause.by }
    case 'vote': {
      const called = cause.called === null ? {} : { code: cause.called }
      return cause.guess === null ? { kind: cause.kind } : { kind: cause.kind, guess: cause.guess, ...called }
    }
    case 'post':
    case 'carried': {
      const code = cause.code === null ? {} : { code: cause.code }
      return { kind: cause.kind, by: cause.by, guess: cause.guess, ...code }
    }
    default: {
      const unknown: never = cause
      throw new TypeError(`unknown cause ${JSON.stringify(unknown)}`)
    }
  }
}
