import { advance, fold, handle } from '../../../core'
import {
  CHARACTERS,
  type Command,
  type JianghuEvent,
  type JianghuPlayer,
  type JianghuState,
  type JianghuView,
  jianghu,
  type Place,
  resolveConfig,
  type StateName,
  type Viewer,
} from '..'
import type { Config } from '../config'
import type { Note } from '../report-types'
import type { Action, Draw, LaidState } from '../state'
import type { PlaceEffect } from '../vocabulary'

/**
 * Scenarios in the game's words: eight (or ten) seats in the middle of a night or a day, what they do, and what comes of
 * it. By default everybody is 顾长河 without gear (HP 15, ATK 6, DEF 4, so that an attack deals 2), with MP 9 and an
 * empty bag in 皇城; seats 1–3 are league, 4–6 guild, 7 and 8 bystanders.
 */
type Given = string | (Partial<Omit<JianghuPlayer, 'states'>> & { states?: StateName[] })

interface Options {
  round?: number
  /** Fixed draws, in order; what is not fixed comes from the seed. */
  dice?: [label: string, result: unknown][]
  seats?: 8 | 10
  config?: Config
  effects?: Record<Place, PlaceEffect>
}

type Fields<Name extends Command['do']> = Omit<Extract<Command, { do: Name }>, 'do' | 'by'>
type Use = NonNullable<Fields<'act'>['skills']>[number]

const STARTS_AT = Date.parse('2026-03-02T20:00:00+08:00')
const DAY = 86_400_000
const EVERY_PLACE: Record<Place, PlaceEffect> = { 皇城: '医馆', 杭州: '荆棘', 汴梁: '魔窟', 塞北: '宝窟' }

class Scenario {
  state: JianghuState
  readonly events: JianghuEvent[] = []
  #now: number

  constructor(state: JianghuState) {
    this.state = state
    this.#now = state.openedAt
  }

  /** Gives a command now; answers `ok` or the code of the refusal. */
  does<Name extends Command['do']>(by: number | 'host', name: Name, fields: Fields<Name>): string {
    const handled = handle(jianghu, this.state, { ...fields, by, do: name } as unknown as Command, this.#now)
    this.state = handled.state
    this.events.push(...handled.events)
    return handled.refusal?.code ?? 'ok'
  }

  acts(seat: number, fields: Fields<'act'>): this {
    const answer = this.does(seat, 'act', { skills: [], uses: [], ...fields })
    if (answer !== 'ok') throw new Error(`seat ${seat} cannot act: ${answer}`)
    return this
  }

  /** Adds a skill to what a seat does tonight. */
  uses(seat: number, skill: string, fields: Omit<Use, 'skill'> = {}): this {
    const action = this.seat(seat).action
    return this.acts(seat, {
      ...writtenAction(action),
      skills: [...(writtenAction(action).skills ?? []), { skill, ...fields }],
    })
  }

  attacks(seat: number, target: number): this {
    return this.uses(seat, 'attack', { target })
  }

  votes(votes: Record<number, number>): this {
    for (const [seat, target] of Object.entries(votes)) {
      const answer = this.does(Number(seat), 'vote', { seat: target })
      if (answer !== 'ok') throw new Error(`seat ${seat} cannot vote: ${answer}`)
    }
    return this
  }

  /** Lets the running night or day close and settle. */
  settles(): this {
    const due = jianghu.due(this.state)
    if (due === null) throw new Error('nothing is due')
    const { state, events } = advance(jianghu, this.state, due)
    this.state = state
    this.events.push(...events)
    this.#now = due
    return this
  }

  later(milliseconds: number): this {
    this.#now += milliseconds
    const { state, events } = advance(jianghu, this.state, this.#now)
    this.state = state
    this.events.push(...events)
    return this
  }

  get now(): number {
    return this.#now
  }

  seat(seat: number): JianghuPlayer {
    const found = this.state.players[seat - 1]
    if (!found) throw new Error(`no seat ${seat}`)
    return found
  }

  hp(seat: number): number {
    return this.seat(seat).hp
  }

  /** MP as it was when the night had settled, before the day's recovery. */
  mp(seat: number): number {
    const settled = this.events.findLast((event) => event.type === 'nightSettled' || event.type === 'daySettled')
    const players = settled && 'players' in settled ? settled.players : this.state.players
    return players[seat - 1]?.mp ?? 0
  }

  /** Living seats' HP that is not 15, so that a bystander's is seen to stay. */
  wounds(): Record<number, number> {
    const hurt = this.state.players.filter((player) => player.hp !== 15)
    return Object.fromEntries(hurt.map((player) => [player.seat, player.hp]))
  }

  states(seat: number): StateName[] {
    return this.seat(seat).states.map((entry) => entry.state)
  }

  /** What the last settlement told a seat. */
  notes<Kind extends Note['kind']>(seat: number, kind?: Kind): Extract<Note, { kind: Kind }>[] {
    const notes = this.seat(seat).diary.at(-1)?.notes ?? []
    return notes.filter((note) => kind === undefined || note.kind === kind) as Extract<Note, { kind: Kind }>[]
  }

  /** Labels of the draws so far. */
  drawn(): string[] {
    return this.state.draws.map((draw) => draw.for)
  }

  dead(): number[] {
    return this.state.players.filter((player) => player.death).map((player) => player.seat)
  }

  /** The last report of a night or a day. */
  report() {
    const report = this.state.announcements.findLast(
      (entry) => entry.kind === 'nightReport' || entry.kind === 'dayReport',
    )
    if (!report || !('hurt' in report)) throw new Error('no report yet')
    return report
  }

  view(viewer: Viewer): JianghuView {
    return jianghu.view(this.state, viewer)
  }

  me(seat: number) {
    const { me } = this.view({ kind: 'seat', seat })
    if (!me) throw new Error(`no view of seat ${seat}`)
    return me
  }
}

function writtenAction(action: Action | null): Fields<'act'> {
  if (!action) return { skills: [], uses: [] }
  const written = (use: Action['skills'][number] | Action['uses'][number]) =>
    Object.fromEntries(Object.entries(use).filter(([, value]) => value !== null)) as never
  return {
    skills: action.skills.map(written),
    uses: action.uses.map(written),
    ...(action.move ? { move: action.move } : {}),
    ...(action.equip ? { equip: action.equip } : {}),
    ...(action.unequip ? { unequip: true } : {}),
  }
}

function playerFor(seat: number, seats: number, round: number, given: Given | undefined): JianghuPlayer {
  const { states, ...fields } = typeof given === 'string' ? { character: given } : (given ?? {})
  const character = CHARACTERS.get(fields.character ?? '顾长河')
  if (!character) throw new Error(`no character ${fields.character}`)
  const each = (seats - 2) / 2
  const laid = (state: StateName): LaidState => ({ state, until: round, by: null, cost: 0, night: round - 1 })
  return {
    seat,
    faction: seat <= each ? 'league' : seat <= 2 * each ? 'guild' : 'bystander',
    offer: [],
    character: character.id,
    pickedCharacter: null,
    pickedPlace: null,
    lie: null,
    mission: seat > 2 * each ? 11 : null,
    success: null,
    sex: character.sex,
    hp: 15,
    mp: 9,
    place: '皇城',
    bag: [],
    slot: null,
    off: [],
    death: null,
    ruledOut: null,
    action: null,
    scene: null,
    driven: null,
    diary: [],
    ...fields,
    states: (states ?? []).map(laid),
  }
}

function stage(phase: 'night' | 'day', given: Record<number, Given>, options: Options): Scenario {
  const { round = 1, dice = [], seats = 8, config = {}, effects = EVERY_PLACE } = options
  const numbers = Array.from({ length: seats }, (_, i) => i + 1)
  const [started] = jianghu.start({
    config: resolveConfig({ sceneWords: 0, ...config }),
    timeZone: 'Asia/Shanghai',
    startsAt: STARTS_AT,
    seed: 'ab'.repeat(32),
    seats: numbers.map((seat) => ({ seat, alias: `马甲${seat}` })),
    dice: dice.map(([label, result]): Draw => ({ for: label, result })),
  }) as [JianghuEvent]
  const openedAt = STARTS_AT + round * 2 * DAY
  const closes = openedAt + DAY
  const players = numbers.map((seat) => playerFor(seat, seats, round, given[seat]))
  const opening: JianghuEvent[] =
    phase === 'night'
      ? [{ type: 'nightOpened', at: openedAt, round, closes }]
      : [
          { type: 'nightOpened', at: openedAt, round, closes },
          { type: 'dayOpened', at: openedAt, round, closes, players, effects, draws: [], position: 0 },
        ]
  const dealt: JianghuEvent = {
    type: 'gameDealt',
    at: openedAt,
    players,
    report: { kind: 'begun', at: openedAt, cast: [], lines: [] },
    draws: [],
    position: 0,
  }
  const state = fold(jianghu, [started, dealt, ...opening])
  if (!state) throw new Error('a game has a first event')
  return new Scenario(state)
}

/** A night that is open. A seat is given by its character, or by what is different about it. */
export const night = (given: Record<number, Given> = {}, options: Options = {}): Scenario =>
  stage('night', given, options)

/** A day whose vote is open. */
export const day = (given: Record<number, Given> = {}, options: Options = {}): Scenario => stage('day', given, options)

/** A game from its very start. */
export function game(options: Pick<Options, 'seats' | 'config' | 'dice'> & { seed?: string | null } = {}): Scenario {
  const { seats = 8, config = {}, dice = [], seed = 'cd'.repeat(32) } = options
  const events = jianghu.start({
    config: resolveConfig(config),
    timeZone: 'Asia/Shanghai',
    startsAt: STARTS_AT,
    seed,
    seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` })),
    dice: dice.map(([label, result]): Draw => ({ for: label, result })),
  })
  const scenario = new Scenario(fold(jianghu, events) as JianghuState)
  return scenario.later(0)
}
