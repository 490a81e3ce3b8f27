import { type Tx, transaction } from '@/lib/db'
import { HELD } from '@/lib/forum/held'
import type { ThreadKind } from '@/lib/generated/prisma/client'
import { errorFacts, log } from '@/lib/log'
import { announceChange } from '@/lib/notify/live'
import { comparePosts, fingerprints, type NormalText, normalizeText } from '@/lib/text/similarity'
import { candidatesOf } from './candidates'
import { isEssay } from './register'
import { runsOf } from './runs'
import { wordsOf } from './words'

/** Compared at most, the most alike first: of those that everybody can read, and of those that not everybody can. */
const MOST_OPEN = 40
const MOST_CLOSED = 20
/** One at a time on the whole site: of two posts, whichever comes second finds the first. */
const LOCK = 7_305_001

/**
 * Indexes the long post that waits the longest (`text/similarity.md`, step 3) and notes what it shares with others: its
 * fingerprints, its likenesses and the mark that it is done are one transaction, so each is written once, whatever
 * process stops when. One that fails waits for a later try and holds up nothing.
 * @returns false if none waits, or another process is at it
 */
export async function indexNext(): Promise<boolean> {
  let n: number | undefined
  try {
    return await transaction(async (tx) => {
      const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS ours`
      if (!lock?.ours) return false
      const [waiting] = await tx.$queryRaw<{ n: number }[]>`
        SELECT "n" FROM "LongPost" WHERE "length" IS NULL AND ("retryAt" IS NULL OR "retryAt" <= forum_now())
        ORDER BY "n" LIMIT 1 FOR UPDATE`
      if (!waiting) return false
      n = waiting.n
      await indexPost(tx, waiting.n)
      return true
    })
  } catch (error) {
    if (n === undefined) throw error
    log('error', 'indexing failed', { post: n, ...errorFacts(error) })
    await transaction(
      (tx) => tx.$executeRaw`UPDATE "LongPost" SET "retryAt" = forum_now() + interval '1 minute' WHERE "n" = ${n}`,
    )
    return true
  }
}

async function indexPost(tx: Tx, n: number): Promise<void> {
  const [own] = await readLong(tx, [n])
  if (!own) throw new Error('a long post without a post')
  const prints = fingerprints(own.text)
  const candidates = await tx.$queryRaw<{ n: number }[]>(candidatesOf(prints, null))
  const chosen = await choose(
    tx,
    own,
    candidates.map((one) => one.n),
  )
  for (const other of await readLong(tx, chosen)) {
    const [post, source] = other.n < n ? [own, other] : [other, own]
    const { passages } = comparePosts(post.text, source.text)
    if (passages.length === 0) continue
    const runs = runsOf(post.text, passages)
    await tx.likeness.create({ data: { postN: post.n, sourceN: source.n, runs } })
    if (post.game !== null && !source.closed)
      await announceChange(tx, { game: post.game, public: false, seats: [], hosts: 'assistants' })
  }
  await tx.$executeRaw`INSERT INTO "Fingerprint" ("hash", "post") SELECT hash, ${n} FROM unnest(${prints}::int4[]) AS hash`
  await tx.longPost.update({ where: { n }, data: { length: own.text.codes.length, retryAt: null } })
}

/** Which candidates to compare: an essay with what came before it, any text with the essays after it. */
async function choose(tx: Tx, own: Long, candidates: readonly number[]): Promise<number[]> {
  const places = new Map(
    (await tx.longPost.findMany({ where: { n: { in: [...candidates] } }, select: PLACE })).map((row) => [
      row.n,
      { essay: isEssay(row.post.kind), closed: isClosed(row.post.thread) },
    ]),
  )
  const matter = candidates.filter((n) => (n < own.n ? own.essay : places.get(n)?.essay))
  const open = matter.filter((n) => places.get(n)?.closed === false).slice(0, MOST_OPEN)
  const closed = matter.filter((n) => places.get(n)?.closed).slice(0, MOST_CLOSED)
  return [...open, ...closed]
}

const PLACE = {
  n: true,
  post: { select: { kind: true, thread: { select: { kind: true, key: true, gameId: true } } } },
} as const

interface Long {
  n: number
  essay: boolean
  closed: boolean
  game: string | null
  text: NormalText
}

async function readLong(tx: Tx, ns: readonly number[]): Promise<Long[]> {
  const rows = await tx.longPost.findMany({
    where: { n: { in: [...ns] } },
    select: { n: true, post: { select: { ...PLACE.post.select, doc: true } } },
  })
  return rows.map(({ n, post }) => ({
    n,
    essay: isEssay(post.kind),
    closed: isClosed(post.thread),
    game: post.thread.gameId,
    text: normalizeText(wordsOf(post.doc)),
  }))
}

/** Not for everybody to read, at least now: such sources never crowd out those that are. */
function isClosed({ kind, key }: { kind: ThreadKind; key: string }): boolean {
  return kind === 'channel' || kind === 'graveyard' || (kind === 'kills' && key === HELD)
}
