import { advance, fold, handle, parseStamp } from '../../../core'
import { outcomeOf } from '../../../transcript'
import {
  type Command,
  resolveConfig,
  type TieshaEvent,
  type TieshaState,
  type TieshaView,
  tiesha,
  type Viewer,
} from '..'
import type { Config, Row } from '../config'
import { type Group, needsCode, type Role } from '../roles'
import type { Seat } from '../state'

/**
 * Scenarios in the game's words: a small cast, a table, and what everybody does. Day 0 is the evening of 2 March 2026 in
 * Shanghai, when round 1 opens; its vote closes on day 1 at 21:00.
 */
const ROLES: readonly Role[] = [
  'killer',
  'killer',
  'jointAssassin',
  'loneAssassin',
  'sword',
  'sword',
  'openBomb',
  'hiddenBomb',
  'ranger',
  'ranger',
  'ranger',
  'ranger',
]
const CODES = ['碧桃春', '汉宫春', '西江月', '夜飞鹊', '醉花阴', '醉桃源', '一剪梅', '苏幕遮', '甲', '乙', '丙', '丁']

/** The code name of a seat of the cast. */
export const codeOf = (seat: number): string => CODES[seat - 1] ?? ''

export function row(picks: number, out: number, slots: Partial<Record<Group, number>> = {}): Row {
  const list = Object.entries(slots).map(([group, count]) => ({ group: group as Group, count }))
  return { picks, out, slots: list }
}

type Fields<Name extends Command['do']> = Omit<Extract<Command, { do: Name }>, 'do' | 'by'>
type Pick = number | [seat: number, code: string]
type Changes = Record<number, Partial<Omit<Seat, 'seat' | 'alias'>>>

const ONE_SLOT_EACH = { killers: 1, jointAssassins: 1, loneAssassins: 1, swords: 1 }
/** Nobody is voted out in rounds 1 and 2, so that what posts do stands alone. */
const CALM: Config = { rounds: [row(1, 0), row(1, 0, ONE_SLOT_EACH), row(1, 0, ONE_SLOT_EACH), row(1, 1)] }

class Scenario {
  state: TieshaState
  readonly events: TieshaEvent[]
  #now: number
  #posts = 0

  constructor(config: Config, changes: Changes, seats: number) {
    const cast = Array.from({ length: seats }, (_, i): Seat => {
      const role = changes[i + 1]?.role ?? ROLES[i] ?? 'ranger'
      const code = needsCode(role) ? (CODES[i] ?? `码${i + 1}`) : null
      return { seat: i + 1, alias: `马甲${i + 1}`, role, code, traits: [], house: 1, ...changes[i + 1] }
    })
    const startsAt = stampOf(0, '20:00:00')
    const setup = { config: resolveConfig(config), timeZone: 'Asia/Shanghai', startsAt, seed: null, seats: cast }
    this.events = tiesha.start(setup)
    this.state = fold(tiesha, this.events) as TieshaState
    this.#now = startsAt
    this.#take(advance(tiesha, this.state, startsAt))
  }

  /** Moves the clock: everything that is due settles. */
  at(day: number, time: string): this {
    this.#now = stampOf(day, time)
    this.#take(advance(tiesha, this.state, this.#now))
    return this
  }

  #take({ state, events }: { state: TieshaState; events: TieshaEvent[] }): void {
    this.state = state
    this.events.push(...events)
  }

  /** Gives a command now; answers `ok` or the code of the refusal. */
  does<Name extends Command['do']>(by: number | 'host', name: Name, fields: Fields<Name>): string {
    const command = { ...fields, by, do: name } as unknown as Command
    const handled = handle(tiesha, this.state, command, this.#now)
    this.#take(handled)
    return handled.refusal?.code ?? 'ok'
  }

  vote(seat: number, ...picks: Pick[]): string {
    const list = picks.map((pick) => (typeof pick === 'number' ? { seat: pick } : { seat: pick[0], code: pick[1] }))
    return this.does(seat, 'vote', { picks: list })
  }

  get living(): number[] {
    return this.outcome().living
  }

  /** Every living seat without a ballot votes for one seat. */
  allVote(target: Pick, { except = [] }: { except?: number[] } = {}): this {
    for (const seat of this.living)
      if (!except.includes(seat) && !this.state.polls.some((poll) => poll.open && hasBallot(poll, seat)))
        this.vote(seat, target)
    return this
  }

  /** Plays on to the night of a round: everybody votes for one seat (nobody goes out where the row says so). */
  night(round: number, target = this.living.at(-1) ?? 1): this {
    while (this.state.round < round) {
      if (this.state.phase === 'posting') this.at(this.state.round - 1, '23:59:59.999').at(this.state.round, '00:00:00')
      this.allVote(target).at(this.state.round, '21:00:01')
    }
    return this.at(round - 1, '22:00:00')
  }

  /** The morning after the running round's posting, before IOUs fall due. */
  morning(): this {
    return this.at(this.state.round, '08:00:00')
  }

  /** The close of the running round's main vote. */
  evening(): this {
    return this.at(this.state.round, '21:00:01')
  }

  /** Claims a slot and publishes the post; gives the post's id. */
  kills(
    seat: number,
    target: number,
    { guess, group = groupOf(this.state, seat) }: { guess?: string; group?: Group } = {},
  ): string {
    const code = guess === undefined ? {} : { code: guess }
    const post = `p${++this.#posts}`
    const claimed = this.does(seat, 'claim', { group, target, ...code })
    const posted = this.does(seat, 'killPost', { group, post, words: { original: 800, quoted: 0 } })
    if (claimed !== 'ok' || posted !== 'ok') throw new Error(`no kill: ${claimed}, ${posted}`)
    return post
  }

  owes(
    seat: number,
    target: number,
    { guess, group = groupOf(this.state, seat) }: { guess?: string; group?: Group } = {},
  ): this {
    const code = guess === undefined ? {} : { code: guess }
    const claimed = this.does(seat, 'claim', { group, target, ...code })
    const hung = this.does(seat, 'iou', { group })
    if (claimed !== 'ok' || hung !== 'ok') throw new Error(`no IOU: ${claimed}, ${hung}`)
    return this
  }

  rules(post: string, reason: Fields<'rule'>['reason'], verdict: Fields<'rule'>['verdict'] = 'upheld'): string {
    return this.does('host', 'rule', { post, reason, verdict })
  }

  outcome(viewer: Viewer = { kind: 'host' }) {
    return outcomeOf(this.state, [], this.#now, viewer)
  }

  view(viewer: Viewer): TieshaView {
    return tiesha.view(this.state, viewer)
  }

  me(seat: number) {
    const { me } = this.view({ kind: 'seat', seat })
    if (!me) throw new Error(`no view of seat ${seat}`)
    return me
  }

  /** How a seat that is out went: `post 1 right`, `vote`, … ; empty while it lives. */
  fate(seat: number, viewer: Viewer = { kind: 'host' }): string[] {
    const entry = this.outcome(viewer).out.find((out) => out.seat === seat)
    return (entry?.causes ?? []).map(({ kind, by, guess }) =>
      [kind, by, guess].filter((part) => part !== undefined).join(' '),
    )
  }

  /** Forces and the point's way, like `b1 w0 black`; null before the result post. */
  point(seat: number): string | null {
    const entry = this.outcome().out.find((out) => out.seat === seat)
    return entry?.force ? `b${entry.force.black} w${entry.force.white} ${entry.point}` : null
  }

  /** The settled vote of a house in the last round with a result, or the running one. */
  lastVote(stage: 'main' | 'overtime' = 'main', house = 1) {
    const votes = this.state.votes.length > 0 ? this.state.votes : (this.state.history.at(-1)?.votes ?? [])
    return votes.find((vote) => vote.stage === stage && vote.house === house)
  }
}

const hasBallot = (poll: TieshaState['polls'][number], seat: number): boolean =>
  [...poll.ballots.blocks.flat(), ...poll.ballots.last].some((ballot) => ballot.seat === seat && !ballot.shade)

function stampOf(day: number, time: string): number {
  const midnight = parseStamp('2026-03-02T00:00:00+08:00') ?? 0
  const at = parseStamp(`2026-03-02T${time}+08:00`)
  if (at === null) throw new Error(`no time: ${time}`)
  return at - midnight + midnight + day * 86_400_000
}

const GROUP_OF: Partial<Record<Role, Group>> = {
  killer: 'killers',
  jointAssassin: 'jointAssassins',
  loneAssassin: 'loneAssassins',
  sword: 'swords',
}

function groupOf(state: TieshaState, seat: number): Group {
  const role = state.setup.seats.find((entry) => entry.seat === seat)?.role
  return (role && GROUP_OF[role]) ?? 'black'
}

/** A game of the cast (12 seats), with the table and the seats changed as told. Round 1's day is open. */
export function game(config: Config = CALM, changes: Changes = {}, seats = 12): Scenario {
  return new Scenario({ ...CALM, ...config }, changes, seats)
}
