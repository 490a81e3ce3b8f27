import { db, now, type Tx, transaction } from '@/lib/db'
import { errorFacts, log } from '@/lib/log'
import { type Arrival, carriedArrival } from './arrival'
import { type Fold, recordAll, type Step } from './record'
import { rulesetOf } from './rulesets'
import { lockGame } from './sign-up'
import { startIfReady } from './start'
import { loadStates, remember } from './store'

/** Games that a worker settles in one transaction: they share its round trips, and hold up their readers no longer. */
const BATCH = 25
/** An action that has not been judged after this long is not coming back: its process is gone. */
const ARRIVAL_LOST_MS = 15_000
const WAIT_MS = 10

/** An overdue game whose row this transaction has locked. */
interface DueGame {
  id: string
  ruleset: string
  status: string
  seq: number
  dueAt: Date
}

/** What became of the games of one transaction, by id. */
export interface Settlement {
  settled: string[]
  /** Actions that arrived before the deadline are still on their way. */
  waiting: string[]
  /** Put aside: their host sees it, and they are tried again later. */
  failed: string[]
}

/**
 * Settles every deadline of a game that is due by forum time, in order, each stamped with its own instant (T2.2, T2.3).
 * Waits for the actions that arrived in time (T2.5). Safe from any number of processes at once.
 * @param before the action that asks: it waits for the settlement, so the settlement must not wait for it
 */
export async function settleGame(gameId: string, { before }: { before?: Arrival } = {}): Promise<void> {
  const asking = before ?? carriedArrival(gameId)
  for (;;) {
    const { settled, waiting } = await settleClaimed((tx, time) => claimGame(tx, gameId, time), asking)
    if (settled.length + waiting.length === 0) return
    if (waiting.length > 0) await pauseForArrivals()
  }
}

/**
 * Settles the longest overdue games that no other worker has in hand (`FOR UPDATE SKIP LOCKED`), some at once. If that
 * fails, each of them is settled by itself, so that a broken game harms no other.
 * @param passOver games that are not to be claimed now
 */
export async function settleNext(passOver: readonly string[] = []): Promise<Settlement> {
  let claimed: DueGame[] = []
  try {
    return await settleClaimed(async (tx, time) => {
      claimed = await claimNext(tx, time, passOver)
      return claimed
    })
  } catch (error) {
    if (claimed.length === 0) throw error
    return settleOneByOne(claimed.map((game) => game.id))
  }
}

async function settleOneByOne(gameIds: readonly string[]): Promise<Settlement> {
  const all: Settlement = { settled: [], waiting: [], failed: [] }
  for (const id of gameIds)
    try {
      const { settled, waiting } = await settleClaimed((tx, time) => claimGame(tx, id, time))
      all.settled.push(...settled)
      all.waiting.push(...waiting)
    } catch (error) {
      await putAside(id, error)
      all.failed.push(id)
    }
  return all
}

/** Puts a game that failed aside with a growing pause, so that it never holds up the next; its host sees it. */
export async function putAside(gameId: string, error: unknown): Promise<void> {
  log('error', 'settlement failed', { game: gameId, ...errorFacts(error) })
  await db().$executeRaw`
    UPDATE "Game" SET "failures" = "failures" + 1,
      "retryAt" = forum_now() + least(300, power(2, least("failures", 8))) * interval '1 second'
    WHERE "id" = ${gameId}`
}

/** The time that in-time actions are given before a settlement looks for them again. */
export const pauseForArrivals = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS))

/** This game, if it is due; waits for whoever has it in hand. */
function claimGame(tx: Tx, gameId: string, time: number): Promise<DueGame[]> {
  return tx.$queryRaw<DueGame[]>`
    SELECT "id", "ruleset", "status"::text AS "status", "seq", "dueAt" FROM "Game"
    WHERE "id" = ${gameId} AND "dueAt" <= ${new Date(time)} FOR NO KEY UPDATE`
}

/** The longest overdue games that nobody has in hand; those that failed wait for their retry. */
function claimNext(tx: Tx, time: number, passOver: readonly string[]): Promise<DueGame[]> {
  const at = new Date(time)
  return tx.$queryRaw<DueGame[]>`
    SELECT "id", "ruleset", "status"::text AS "status", "seq", "dueAt" FROM "Game"
    WHERE "dueAt" <= ${at} AND ("retryAt" IS NULL OR "retryAt" <= ${at}) AND "id" <> ALL(${passOver}::text[])
    ORDER BY "dueAt" LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`
}

/** Settles the claimed games in one transaction: all of them, or none. */
async function settleClaimed(
  claim: (tx: Tx, time: number) => Promise<DueGame[]>,
  asking?: Arrival,
): Promise<Settlement> {
  const { settlement, folds } = await transaction(async (tx) => {
    const time = await now(tx)
    const games = await claim(tx, time)
    return settleLocked(tx, games, time, asking)
  })
  for (const fold of folds) remember(fold.gameId, fold.seq, fold.after)
  return settlement
}

async function settleLocked(tx: Tx, games: readonly DueGame[], time: number, asking: Arrival | undefined) {
  const settlement: Settlement = { settled: games.map((game) => game.id), waiting: [], failed: [] }
  // A game that begins is due again at that very instant, when round 1 opens.
  for (const { id, status } of games) if (status === 'reportIn') await startIfReady(tx, await lockGame(tx, id), time)

  const running = games.filter((game) => game.status !== 'reportIn')
  if (running.length === 0) return { settlement, folds: [] as Fold[] }
  const awaited = await findAwaited(tx, running, time, asking)
  const ready = running.filter((game) => !awaited.has(game.id))
  const states = await loadStates(tx, ready)
  const folds = await recordAll(
    tx,
    ready.map((game, i) => ({ game, before: states[i], steps: settleState(game.ruleset, states[i], time) })),
  )
  settlement.settled = settlement.settled.filter((id) => !awaited.has(id))
  settlement.waiting = [...awaited]
  return { settlement, folds }
}

/** Games with an action that was stamped before their deadline and is not judged yet (T2.5). */
async function findAwaited(
  tx: Tx,
  games: readonly DueGame[],
  time: number,
  asking: Arrival | undefined,
): Promise<Set<string>> {
  const due = JSON.stringify(games.map(({ id, dueAt }) => ({ id, dueAt })))
  // Every arrival stamped before this instant is visible once these locks are ours (see arrival.ts).
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended("id", 0)) FROM json_to_recordset(${due}::json) AS due("id" text)`
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT due."id" FROM json_to_recordset(${due}::json) AS due("id" text, "dueAt" timestamptz)
    JOIN "Arrival" a ON a."gameId" = due."id" AND a."at" < due."dueAt"
    WHERE a."at" > ${new Date(time - ARRIVAL_LOST_MS)} AND a."id" IS DISTINCT FROM ${asking?.id ?? null}::text`
  return new Set(rows.map((row) => row.id))
}

function settleState(rulesetId: string, before: unknown, time: number): Step[] {
  const ruleset = rulesetOf(rulesetId)
  const steps: Step[] = []
  let state = before
  for (let due = ruleset.due(state); due !== null && due <= time; due = ruleset.due(state)) {
    const events = ruleset.settle(state, { at: due })
    for (const event of events) state = ruleset.evolve(state, event)
    steps.push({ at: due, events })
  }
  return steps
}
