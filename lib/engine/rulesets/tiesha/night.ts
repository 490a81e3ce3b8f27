import { isArmed } from './bombs'
import { iouDueAfter, owedIous } from './clock'
import { openToll, type Toll } from './outs'
import type { Side } from './roles'
import { strikesOfRound } from './slots'
import { currentRow, isLiving, judgeGuess, type OutFact, playerOf, type State, type Strike, seatOf } from './state'
import type { Turn } from './turn'

/**
 * The close of a posting (T5.4–T5.6, T6, T15.1–T15.4). Everything settles together: what sappers and doctors did comes
 * first, then every kill, the bombs they hit, flights, abandoned posts; an immunity cancels the whole of it for its seat.
 */
export function settlePosting(turn: Turn): void {
  const { state } = turn
  const toll = openToll(state)
  const works = state.works.filter((work) => work.round === state.round && !work.ruling?.void)
  const rescued = works.filter((work) => work.kind === 'rescue').map((work) => work.target)
  const disarmed = works
    .filter((work) => work.kind === 'sapper' && isLiving(state, work.target))
    .map((work) => work.target)
    .filter((target) => isArmed(state, seatOf(state, target)))
  const isHit = (target: number) => isLiving(state, target) && !rescued.includes(target)

  const kills = strikesOfRound(state).filter((strike) => !strike.ruling?.void && isHit(strike.target))
  for (const kill of kills)
    if (kill.kind === 'flying') settleFlight(state, toll, kill)
    else settleKill(state, toll, kill, disarmed)
  settleHires(state, toll, isHit)
  const lapsedClaims = settleOpenClaims(state, toll)

  const owed = owedIous(state)
  const unfilled = strikesOfRound(state).some((strike) => strike.kind === 'iou' && strike.post === null)
  const outs = toll.outs()
  turn.emit({
    type: 'postingClosed',
    at: turn.at,
    night: {
      at: turn.at,
      out: outs,
      survived: toll.survived(),
      lapsed: unclaimedSlots(state) + lapsedClaims,
      hanging: owed.map((strike) => strike.ref),
      // Also for a debt whose author is ruled out just now: the host may undo that before it falls due (T11.7).
      iouDue: unfilled ? iouDueAfter(state.setup, state.clock.postCloses ?? turn.at) : null,
      shown: shownWorks(state),
    },
    outs,
    disarmed,
    voteCloses: state.clock.voteCloses,
  })
}

/** Rescue and sapper posts of this posting, voided ones too: they are shown from now on (T15.1). */
const shownWorks = (state: State): string[] =>
  state.works.filter((work) => work.round === state.round).map((work) => work.post)

/** T6.1: the target dies by the post; an armed bomb takes with it every author who hit it, once for each bomb. */
function settleKill(state: State, toll: Toll, kill: Strike, disarmed: readonly number[]): void {
  const victim = seatOf(state, kill.target)
  toll.add(kill.target, postCause(state, kill, playerOf(state, kill.seat).faction as Side))
  if (!isArmed(state, victim) || disarmed.includes(victim.seat)) return
  toll.publish(victim.seat)
  explode(state, toll, kill.seat, victim.seat)
}

/** An author dies with the bomb he hit; one who is out already (ruled out since) is not put out again. */
function explode(state: State, toll: Toll, author: number, bomb: number): void {
  if (!isLiving(state, author) || toll.hasFirework(author, bomb)) return
  toll.add(author, { kind: 'firework', by: bomb })
  toll.publish(author)
}

/** T15.4: target and flying bomb both die; it explodes nothing. */
function settleFlight(state: State, toll: Toll, flight: Strike): void {
  toll.add(flight.target, postCause(state, flight, 'white'))
  explode(state, toll, flight.seat, flight.target)
}

function postCause(state: State, kill: Strike, side: Side) {
  const guess = judgeGuess(kill.guess, seatOf(state, kill.target))
  return { kind: 'post', by: kill.seat, guess, code: kill.guess, side, strike: kill.ref } as const
}

/** T15.3: a hired hunter's hit settles as a post by the side that hired him, and explodes nothing. */
function settleHires(state: State, toll: Toll, isHit: (target: number) => boolean): void {
  for (const side of ['black', 'white'] as const) {
    const offer = state.offers[side]
    if (!offer || offer.round !== state.round || offer.takenBy === null || !isHit(offer.target)) continue
    const guess = judgeGuess(offer.guess, seatOf(state, offer.target))
    toll.add(offer.target, { kind: 'post', by: offer.takenBy, guess, code: offer.guess, side, strike: null })
  }
}

/** T5.6: a claim with neither post nor IOU is an abandoned post, or a lapsed slot; gives how many slots lapse by it. */
function settleOpenClaims(state: State, toll: Toll): number {
  if (state.setup.config.abandoned === 'lapse') return state.claims.length
  for (const seat of new Set(state.claims.map((claim) => claim.seat))) {
    toll.add(seat, { kind: 'abandoned' })
    toll.publish(seat)
  }
  return 0
}

/** T5.5: slots that nobody claimed, cancelled ones (T5.9) among them. */
function unclaimedSlots(state: State): number {
  const slots = currentRow(state).slots.reduce((sum, slot) => sum + slot.count, 0)
  const used = strikesOfRound(state).filter((strike) => strike.group !== null).length
  return slots - used - state.claims.length
}

/** T5.7: whoever still owes at the due time is ruled out, once; one who is out unpublished gets the cause and is published. */
export function settleIous(turn: Turn): void {
  const owing = new Set(owedIous(turn.state).map((strike) => strike.seat))
  const outs: OutFact[] = [...owing].map((seat) => ({
    seat,
    causes: [{ kind: 'ruledOut', source: 'iou' }],
    publish: true,
  }))
  turn.emit({ type: 'iousFellDue', at: turn.at, outs: outs.sort((a, b) => a.seat - b.seat) })
}
