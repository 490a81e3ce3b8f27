import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/env'

/**
 * Stamps (T2.5). The stamp of an action is taken when it arrives, before any queue: on a pool of its own, in one
 * statement that also registers the arrival, so that a settlement can wait for the actions that came in time.
 *
 * Why a settlement cannot overtake: the statement holds a shared advisory lock on the game until its row is visible;
 * a settlement first takes that lock exclusively, and then sees every arrival stamped before.
 */
export interface Arrival {
  id: string
  gameId: string
  at: number // epoch milliseconds, forum time
}

const held = globalThis as unknown as { arrivalPool?: pg.Pool }

function pool(): pg.Pool {
  if (!held.arrivalPool) {
    held.arrivalPool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 3, application_name: 'arrivals' })
    held.arrivalPool.on('error', () => {})
  }
  return held.arrivalPool
}

/** Stamps an action on a game, now; null if there is no such game. Call it before anything that may wait. */
export const arrive = (gameId: string): Promise<Arrival | null> => register('id', gameId)

/**
 * Stamps what a form of this game brings, before anybody is looked up; `act` takes the stamp from there. Unknown games
 * have none. What `work` did not use is forgotten.
 */
export async function stamped<T>(slug: string, work: () => Promise<T>): Promise<T> {
  const arrival = SLUG.test(slug) ? await register('slug', slug) : null
  if (!arrival) return work()
  const held = { arrival: arrival as Arrival | null }
  try {
    return await carried.run(held, work)
  } finally {
    if (held.arrival) await forget(held.arrival)
  }
}

/** The stamp that this request came with and that is not judged yet, if it is for this game. */
export function carriedArrival(gameId: string): Arrival | undefined {
  const arrival = carried.getStore()?.arrival
  return arrival?.gameId === gameId ? arrival : undefined
}

/** {@link carriedArrival}, which is the caller's to judge or to forget from now on. */
export function takeArrival(gameId: string): Arrival | undefined {
  const arrival = carriedArrival(gameId)
  const held = carried.getStore()
  if (arrival && held) held.arrival = null
  return arrival
}

const SLUG = /^[\w-]{1,64}$/
const carried = new AsyncLocalStorage<{ arrival: Arrival | null }>()

async function register(by: 'id' | 'slug', game: string): Promise<Arrival | null> {
  const id = randomUUID()
  const result = await pool().query<{ gameId: string; at: Date }>(
    `WITH l AS MATERIALIZED (
       SELECT "id", pg_advisory_xact_lock_shared(hashtextextended("id", 0)) FROM "Game" WHERE "${by}" = $2
     )
     INSERT INTO "Arrival" ("id", "gameId", "at") SELECT $1, "id", forum_now() FROM l RETURNING "gameId", "at"`,
    [id, game],
  )
  const row = result.rows[0]
  return row ? { id, gameId: row.gameId, at: row.at.getTime() } : null
}

/** Forgets an arrival whose action came to nothing (refused, failed). Accepted ones go with their transaction. */
export async function forget(arrival: Arrival): Promise<void> {
  await pool().query('DELETE FROM "Arrival" WHERE "id" = $1', [arrival.id])
}
