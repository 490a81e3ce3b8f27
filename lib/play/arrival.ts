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

/** Stamps an action on a game, now. Call it before anything that may wait. */
export async function arrive(gameId: string): Promise<Arrival> {
  const id = randomUUID()
  const result = await pool().query<{ at: Date }>(
    `WITH l AS MATERIALIZED (SELECT pg_advisory_xact_lock_shared(hashtextextended($2, 0)))
     INSERT INTO "Arrival" ("id", "gameId", "at") SELECT $1, $2, forum_now() FROM l RETURNING "at"`,
    [id, gameId],
  )
  const at = result.rows[0]?.at
  if (!at) throw new Error('no stamp')
  return { id, at: at.getTime() }
}

/** Forgets an arrival whose action came to nothing (refused, failed). Accepted ones go with their transaction. */
export async function forget(arrival: Arrival): Promise<void> {
  await pool().query('DELETE FROM "Arrival" WHERE "id" = $1', [arrival.id])
}
