import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { advance, fold, handle, parseStamp } from '@/lib/engine/core'
import {
  resolveConfig,
  type TieshaEvent,
  type TieshaSeat,
  type TieshaState,
  tiesha,
} from '@/lib/engine/rulesets/tiesha'

/** Where forum time stands: an hour into the second round of the game that is played. */
export const NOW = stamp('2026-03-03T22:00:00+08:00')
const STARTS_AT = stamp('2026-03-02T20:00:00+08:00')
const ANNOUNCEMENTS = ['roundOpened', 'votingOpened', 'mainVoteSettled', 'warned', 'paused', 'resumed']
const SEATS = 12
const PAGE = 20

/** A game in which an account has a seat and may vote. */
export type PlayedGame = { id: string; slug: string; voter: string }

/** A board of `size` threads; one of them has as many posts, up to a last page of ten. `reader` has read all of it. */
export async function fillForum(client: pg.Client, size: number): Promise<{ reader: string; thread: string }> {
  const [reader = '', writer = ''] = await addUsers(client, ['reader', 'writer'])
  const [board, thread] = [randomUUID(), randomUUID()]
  const posts = size - (size % PAGE) + PAGE / 2
  await client.query(`INSERT INTO "Board" ("id", "slug", "name") VALUES ($1, 'tea', '茶馆')`, [board])
  await client.query(
    `INSERT INTO "Thread" ("id", "boardId", "kind", "title", "authorId", "createdAt", "lastPostAt", "postCount")
     SELECT CASE n WHEN 1 THEN $1::text ELSE gen_random_uuid()::text END, $2, 'forum', '闲话 ' || n, $3, $4, $4, CASE n WHEN 1 THEN $5::int ELSE 1 END
     FROM generate_series(1, $6::int) n`,
    [thread, board, writer, iso(STARTS_AT), posts, size],
  )
  await client.query(
    `INSERT INTO "Post" ("id", "threadId", "number", "at", "authorId", "doc", "original")
     SELECT gen_random_uuid(), t."id", n, $2, $1, $3, 200 FROM "Thread" t, generate_series(1, t."postCount") n`,
    [writer, iso(STARTS_AT), docOf('夜雨敲窗，灯下无事，且说些旧话。'.repeat(12))],
  )
  return { reader, thread }
}

/** `size` games that run, that recruit, and that are over, with their seats, announcements and essays. */
export async function fillGames(client: pg.Client, size: number): Promise<void> {
  const crowd = await addUsers(
    client,
    Array.from({ length: Math.max(SEATS * 2, size) }, (_, i) => `crowd ${i}`),
  )
  await client.query(
    `INSERT INTO "Game" ("id", "slug", "title", "ruleset", "status", "config", "setup", "timeZone", "signUpClosesAt", "startsAt", "dueAt", "endedAt", "summary")
     SELECT status || n, status || n, '第 ' || n || ' 局', 'tiesha', status::"GameStatus", '{"preset": "quick-12"}', '{}', 'Asia/Shanghai',
       CASE status WHEN 'recruiting' THEN $1::timestamptz + n * interval '1 minute' END,
       CASE status WHEN 'recruiting' THEN $1::timestamptz + interval '9 days' ELSE $1::timestamptz - n * interval '1 hour' END,
       CASE status WHEN 'running' THEN $1::timestamptz + n * interval '1 minute' END,
       CASE status WHEN 'finished' THEN $1::timestamptz - n * interval '1 minute' END,
       CASE status WHEN 'recruiting' THEN NULL ELSE $2::jsonb END
     FROM unnest('{running,recruiting,finished}'::text[]) status, generate_series(1, $3::int) n`,
    [iso(NOW), JSON.stringify(SUMMARY), size],
  )
  await client.query(`INSERT INTO "GameHost" ("gameId", "userId", "role") SELECT "id", $1, 'main' FROM "Game"`, [
    crowd[0],
  ])
  await client.query(
    `INSERT INTO "Seat" ("gameId", "seat", "alias", "userId")
     SELECT g."id", s, '马甲' || s, ($1::text[])[1 + (g.n * $2 + s) % cardinality($1::text[])]
     FROM (SELECT "id", row_number() OVER () AS n FROM "Game" WHERE "status" <> 'recruiting') g, generate_series(1, $2::int) s`,
    [crowd, SEATS],
  )
  await client.query(
    `INSERT INTO "Thread" ("id", "gameId", "kind", "title", "createdAt", "postCount")
     SELECT gen_random_uuid(), "id", kind::"ThreadKind", '', "startsAt", $1
     FROM "Game", unnest('{announcements,kills,talk}'::text[]) kind WHERE "status" <> 'recruiting'`,
    [ANNOUNCEMENTS.length],
  )
  await client.query(
    `INSERT INTO "Post" ("id", "threadId", "number", "kind", "at", "doc", "data", "original")
     SELECT gen_random_uuid(), t."id", n, 'announcement', g."startsAt" + n * interval '1 hour', '{}',
       jsonb_build_object('kind', a.kind, 'at', 0, 'days', 1, 'note', NULL), 0
     FROM "Thread" t JOIN "Game" g ON g."id" = t."gameId", unnest($1::text[]) WITH ORDINALITY AS a(kind, n) WHERE t."kind" = 'announcements'`,
    [ANNOUNCEMENTS],
  )
  await client.query(
    `INSERT INTO "Post" ("id", "threadId", "number", "kind", "at", "doc", "code", "original")
     SELECT gen_random_uuid(), t."id", n, CASE t."kind" WHEN 'kills' THEN 'kill' ELSE 'text' END::"PostKind", g."startsAt" + n * interval '1 hour', $1, '醉花阴', 200
     FROM "Thread" t JOIN "Game" g ON g."id" = t."gameId", generate_series(1, t."postCount") n WHERE t."kind" IN ('kills', 'talk')`,
    [docOf('三更天，城门已闭。')],
  )
}

const SCORE = { n: 7, d: 1 }
const SUMMARY = {
  status: 'running',
  round: 3,
  phase: 'day',
  closesAt: NOW,
  living: 9,
  seats: SEATS,
  paused: false,
  extended: false,
  kills: 4,
  winner: 'black',
  score: { black: SCORE, white: SCORE },
  endedAt: null,
}

/** Copies of a game in its second round, whose log has so many events; in the first of them the reader has a seat. */
export async function layGame(
  client: pg.Client,
  wanted: { events: number; copies: number; readers: number; reader: string },
): Promise<PlayedGame[]> {
  const log = playedLog(wanted.events)
  const seats = await addUsers(
    client,
    Array.from({ length: wanted.copies }, (_, i) => `voter ${i}`),
  )
  const others = await addUsers(client, ['second', 'third', 'fourth', 'fifth'])
  const games = seats.map((voter, i) => {
    const id = randomUUID()
    return { id, slug: `played-${id}`, voter: i < wanted.readers ? wanted.reader : voter }
  })
  const { events, due } = log
  for (const { id, slug, voter } of games) {
    await client.query(
      `INSERT INTO "Game" ("id", "slug", "title", "ruleset", "status", "config", "setup", "timeZone", "startsAt", "seq", "lastAt", "dueAt", "summary")
       VALUES ($1, $2, '在局', 'tiesha', 'running', $3, '{}', 'Asia/Shanghai', $4, $5, $6, $7, $8)`,
      [
        id,
        slug,
        JSON.stringify(CONFIG),
        iso(STARTS_AT),
        events.length,
        iso(events.at(-1)?.at ?? NOW),
        iso(due),
        JSON.stringify(SUMMARY),
      ],
    )
    await client.query(
      `INSERT INTO "Seat" ("gameId", "seat", "alias", "userId") SELECT $1, n, '马甲' || n, "user" FROM unnest($2::text[]) WITH ORDINALITY AS s("user", n)`,
      [id, [voter, ...others]],
    )
    await client.query(
      `INSERT INTO "GameEvent" ("gameId", "seq", "at", "type", "data")
       SELECT $1, e.seq, to_timestamp((e.data ->> 'at')::bigint / 1000.0), e.data ->> 'type', e.data
       FROM unnest($2::json[]) WITH ORDINALITY AS e(data, seq)`,
      [id, events.map((event) => JSON.stringify(event))],
    )
  }
  return games
}

const CONFIG = { rounds: Array.from({ length: 3 }, () => ({ picks: 1, out: 0, slots: [] })), custom: true }
const ROLES = ['ranger', 'killer', 'sword', 'ranger', 'ranger'] as const

/**
 * A first round in which seats changed their minds until the log had `count` events, and the opening of the second. However
 * many they were, the game stands where it would have stood without them.
 */
function playedLog(count: number): { events: TieshaEvent[]; due: number } {
  const seats = ROLES.map((role, i): TieshaSeat => {
    return { seat: i + 1, alias: `马甲${i + 1}`, role, code: `码${i + 1}`, traits: [], house: 1 }
  })
  const setup = { config: resolveConfig(CONFIG), timeZone: 'Asia/Shanghai', startsAt: STARTS_AT, seed: null, seats }
  const events = tiesha.start(setup)
  let state = fold(tiesha, events) as TieshaState
  const afterVotes = 3 // the vote settles, the result is out, the next round opens
  for (let i = 0; events.length < count - afterVotes; i++) {
    const voter = 1 + (i % seats.length)
    const vote = { by: voter, do: 'vote' as const, picks: [{ seat: 1 + ((i + 1) % seats.length) }] }
    const handled = handle(tiesha, state, vote, STARTS_AT + (i + 1) * 1000)
    if (handled.refusal) throw new Error(`a ballot was refused: ${handled.refusal.code}`)
    state = handled.state
    events.push(...handled.events)
  }
  const settled = advance(tiesha, state, NOW)
  events.push(...settled.events)
  const due = tiesha.due(settled.state)
  if (events.length !== count || settled.state.round !== 2 || due === null) throw new Error('the game went another way')
  return { events, due }
}

async function addUsers(client: pg.Client, names: readonly string[]): Promise<string[]> {
  const ids = names.map(() => randomUUID())
  await client.query(
    `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash")
     SELECT id, name, name, '-' FROM unnest($1::text[], $2::text[]) AS u(id, name)`,
    [ids, names],
  )
  return ids
}

const docOf = (text: string): string =>
  JSON.stringify({ type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

const iso = (at: number): string => new Date(at).toISOString()

function stamp(text: string): number {
  const at = parseStamp(text)
  if (at === null) throw new Error(`${text} is no stamp`)
  return at
}
