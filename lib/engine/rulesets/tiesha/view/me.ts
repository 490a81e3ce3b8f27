import { owedIous } from '../clock'
import { askerOf, iouHangsAgainst, isFullRanger, rangersDecide } from '../extension'
import { acquaintances, identityFor } from '../knowledge'
import { isScored, mayPost, type Side } from '../roles'
import { isLiving, type Offer, playerOf, type Seat, type State, seatOf, votingHouse } from '../state'
import type { Ask, MeView, Viewer } from '../view-types'
import { isShade } from '../voting'
import { claimsFor, codesInGame, slotsFor } from './posts'
import { bare, receiptsOf, voteAsk } from './votes'

/** What a seat knows of itself, and what is asked of it now (T1.5, T5.1, T18). */
export function meFor(state: State, number: number): MeView {
  const seat = seatOf(state, number)
  const player = playerOf(state, number)
  const viewer: Viewer = { kind: 'seat', seat: number }
  const identity = identityFor(state, viewer, number) ?? { role: seat.role, code: seat.code }
  const partial = {
    seat: number,
    alias: seat.alias,
    house: seat.house,
    votingHouse: votingHouse(state, seat),
    living: player.out === null,
    role: identity.role,
    code: identity.code,
    faction: player.faction,
    traits: seat.traits,
    activated: isScored(seat.role) ? player.activated : null,
    known: acquaintances(state, number).flatMap((other) => {
      const known = other === number ? null : identityFor(state, viewer, other)
      return known ? [{ seat: other, ...known }] : []
    }),
    mayPost: mayPost(seat.role),
    desk: deskOf(state, seat),
    debts: owedIous(state)
      .filter((strike) => strike.seat === number)
      .map((strike) => ({ strike: strike.ref, target: strike.target, due: state.clock.iouDue })),
    ballots: receiptsOf(state, number),
    posts: ownPosts(state, number),
    flags: state.flags.filter((flag) => flag.seat === number).map(({ post, reason, at }) => ({ post, reason, at })),
    hire: hireOf(state, seat),
    extension: extensionOf(state, seat),
    escort: escortOf(state, number),
  }
  return { ...partial, asks: asksOf(state, seat, partial) }
}

const SPECIAL_POSTERS = ['doctor', 'sapper', 'flyingBomb', 'hunter']

function deskOf(state: State, seat: Seat): MeView['desk'] {
  if (state.phase !== 'posting' || !isLiving(state, seat.seat)) return null
  if (!mayPost(seat.role) && !SPECIAL_POSTERS.includes(seat.role)) return null
  const { words, ious, abandoned } = state.setup.config
  return {
    slots: mayPost(seat.role) ? slotsFor(state, seat.seat) : [],
    claims: mayPost(seat.role) ? claimsFor(state, seat.seat) : [],
    codes: codesInGame(state),
    limits: { killPost: words.killPost, iou: words.iou, quotePercent: words.quotePercent },
    ious,
    abandoned,
    closes: state.clock.postCloses ?? 0,
  }
}

function ownPosts(state: State, seat: number): MeView['posts'] {
  const works = state.works
    .filter((work) => work.seat === seat)
    .map(({ post, kind, round, target }) => ({ post, kind, round, target }))
  const flights = state.strikes.flatMap(({ kind, post, round, target, seat: author }) =>
    kind === 'flying' && post !== null && author === seat ? [{ post, kind, round, target }] : [],
  )
  return [...works, ...flights]
}

/** T15.3: the hunter sees side, target and guess, not the seat; an offerer learns nothing of what becomes of it. */
function hireOf(state: State, seat: Seat): MeView['hire'] {
  const posting = state.phase === 'posting'
  const sides: Side[] = ['black', 'white']
  const offers = sides.flatMap((faction) => {
    const offer = state.offers[faction]
    if (seat.role !== 'hunter' || !isLiving(state, seat.seat) || !offer) return []
    const taken = offer.takenBy === seat.seat
    const open = posting && offer.round === state.round && offer.takenBy === null && offer.target !== seat.seat
    return taken || open ? [{ faction, target: offer.target, guess: offer.guess, taken }] : []
  })
  const own = sides.map((faction) => state.offers[faction]).find((offer) => offer?.seat === seat.seat)
  return { offers, mine: own ? mineOf(state, own) : null }
}

const mineOf = (state: State, { round, target, guess }: Offer) => ({
  round,
  target,
  guess,
  open: state.phase === 'posting' && round === state.round,
})

function extensionOf(state: State, seat: Seat): MeView['extension'] {
  const { extension, phase } = state
  const word = extension.words.find((entry) => entry.seat === seat.seat)
  const say = word?.say ?? null
  const open = phase === 'day' && !extension.granted
  const asker = open ? askerOf(state, seat) : null
  const asked = asker && (asker.ranger ? word?.asked : extension.standing[asker.side])
  const mayVeto =
    open && extension.standing.white && isLiving(state, seat.seat) && isFullRanger(state, seat) && rangersDecide(state)
  const mayAsk = asker !== null && (isLiving(state, seat.seat) || seat.role === 'sword')
  return { mayRequest: mayAsk && !asked && iouHangsAgainst(state, asker.side), mayVeto, say }
}

/** The choice of a voted-out bearer, with the ballots that named it (T15.5). */
function escortOf(state: State, seat: number): MeView['escort'] {
  const choice = state.escorts.find((entry) => entry.seat === seat)
  if (!choice) return null
  const vote = state.votes.find((entry) => entry.out.includes(seat))
  const candidates = choice.namedBy
    .filter((voter) => isLiving(state, voter))
    .map((voter) => {
      const picks = vote?.counted.find((ballot) => ballot.seat === voter)?.picks ?? []
      return {
        seat: voter,
        picks: picks.map(bare),
      }
    })
  return { closes: choice.closes, candidates }
}

function asksOf(state: State, seat: Seat, me: Omit<MeView, 'asks'>): Ask[] {
  if (state.ended) return []
  const asks: Ask[] = []
  const vote = voteAsk(state, seat.seat)
  const shadeAllowed = me.living || mayCastShade(state, seat.seat)
  if (vote && shadeAllowed) {
    const { poll, owed } = vote
    asks.push({ kind: 'vote', stage: poll.stage, closes: poll.closes ?? state.clock.voteCloses, owed })
  }
  if (me.debts.length > 0) asks.push({ kind: 'fill', debts: me.debts.length, due: state.clock.iouDue })
  if (me.escort)
    asks.push({ kind: 'escort', closes: me.escort.closes, candidates: me.escort.candidates.map((entry) => entry.seat) })
  const { whiteSince } = state.extension
  if (me.extension.mayVeto && me.extension.say === null && whiteSince !== null)
    asks.push({ kind: 'veto', since: whiteSince })
  if (me.desk) asks.push(...deskAsks(state, seat, me, me.desk))
  return asks
}

function deskAsks(
  state: State,
  seat: Seat,
  me: Omit<MeView, 'asks'>,
  { closes, claims, slots }: NonNullable<MeView['desk']>,
): Ask[] {
  const asks: Ask[] = []
  const own = claims.filter((claim) => claim.seat === seat.seat)
  for (const claim of own) if (claim.state === 'open') asks.push({ kind: 'post', group: claim.group, closes })
  const free = slots.filter((slot) => slot.eligible && (slot.taken ?? 0) < slot.count).map((slot) => slot.group)
  if (own.length === 0 && free.length > 0) asks.push({ kind: 'claim', groups: free, closes })
  const wroteNow = me.posts.some((post) => post.round === state.round)
  if (seat.role === 'doctor' && !wroteNow) asks.push({ kind: 'rescue', closes })
  if (seat.role === 'sapper' && !wroteNow) asks.push({ kind: 'sapper', closes })
  if (seat.role === 'flyingBomb' && me.posts.length === 0) asks.push({ kind: 'fly', closes })
  if (me.hire.offers.length > 0 && me.hire.offers.every((offer) => !offer.taken))
    asks.push({ kind: 'hire', factions: me.hire.offers.map((offer) => offer.faction), closes })
  return asks
}

/** T15.6: a seat out by a post in this round, with the setting, in the main vote. */
function mayCastShade(state: State, seat: number): boolean {
  return state.phase === 'day' && isShade(state, seatOf(state, seat))
}
