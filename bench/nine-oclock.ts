import { type ChildProcess, spawn } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { setTestClock } from '@/lib/db'
import { fold } from '@/lib/engine/core'
import { tiesha } from '@/lib/engine/rulesets/tiesha'
import { openDatabase } from './database'
import { type Evening, findEvenings } from './evenings'
import { type Benchmark, expectEqual, type Figure, median, rounded } from './measure'
import { keepStart, type Laid, layOut, restore, rowsWritten, type Written, writeByHand } from './nine-oclock-rows'

/** Different games, each laid out many times. */
const DIFFERENT = { quick: 4, full: 10 }
const WARM_UP_GAMES = 40
/** As many as one worker has. */
const CONNECTIONS = 4
const POLL_MS = 10
const WARM_UP = Date.parse('2026-03-04T21:00:01+08:00')
const NINE = Date.parse('2026-03-05T21:00:01+08:00')

type Seconds = Record<'one' | 'two' | 'batched' | 'single', number[]>

/**
 * `nine-oclock`: running classic-50 games, their third vote full of ballots, all close at the same instant. Measured from
 * the deadline to the last committed result post, with one worker process and with two (each warmed up on games of the
 * evening before); the floor writes the same rows by hand-made SQL. Every game's log is compared with that of the game
 * as it was played in memory: no ballot lost, none twice.
 */
export const nineOclock: Benchmark = async ({ quick }) => {
  const database = await openDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const [before, nine] = findEvenings(quick ? DIFFERENT.quick : DIFFERENT.full, [
      { round: 2, due: WARM_UP },
      { round: 3, due: NINE },
    ])
    const warmUp = await layOut(client, before, WARM_UP_GAMES)
    const games = await layOut(client, nine, quick ? 100 : 1000)
    await keepStart(client)
    const seconds: Seconds = { one: [], two: [], batched: [], single: [] }
    for (let round = 0; round < (quick ? 1 : 5); round++) {
      for (const [name, workers] of [['one', 1] as const, ['two', 2] as const]) {
        await restore(client)
        seconds[name].push(await settleByWorkers(client, database.url, workers))
        checkRows(await rowsWritten(client, idsOf([...warmUp, ...games])), [...warmUp, ...games])
      }
      const rows = await rowsWritten(client, idsOf(games))
      for (const [name, batch] of [['batched', 50] as const, ['single', 1] as const]) {
        await restore(client)
        seconds[name].push(await writeByHand(database.url, rows, batch, CONNECTIONS))
        checkRows(await rowsWritten(client, idsOf(games)), games)
      }
    }
    return figures(games.length, seconds)
  } finally {
    await client.end()
    await database.close()
  }
}

function figures(n: number, seconds: Seconds): Figure[] {
  const [one, two, batched, single] = [seconds.one, seconds.two, seconds.batched, seconds.single].map(median) as [
    number,
    number,
    number,
    number,
  ]
  const figure = { bench: 'nine-oclock', unit: 's', n }
  return [
    {
      ...figure,
      metric: 'last result post, one worker',
      value: rounded(one),
      ratio: rounded(one / batched),
      floor: { what: 'the same rows, 50 games a transaction', value: rounded(batched) },
    },
    {
      ...figure,
      metric: 'last result post, one worker, a transaction each',
      value: rounded(one),
      ratio: rounded(one / single),
      floor: { what: 'the same rows, one game a transaction', value: rounded(single) },
    },
    { ...figure, metric: 'last result post, two workers', value: rounded(two), ratio: rounded(one / two) },
  ]
}

/** Seconds from nine o'clock until no game is due any more. */
async function settleByWorkers(client: pg.Client, url: string, count: number): Promise<number> {
  await setTestClock(WARM_UP - 60_000)
  const workers = Array.from({ length: count }, (_, i) => startWorker(url, `bench-worker-${i}`))
  const until = (done: () => Promise<boolean>) =>
    waitUntil(async () => {
      workers.forEach(expectRunning)
      return done()
    })
  try {
    await until(async () => {
      const { rows } = await client.query(
        "SELECT DISTINCT application_name FROM pg_stat_activity WHERE application_name LIKE 'bench-worker-%'",
      )
      return rows.length === count
    })
    await setTestClock(WARM_UP)
    await until(() => nothingDue(client, WARM_UP))
    // What these games do in the night and day between is not to be measured.
    await client.query('UPDATE "Game" SET "dueAt" = NULL WHERE "dueAt" < $1', [new Date(NINE).toISOString()])
    await setTestClock(NINE - 1000)
    const start = performance.now()
    await setTestClock(NINE)
    await until(() => nothingDue(client, NINE))
    return (performance.now() - start) / 1000
  } finally {
    await Promise.all(workers.map(stop))
  }
}

async function nothingDue(client: pg.Client, at: number): Promise<boolean> {
  const { rows } = await client.query<{ failed: number; due: number }>(
    `SELECT count(*) FILTER (WHERE "failures" > 0)::int AS failed, count(*)::int AS due FROM "Game" WHERE "dueAt" <= $1`,
    [new Date(at).toISOString()],
  )
  expectEqual('settlements that failed', rows[0]?.failed, 0)
  return rows[0]?.due === 0
}

async function waitUntil(done: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 300_000
  while (!(await done())) {
    if (performance.now() > deadline) throw new Error('the games were not settled within five minutes')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function startWorker(url: string, name: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, PGAPPNAME: name }
  return spawn(process.execPath, ['.data/bench/worker.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function expectRunning(worker: ChildProcess): void {
  if (worker.exitCode !== null) throw new Error(`a worker ended by itself with status ${worker.exitCode}`)
}

async function stop(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) return
  const gone = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill('SIGTERM')
  await gone
}

/** Each game's new events must be those of the game in memory, each announcement there once. */
function checkRows(rows: readonly Written[], laid: readonly Laid[]): void {
  expectEqual('games settled', rows.length, laid.length)
  const evenings = new Map(laid.map(({ id, evening }) => [id, evening]))
  const announced = new Map([...new Set(evenings.values())].map((evening) => [evening, announcementsOf(evening)]))
  for (const { game, thread, events, posts } of rows) {
    const evening = evenings.get(game.id)
    if (evening === undefined) throw new Error(`an unknown game ${game.id}`)
    const log = events.map((event) => JSON.parse(event.data))
    if (!isDeepStrictEqual(log, evening.after)) throw new Error(`game ${game.id} went another way than in memory`)
    expectEqual('announcements', posts.length, announced.get(evening))
    expectEqual('floors of the announcements thread', thread.postCount, announced.get(evening))
  }
}

function announcementsOf({ before, after }: Evening): number {
  const state = fold(tiesha, [...before, ...after])
  if (state === null) throw new Error('a game has a state')
  return tiesha.reports(after, state).length
}

function idsOf(laid: readonly Laid[]): string[] {
  return laid.map(({ id }) => id)
}
