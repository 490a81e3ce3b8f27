import { owedIous } from '../clock'
import { acquaintances, knowsRole, seesAll } from '../knowledge'
import { GROUPS, type Group } from '../roles'
import { eligibleSeats, slotCount, strikesOfRound, takenSlots } from '../slots'
import { currentRow, type RulingMark, type State } from '../state'
import type { ClaimView, OtherPostView, SlotView, StrikeView, Viewer } from '../view-types'

/** Kill posts, IOUs, rescue and sapper posts, slots and claims as a viewer sees them (T5, T18). */

const rulingView = (mark: RulingMark | null) => mark && { reason: mark.reason, at: mark.at, void: mark.void }

/** The kill thread: signed by code name; the author's seat only for those who know whose code it is. */
export function strikesFor(state: State, viewer: Viewer): StrikeView[] {
  const owed = new Set(owedIous(state).map((strike) => strike.ref))
  return state.strikes.map((strike) => ({
    strike: strike.ref,
    round: strike.round,
    kind: strike.kind,
    at: strike.at,
    code: strike.code,
    target: strike.target,
    guess: strike.guess,
    post: strike.post,
    filledAt: strike.filledAt,
    due: owed.has(strike.ref) ? state.clock.iouDue : null,
    words: strike.words,
    ruling: rulingView(strike.ruling),
    author: knowsRole(state, viewer, strike.seat) ? strike.seat : null,
  }))
}

/** Rescue and sapper posts: public without their target once posting has closed; until then the author's own. */
export function otherPostsFor(state: State, viewer: Viewer): OtherPostView[] {
  const team = viewer.kind === 'assistant' || seesAll(state, viewer)
  return state.works.flatMap((work) => {
    const own = team || (viewer.kind === 'seat' && viewer.seat === work.seat)
    if (!own && !work.shown) return []
    return [
      {
        post: work.post,
        kind: work.kind,
        round: work.round,
        at: work.at,
        code: work.code,
        target: own ? work.target : null,
        author: own || knowsRole(state, viewer, work.seat) ? work.seat : null,
        words: work.words,
        ruling: rulingView(work.ruling),
      },
    ]
  })
}

/** The groups that have slots in the running row, in a fixed order. */
function groupsInRow(state: State): Group[] {
  return GROUPS.filter((group) => slotCount(state, group) > 0)
}

/** Slots as a seat's desk shows them: how many are taken is for those who may take one. */
export function slotsFor(state: State, seat: number): SlotView[] {
  return groupsInRow(state).map((group) => {
    const eligible = eligibleSeats(state, group).some((entry) => entry.seat === seat)
    return { group, count: slotCount(state, group), taken: eligible ? takenSlots(state, group) : null, eligible }
  })
}

/** Every claim of this posting, used ones too. */
export function allClaims(state: State): ClaimView[] {
  const open = state.claims.map((claim): ClaimView => ({ ...claim, state: 'open' }))
  const used = strikesOfRound(state).flatMap(({ seat, group, target, guess, kind, at }): ClaimView[] =>
    group === null ? [] : [{ seat, group, target, guess, at, state: kind === 'iou' ? 'iou' : 'posted' }],
  )
  return [...used, ...open].sort((a, b) => a.at - b.at || a.seat - b.seat)
}

/** Whether a seat sees the claims of another in a group: it may post there itself, and they know each other (T18). */
export function seesClaimsOf(state: State, seat: number, other: number, group: Group): boolean {
  if (seat === other) return true
  const eligible = eligibleSeats(state, group).some((entry) => entry.seat === seat)
  return eligible && acquaintances(state, seat).includes(other)
}

export function claimsFor(state: State, seat: number): ClaimView[] {
  return allClaims(state).filter((claim) => seesClaimsOf(state, seat, claim.seat, claim.group))
}

/** Slots with what would lapse now, for the host team. */
export function hostSlots(state: State) {
  if (state.phase !== 'posting') return []
  return groupsInRow(state).map((group) => {
    const taken = takenSlots(state, group)
    return { group, count: slotCount(state, group), taken, lapsing: eligibleSeats(state, group).length === 0 }
  })
}

/** Codes that a kill's guess may name: every one that some seat bears, in an order that says nothing (T5.1). */
export function codesInGame(state: State): string[] {
  return state.setup.seats.flatMap((seat) => (seat.code === null ? [] : [seat.code])).sort()
}

export const rowInPosting = (state: State) => (state.phase === 'waiting' ? null : currentRow(state))
