import type { Command, FlagReason } from './commands'
import { endIfOver } from './ending'
import type { Event } from './events'
import { testUnanimity } from './extension'
import { accept, refuse, type TieshaDecision } from './refusals'
import type { RulingFate } from './report-types'
import { isLiving, type OutFact, playerOf, type Seat, type State, type Strike, type Work } from './state'
import { beginTurn, type Turn } from './turn'

/** Flags, rulings and penalties (T11). */

type Of<Name extends Command['do']> = Extract<Command, { do: Name }>

/** Whether the author is ruled out when this is upheld (T11.3, T11.4, T11.4a). */
const rulesOutAuthor = (reason: FlagReason): boolean => reason !== 'genre' && reason !== 'filler'
/** Whether the post stops being a cause. */
const voidsPost = (reason: FlagReason): boolean => reason !== 'short'

const postOf = (state: State, post: string): Strike | Work | undefined =>
  state.strikes.find((strike) => strike.post === post) ?? state.works.find((work) => work.post === post)

/** T11.1: a post can be flagged once it is shown; whoever is out may flag too. */
export function decideFlag(state: State, seat: Seat, command: Of<'flag'>, at: number): TieshaDecision {
  const post = postOf(state, command.post)
  if (!post || ('shown' in post && !post.shown)) return refuse('UNKNOWN_POST')
  const { reason, evidence } = command
  return accept({ type: 'postFlagged', at, seat: seat.seat, post: command.post, reason, evidence: evidence ?? null })
}

/** T11.2–T11.6: with or without a flag, also after a dismissal; one post can be upheld once. */
export function decideRule(state: State, command: Of<'rule'>, at: number): TieshaDecision {
  const post = postOf(state, command.post)
  if (!post) return refuse('UNKNOWN_POST')
  if (post.ruling) return refuse('ALREADY_RULED')
  const { reason, verdict } = command
  const upheld = verdict === 'upheld'
  const outs: OutFact[] =
    upheld && rulesOutAuthor(reason) && isLiving(state, post.seat)
      ? [{ seat: post.seat, causes: [{ kind: 'ruledOut', source: 'ruling' }], publish: true }]
      : []
  const effect = !upheld ? without(null) : voidsPost(reason) ? voiding(state, post) : without('stands')
  const turn = beginTurn(state, at)
  turn.emit({
    type: 'postRuled',
    at,
    post: command.post,
    reason,
    verdict,
    words: command.words ?? null,
    note: command.note ?? null,
    outs,
    ...effect,
  })
  return afterOuts(turn)
}

type Effect = Pick<Extract<Event, { type: 'postRuled' }>, 'void' | 'fate' | 'freed' | 'revived'>

/** A ruling that leaves the post what it was. */
const without = (fate: RulingFate | null): Effect => ({ void: false, fate, freed: [], revived: [] })

/** What becomes of a post that is void: before its posting closes it does nothing, later it is no cause any more. */
function voiding(state: State, post: Strike | Work): Effect {
  const nothingMore = (fate: RulingFate): Effect => ({ void: true, fate, freed: [], revived: [] })
  if (post.round === state.round && state.phase === 'posting') return nothingMore('notYet')
  // A rescue or a sapper's work has had its effect (T11.4); so has a kill whose target's role is published (T11.3).
  if (!('ref' in post)) return without('noTarget')
  const target = playerOf(state, post.target)
  const causes = target.out?.causes ?? []
  const others = causes.filter((cause) => cause.kind !== 'post' || cause.strike !== post.ref)
  const wasHit = others.length < causes.length
  if (target.published) {
    const resultOut = state.history.some((record) => record.round === post.round)
    return without(!wasHit ? 'unhit' : resultOut ? 'resultOut' : 'published')
  }
  if (!wasHit) return nothingMore('unhit')
  const freed = [post.target]
  return others.length > 0
    ? { void: true, fate: 'otherCause', freed, revived: [] }
    : { void: true, fate: 'revived', freed, revived: freed }
}

export function decideWarn(state: State, command: Of<'warn'>, at: number): TieshaDecision {
  if (!isLiving(state, command.seat)) return refuse('NOT_LIVING')
  return accept({ type: 'seatWarned', at, seat: command.seat, note: command.note ?? null })
}

/** T11.7: role and code name are published with it. */
export function decideRuleOut(state: State, command: Of<'ruleOut'>, at: number): TieshaDecision {
  if (!isLiving(state, command.seat)) return refuse('NOT_LIVING')
  const turn = beginTurn(state, at)
  turn.emit({ type: 'seatRuledOut', at, seat: command.seat, note: command.note ?? null })
  return afterOuts(turn)
}

/** T11.7: until the round's result post; only a ruling-out by the host himself, not one that a rule brought about. */
export function decideUndoRuleOut(state: State, command: Of<'undoRuleOut'>, at: number): TieshaDecision {
  const { out } = playerOf(state, command.seat)
  const byHost = out?.causes.some((cause) => cause.kind === 'ruledOut' && cause.source === 'host')
  if (!out || out.round !== state.round || !byHost) return refuse('BAD_TARGET')
  return accept({ type: 'ruleOutUndone', at, seat: command.seat, note: command.note ?? null })
}

/** What follows when seats went out by the host's word: the rangers' unanimity (T12.2), the end of the game (T16.1). */
function afterOuts(turn: Turn): TieshaDecision {
  if (!endIfOver(turn)) testUnanimity(turn)
  return { accepted: true, events: turn.events }
}
