import { beforeEach, describe, expect, it } from 'vitest'
import { db, freezeTestClock, now, transaction } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import type { PostKind, ThreadKind } from '@/lib/generated/prisma/client'
import { fingerprints, normalizeText } from '@/lib/text/similarity'
import { addPost, hidePost } from '../posts'
import { candidatesOf } from './candidates'
import { indexNext } from './index-posts'
import { essayDoc, essayText, indexAll } from './testing'

let threads: Map<ThreadKind, string>
let author: string

beforeEach(async () => {
  await freshTables()
  const user = await db().user.create({ data: { username: 'a', usernameKey: 'a', passwordHash: '-' } })
  author = user.id
  const game = await db().game.create({
    data: { slug: 'g', title: '局', ruleset: 'tiesha', config: {}, setup: {}, timeZone: 'Asia/Shanghai' },
  })
  threads = new Map()
  for (const kind of ['kills', 'talk', 'line', 'channel', 'reportIn'] as const) {
    const data = { gameId: game.id, kind, key: kind === 'line' ? '1' : '', title: '', createdAt: new Date(0) }
    threads.set(kind, (await db().thread.create({ data })).id)
  }
})

const write = (text: string, { kind = 'kill' as PostKind, thread = 'kills' as ThreadKind, quoted = '' } = {}) =>
  transaction(async (tx) => {
    const doc = essayDoc(text, quoted)
    return (await addPost(tx, { threadId: threads.get(thread) ?? '', authorId: author, kind, doc })).id
  })
const registered = async () => (await db().longPost.findMany({ orderBy: { n: 'asc' } })).map((row) => row.postId)
const print = (text: string) => fingerprints(normalizeText(text))
/** Posts that share a fingerprint with a text, by id. */
async function found(text: string): Promise<string[]> {
  const candidates = await db().$queryRaw<{ n: number }[]>(candidatesOf(print(text), null))
  const rows = await db().longPost.findMany({ where: { n: { in: candidates.map((one) => one.n) } } })
  return candidates.map(({ n }) => rows.find((row) => row.n === n)?.postId ?? '')
}

describe('similarity.md 3 the index', () => {
  it('takes every essay and every long text, but no letter to a host and nothing short', async () => {
    const posts = [
      await write('短', { kind: 'kill' }),
      await write(essayText(1), { kind: 'iou' }),
      await write(essayText(2), { kind: 'rescue' }),
      await write(essayText(3), { kind: 'reportIn', thread: 'reportIn' }),
      await write(essayText(4), { kind: 'text', thread: 'talk' }),
      await write(essayText(5), { kind: 'text', thread: 'channel' }),
    ]
    await write(essayText(6), { kind: 'text', thread: 'line' })
    await write(essayText(7, 250), { kind: 'text', thread: 'talk' })
    expect(await registered()).toEqual(posts)
  })

  it('finds a post by any run of 13 characters in it, and not before it is indexed', async () => {
    const text = essayText(1)
    const post = await write(text)
    expect(await found(text)).toEqual([])
    expect(await indexAll()).toBe(1)
    expect(await found(text)).toEqual([post])
    const middle = text.replaceAll('，', '').slice(200, 213)
    expect(await found(middle)).toEqual([post])
    expect(await found(essayText(2))).toEqual([])
  })

  it('leaves quote blocks out', async () => {
    await write(essayText(1), { quoted: essayText(2) })
    await indexAll()
    expect(await found(essayText(2))).toEqual([])
  })

  it('keeps posts that a host has hidden', async () => {
    const post = await write(essayText(1))
    await transaction((tx) => hidePost(tx, { postId: post, userId: author, reason: '泄密' }))
    await indexAll()
    expect(await found(essayText(1))).toEqual([post])
  })

  it('costs publishing one row: fingerprints come after the commit', async () => {
    await write(essayText(1))
    expect(await db().fingerprint.count()).toBe(0)
    expect(await db().longPost.findMany()).toMatchObject([{ length: null }])
  })

  it('registers nothing when the post is not written after all', async () => {
    const failed = transaction(async (tx) => {
      await addPost(tx, { threadId: threads.get('kills') ?? '', authorId: author, kind: 'kill', doc: essayDoc('文') })
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await registered()).toEqual([])
  })
})

describe('similarity.md 3 exactly once', () => {
  it('whatever number of workers is at it', async () => {
    for (let seed = 1; seed <= 6; seed++) await write(essayText(seed))
    await Promise.all([indexAll(), indexAll(), indexAll()])
    await indexAll() // what was left when another had the lock
    const expected = [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + print(essayText(seed)).length, 0)
    expect(await db().fingerprint.count()).toBe(expected)
    expect(await db().longPost.count({ where: { length: null } })).toBe(0)
    expect(await indexNext()).toBe(false)
  })

  it('leaves nothing half done by a crash, holds up nobody, and comes back to it', async () => {
    const broken = await write(essayText(1))
    const { n } = await db().longPost.findUniqueOrThrow({ where: { postId: broken } })
    const whole = await write(essayText(2))
    const [hash = 0] = print(essayText(1)).slice(-1)
    await db().fingerprint.create({ data: { hash, post: n } }) // its own last row cannot be written: the work breaks off
    await indexAll()
    expect(await db().fingerprint.count({ where: { post: n } })).toBe(1)
    expect(await db().longPost.findUnique({ where: { n } })).toMatchObject({ length: null })
    expect(await found(essayText(2))).toEqual([whole])
    await db().fingerprint.deleteMany({ where: { post: n } })
    expect(await indexNext()).toBe(false) // not at once again
    await freezeTestClock((await now()) + 60_000)
    expect(await indexAll()).toBe(1)
    expect(await found(essayText(1))).toEqual([broken])
  })
})

describe('similarity.md 4 candidates', () => {
  it('counts the oldest of a fingerprint that many share, and the more alike first', async () => {
    const stock = '各位看官，在下今夜又来献丑，文字粗陋还请多多包涵'
    const first = await write(`${stock}\n${essayText(100, 60)}`)
    for (let seed = 1; seed < 70; seed++) await write(`${essayText(seed, 30)}\n${stock}`)
    await indexAll()
    const hits = await found(`${stock}。${essayText(100, 60)}`)
    expect(hits[0]).toBe(first)
    expect(hits.length).toBeLessThan(70)
    expect(hits.length).toBeGreaterThanOrEqual(64)
  })

  it('notes what an essay shares with an earlier text, whichever is indexed first', async () => {
    const [a, b] = [await write(essayText(1)), await write(`${essayText(1)}。${essayText(2)}`)]
    const [early, late] = await db().longPost.findMany({ orderBy: { n: 'asc' } })
    const noted = [{ postN: late?.n, sourceN: early?.n, runs: [0, 400] }]
    await indexAll()
    expect(await db().likeness.findMany()).toEqual(noted)
    await db().$executeRaw`TRUNCATE "Fingerprint", "Likeness"`
    await db().longPost.updateMany({ where: { postId: b }, data: { length: null } })
    await indexAll()
    expect(await db().likeness.count()).toBe(0)
    await db().longPost.updateMany({ where: { postId: a }, data: { length: null } })
    await indexAll()
    expect(await db().likeness.findMany()).toEqual(noted)
  })

  it('notes nothing for a text that is no essay of a game', async () => {
    await write(essayText(1))
    await write(essayText(1), { kind: 'text', thread: 'talk' })
    await indexAll()
    expect(await db().likeness.count()).toBe(0)
  })
})
