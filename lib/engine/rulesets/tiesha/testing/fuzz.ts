import { ballotOf } from '../../../ballot'
import { advance, fold, handle, parseStamp } from '../../../core'
import { type Rng, rngOf } from '../../../core/testing/random'
import { type Command, type RefusalCode, resolveConfig, type TieshaEvent, type TieshaState, tiesha } from '..'
import type { Config, Row } from '../config'
import { askerOf } from '../extension'
import { GROUPS, needsCode, ROLES, type Role, type Trait } from '../roles'
import { eligibleSeats, slotCount } from '../slots'
import { type Seat, type Setup, votingHouse } from '../state'
import { guessableCodes } from '../view/votes'
import { openPollOf } from '../voting'

/** Random games of random tables, with commands that the rules take and many that they refuse. The seed decides all. */
export interface Step {
  at: number
  command: Command
  refusal: RefusalCode | null
}

export interface FuzzedGame {
  setup: Setup
  events: TieshaEvent[]
  steps: Step[]
  state: TieshaState
  /** How far the game was played: epoch milliseconds. */
  until: number
}

const MINUTE = 60_000
const STARTS_AT = parseStamp('2026-03-02T20:00:00+08:00') ?? 0

function randomRow(rng: Rng, first: boolean): Row {
  const slots = GROUPS.filter(() => rng.chance(45)).map((group) => ({ group, count: 1 + rng.below(2) }))
  return { picks: 1 + rng.below(2), out: rng.below(3), slots: first ? [] : slots }
}

interface FuzzOptions {
  config?: Partial<Config>
  /** No expansion roles and traits. */
  classic?: boolean
  /** How many of a hundred commands are rulings and penalties, besides those that fall anyway. */
  disputes?: number
}

function randomSetup(rng: Rng, { config = {}, classic = false }: FuzzOptions = {}): Setup {
  const count = 7 + rng.below(7)
  const core: Role[] = ['killer', 'killer', 'jointAssassin', 'loneAssassin', 'sword', 'openBomb', 'hiddenBomb']
  const others: readonly Role[] = classic ? ['ranger', 'ranger', 'killer', 'sword', 'jointAssassin'] : ROLES
  const roles = Array.from({ length: count }, (_, i) => (i < core.length ? (core[i] as Role) : rng.pick(others)))
  const seats = roles.map((role, i): Seat => {
    const code = needsCode(role) || rng.chance(20) ? `码${i + 1}` : null
    return { seat: i + 1, alias: `马甲${i + 1}`, role, code, traits: [], house: 1 }
  })
  if (!classic) for (const seat of seats) seat.traits = randomTraits(rng, seat, count)
  const fields: Config = {
    rounds: [randomRow(rng, true), ...Array.from({ length: 1 + rng.below(4) }, () => randomRow(rng, false))],
    revote: rng.chance(75),
    ballots: seats.some((seat) => seat.traits.includes('grudge') || seat.traits.includes('escort'))
      ? rng.pick(['open', 'closed'] as const)
      : rng.pick(['open', 'closed', 'secret'] as const),
    bombsArmedThroughRound: 1 + rng.below(4),
    allianceAfterBlackOut: 1 + rng.below(4),
    allianceAfterRound: 1 + rng.below(4),
    houses: rng.chance(30) ? { count: 2, throughRound: 1 + rng.below(3) } : { count: 1, throughRound: 0 },
    postKilledHalfVote: rng.chance(40),
    abandoned: rng.chance(70) ? 'suicide' : 'lapse',
    victory: rng.chance(85) ? 'score' : 'elimination',
    ious: rng.chance(85),
    ...config,
  }
  if (fields.houses?.count === 2) for (const [i, seat] of seats.entries()) seat.house = 1 + (i % 2)
  return { config: resolveConfig(fields), timeZone: 'Asia/Shanghai', startsAt: STARTS_AT, seed: null, seats }
}

function randomTraits(rng: Rng, seat: Seat, count: number): Trait[] {
  const traits: Trait[] = []
  if (rng.chance(15)) traits.push('halfVote')
  if (rng.chance(12)) traits.push('immunity')
  if (rng.chance(8)) traits.push('firework')
  if (seat.role === 'hunter') return traits
  if (rng.chance(12)) traits.push('grudge')
  if (rng.chance(12)) traits.push('escort')
  if (rng.chance(8)) traits.push({ turncoat: { afterRound: 1 + rng.below(3) } })
  else if (rng.chance(6)) traits.push({ turncoat: { whenOut: 1 + rng.below(count) } })
  return traits
}

/** A command that fits the phase more often than not. */
function randomCommand(rng: Rng, state: TieshaState, at: number, disputes: number): Command {
  const { seats } = state.setup
  const living = seats.filter((_, i) => state.players[i]?.out === null)
  const anySeat = () => (rng.chance(94) && living.length > 0 ? rng.pick(living) : rng.pick(seats)).seat
  const codes = seats.flatMap((seat) => (seat.code === null ? [] : [seat.code]))
  const guess = () => (rng.chance(30) && codes.length > 0 ? { code: rng.chance(96) ? rng.pick(codes) : '无此码' } : {})
  const post = () => `p${rng.chance(95) ? state.strikes.length + state.works.length + rng.below(1000) : 1}`
  const words = () => ({ words: { original: rng.chance(85) ? 1200 : 799, quoted: rng.chance(90) ? 20 : 400 } })
  const knownPost = () => rng.pick([...state.strikes, ...state.works, { post: 'p0' }]).post ?? 'p0'
  const picks = () =>
    Array.from({ length: rng.chance(60) ? 1 : 1 + rng.below(3) }, () => ({ seat: anySeat(), ...guess() }))
  const target = () => (rng.chance(97) ? anySeat() : 99)
  const by = anySeat()
  const group = rng.pick(GROUPS)
  const reason = rng.pick(['plagiarism', 'oldWork', 'traded', 'short', 'genre', 'filler'] as const)
  const claimed = state.claims.length > 0 ? rng.pick(state.claims) : null
  if (disputes > 0 && !state.paused && rng.chance(disputes)) return disputeCommand(rng, state, reason)
  const roll = rng.below(100)
  if (roll < (state.paused ? 60 : 6)) return hostCommand(rng, state, at, { anySeat, picks, knownPost, reason })
  if (roll < 9) return { by, do: 'flag', post: knownPost(), reason }
  if (state.escorts[0] && roll < 40) return { by: state.escorts[0].seat, do: 'escort', target: target(), ...guess() }
  if (state.phase === 'posting') {
    const open = GROUPS.filter((name) => eligibleSeats(state, name).length > 0 && slotCount(state, name) > 0)
    if (roll < 45 && open.length > 0 && rng.chance(85)) {
      const name = rng.pick(open)
      return { by: rng.pick(eligibleSeats(state, name)).seat, do: 'claim', group: name, target: target(), ...guess() }
    }
    if (roll < 45) return { by, do: 'claim', group, target: target(), ...guess() }
    if (roll < 72 && claimed)
      return { by: claimed.seat, do: 'killPost', group: claimed.group, post: post(), ...words() }
    if (roll < 80 && claimed) return { by: claimed.seat, do: 'iou', group: claimed.group }
    if (roll < 82) return { by, do: 'withdrawClaim', group }
    const special = living.find(
      (seat) => ['doctor', 'sapper', 'flyingBomb', 'hunter'].includes(seat.role) && rng.chance(60),
    )
    if (special?.role === 'doctor')
      return { by: special.seat, do: 'rescuePost', target: target(), post: post(), ...words() }
    if (special?.role === 'sapper')
      return { by: special.seat, do: 'sapperPost', target: target(), post: post(), ...words() }
    if (special?.role === 'flyingBomb')
      return { by: special.seat, do: 'flyingPost', target: target(), ...guess(), post: post(), ...words() }
    if (special?.role === 'hunter' && rng.chance(60))
      return { by: special.seat, do: 'acceptHire', faction: rng.pick(['black', 'white'] as const) }
    if (roll < 90) return { by, do: 'offerHire', target: target(), ...guess() }
  }
  const owing = state.strikes.filter((strike) => strike.kind === 'iou' && strike.post === null)
  if (state.phase === 'day' && owing.length > 0 && rng.chance(35)) return extensionCommand(rng, state, by)
  if (owing.length > 0 && roll < 30) return { by: rng.pick(owing).seat, do: 'fillIou', post: post(), ...words() }
  if (roll < 33) return { by: rng.chance(50) ? by : rng.pick(seats).seat, do: 'requestExtension' }
  if (roll < 38 && state.phase === 'day')
    return { by, do: 'vetoExtension', say: rng.pick(['yes', 'no', 'abstain'] as const) }
  return { by, do: 'vote', picks: picks() }
}

/** Requests, the rangers' words and the host's answer, while an IOU hangs. */
function extensionCommand(rng: Rng, state: TieshaState, by: number): Command {
  const askers = state.setup.seats.filter((seat) => askerOf(state, seat) !== null)
  const { standing } = state.extension
  if ((standing.black || standing.white) && rng.chance(30))
    return { by: 'host', do: 'ruleExtension', grant: rng.chance(50) }
  if (standing.white && rng.chance(60))
    return {
      by: askers.length > 0 ? rng.pick(askers).seat : by,
      do: 'vetoExtension',
      say: rng.pick(['no', 'no', 'yes', 'abstain'] as const),
    }
  return { by: askers.length > 0 ? rng.pick(askers).seat : by, do: 'requestExtension' }
}

/** A quarrel over a post, mostly one of this round, or over a seat. */
function disputeCommand(rng: Rng, state: TieshaState, reason: Parts['reason']): Command {
  const posts = [...state.strikes, ...state.works].filter((post) => post.round === state.round || rng.chance(20))
  const seat = rng.pick(state.setup.seats).seat
  const { post } = posts.length > 0 ? rng.pick(posts) : { post: null }
  if (post !== null && rng.chance(80))
    return { by: 'host', do: 'rule', post, reason, verdict: rng.chance(85) ? 'upheld' : 'dismissed' }
  return rng.chance(20) ? { by: 'host', do: 'ruleOut', seat } : { by: 'host', do: 'undoRuleOut', seat }
}

interface Parts {
  anySeat(): number
  picks(): { seat: number; code?: string }[]
  knownPost(): string
  reason: Extract<Command, { do: 'rule' }>['reason']
}

function hostCommand(rng: Rng, state: TieshaState, at: number, { anySeat, picks, knownPost, reason }: Parts): Command {
  if (state.paused && rng.chance(90)) return { by: 'host', do: 'resume' }
  const round = state.round + rng.below(3)
  const seat = anySeat()
  return rng.pick<Command>([
    { by: 'host', do: 'proxyVote', for: seat, requestedAt: at - rng.below(3 * MINUTE) + MINUTE, picks: picks() },
    { by: 'host', do: 'rule', post: knownPost(), reason, verdict: rng.chance(75) ? 'upheld' : 'dismissed' },
    { by: 'host', do: 'rule', post: knownPost(), reason, verdict: 'upheld', note: '见证据' },
    { by: 'host', do: 'warn', seat },
    { by: 'host', do: 'ruleOut', seat },
    { by: 'host', do: 'undoRuleOut', seat: rng.pick(state.setup.seats).seat },
    rng.chance(40) ? { by: 'host', do: 'pause' } : { by: 'host', do: 'substitute', seat },
    { by: 'host', do: 'ruleExtension', grant: rng.chance(50) },
    { by: 'host', do: 'editRound', round, row: rng.chance(70) ? randomRow(rng, false) : null },
    { by: 'host', do: 'substitute', seat },
    rng.chance(10) ? { by: 'host', do: 'close', scored: rng.chance(50) } : { by: seat, do: 'pause' },
  ])
}

/** Plays a random game until it ends, or for so many commands. */
export function fuzzGame(seed: number, options: FuzzOptions & { commands?: number } = {}): FuzzedGame {
  const rng = rngOf(seed)
  const setup = randomSetup(rng, options)
  const events = tiesha.start(setup)
  let state = fold(tiesha, events) as TieshaState
  const steps: Step[] = []
  const limit = options.commands ?? 400
  let at = STARTS_AT - MINUTE
  const give = (command: Command): void => {
    if (steps.length >= limit) return
    const handled = handle(tiesha, state, command, at)
    state = handled.state
    events.push(...handled.events)
    steps.push({ at, command, refusal: handled.refusal?.code ?? null })
  }
  while (steps.length < limit && !state.ended) {
    const next = nextStamp(rng, state, at)
    if (state.phase === 'day' && !state.paused && next >= state.clock.voteCloses)
      for (const command of lastBallots(rng, state)) give(command)
    at = next
    const settled = advance(tiesha, state, at)
    events.push(...settled.events)
    state = settled.state
    if (!state.ended || rng.chance(20)) give(randomCommand(rng, state, at, options.disputes ?? 0))
  }
  return { setup, events, steps, state, until: at }
}

/** Before a vote closes, most seats that have not voted do. */
function lastBallots(rng: Rng, state: TieshaState): Command[] {
  const living = state.setup.seats.filter((_, i) => state.players[i]?.out === null)
  return living.flatMap((seat): Command[] => {
    const poll = openPollOf(state, seat)
    if (!poll || ballotOf(poll, seat.seat) || rng.chance(8)) return []
    const house = living.filter((other) => votingHouse(state, other) === poll.house)
    const codes = rng.chance(40) ? guessableCodes(state) : []
    const code = codes.length > 0 ? { code: rng.pick(codes) } : {}
    return [{ by: seat.seat, do: 'vote', picks: [{ seat: rng.pick(house.slice(0, 4)).seat, ...code }] }]
  })
}

/** A few steps to each phase; often right at the edge of the next deadline. */
function nextStamp(rng: Rng, state: TieshaState, at: number): number {
  const due = tiesha.due(state)
  if (due !== null && rng.chance(6)) return Math.max(at, due - rng.below(2))
  const step = state.phase === 'day' ? 200 * MINUTE : state.phase === 'posting' ? 20 * MINUTE : 8 * MINUTE
  return at + rng.below(step)
}

/** Lets the rest of the deadlines pass, with nobody doing anything. */
export function runOut(state: TieshaState): TieshaState {
  let last = state
  for (let i = 0; i < 10_000; i++) {
    const due = tiesha.due(last)
    if (due === null) break
    last = advance(tiesha, last, due).state
  }
  return last
}
