import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { arrive } from './arrival'
import { settleNext } from './settle'
import { forgetFolds } from './store'
import { clock, type TestGame, testGame } from './testing'
import { settleDue } from './worker'

const CLOSE = '2026-03-03T21:00:01+08:00'
const NEXT_DAY = '2026-03-04T12:00:00+08:00'

/** Its first vote, with all ballots for seat 3 but that of seat 3 itself, is about to close. */
let game: TestGame

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
  for (const seat of game.seats.filter((s) => s !== 3))
    expect(await game.act(seat, { do: 'vote', picks: [{ seat: 3 }] })).toMatchObject({ ok: true })
})

/** More games with the same log, and its announcements thread. Returns the ids of all, the first game's included. */
async function withCopies(count: number): Promise<string[]> {
  const copies = await db().$queryRaw<{ id: string }[]>`
    INSERT INTO "Game" ("id", "slug", "title", "ruleset", "status", "config", "setup", "timeZone", "startsAt", "seq", "lastAt", "dueAt")
    SELECT 'copy-' || n, 'copy-' || n, "title", "ruleset", "status", "config", "setup", "timeZone", "startsAt", "seq", "lastAt", "dueAt"
    FROM "Game", generate_series(1, ${count}::int) n WHERE "id" = ${game.id} RETURNING "id"`
  await db().$executeRaw`
    INSERT INTO "Thread" ("id", "gameId", "kind", "title", "createdAt", "postCount")
    SELECT gen_random_uuid(), g."id", t."kind", '', t."createdAt", 0 FROM "Game" g, "Thread" t
    WHERE g."id" LIKE 'copy-%' AND t."gameId" = ${game.id} AND t."kind" = 'announcements'`
  await db().$executeRaw`
    INSERT INTO "GameEvent" ("gameId", "seq", "at", "type", "data")
    SELECT g."id", e."seq", e."at", e."type", e."data" FROM "Game" g, "GameEvent" e
    WHERE g."id" LIKE 'copy-%' AND e."gameId" = ${game.id}`
  forgetFolds()
  return [game.id, ...copies.map((copy) => copy.id)]
}

const resultPosts = async (gameId: string) => {
  const posts = await db().post.findMany({ where: { thread: { gameId, kind: 'announcements' } } })
  return posts.filter((post) => (post.data as { kind: string }).kind === 'resultPost').length
}
const logOf = (gameId: string) =>
  db().gameEvent.findMany({ where: { gameId }, orderBy: { seq: 'asc' }, omit: { gameId: true } })
const rowOf = (id: string) => db().game.findUniqueOrThrow({ where: { id } })

describe('many games whose votes close at the same instant', () => {
  it('T2.3 settle alike and once each, however many workers there are', async () => {
    const ids = await withCopies(59)
    await clock(CLOSE)
    const counts = await Promise.all([settleDue(), settleDue(), settleDue()])
    expect(counts[0] + counts[1] + counts[2]).toBe(60)
    const log = await logOf(game.id)
    expect(log.filter((event) => event.type === 'resultPublished')).toHaveLength(1)
    const { summary, seq, dueAt } = await rowOf(game.id)
    for (const id of ids) {
      expect(await logOf(id)).toEqual(log)
      expect(await resultPosts(id)).toBe(1)
      expect(await rowOf(id)).toMatchObject({ summary, seq, dueAt, failures: 0, retryAt: null })
    }
  })

  it('T2.3 are announced on floors of their own, in order', async () => {
    const ids = await withCopies(2)
    await clock(CLOSE)
    await settleDue()
    for (const id of ids) {
      const thread = await db().thread.findFirstOrThrow({
        where: { gameId: id, kind: 'announcements' },
        include: { posts: { orderBy: { number: 'asc' } } },
      })
      expect(thread.posts.map((post) => post.number)).toEqual(thread.posts.map((_, i) => i + 1))
      expect(thread.postCount).toBe(thread.posts.length)
      const kinds = thread.posts.map((post) => (post.data as { kind: string }).kind)
      expect(kinds.slice(-2)).toEqual(['resultPost', 'roundOpened'])
    }
  })

  it('T2.5 do not wait for a game whose ballots are still on their way', async () => {
    const ids = await withCopies(3)
    await clock('2026-03-03T21:00:00+08:00')
    const arrival = await arrive('copy-1')
    await clock(CLOSE)
    expect((await settleNext()).waiting).toEqual(['copy-1'])
    expect(await resultPosts('copy-1')).toBe(0)
    for (const id of ids.filter((one) => one !== 'copy-1')) expect(await resultPosts(id)).toBe(1)
    await db().arrival.delete({ where: { id: arrival?.id ?? '' } })
    expect(await settleDue()).toBe(1)
    expect(await resultPosts('copy-1')).toBe(1)
  })

  it('T2.5 come to their turn behind any number of games that wait', async () => {
    await withCopies(40)
    await db().game.update({ where: { id: game.id }, data: { dueAt: new Date('2026-03-03T21:00:01.500+08:00') } })
    await clock('2026-03-03T21:00:00+08:00')
    for (let i = 1; i <= 40; i++) await arrive(`copy-${i}`)
    await clock('2026-03-03T21:00:02+08:00')
    const first = await settleNext()
    expect([first.waiting.length, first.settled.length]).toEqual([25, 0])
    const second = await settleNext(first.waiting)
    expect(second.settled).toEqual([game.id])
    expect(new Set([...first.waiting, ...second.waiting]).size).toBe(40)
  })
})

describe('a game that fails among them', () => {
  it('while it is settled is put aside alone, and settles when it is whole again', async () => {
    const ids = await withCopies(3)
    const broken = { gameId: 'copy-2', seq: 1 }
    const { data } = await db().gameEvent.findUniqueOrThrow({ where: { gameId_seq: broken } })
    await db().gameEvent.update({ where: { gameId_seq: broken }, data: { data: { type: 'broken' } } })
    await clock(CLOSE)
    expect(await settleDue()).toBe(3)
    for (const id of ids) expect(await resultPosts(id)).toBe(id === 'copy-2' ? 0 : 1)
    expect(await rowOf('copy-2')).toMatchObject({ failures: 1, dueAt: new Date(CLOSE) })
    expect(await settleDue()).toBe(0)

    await db().gameEvent.update({ where: { gameId_seq: broken }, data: { data: data as object } })
    await clock('2026-03-03T21:05:00+08:00')
    expect(await settleDue()).toBe(1)
    expect(await resultPosts('copy-2')).toBe(1)
    expect(await rowOf('copy-2')).toMatchObject({ failures: 0, retryAt: null })
  })

  it('while it is written takes nothing of the others with it', async () => {
    const ids = await withCopies(3)
    await db().thread.deleteMany({ where: { gameId: 'copy-2' } })
    const before = await logOf('copy-2')
    await clock(CLOSE)
    const { settled, failed } = await settleNext()
    expect([settled.length, failed]).toEqual([3, ['copy-2']])
    for (const id of ids.filter((one) => one !== 'copy-2')) expect(await resultPosts(id)).toBe(1)
    expect(await logOf('copy-2')).toEqual(before)
  })

  it('among all of them: a worker that dies before its commit leaves nothing, and the next one settles', async () => {
    const ids = await withCopies(3)
    const before = await logOf(game.id)
    await clock(CLOSE)
    // The result posts are among the last rows of a settlement: there the connection dies, as if its cord were pulled.
    await db().$executeRaw`CREATE FUNCTION pull_the_cord() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`
    await db().$executeRaw`CREATE TRIGGER pull BEFORE INSERT ON "Post" FOR EACH ROW EXECUTE FUNCTION pull_the_cord()`
    const { settled, failed } = await settleNext()
    await db().$executeRaw`DROP TRIGGER pull ON "Post"`
    await db().$executeRaw`DROP FUNCTION pull_the_cord`
    expect([settled, failed.length]).toEqual([[], 4])
    for (const id of ids) expect(await logOf(id)).toEqual(before)

    await clock(NEXT_DAY)
    await settleDue()
    for (const id of ids) expect(await resultPosts(id)).toBeGreaterThan(0)
    for (const id of ids) expect(await logOf(id)).toEqual(await logOf(game.id))
  })
})
