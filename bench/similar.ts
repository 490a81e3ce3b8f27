import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/lib/generated/prisma/client'
import { lookUpPost } from '@/lib/play/similar'
import { fingerprints, normalizeText } from '@/lib/text/similarity'
import { openDatabase } from './database'
import { type Benchmark, expectEqual, type Figure, median, race, rounded } from './measure'
import { fillIndex, newGames, newUser, storePosts } from './similar-rows'
import { DISGUISES, essays, opening, writer } from './similar-texts'

/** Posts that are looked up by turns, each with a paragraph or two taken from an indexed one. */
const LOOKED_UP = 40
const COPIED_WORDS = 150
const DISGUISED = 5

/**
 * `similar`: look-ups of new 1,500-word posts among 100,000 indexed ones, as the host's desk does them, on the embedded
 * database; the floor reads as many rows as one finds in the index, by their keys. Each look-up must find the post that
 * its copied paragraphs are from. Then, among the same posts, real essays: each in four disguises must be found, and none
 * must be taken for a copy of another.
 */
export const similar: Benchmark = async ({ quick }) => {
  const database = await openDatabase()
  const client = new pg.Client({ connectionString: database.url })
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url, max: 2 }) })
  await client.connect()
  try {
    const count = quick ? 2_000 : 100_000
    const host = await newUser(client, 'host')
    const real = essays()
    const pseudo = writer(13)
    const texts: string[] = []
    const ids = await fillIndex(client, host, count, () => {
      const text = real[texts.length] ?? pseudo()
      texts.push(text)
      return text
    })
    const look = async (postId: string) => {
      const evidence = await lookUpPost(prisma, { postId, reader: host })
      if (!evidence) throw new Error('a look-up without an answer')
      return evidence
    }
    const latency = await looksUp()
    return [latency, await disguises(), await independent()]

    async function looksUp(): Promise<Figure> {
      const taken = Array.from(
        { length: LOOKED_UP },
        (_, i) => real.length + Math.floor(((i + 0.5) * (count - real.length)) / LOOKED_UP),
      )
      const fresh = taken.map((place) => opening(texts[place] ?? '', COPIED_WORDS) + pseudo())
      const posts = await publish(fresh)
      const found: number[] = []
      for (const text of fresh) found.push(await rowsFound(client, text))
      const rows = Math.round(median(found))
      let turn = 0
      const timed = await race(
        {
          run: async () => {
            const i = turn++ % posts.length
            return { i, found: await look(posts[i] ?? '') }
          },
          check: ({ i, found }) => {
            expectEqual('the source found', found.sources[0]?.postId, ids[taken[i] ?? 0])
            expectEqual('a tenth covered', (found.sources[0]?.coverage ?? 0) > 0.07, true)
          },
        },
        await keyedRead(client, ids, rows),
        quick ? 15 : 101,
      )
      return {
        bench: 'similar',
        metric: 'look-up, median',
        value: rounded(timed.first.median * 1000),
        unit: 'ms',
        n: count,
        floor: { what: `one indexed read of as many rows (${rows})`, value: rounded(timed.second.median * 1000) },
        ratio: rounded(timed.ratio),
      }
    }

    async function disguises(): Promise<Figure> {
      const originals = real.slice(0, DISGUISED)
      const wanted = Object.values(DISGUISES).flatMap((disguise) => originals.map(disguise))
      const posts = await publish(wanted)
      let found = 0
      for (const [i, post] of posts.entries()) {
        const [first] = (await look(post)).sources
        if (first && first.postId === ids[i % DISGUISED] && first.coverage > 0.9) found++
      }
      expectEqual('disguised copies found', found, wanted.length)
      return { bench: 'similar', metric: 'disguised copies found', value: found, unit: 'posts', n: wanted.length }
    }

    async function independent(): Promise<Figure> {
      let largest = 0
      for (const post of ids.slice(0, real.length)) largest = Math.max(largest, (await look(post)).coverage)
      expectEqual('essays on one theme covered by less than 2%', largest < 0.02, true)
      return {
        bench: 'similar',
        metric: 'largest coverage of an independent essay',
        value: rounded(largest * 100),
        unit: '%',
        n: real.length,
      }
    }

    /** New posts of a running game, registered after all others. */
    async function publish(fresh: readonly string[]): Promise<string[]> {
      const [thread = ''] = await newGames(client, 1, 'running', host)
      const rows = fresh.map((text, i) => ({ id: randomUUID(), thread, number: i + 1, text }))
      await storePosts(client, host, rows)
      return rows.map((row) => row.id)
    }
  } finally {
    await prisma.$disconnect()
    await client.end()
    await database.close()
  }
}

/** How many rows of the index a look-up of this text reads. */
async function rowsFound(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM unnest($1::int4[]) AS h(hash)
     CROSS JOIN LATERAL (SELECT 1 FROM "Fingerprint" WHERE "hash" = h.hash LIMIT 64) f`,
    [fingerprints(normalizeText(text))],
  )
  return rows[0]?.count ?? 0
}

/** Reads so many rows by their keys, others each time. */
async function keyedRead(client: pg.Client, ids: readonly string[], rows: number) {
  let from = 0
  return {
    run: () => {
      const some = Array.from({ length: rows }, (_, i) => ids[(from + i * 7919) % ids.length])
      from += 104_729
      return client.query('SELECT "id", "threadId", "number" FROM "Post" WHERE "id" = ANY($1)', [some])
    },
    check: (result: pg.QueryResult) => expectEqual('rows read', result.rowCount, Math.min(rows, ids.length)),
  }
}
