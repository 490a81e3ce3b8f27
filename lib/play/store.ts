import type { Tx } from '@/lib/db'
import { type EngineEvent, rulesetOf } from './rulesets'

/**
 * Events are the truth; a state is their fold. This process keeps folds of the games it touched lately, each with the
 * number of its last event, and reads only what came since. States are never changed in place.
 */
const KEPT = 400
const folds = new Map<string, { seq: number; state: unknown }>()

/** The state of a game after its event number `game.seq`, or null if it has none yet. */
export async function loadState(tx: Tx, game: { id: string; seq: number; ruleset: string }): Promise<unknown> {
  const kept = folds.get(game.id)
  const from = kept && kept.seq <= game.seq ? kept : { seq: 0, state: null as unknown }
  if (from.seq === game.seq) {
    if (kept) remember(game.id, kept.seq, kept.state)
    return from.state
  }
  const rows = await tx.gameEvent.findMany({
    where: { gameId: game.id, seq: { gt: from.seq, lte: game.seq } },
    orderBy: { seq: 'asc' },
    select: { data: true },
  })
  const ruleset = rulesetOf(game.ruleset)
  let state = from.state
  for (const row of rows) state = ruleset.evolve(state, row.data as unknown as EngineEvent)
  remember(game.id, game.seq, state)
  return state
}

/** Keeps a committed fold. */
export function remember(gameId: string, seq: number, state: unknown): void {
  const kept = folds.get(gameId)
  if (kept && kept.seq > seq) return
  folds.delete(gameId)
  folds.set(gameId, { seq, state })
  for (const oldest of folds.keys()) {
    if (folds.size <= KEPT) break
    folds.delete(oldest)
  }
}

/** Appends events in order after `seq`; returns the last number. The primary key refuses a second writer. */
export async function appendEvents(tx: Tx, gameId: string, seq: number, events: readonly EngineEvent[]) {
  if (events.length === 0) return seq
  const numbers = events.map((_, i) => seq + 1 + i)
  await tx.$executeRaw`
    INSERT INTO "GameEvent" ("gameId", "seq", "at", "type", "data")
    SELECT ${gameId}, e.seq, to_timestamp(e.at / 1000.0), e.type, e.data
    FROM unnest(${numbers}::int[], ${events.map((e) => e.at)}::float8[], ${events.map((e) => e.type)}::text[],
      ${events.map((e) => JSON.stringify(e))}::jsonb[]) AS e(seq, at, type, data)`
  return seq + events.length
}

/** Drops every kept fold: the next reading starts from the events. */
export function forgetFolds(): void {
  folds.clear()
}
