import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { boardOf } from '@/lib/forum/boards'
import { markRead } from '@/lib/forum/read-marks'
import { readThread } from '@/lib/forum/threads'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { castBallot } from '@/lib/play/cast-ballot'
import { readHome } from '@/lib/play/home'
import { readGame } from '@/lib/play/read-game'
import { openDatabase } from './database'
import { fillForum, fillGames, layGame, NOW, type PlayedGame } from './growth-rows'
import {
  type Benchmark,
  type Contender,
  expectEqual,
  type Figure,
  raceAll,
  ratioOf,
  rounded,
  type Timing,
  timed,
} from './measure'

const SIZES = { quick: [10, 1_000], full: [10, 100, 1_000, 10_000] }
/** Every act adds an event, so they go to so many copies of the game by turns. */
const COPIES = 25
/** The reader has a seat in so many of them. */
const OWN_GAMES = 3
const SHOWN = 6

/** A site of one size, in a database of its own. */
type Site = {
  size: number
  prisma: PrismaClient
  arrivals: pg.Pool
  reader: string
  thread: string
  games: readonly PlayedGame[]
}

/**
 * `growth`: what a site costs when it has `size` of everything: posts in a thread and threads in a board, games that run,
 * recruit and are over, events in the log of a game that now stands where the others stand. Sites of all sizes take turns;
 * the ratio is that of the worst of them to the smallest, which is the floor.
 */
export const growth: Benchmark = async function* ({ quick }) {
  const database = await openDatabase()
  const sites: Site[] = []
  try {
    for (const size of quick ? SIZES.quick : SIZES.full) sites.push(await openSite(database.url, size))
    const rounds = quick ? 9 : 41
    yield grown('thread page', 'posts', sites, rounds, threadPage)
    yield grown('home, with games of one’s own', 'games', sites, rounds, (site) => home(site, { id: site.reader }))
    yield grown('home, for a guest', 'games', sites, rounds, (site) => home(site, null))
    yield grown('act: a ballot', 'events', sites, rounds, act)
    yield grown('view of a game', 'events', sites, rounds, view)
  } finally {
    await Promise.all(sites.flatMap((site) => [site.prisma.$disconnect(), site.arrivals.end()]))
    await database.close()
  }
}

async function openSite(template: string, size: number): Promise<Site> {
  const url = new URL(template)
  const postgres = Object.assign(new URL(template), { pathname: '/postgres' }).href
  await connected(postgres, (admin) =>
    admin.query(`CREATE DATABASE "size_${size}" TEMPLATE "${url.pathname.slice(1)}"`),
  )
  url.pathname = `/size_${size}`
  const laid = await connected(url.href, async (client) => {
    await client.query(`SET synchronous_commit = off; UPDATE "Clock" SET "frozenAt" = '${new Date(NOW).toISOString()}'`)
    const { reader, thread } = await fillForum(client, size)
    await fillGames(client, size)
    const games = await layGame(client, { events: size, copies: COPIES, readers: OWN_GAMES, reader })
    await client.query('VACUUM ANALYZE')
    return { reader, thread, games }
  })
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url.href, max: 12 }) })
  return { size, prisma, arrivals: new pg.Pool({ connectionString: url.href, max: 3 }), ...laid }
}

/** A connection for `work`, closed whatever comes: a server that stops beneath an open one ends the process unsaid. */
async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** lib/db hands out this client from now on, and stamps are taken in the same database. */
function enter(site: Site): void {
  Object.assign(globalThis, { prisma: site.prisma, arrivalPool: site.arrivals })
}

async function grown<Result>(
  metric: string,
  things: string,
  sites: readonly Site[],
  rounds: number,
  contender: (site: Site) => Contender<Result>,
): Promise<Figure> {
  const timings = await raceAll(
    sites.map((site) => {
      const { run, check } = contender(site)
      const enterAndRun = () => {
        enter(site)
        return run()
      }
      return timed({ run: enterAndRun, check })
    }),
    rounds,
  )
  const [smallest, ...larger] = timings as [Timing, ...Timing[]]
  const factors = larger.map((timing) => ratioOf(timing, smallest))
  const n = sites.at(-1)?.size ?? 0
  return {
    bench: 'growth',
    metric,
    value: rounded((timings.at(-1)?.median ?? Number.NaN) * 1000),
    unit: 'ms',
    n,
    ratio: rounded(Math.max(...factors)),
    floor: { what: `the same with ${sites[0]?.size} ${things}`, value: rounded(smallest.median * 1000) },
  }
}

/** The last page, which has ten posts at every size, as a member reads it. */
function threadPage({ thread, reader, size }: Site): Contender<number | undefined> {
  return {
    run: async () => {
      const page = await readThread(thread, { page: 'last', readerId: reader })
      const last = page?.posts.at(-1)?.number
      if (page?.thread.boardId) await boardOf(page.thread.boardId)
      if (last) await markRead(reader, thread, last)
      expectEqual('posts of the page', page?.posts.length, 10)
      return last
    },
    check: (last) => expectEqual('the last floor', last !== undefined && last >= size, true),
  }
}

function home({ size }: Site, user: { id: string } | null): Contender<Awaited<ReturnType<typeof readHome>>> {
  return {
    run: () => readHome(user),
    check: (view) => {
      expectEqual('games over', view.finished.total, size)
      const shown = [view.running.games, view.recruiting.games, view.finished.games, view.announcements]
      expectEqual('lines', shown.map((list) => list.length).join(), shown.map(() => SHOWN).join())
      expectEqual('a passage', view.excerpt !== null, true)
      expectEqual('what waits for the reader', view.due.length, user ? OWN_GAMES : 0)
    },
  }
}

/** A ballot, from the stamp to the commit, with the game's state at hand as it is in a process that runs. */
function act({ games }: Site): Contender<boolean> {
  let turn = 0
  return {
    run: async () => {
      const { id, voter } = games[turn++ % games.length] as PlayedGame
      const form = { round: 2, stage: 'main' as const, picks: [{ seat: 3 }], key: randomUUID() }
      const outcome = await castBallot({ gameId: id, userId: voter }, form)
      return outcome.ok
    },
    check: (accepted) => expectEqual('the ballot was taken', accepted, true),
  }
}

function view({ games }: Site): Contender<Awaited<ReturnType<typeof readGame>>> {
  let turn = 0
  return {
    run: () => {
      const { slug, voter } = games[turn++ % games.length] as PlayedGame
      return readGame(slug, { id: voter })
    },
    check: (page) => expectEqual('round of the view', (page?.view as { round: number } | null)?.round, 2),
  }
}
