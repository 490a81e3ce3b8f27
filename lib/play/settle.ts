import { db, now, type Tx, transaction } from '@/lib/db'
import type { Arrival } from './arrival'
import { record, type Step } from './record'
import { rulesetOf } from './rulesets'
import { type LockedGame, lockGame } from './sign-up'
import { startIfReady } from './start'
import { loadState, remember } from './store'

/** An action that has not been judged after this long is not coming back: its process is gone. */
const ARRIVAL_LOST_MS = 15_000
const WAIT_MS = 10

interface Settlement {
  gameId: string
  done: 'settled' | 'nothing' | 'wait'
  fold?: { seq: number; after: unknown }
}

/**
 * Settles every deadline of a game that is due by forum time, in order, each stamped with its own instant (T2.2, T2.3).
 * Waits for the actions that arrived in time (T2.5). Safe from any number of processes at once.
 * @param before the action that asks: it waits for the settlement, so the settlement must not wait for it
 */
export async function settleGame(gameId: string, { before }: { before?: Arrival } = {}): Promise<void> {
  for (;;) {
    const settlement = await transaction(async (tx) => settleLocked(tx, await lockGame(tx, gameId), before))
    await keep(settlement)
    if (settlement.done !== 'wait') return
  }
}

/** A settlement that failed, with its game: the worker puts that one aside. */
export class SettlementFailed extends Error {
  constructor(
    readonly gameId: string,
    override readonly cause: unknown,
  ) {
    super('settlement failed')
  }
}

/**
 * Settles the longest overdue game that no other worker has in hand (`FOR UPDATE SKIP LOCKED`); false if there is none.
 * Games that failed wait for their retry.
 */
export async function settleNext(): Promise<boolean> {
  let gameId: string | undefined
  try {
    const settlement = await transaction(async (tx) => {
      const [due] = await tx.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "Game" WHERE "dueAt" <= forum_now() AND ("retryAt" IS NULL OR "retryAt" <= forum_now())
        ORDER BY "dueAt" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`
      if (!due) return null
      gameId = due.id
      return settleLocked(tx, await lockGame(tx, due.id))
    })
    if (settlement) await keep(settlement)
    return settlement !== null
  } catch (error) {
    throw gameId === undefined ? error : new SettlementFailed(gameId, error)
  }
}

/** Puts a game that failed aside with a growing pause, so that it never holds up the next; its host sees it. */
export async function postpone(gameId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "Game" SET "failures" = "failures" + 1,
      "retryAt" = forum_now() + least(300, power(2, least("failures", 8))) * interval '1 second'
    WHERE "id" = ${gameId}`
}

async function keep({ gameId, done, fold }: Settlement): Promise<void> {
  if (fold) remember(gameId, fold.seq, fold.after)
  if (done === 'wait') await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
}

async function settleLocked(tx: Tx, game: LockedGame, asking?: Arrival): Promise<Settlement> {
  const gameId = game.id
  const time = await now(tx)
  if (!game.dueAt || game.dueAt.getTime() > time) return { gameId, done: 'nothing' }
  if (game.status === 'reportIn') {
    if (!(await startIfReady(tx, game, time))) return { gameId, done: 'settled' }
    return settleLocked(tx, await lockGame(tx, gameId), asking) // round 1 opens at that very instant
  }
  // Every arrival stamped before this instant is visible once this lock is ours (see arrival.ts).
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${gameId}, 0))`
  const inTime = await tx.arrival.count({
    where: {
      gameId,
      at: { lt: game.dueAt, gt: new Date(time - ARRIVAL_LOST_MS) },
      ...(asking && { id: { not: asking.id } }),
    },
  })
  if (inTime > 0) return { gameId, done: 'wait' }

  const ruleset = rulesetOf(game.ruleset)
  const before = await loadState(tx, game)
  const steps: Step[] = []
  let state = before
  for (let due = ruleset.due(state); due !== null && due <= time; due = ruleset.due(state)) {
    const events = ruleset.settle(state, { at: due })
    for (const event of events) state = ruleset.evolve(state, event)
    steps.push({ at: due, events })
  }
  return { gameId, done: 'settled', fold: await record(tx, game, before, steps) }
}
