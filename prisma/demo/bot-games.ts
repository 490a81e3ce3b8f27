import { now, type Tx } from '@/lib/db'
import { configSchema as jingfeiConfig } from '@/lib/engine/rulesets/jingfei'
import { addPost } from '@/lib/forum/posts'
import { ALIASES } from '@/lib/play/aliases'
import { type PastCommand, playBack } from '@/lib/play/play-back'
import type { RichDocument } from '@/lib/rich-text/types'
import { playGame, transcriptOf } from '@/lib/simulate/jianghu'
import { simulateJingfei } from '@/lib/simulate/jingfei'
import { HOST, playerNames } from './accounts'
import { calendar, DAY, layGame, threadFinder } from './lay-game'
import type { Shelf } from './texts'

type Line = (fill: Readonly<Record<string, string>>) => RichDocument

interface BotGame {
  title: string
  about: string
  /** The bots' seed: it fixes all that happens. */
  seed: number
  zone: string
  /** Which day of the bots' game, counted from 0, is `today`. */
  day: number
  today: number
  boardId: string
}

/** A command as transcripts write it. */
type Sent = { at: string; by: number | 'host'; do: string } & Record<string, unknown>

const pastOf =
  (moved: (iso: string) => number) =>
  ({ at, ...command }: Sent): PastCommand => ({ at: moved(at), command })

/** 江湖, played by bots up to now; characters tell of themselves at night. The first seat still has to choose today. */
export async function demoJianghu(
  game: BotGame,
  scenes: readonly string[],
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const played = transcriptOf(playGame({ seats: 8, seed: game.seed }))
  if (played.seed === null) throw new Error('bots play from a seed')
  const moved = calendar(played.startsAt, game.zone, game.today - game.day)
  const startsAt = moved(played.startsAt)
  const names = playerNames()
  const seats = played.seats.map(({ seat }, i) => ({
    seat,
    alias: ALIASES[i * 7] ?? '',
    userId: accounts.get(names[i] ?? '') ?? '',
  }))
  const config = { packs: ['base', 'expansion'], sceneWords: 100 }
  const base = { title: game.title, about: game.about, zone: game.zone, boardId: game.boardId, seed: played.seed }
  const gameId = await layGame({ ...base, ruleset: 'jianghu', config, dealtAt: startsAt, startsAt, seats }, accounts)
  const until = await now()
  const rest = [...scenes]
  const commands = (played.commands as unknown as Sent[])
    .map(pastOf(moved))
    .filter(({ at, command }) => command.by !== 1 || at < until - DAY)
  await playBack({
    gameId,
    accountOf: accountOf(seats, accounts),
    commands,
    until,
    prepare: (past) => {
      const scene = past.command.do === 'act' && Number(past.command.by) % 3 === 0 ? rest.shift() : undefined
      return scene === undefined ? past : { ...past, command: { ...past.command, scene } }
    },
  })
}

/** 警匪 under account names, played by bots up to now; whoever ends his turn has said something. */
export async function demoJingfei(
  game: BotGame,
  speeches: Shelf<Line>,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const played = simulateJingfei({ seats: 12, seed: game.seed, preset: 'week-12' }).transcript
  const moved = calendar(played.startsAt, game.zone, game.today - game.day)
  const startsAt = moved(played.startsAt)
  const [killer = '', second = '', ...others] = playerNames()
  const names = [second, killer, ...others] // the bots' second seat is a killer's
  const seats = played.seats.map(({ seat }, i) => ({
    seat,
    alias: names[i] ?? '',
    userId: accounts.get(names[i] ?? '') ?? '',
  }))
  const config = jingfeiConfig.parse(played.config)
  const base = { title: game.title, about: game.about, zone: game.zone, boardId: game.boardId, seed: played.seed }
  const gameId = await layGame({ ...base, ruleset: 'jingfei', config, dealtAt: startsAt, startsAt, seats }, accounts)
  const thread = threadFinder(gameId)
  const alias = (seat: number) => names[(seat - 1) % seats.length] ?? ''
  await playBack({
    gameId,
    accountOf: accountOf(seats, accounts),
    commands: (played.commands as unknown as Sent[]).map(pastOf(moved)),
    until: await now(),
    effects: async (tx: Tx, { past: { at, command } }) => {
      const line = command.do === 'pass' ? speeches.take() : undefined
      const seat = Number(command.by)
      if (!line) return
      const doc = line({ a: alias(seat + 3), b: alias(seat + 7) })
      await addPost(tx, { threadId: await thread(tx, 'talk'), authorId: seats[seat - 1]?.userId ?? '', seat, doc, at })
    },
  })
}

const accountOf =
  (seats: readonly { seat: number; userId: string }[], accounts: ReadonlyMap<string, string>) =>
  (by: number | 'host'): string =>
    (by === 'host' ? accounts.get(HOST) : seats.find(({ seat }) => seat === by)?.userId) ?? ''
