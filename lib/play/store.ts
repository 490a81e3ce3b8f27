import type { Tx } from '@/lib/db'
import { type EngineEvent, rulesetOf } from './rulesets'

/**
 * Events are the truth; a state is their fold. This process keeps folds of the games it touched lately, each with the
 * number of its last event, and reads only what came since, without what the rules say is fleeting. States are never
 * changed in place.
 */
const KEPT = 400
const folds = new Map<string, { seq: number; state: unknown }>()

interface StoredGame {
  id: string
  seq: number
  ruleset: string
}

/** The state of a game after its event number `game.seq`, or null if it has none yet. */
export async function loadState(tx: Tx, game: StoredGame): Promise<unknown> {
  const [state] = await loadStates(tx, [game])
  return state
}

/** {@link loadState} of several games, in their order; one query at most. */
export async function loadStates(tx: Tx, games: readonly StoredGame[]): Promise<unknown[]> {
  const known = games.map(({ id, seq }) => {
    const kept = folds.get(id)
    return kept && kept.seq <= seq ? kept : { seq: 0, state: null as unknown }
  })
  const news = await readEvents(
    tx,
    games.map(({ id, seq, ruleset }, i) => ({
      id,
      after: known[i]?.seq ?? 0,
      upTo: seq,
      ...rulesetOf(ruleset).fleeting,
    })),
  )
  return games.map(({ id, seq, ruleset }, i) => {
    const { evolve } = rulesetOf(ruleset)
    let state: unknown = known[i]?.state ?? null
    for (const event of JSON.parse(news.get(id) ?? '[]') as EngineEvent[]) state = evolve(state, event)
    if (state !== null) remember(id, seq, state)
    return state
  })
}

interface Stretch {
  id: string
  /** From the event after this number, to that of this number. */
  after: number
  upTo: number
  /** Events of this type are left out before the last one of type `until`. */
  type?: string
  until?: string
}

/** A stretch of each game's events, as JSON: one text a game, since rows by the thousand cost more than their content. */
async function readEvents(tx: Tx, wanted: readonly Stretch[]): Promise<Map<string, string>> {
  const missing = wanted.filter(({ after, upTo }) => after < upTo)
  if (missing.length === 0) return new Map()
  const rows = await tx.$queryRaw<{ id: string; events: string | null }[]>`
    SELECT w."id", (
      SELECT '[' || string_agg(e."data"::text, ',' ORDER BY e."seq") || ']' FROM "GameEvent" e
      WHERE e."gameId" = w."id" AND e."seq" > w."after" AND e."seq" <= w."upTo"
        AND (e."type" IS DISTINCT FROM w."type" OR e."seq" > coalesce(last."seq", 0))
    ) AS "events"
    FROM json_to_recordset(${JSON.stringify(missing)}::json)
      AS w("id" text, "after" int, "upTo" int, "type" text, "until" text)
    LEFT JOIN LATERAL (
      SELECT u."seq" FROM "GameEvent" u
      WHERE u."gameId" = w."id" AND u."seq" > w."after" AND u."seq" <= w."upTo" AND u."type" = w."until"
      ORDER BY u."seq" DESC LIMIT 1
    ) last ON true`
  return new Map(rows.map(({ id, events }) => [id, events ?? '[]']))
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

/** Appends events, each with its number in its game. The primary key refuses a second writer. */
export async function appendEvents(
  tx: Tx,
  rows: readonly { gameId: string; seq: number; at: number; type: string; data: EngineEvent }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.$executeRaw`
    INSERT INTO "GameEvent" ("gameId", "seq", "at", "type", "data")
    SELECT "gameId", "seq", to_timestamp("at" / 1000), "type", "data"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("gameId" text, "seq" int, "at" float8, "type" text, "data" json)`
}

/** Drops every kept fold: the next reading starts from the events. */
export function forgetFolds(): void {
  folds.clear()
}
