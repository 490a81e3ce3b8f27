import { countPost, withinQuoteLimit } from '@/lib/text'
import type { Command } from './commands'
import { oldestDebt } from './evolve-parts'
import { accept, type RefusalCode, refuse, type TieshaDecision } from './refusals'
import { mayPost, type Role } from './roles'
import { claimsHeld, eligibleSeats, slotCount, strikesOfRound, takenSlots } from './slots'
import { deathIsPublished, isCodeInGame, isLiving, playerOf, type Seat, type State, type Words } from './state'

/** Claims, kill posts, IOUs, rescue, sapper and flying posts (T5, T15.1, T15.2, T15.4): what is taken and what refused. */

type Of<Name extends Command['do']> = Extract<Command, { do: Name }>
type Essay = { text?: string | undefined; quotedText?: string | undefined; words?: Words | undefined }

/** Words of a post, counted here if its text came along (T5.2). */
function wordsOf(essay: Essay): Words {
  if (essay.words) return essay.words
  const quoted = essay.quotedText === undefined ? [] : [essay.quotedText]
  const count = countPost({ original: [essay.text ?? ''], quoted })
  return { original: count.original, quoted: count.quoted }
}

/** Refuses what is short or quotes too much, with the figures and the limit. */
function wordFault(state: State, words: Words, limit: number): TieshaDecision | null {
  const { quotePercent } = state.setup.config.words
  const data = { original: words.original, quoted: words.quoted, limit, quotePercent }
  if (words.original < limit) return refuse('TOO_SHORT', data)
  const total = words.original + words.quoted
  return withinQuoteLimit({ quoted: words.quoted, total }, quotePercent) ? null : refuse('TOO_MUCH_QUOTED', data)
}

const isPostIdUsed = (state: State, post: string): boolean =>
  state.strikes.some((strike) => strike.post === post) || state.works.some((work) => work.post === post)

/** The first fault of the sender or the phase: out, not the right role, not posting time. */
function senderFault(state: State, seat: Seat, may: (role: Role) => boolean): RefusalCode | null {
  if (!isLiving(state, seat.seat)) return 'NOT_LIVING'
  if (!may(seat.role)) return 'NOT_YOUR_COMMAND'
  return state.phase === 'posting' ? null : 'WRONG_PHASE'
}

const guessFault = (state: State, guess: string | undefined): boolean =>
  guess !== undefined && !isCodeInGame(state, guess)

/** T5.1: claims a slot, or changes the open claim of the seat in that group. */
export function decideClaim(state: State, seat: Seat, command: Of<'claim'>, at: number): TieshaDecision {
  const fault = senderFault(state, seat, mayPost)
  if (fault) return refuse(fault)
  const { group, target, code } = command
  const change = state.claims.some((claim) => claim.seat === seat.seat && claim.group === group)
  if (!change) {
    const eligible = eligibleSeats(state, group)
    if (takenSlots(state, group) >= slotCount(state, group) || !eligible.includes(seat)) return refuse('NO_SLOT')
    const held = claimsHeld(state, seat.seat)
    const othersHold = () => eligible.every((other) => other === seat || claimsHeld(state, other.seat) > 0)
    if (held >= 2 || (held === 1 && !othersHold())) return refuse('ALREADY_CLAIMED')
  }
  if (target === seat.seat || !isLiving(state, target)) return refuse('BAD_TARGET')
  if (guessFault(state, code)) return refuse('BAD_CODE')
  return accept({ type: 'claimMade', at, seat: seat.seat, group, target, guess: code ?? null })
}

/** The fault of a command that works on a claim of the seat in a group: none there, or none still open. */
function claimFault(state: State, seat: number, group: string): RefusalCode | null {
  if (state.claims.some((claim) => claim.seat === seat && claim.group === group)) return null
  const used = strikesOfRound(state).some((strike) => strike.seat === seat && strike.group === group)
  return used ? 'ALREADY_POSTED' : 'NO_CLAIM'
}

export function decideWithdraw(state: State, seat: Seat, command: Of<'withdrawClaim'>, at: number): TieshaDecision {
  const fault = senderFault(state, seat, mayPost) ?? claimFault(state, seat.seat, command.group)
  if (fault) return refuse(fault)
  return accept({ type: 'claimWithdrawn', at, seat: seat.seat, group: command.group })
}

/** T5.2, T5.3: the essay of a claimed slot. */
export function decideKillPost(state: State, seat: Seat, command: Of<'killPost'>, at: number): TieshaDecision {
  const { group, post } = command
  const fault = senderFault(state, seat, mayPost) ?? claimFault(state, seat.seat, group)
  if (fault) return refuse(fault)
  if (isPostIdUsed(state, post)) return refuse('ALREADY_POSTED')
  const words = wordsOf(command)
  return (
    wordFault(state, words, state.setup.config.words.killPost) ??
    accept({ type: 'killPosted', at, seat: seat.seat, group, post, words })
  )
}

/** T5.7: the promise instead of the post. */
export function decideIou(state: State, seat: Seat, command: Of<'iou'>, at: number): TieshaDecision {
  const fault = senderFault(state, seat, mayPost)
  if (fault) return refuse(fault)
  if (!state.setup.config.ious) return refuse('IOUS_OFF')
  const claim = claimFault(state, seat.seat, command.group)
  if (claim) return refuse(claim)
  return accept({ type: 'iouHung', at, seat: seat.seat, group: command.group })
}

/** T5.7: any moment from the hanging to the due time, also for one who is out but not published. */
export function decideFillIou(state: State, seat: Seat, command: Of<'fillIou'>, at: number): TieshaDecision {
  if (!mayPost(seat.role)) return refuse('NOT_YOUR_COMMAND')
  const { ious, words: limits } = state.setup.config
  if (!ious) return refuse('IOUS_OFF')
  if (!oldestDebt(state, seat.seat) || deathIsPublished(playerOf(state, seat.seat))) return refuse('NO_IOU')
  if (isPostIdUsed(state, command.post)) return refuse('ALREADY_POSTED')
  const words = wordsOf(command)
  return (
    wordFault(state, words, limits.iou) ?? accept({ type: 'iouFilled', at, seat: seat.seat, post: command.post, words })
  )
}

/** T15.1, T15.2: once per posting, by the doctor and the sapper. */
export function decideWork(
  state: State,
  seat: Seat,
  command: Of<'rescuePost'> | Of<'sapperPost'>,
  at: number,
): TieshaDecision {
  const kind = command.do === 'rescuePost' ? 'rescue' : 'sapper'
  const fault = senderFault(state, seat, (role) => role === (kind === 'rescue' ? 'doctor' : 'sapper'))
  if (fault) return refuse(fault)
  const { target, post } = command
  const own = state.works.filter((work) => work.seat === seat.seat)
  if (own.some((work) => work.round === state.round) || isPostIdUsed(state, post)) return refuse('ALREADY_POSTED')
  const rescuedBefore = own.some(
    (work) => work.kind === 'rescue' && work.round === state.round - 1 && work.target === target && !work.ruling?.void,
  )
  const themselves = target === seat.seat && kind === 'sapper'
  if (!isLiving(state, target) || rescuedBefore || themselves) return refuse('BAD_TARGET')
  const words = wordsOf(command)
  return (
    wordFault(state, words, state.setup.config.words.killPost) ??
    accept({ type: 'workPosted', at, seat: seat.seat, kind, target, post, words })
  )
}

/** T15.4: one flight a game. */
export function decideFlight(state: State, seat: Seat, command: Of<'flyingPost'>, at: number): TieshaDecision {
  const fault = senderFault(state, seat, (role) => role === 'flyingBomb')
  if (fault) return refuse(fault)
  const { target, code, post } = command
  const flown = state.strikes.some((strike) => strike.kind === 'flying' && strike.seat === seat.seat)
  if (flown || isPostIdUsed(state, post)) return refuse('ALREADY_POSTED')
  if (target === seat.seat || !isLiving(state, target)) return refuse('BAD_TARGET')
  if (guessFault(state, code)) return refuse('BAD_CODE')
  const words = wordsOf(command)
  return (
    wordFault(state, words, state.setup.config.words.killPost) ??
    accept({ type: 'flightPosted', at, seat: seat.seat, target, guess: code ?? null, post, words })
  )
}

/** T15.3: each faction's one offer to a hunter; taken in the same way whether or not a hunter lives. */
export function decideOfferHire(state: State, seat: Seat, command: Of<'offerHire'>, at: number): TieshaDecision {
  const fault = senderFault(state, seat, mayPost)
  if (fault) return refuse(fault)
  const { faction } = playerOf(state, seat.seat)
  if (faction === 'neutral') return refuse('NOT_YOUR_COMMAND')
  if (state.offers[faction]) return refuse('ALREADY_CLAIMED')
  if (!isLiving(state, command.target)) return refuse('BAD_TARGET')
  if (guessFault(state, command.code)) return refuse('BAD_CODE')
  const { target, code } = command
  return accept({ type: 'hireOffered', at, seat: seat.seat, side: faction, target, guess: code ?? null })
}

/** T15.3: at most one offer a round, not one on the hunter himself. */
export function decideAcceptHire(state: State, seat: Seat, command: Of<'acceptHire'>, at: number): TieshaDecision {
  const fault = senderFault(state, seat, (role) => role === 'hunter')
  if (fault) return refuse(fault)
  const standing = (['black', 'white'] as const).map((side) => state.offers[side])
  const offer = state.offers[command.faction]
  if (!offer || offer.round !== state.round || offer.takenBy !== null) return refuse('NO_SLOT')
  if (standing.some((entry) => entry?.round === state.round && entry.takenBy === seat.seat))
    return refuse('ALREADY_CLAIMED')
  if (offer.target === seat.seat || !isLiving(state, offer.target)) return refuse('BAD_TARGET')
  return accept({ type: 'hireAccepted', at, seat: seat.seat, side: command.faction })
}
