import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { fingerprints, normalizeText } from '@/lib/text/similarity'

const BATCH = 500
const POSTS_PER_GAME = 50

/** An account. */
export async function newUser(client: pg.Client, name: string): Promise<string> {
  const id = randomUUID()
  await client.query(`INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash") VALUES ($1, $2, $2, '-')`, [
    id,
    name,
  ])
  return id
}

/** Games with a kill thread each, hosted by `host`; the ids of their threads. */
export async function newGames(client: pg.Client, count: number, status: 'finished' | 'running', host: string) {
  const threads = Array.from({ length: count }, () => randomUUID())
  await client.query(
    `INSERT INTO "Game" ("id", "slug", "title", "ruleset", "status", "config", "setup", "timeZone")
     SELECT id, 'bench-' || id, '局', 'tiesha', $2::"GameStatus", '{}', '{}', 'Asia/Shanghai' FROM unnest($1::text[]) id`,
    [threads, status],
  )
  await client.query(
    `INSERT INTO "GameHost" ("gameId", "userId", "role") SELECT id, $2, 'main' FROM unnest($1::text[]) id`,
    [threads, host],
  )
  await client.query(
    `INSERT INTO "Thread" ("id", "gameId", "kind", "title", "createdAt")
     SELECT id, id, 'kills', '', now() FROM unnest($1::text[]) id`,
    [threads],
  )
  return threads
}

/**
 * The index as it is after `count` posts: posts of games that are over, fifty a game, with their fingerprints, written in
 * bulk. The primary key is built at the end, as an index is after a restore.
 * @returns the ids of the posts in the order of their registration
 */
export async function fillIndex(client: pg.Client, host: string, count: number, text: () => string): Promise<string[]> {
  const threads = await newGames(client, Math.ceil(count / POSTS_PER_GAME), 'finished', host)
  await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`)
  await client.query(`ALTER TABLE "Fingerprint" DROP CONSTRAINT "Fingerprint_pkey"`)
  const ids: string[] = []
  let writing: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < count; from += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, count - from) }, text)
    const rows = texts.map((one, i) => ({
      id: randomUUID(),
      thread: threads[Math.floor((from + i) / POSTS_PER_GAME)] ?? '',
      number: ((from + i) % POSTS_PER_GAME) + 1,
      text: one,
    }))
    const prints = texts.map((one) => fingerprints(normalizeText(one)).join(','))
    ids.push(...rows.map((row) => row.id))
    await writing // the next batch is made up while this one is stored
    writing = storePosts(client, host, rows).then((ns) =>
      client.query(
        `INSERT INTO "Fingerprint" ("hash", "post")
         SELECT unnest(string_to_array(prints, ',')::int4[]), n FROM unnest($1::int4[], $2::text[]) AS one(n, prints)`,
        [ns, prints],
      ),
    )
  }
  await writing
  await client.query(`ALTER TABLE "Fingerprint" ADD PRIMARY KEY ("hash", "post")`)
  await client.query('VACUUM ANALYZE')
  return ids
}

interface Row {
  id: string
  thread: string
  number: number
  text: string
}

/** Stores posts and registers them as long posts; their numbers. */
export async function storePosts(client: pg.Client, author: string, rows: readonly Row[]): Promise<number[]> {
  await client.query(
    `INSERT INTO "Post" ("id", "threadId", "number", "kind", "at", "authorId", "seat", "code", "title", "doc", "round")
     SELECT id, thread, number, 'kill', now(), $5, 1, '醉花阴', '夜行', doc, 2
     FROM unnest($1::text[], $2::text[], $3::int4[], $4::jsonb[]) AS one(id, thread, number, doc)`,
    [
      rows.map((row) => row.id),
      rows.map((row) => row.thread),
      rows.map((row) => row.number),
      rows.map((row) => JSON.stringify(docOf(row.text))),
      author,
    ],
  )
  const registered = await client.query<{ n: number }>(
    `INSERT INTO "LongPost" ("postId", "length") SELECT id, 0 FROM unnest($1::text[]) id RETURNING "n"`,
    [rows.map((row) => row.id)],
  )
  return registered.rows.map((row) => row.n)
}

function docOf(text: string) {
  const content = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
  return { type: 'doc', version: 1, content }
}
