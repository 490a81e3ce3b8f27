import { advance } from '../../core'
import { nextSettlement, settlesAt } from './clock'
import type { Command } from './commands'
import { decide } from './decide'
import { evolve } from './evolve'
import { seesAll } from './knowledge'
import type { RefusalCode } from './refusals'
import type { EndReason, PointOwner, RulingFate, Winner } from './report-types'
import { isScored, type Role } from './roles'
import { settleSeat } from './scoring'
import { settle } from './settle'
import { isLiving, livingSeats, type Player, playerOf, type Seat, type State } from './state'
import { view } from './view'
import type { PollView, Viewer } from './view-types'

/** Whom the votes would send out as they stand, and whom into overtime. */
type Standing = NonNullable<PollView['standing']>

/**
 * What a ruling would do, found by giving it to a copy of the game. Instants are epoch milliseconds. What tells more than
 * the viewer may know (an author behind a code name, points, who is left) is null.
 */
export interface Foreseen {
  /** The rules would refuse it; then nothing else is told. */
  refusal: RefusalCode | null
  void: boolean
  fate: RulingFate | null
  /** Seats that live again, and until when they still owe a vote; null: none is open. */
  revived: number[]
  owe: number | null
  /** Seats that stay out without this post as a cause. */
  freed: number[]
  hidden: Hidden | null
}

interface Hidden {
  /** Seats that go out, with what is published of them. */
  out: { seat: number; role: Role; code: string | null }[]
  /** The post's author is out already: the ruling changes nothing for him (T11.6). */
  authorWasOut: boolean
  /** Those who go out while a claim of theirs is open, an IOU of theirs hangs, or their ballot counts. */
  claims: number[]
  debts: number[]
  ballots: number[]
  /** Picks that name them and fall away (T8.5). */
  picks: number
  /** Open votes that would go another way, as they stand. */
  votes: { house: number; stage: PollView['stage']; before: Standing; after: Standing }[]
  /** Points that change hands as things stand: a living seat's is its own faction's (T13.1–T13.3). */
  points: { seat: number; code: string | null; before: PointOwner; after: PointOwner; lives: boolean }[]
  /** While posting is open: what its close brings otherwise than without the ruling. */
  night: { spared: number[]; struck: number[] }
  living: { before: number; after: number }
  /** The game ends with it (T16.1). */
  ends: { reason: EndReason; winner: Winner | null } | null
}

const NOTHING: Foreseen = { refusal: null, void: false, fate: null, revived: [], owe: null, freed: [], hidden: null }

/** What `rule` would do if it were given at `at`, as far as this viewer may know; the state is not changed. */
export function foreseeRuling(
  state: State,
  viewer: Viewer,
  command: Omit<Extract<Command, { do: 'rule' }>, 'do' | 'by'>,
  at: number,
): Foreseen {
  const decision = decide(state, { ...command, do: 'rule', by: 'host' }, { at })
  if (!decision.accepted) return { ...NOTHING, refusal: decision.refusal.code }
  const ruling = decision.events.find((event) => event.type === 'postRuled')
  if (!ruling) return NOTHING
  const after = decision.events.reduce<State>(evolve, state)
  const owed = view(after, viewer).polls.some((poll) => poll.notVoted.some((seat) => ruling.revived.includes(seat)))
  return {
    refusal: null,
    void: ruling.void,
    fate: ruling.fate,
    revived: ruling.revived,
    owe: owed ? after.clock.voteCloses : null,
    freed: ruling.freed.filter((seat) => !ruling.revived.includes(seat)),
    hidden: seesAll(state, viewer) ? hiddenPart(state, after, command.post) : null,
  }
}

function hiddenPart(before: State, after: State, post: string): Hidden {
  const out = livingSeats(before).filter((seat) => !isLiving(after, seat.seat))
  const gone = out.map((seat) => seat.seat)
  const author = [...before.strikes, ...before.works].find((entry) => entry.post === post)?.seat
  const now = view(before, { kind: 'host' })
  const then = view(after, { kind: 'host' })
  const ballots = now.polls
    .flatMap((poll) => (poll.open ? (poll.log ?? []) : []))
    .filter((ballot) => !ballot.replaced && ballot.halves > 0)
  const picks = ballots.flatMap((ballot) => (gone.includes(ballot.seat) ? [] : ballot.picks))
  return {
    out: out.map(({ seat, role, code }) => ({ seat, role, code })),
    authorWasOut: author !== undefined && !isLiving(before, author),
    claims: gone.filter((seat) => before.claims.some((claim) => claim.seat === seat)),
    debts: gone.filter((seat) => now.host?.debts?.some((debt) => debt.seat === seat)),
    ballots: gone.filter((seat) => ballots.some((ballot) => ballot.seat === seat)),
    picks: picks.filter((pick) => gone.includes(pick.seat) && !pick.lost).length,
    votes: votesThatTurn(now.polls, then.polls),
    points: before.setup.seats.filter((seat) => isScored(seat.role)).flatMap((seat) => pointOf(before, after, seat)),
    night: nightDiffers(before, after, gone),
    living: { before: now.living, after: then.living },
    ends: after.ended && { reason: after.ended.reason, winner: after.ended.winner },
  }
}

function votesThatTurn(before: readonly PollView[], after: readonly PollView[]): Hidden['votes'] {
  return before.flatMap(({ house, stage, standing }) => {
    const next = after.find((poll) => poll.house === house && poll.stage === stage)?.standing
    if (!standing || !next || JSON.stringify(standing) === JSON.stringify(next)) return []
    return [{ house, stage, before: standing, after: next }]
  })
}

function pointOf(before: State, after: State, seat: Seat): Hidden['points'] {
  if (before.setup.config.victory === 'elimination') return []
  const then = playerOf(after, seat.seat)
  const was = ownerOf(before, seat, playerOf(before, seat.seat))
  const is = ownerOf(after, seat, then)
  return was === is ? [] : [{ seat: seat.seat, code: seat.code, before: was, after: is, lives: then.out === null }]
}

/** Whose a seat's point is as things stand. */
function ownerOf(state: State, seat: Seat, player: Player): PointOwner {
  if (player.out) return player.out.point ?? settleSeat(state, seat, player).point
  return player.activated && player.faction !== 'neutral' ? player.faction : 'none'
}

/** Plays both copies to the close of posting: who would go out there only without the ruling, and who only with it. */
function nightDiffers(before: State, after: State, gone: readonly number[]): Hidden['night'] {
  const [without, withIt] = [outAtClose(before), outAtClose(after)]
  if (!without || !withIt) return { spared: [], struck: [] }
  return {
    spared: without.filter((seat) => !withIt.includes(seat) && !gone.includes(seat)),
    struck: withIt.filter((seat) => !without.includes(seat) && !gone.includes(seat)),
  }
}

/** Who goes out when the posting that is open closes; null if none is (or the game stands still). */
function outAtClose(state: State): number[] | null {
  const { postCloses } = state.clock
  if (state.phase !== 'posting' || state.paused || postCloses === null) return null
  const machine = { decide, evolve, due: nextSettlement, settle }
  const closed = advance(machine, state, settlesAt(postCloses)).state
  return livingSeats(state)
    .map((seat) => seat.seat)
    .filter((seat) => !isLiving(closed, seat))
}
