import { advance, fold, formatInstant, handle } from '@/lib/engine/core'
import {
  type Command,
  type JianghuEvent,
  type JianghuSetup,
  type JianghuState,
  jianghu,
  type PackName,
  resolveConfig,
} from '@/lib/engine/rulesets/jianghu'
import { type Random, seededRandom } from '../random'
import { chooseAction, chooseVote } from './bots'
import { openTable, type Table } from './table'

export interface GameOptions {
  seats: 8 | 10
  /** Any whole number; it decides the deal and what the bots do. */
  seed: number
  packs?: PackName[]
}

/** A game that bots have played to its end. */
export interface PlayedGame {
  state: JianghuState
  events: JianghuEvent[]
  commands: (Command & { at: number })[]
  /** Commands that the rules refused. */
  refused: number
}

const STARTS_AT = Date.parse('2026-03-02T20:00:00+08:00')
const MINUTE = 60_000

export function setUp({ seats, seed, packs = ['base', 'expansion'] }: GameOptions): JianghuSetup {
  const random = seededRandom(seed)
  return {
    config: resolveConfig({ packs, sceneWords: 0 }),
    timeZone: 'Asia/Shanghai',
    startsAt: STARTS_AT,
    seed: Array.from({ length: 64 }, () => random.below(16).toString(16)).join(''),
    seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` })),
    dice: [],
  }
}

/** Plays a whole game. The same options give the same commands and the same end. */
export function playGame(options: GameOptions): PlayedGame {
  const random = seededRandom(options.seed * 2 + 1)
  const setup = setUp(options)
  const events = jianghu.start(setup)
  const game: PlayedGame = { state: fold(jianghu, events) as JianghuState, events, commands: [], refused: 0 }
  let table: Table | null = null
  while (!game.state.ended) {
    settleNext(game)
    if (game.state.ended) break
    const at = game.state.openedAt + MINUTE
    if (game.state.phase === 'picking') pick(game, at, random)
    if (game.state.phase === 'picking') continue
    table ??= openTable(game.state, random)
    for (const command of plan(game.state, table, random)) send(game, command, game.state.openedAt + MINUTE)
  }
  return game
}

function settleNext(game: PlayedGame): void {
  const due = jianghu.due(game.state)
  if (due === null) return
  const advanced = advance(jianghu, game.state, due)
  game.state = advanced.state
  for (const event of advanced.events) game.events.push(event)
}

function pick(game: PlayedGame, at: number, random: Random): void {
  for (const { seat, offer } of game.state.players) {
    const character = random.pick(offer)
    if (random.chance(0.9))
      send(game, { by: seat, do: 'pick', ...(character ? { character } : {}), place: random.pick(PLACE_NAMES) }, at)
  }
}
const PLACE_NAMES = ['皇城', '杭州', '汴梁', '塞北']

function plan(state: JianghuState, table: Table, random: Random): Command[] {
  const living = state.players.filter((player) => player.death === null)
  if (state.phase === 'night') return living.flatMap((player) => chooseAction(state, table, player, random))
  return living.flatMap((player) => chooseVote(state, table, player, random))
}

function send(game: PlayedGame, command: Command, at: number): void {
  game.commands.push({ at, ...command })
  const handled = handle(jianghu, game.state, command, at)
  game.state = handled.state
  for (const event of handled.events) game.events.push(event)
  if (handled.refusal) game.refused++
}

/** The transcript of a game that was played, as JSON. */
export function transcriptOf({ state, commands }: PlayedGame) {
  const { setup } = state
  const stamp = (at: number) => formatInstant(setup.timeZone, at)
  return {
    format: 'jianghu-transcript/1',
    ruleset: 'jianghu',
    config: { packs: setup.config.packs, sceneWords: setup.config.sceneWords },
    timeZone: setup.timeZone,
    startsAt: stamp(setup.startsAt),
    seed: setup.seed,
    seats: setup.seats,
    commands: commands.map(({ at, ...command }) => ({ at: stamp(at), ...command })),
    until: stamp(state.ended?.at ?? setup.startsAt),
  }
}
