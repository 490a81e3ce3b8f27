import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Evening } from './evenings'

/** A game of the benchmark's database, and the evening it was laid out from. */
export type Laid = { id: string; evening: Evening }

/** Writes `count` running games, the evenings by turns: rows as the site would have them a second before the deadline. */
export async function layOut(client: pg.Client, evenings: readonly Evening[], count: number): Promise<Laid[]> {
  const laid: Laid[] = []
  for (const [index, evening] of evenings.entries()) {
    const copies = Math.ceil((count - index) / evenings.length)
    const ids = Array.from({ length: Math.max(0, copies) }, () => randomUUID())
    laid.push(...ids.map((id) => ({ id, evening })))
    const { setup, before, due } = evening
    await client.query(
      `INSERT INTO "Game" ("id", "slug", "title", "ruleset", "status", "config", "setup", "timeZone", "startsAt", "seed", "seq", "lastAt", "dueAt")
       SELECT id, 'bench-' || id, '九点', 'tiesha', 'running', '{"preset": "classic-50"}', '{}', $2, $3, $4, $5, $6, $7 FROM unnest($1::text[]) id`,
      [
        ids,
        setup.timeZone,
        instant(setup.startsAt),
        setup.seed,
        before.length,
        instant(before.at(-1)?.at ?? due),
        instant(due),
      ],
    )
    await client.query(
      `INSERT INTO "Thread" ("id", "gameId", "kind", "title", "createdAt")
       SELECT gen_random_uuid(), id, kind::"ThreadKind", '', $2 FROM unnest($1::text[]) id, unnest('{kills,announcements}'::text[]) kind`,
      [ids, instant(setup.startsAt)],
    )
    await client.query('INSERT INTO "NoticeCursor" ("gameId", "seq") SELECT id, $2 FROM unnest($1::text[]) id', [
      ids,
      before.length,
    ])
    await client.query(
      `INSERT INTO "GameEvent" ("gameId", "seq", "at", "type", "data")
       SELECT id, e.seq, to_timestamp((e.data ->> 'at')::bigint / 1000.0), e.data ->> 'type', e.data
       FROM unnest($1::text[]) id, unnest($2::json[]) WITH ORDINALITY AS e(data, seq)`,
      [ids, before.map((event) => JSON.stringify(event))],
    )
  }
  return laid
}

/** Remembers the games as they are now, for {@link restore}. */
export async function keepStart(client: pg.Client): Promise<void> {
  await client.query('CREATE TABLE bench_start AS SELECT "id", "seq", "lastAt", "dueAt", "summary" FROM "Game"')
  await client.query('ALTER TABLE bench_start ADD PRIMARY KEY ("id")')
  await client.query('VACUUM ANALYZE')
}

/** Puts every game back to where it was before its vote settled. */
export async function restore(client: pg.Client): Promise<void> {
  await client.query(`DELETE FROM "GameEvent" e USING bench_start s WHERE e."gameId" = s."id" AND e."seq" > s."seq"`)
  await client.query('DELETE FROM "Post"')
  await client.query(`UPDATE "Thread" SET "postCount" = 0, "lastPostAt" = NULL`)
  await client.query(
    `UPDATE "Game" g SET "seq" = s."seq", "lastAt" = s."lastAt", "dueAt" = s."dueAt", "summary" = s."summary", "status" = 'running',
       "endedAt" = NULL, "failures" = 0, "retryAt" = NULL FROM bench_start s WHERE g."id" = s."id"`,
  )
  await client.query(
    `UPDATE "NoticeCursor" c SET "seq" = s."seq", "dueAt" = NULL, "retryAt" = NULL FROM bench_start s WHERE c."gameId" = s."id"`,
  )
  await client.query('VACUUM "GameEvent", "Post", "Thread", "Game", "NoticeCursor"')
}

/** What a settlement left behind in one game. */
export type Written = {
  game: {
    id: string
    seq: number
    lastAt: Date
    dueAt: Date | null
    summary: string
    status: string
    endedAt: Date | null
  }
  thread: { id: string; postCount: number; lastPostAt: Date }
  events: { seq: number; at: Date; type: string; data: string }[]
  posts: { id: string; number: number; at: Date; doc: string; data: string; round: number | null }[]
}

/** Everything that the settlements of `ids` have written since {@link keepStart}. */
export async function rowsWritten(client: pg.Client, ids: readonly string[]): Promise<Written[]> {
  const games = await client.query<Written['game']>(
    `SELECT "id", "seq", "lastAt", "dueAt", "summary"::text AS summary, "status"::text AS status, "endedAt" FROM "Game" WHERE "id" = ANY($1)`,
    [ids],
  )
  const threads = await client.query<Written['thread'] & { gameId: string }>(
    `SELECT "id", "gameId", "postCount", "lastPostAt" FROM "Thread" WHERE "kind" = 'announcements' AND "gameId" = ANY($1)`,
    [ids],
  )
  const events = await client.query<Written['events'][number] & { gameId: string }>(
    `SELECT "gameId", e."seq", "at", "type", "data"::text AS data FROM "GameEvent" e JOIN bench_start s ON s."id" = e."gameId"
     WHERE e."seq" > s."seq" AND "gameId" = ANY($1) ORDER BY "gameId", e."seq"`,
    [ids],
  )
  const posts = await client.query<Written['posts'][number] & { threadId: string }>(
    `SELECT "id", "threadId", "number", "at", "doc"::text AS doc, "data"::text AS data, "round" FROM "Post"`,
  )
  const threadOf = new Map(threads.rows.map((thread) => [thread.gameId, thread]))
  const eventsOf = groupBy(events.rows, (event) => event.gameId)
  const postsOf = groupBy(posts.rows, (post) => post.threadId)
  return games.rows.map((game) => {
    const thread = threadOf.get(game.id)
    if (thread === undefined) throw new Error('a game without its announcements')
    return { game, thread, events: eventsOf.get(game.id) ?? [], posts: postsOf.get(thread.id) ?? [] }
  })
}

/** Writes the same rows with hand-made SQL, `batch` games to a transaction, over `connections`; gives the seconds. */
export async function writeByHand(url: string, rows: readonly Written[], batch: number, connections: number) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const batches = Array.from({ length: Math.ceil(rows.length / batch) }, (_, i) =>
    rows.slice(i * batch, (i + 1) * batch),
  )
  const start = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let next = batches.pop(); next !== undefined; next = batches.pop()) await writeBatch(client, next)
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const client of clients) client.release()
  await pool.end()
  return seconds
}

async function writeBatch(client: pg.PoolClient, rows: readonly Written[]): Promise<void> {
  const events = rows.flatMap(({ game, events }) => events.map((event) => ({ ...event, gameId: game.id })))
  const posts = rows.flatMap(({ thread, posts }) => posts.map((post) => ({ ...post, threadId: thread.id })))
  const games = rows.map(({ game }) => game)
  const threads = rows.map(({ thread }) => thread)
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO "GameEvent" ("gameId", "seq", "at", "type", "data")
     SELECT * FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::text[], $5::json[])`,
    [
      events.map((e) => e.gameId),
      events.map((e) => e.seq),
      events.map((e) => e.at),
      events.map((e) => e.type),
      events.map((e) => e.data),
    ],
  )
  await client.query(
    `INSERT INTO "Post" ("id", "threadId", "number", "kind", "at", "doc", "data", "round")
     SELECT a, b, c, 'announcement', d, e, f, g
     FROM unnest($1::text[], $2::text[], $3::int[], $4::timestamptz[], $5::jsonb[], $6::jsonb[], $7::int[]) AS p(a, b, c, d, e, f, g)`,
    [
      posts.map((p) => p.id),
      posts.map((p) => p.threadId),
      posts.map((p) => p.number),
      posts.map((p) => p.at),
      posts.map((p) => p.doc),
      posts.map((p) => p.data),
      posts.map((p) => p.round),
    ],
  )
  await client.query(
    `UPDATE "Thread" t SET "postCount" = v.n, "lastPostAt" = v.at FROM unnest($1::text[], $2::int[], $3::timestamptz[]) AS v(id, n, at)
     WHERE t."id" = v.id`,
    [threads.map((t) => t.id), threads.map((t) => t.postCount), threads.map((t) => t.lastPostAt)],
  )
  await client.query(
    `UPDATE "Game" g SET "seq" = v.seq, "lastAt" = v.last, "dueAt" = v.due, "summary" = v.summary, "status" = v.status::"GameStatus", "endedAt" = v.ended
     FROM unnest($1::text[], $2::int[], $3::timestamptz[], $4::timestamptz[], $5::jsonb[], $6::text[], $7::timestamptz[]) AS v(id, seq, last, due, summary, status, ended)
     WHERE g."id" = v.id`,
    [
      games.map((g) => g.id),
      games.map((g) => g.seq),
      games.map((g) => g.lastAt),
      games.map((g) => g.dueAt),
      games.map((g) => g.summary),
      games.map((g) => g.status),
      games.map((g) => g.endedAt),
    ],
  )
  await client.query('COMMIT')
}

const instant = (at: number): string => new Date(at).toISOString()

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group === undefined) groups.set(key(row), [row])
    else group.push(row)
  }
  return groups
}
