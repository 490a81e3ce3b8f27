import { randomUUID } from 'node:crypto'
import { db, type Tx } from '@/lib/db'
import { commitmentOf, dayOf, instantOf } from '@/lib/engine/core'
import type { ThreadKind } from '@/lib/generated/prisma/client'
import { OPEN_THREADS, privateThreads } from '@/lib/play/game-threads'
import { newSeed, newSlug } from '@/lib/play/random'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { HOST } from './accounts'

/** The zone in which bots play. */
export const HOME = 'Asia/Shanghai'
export const DAY = 86_400_000

/** A dealt game as its row is stored. Instants in epoch milliseconds. */
interface GameToLay {
  ruleset: RulesetName
  title: string
  about: string
  config: object
  /** In hex. */
  seed: string
  zone: string
  boardId: string
  dealtAt: number
  startsAt: number
  seats: readonly { seat: number; alias: string; userId: string }[]
}

/** Lays a dealt game whose course is still to be played back; returns its id. */
export async function layGame(game: GameToLay, accounts: ReadonlyMap<string, string>): Promise<string> {
  const { dealtAt, seats, seed } = game
  const id = randomUUID()
  await db().game.create({
    data: {
      id,
      slug: newSlug(),
      title: game.title,
      ruleset: game.ruleset,
      status: 'reportIn',
      boardId: game.boardId,
      config: game.config,
      setup: { about: game.about, startAnyway: true },
      timeZone: game.zone,
      signUpClosesAt: new Date(dealtAt),
      startsAt: new Date(game.startsAt),
      seed,
      seedHash: commitmentOf(seed),
      dealSeed: newSeed(),
      createdAt: new Date(dealtAt - 3 * DAY),
      hosts: { create: { userId: accounts.get(HOST) ?? '', role: 'main' } },
      signUps: {
        create: seats.map(({ userId }) => ({ userId, status: 'accepted', createdAt: new Date(dealtAt - DAY) })),
      },
      seats: { create: [...seats] },
      threads: {
        create: [...OPEN_THREADS, ...privateThreads(game.ruleset, seats.length)].map((t) => ({
          ...t,
          title: '',
          createdAt: new Date(dealtAt),
        })),
      },
    },
  })
  return id
}

/**
 * Moves a bots' game to another calendar: its day 0 becomes `first` (a day number, see core), every time of day stays,
 * in `zone`.
 * @param startsAt when the bots' game began, ISO 8601
 */
export function calendar(startsAt: string, zone: string, first: number): (iso: string) => number {
  const days = first - dayOf(HOME, Date.parse(startsAt))
  return (iso) => {
    const at = Date.parse(iso)
    const day = dayOf(HOME, at)
    const time = at - instantOf(HOME, day, 0)
    return instantOf(zone, day + days, Math.floor(time / 1000)) + (time % 1000)
  }
}

/** Finds a game's threads, each once. */
export function threadFinder(gameId: string) {
  const known = new Map<string, string>()
  return async (tx: Tx, kind: ThreadKind, key = ''): Promise<string> => {
    const held = known.get(`${kind}/${key}`)
    if (held) return held
    const { id } = await tx.thread.findUniqueOrThrow({
      where: { gameId_kind_key: { gameId, kind, key } },
      select: { id: true },
    })
    known.set(`${kind}/${key}`, id)
    return id
  }
}
