import { advance, fold, handle, parseStamp } from '../../../core'
import {
  type Command,
  type JingfeiEvent,
  type JingfeiState,
  type JingfeiView,
  jingfei,
  resolveConfig,
  type Viewer,
} from '..'
import type { Config } from '../config'
import type { Role } from '../roles'
import { livingNumbers, type Seat } from '../state'

/**
 * Scenarios in the game's words: police at 1, 2, 3, killers at 4, 5, 6, civilians above. Day 0 is the evening of 2 March
 * 2026 in Shanghai, when night 1 opens at 20:00; it closes on day 1 at 21:00.
 */
type Fields<Name extends Command['do']> = Omit<Extract<Command, { do: Name }>, 'do' | 'by'>

interface Options {
  seats?: number
  roles?: Readonly<Record<number, Role>>
  barred?: number
}

const roleAt = (seat: number): Role => (seat <= 3 ? 'police' : seat <= 6 ? 'killer' : 'civilian')

class Scenario {
  state: JingfeiState
  readonly events: JingfeiEvent[]
  now: number

  constructor(config: Config, { seats = 12, roles = {}, barred }: Options) {
    const cast = Array.from({ length: seats }, (_, i): Seat => {
      return { seat: i + 1, alias: `座${i + 1}`, role: roles[i + 1] ?? roleAt(i + 1) }
    })
    const startsAt = stampOf(0, '20:00:00')
    const timeZone = 'Asia/Shanghai'
    const setup = { config: resolveConfig(config), timeZone, startsAt, seed: null, seats: cast, barred: barred ?? null }
    this.events = jingfei.start(setup)
    this.state = fold(jingfei, this.events) as JingfeiState
    this.now = startsAt
    this.#take(advance(jingfei, this.state, startsAt))
  }

  /** Moves the clock: everything that is due settles. */
  at(day: number, time: string): this {
    return this.until(stampOf(day, time))
  }

  until(instant: number): this {
    this.now = instant
    this.#take(advance(jingfei, this.state, instant))
    return this
  }

  /** Lets so much time pass. */
  wait(hours: number): this {
    return this.until(this.now + hours * 3_600_000)
  }

  /** Lets the running deadline settle. */
  settles(): this {
    const due = jingfei.due(this.state)
    if (due === null) throw new Error('nothing is due')
    return this.until(due)
  }

  #take({ state, events }: { state: JingfeiState; events: JingfeiEvent[] }): void {
    this.state = state
    this.events.push(...events)
  }

  /** Gives a command now; answers `ok` or the code of the refusal. */
  does<Name extends Command['do']>(by: number | 'host', name: Name, fields: Fields<Name>): string {
    const command = { ...fields, by, do: name } as unknown as Command
    const handled = handle(jingfei, this.state, command, this.now)
    this.#take(handled)
    return handled.refusal?.code ?? 'ok'
  }

  voice(seat: number, target: number): string {
    return this.does(seat, 'voice', { seat: target })
  }

  /** Seats name one target each, in this order. */
  voices(...given: [seat: number, target: number][]): this {
    for (const [seat, target] of given) must(this.voice(seat, target), `voice of ${seat}`)
    return this
  }

  done(...seats: number[]): this {
    for (const seat of seats) must(this.does(seat, 'done', {}), `done of ${seat}`)
    return this
  }

  pass(seat: number): string {
    return this.does(seat, 'pass', {})
  }

  vote(seat: number, target: number | null): string {
    return this.does(seat, 'vote', { seat: target })
  }

  /** Votes as `target: voters`; whoever is not named abstains where `rest` says so. */
  votes(ballots: Readonly<Record<number, number[]>>, rest: 'abstain' | 'silent' = 'silent'): this {
    for (const [target, voters] of Object.entries(ballots))
      for (const seat of voters) must(this.vote(seat, Number(target)), `vote of ${seat}`)
    if (rest === 'abstain')
      for (const seat of this.living)
        if (this.phase === 'vote' && this.view().poll?.notVoted.includes(seat)) this.vote(seat, null)
    return this
  }

  /** Night: one killer names a target (none: nobody is killed), one officer checks; then dawn at the deadline. */
  night(kill: number | null, check: number | null = null): this {
    const livingOf = (role: Role) => this.living.find((seat) => this.roleOf(seat) === role)
    const [killer, officer] = [livingOf('killer'), livingOf('police')]
    if (kill !== null && killer !== undefined) this.voices([killer, kill])
    if (check !== null && officer !== undefined) this.voices([officer, check])
    return this.settles()
  }

  /** Everybody who has the word passes, until the words are over (last words, rows). */
  words(): this {
    while (this.phase === 'lastWords' || this.phase === 'speeches') {
      const [speaker] = this.view().floor?.speakers ?? []
      if (speaker === undefined) throw new Error('nobody has the word')
      must(this.pass(speaker), `过 of ${speaker}`)
    }
    return this
  }

  ruleOut(seat: number): this {
    must(this.does('host', 'ruleOut', { seat }), `ruling-out of ${seat}`)
    return this
  }

  get phase() {
    return this.state.course.phase
  }
  get living(): number[] {
    return livingNumbers(this.state)
  }
  get ended(): string | null {
    const { ended } = this.state
    return ended && `${ended.reason} ${ended.winner}`
  }
  /** Whose turn it is. */
  get speaker(): number | null {
    return this.view().floor?.speakers[0] ?? null
  }

  roleOf(seat: number): Role | undefined {
    return this.state.setup.seats.find((entry) => entry.seat === seat)?.role
  }

  view(viewer: Viewer = { kind: 'public' }): JingfeiView {
    return jingfei.view(this.state, viewer)
  }

  me(seat: number) {
    const { me } = this.view({ kind: 'seat', seat })
    if (!me) throw new Error(`no view of seat ${seat}`)
    return me
  }
}

function must(answer: string, what: string): void {
  if (answer !== 'ok') throw new Error(`${what}: ${answer}`)
}

export function stampOf(day: number, time: string): number {
  const at = parseStamp(`2026-03-02T${time}+08:00`)
  if (at === null) throw new Error(`no time: ${time}`)
  return at + day * 86_400_000
}

/** A game of the cast. Night 1 is open. */
export const game = (config: Config = {}, options: Options = {}): Scenario => new Scenario(config, options)
