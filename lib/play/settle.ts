import { db, now, transaction } from '@/lib/db'
import type { Arrival } from './arrival'
import { record } from './record'
import { rulesetOf } from './rulesets'
import { lockGame } from './sign-up'
import { startIfReady } from './start'
import { loadState, remember } from './store'

/** An action that has not been judged after this long is not coming back: its process is gone. */
const ARRIVAL_LOST_MS = 15_000

type Settled = 'settled' | 'nothing' | 'wait'

/**
 * Settles every deadline of a game that is due by forum time, in order, each stamped with its own instant (T2.2, T2.3).
 * Waits for the actions that arrived in time (T2.5). Safe from any number of processes at once.
 * @param before the action that asks: it waits for the settlement, so the settlement must not wait for it
 */
export async function settleGame(gameId: string, { before }: { before?: Arrival } = {}): Promise<void> {
  for (;;) {
    const result = await attempt(gameId, before)
    if (result !== 'wait') return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function attempt(gameId: string, before?: Arrival): Promise<Settled> {
  let fold: { seq: number; after: unknown } | undefined
  const result = await transaction<Settled>(async (tx) => {
    const game = await lockGame(tx, gameId)
    const time = await now(tx)
    if (!game.dueAt || game.dueAt.getTime() > time) return 'nothing'
    if (game.status === 'reportIn') {
      await startIfReady(tx, game, time)
      return 'settled'
    }
    // Every arrival stamped before this instant is visible once this lock is ours (see arrival.ts).
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${gameId}, 0))`
    const inTime = await tx.arrival.count({
      where: {
        gameId,
        at: { lt: game.dueAt, gt: new Date(time - ARRIVAL_LOST_MS) },
        ...(before && { id: { not: before.id } }),
      },
    })
    if (inTime > 0) return 'wait'

    const ruleset = rulesetOf(game.ruleset)
    let state = await loadState(tx, game)
    let seq = game.seq
    for (let due = ruleset.due(state); due !== null && due <= time; due = ruleset.due(state)) {
      const events = ruleset.settle(state, { at: due })
      const recorded = await record(tx, { ...game, seq }, state, events, due)
      state = recorded.after
      seq = recorded.seq
    }
    fold = { seq, after: state }
    return 'settled'
  })
  if (fold) remember(gameId, fold.seq, fold.after)
  return result
}

/** Ids of up to `limit` games with an overdue deadline, the longest overdue first; games that failed wait for their retry. */
export async function dueGames(limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Game" WHERE "dueAt" <= forum_now() AND ("retryAt" IS NULL OR "retryAt" <= forum_now())
    ORDER BY "dueAt" LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`
  return rows.map((r) => r.id)
}

/** Puts a game that failed aside with a growing pause, so that it never holds up the next; its host sees it. */
export async function postpone(gameId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE "Game" SET "failures" = "failures" + 1,
      "retryAt" = forum_now() + least(300, power(2, least("failures", 8))) * interval '1 second'
    WHERE "id" = ${gameId}`
}
