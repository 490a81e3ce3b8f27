import { db, now, transaction } from '@/lib/db'
import { lengthOf, union } from '@/lib/forum/similar/runs'
import type { PostKind } from '@/lib/generated/prisma/client'
import { announceChange } from '@/lib/notify/live'
import { actorOf, logHostAct } from '../actor'
import type { GamePage } from '../read-game'
import { readRulings } from '../read-rulings'
import { answering, type Outcome, Refused } from '../refusal'
import { lockGame } from '../sign-up'
import { isOldWork, isOwnDraft, maySeeSource } from './policy'
import { PLACE, type PlacedRow, placed, placeFor } from './read-posts'

/** An essay of the game of which much stood somewhere before. */
export interface Suggestion {
  postId: string
  /** Its name in the addresses of the game, as lib/play/long-posts.ts finds it. */
  key: string
  kind: PostKind
  title: string
  /** The code name it is signed with; null: under the seat's alias. */
  code: string | null
  /** The seat that signs it; null under a code name. */
  seat: number | null
  round: number | null
  /** Epoch milliseconds. */
  at: number
  /** Share (0 to 1) of its normalised characters, of all the sources that this reader may see together. */
  coverage: number
  sources: number
  /** Some of it is by the same account, in an earlier game or outside games; where the reader may know that. */
  oldWork: boolean
}

interface SuggestedRow extends PlacedRow {
  n: number
  length: number | null
  title: string
  at: Date
  seat: number | null
  round: number | null
  number: number
}
interface SourceRow extends PlacedRow {
  postN: number
  runs: number[]
}

/**
 * What the desk suggests to look at (`text/similarity.md`, step 5): essays whose coverage has reached the game's setting,
 * on which no host has ruled and which none has laid aside; the largest coverage first. For the main host and assistants
 * while the game runs (T18); nothing for others.
 */
export async function readSuggestions(page: GamePage, reader: string | null): Promise<Suggestion[]> {
  const { game, viewer } = page
  if (viewer.kind !== 'host' && viewer.kind !== 'assistant') return []
  if (game.status !== 'reportIn' && game.status !== 'running') return []
  const tx = db()
  const rows = await tx.$queryRaw<SuggestedRow[]>`
    SELECT ${PLACE}, l."n", l."length", p."title", p."at", p."seat", p."round", p."number"
    FROM "Post" p ${placeFor(reader)} JOIN "LongPost" l ON l."postId" = p."id"
    WHERE t."gameId" = ${game.id} AND l."seenAt" IS NULL
      AND EXISTS (SELECT 1 FROM "Likeness" k WHERE k."postN" = l."n")`
  const sources = await tx.$queryRaw<SourceRow[]>`
    SELECT ${PLACE}, k."postN", k."runs"
    FROM "Likeness" k JOIN "LongPost" l ON l."n" = k."sourceN" JOIN "Post" p ON p."id" = l."postId" ${placeFor(reader)}
    WHERE k."postN" = ANY(${rows.map((row) => row.n)})`
  const ruled = await readRulings(
    page,
    rows.map((row) => row.id),
  )
  const suggestions = rows.flatMap((row): Suggestion[] => {
    const post = placed(row)
    if ((ruled.get(post.id) ?? []).length > 0) return []
    const visible = sources
      .filter((source) => source.postN === row.n)
      .map((source) => ({ runs: source.runs, post: placed(source) }))
      .filter((source) => maySeeSource(source.post, reader) && !isOwnDraft(post, source.post))
    const coverage = lengthOf(union(visible.map((source) => source.runs))) / Math.max(1, row.length ?? 0)
    if (coverage * 100 < game.setup.similarPercent) return []
    return [
      {
        postId: post.id,
        key: row.kind === 'reportIn' ? `report-${row.number}` : row.id,
        kind: post.kind,
        title: row.title,
        code: row.code,
        seat: row.code === null ? row.seat : null,
        round: row.round,
        at: row.at.getTime(),
        coverage,
        sources: visible.length,
        oldWork: visible.some((source) => isOldWork(post, source.post)),
      },
    ]
  })
  return suggestions.sort((a, b) => b.coverage - a.coverage || a.at - b.at)
}

/** The main host or an assistant has looked and lays a suggestion aside; logged. Asking twice changes nothing. */
export function laySuggestionAside(page: GamePage, userId: string, postId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const gameId = page.game.id
      const actor = await actorOf(tx, await lockGame(tx, gameId), userId)
      if (actor.kind !== 'host' || actor.role === 'counter') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      const seenAt = new Date(await now(tx))
      const found = await tx.longPost.updateMany({
        where: { postId, seenAt: null, sources: { some: {} }, post: { thread: { gameId } } },
        data: { seenAt },
      })
      if (found.count === 0) return undefined
      const post = await tx.post.findUniqueOrThrow({
        where: { id: postId },
        select: { number: true, thread: { select: { kind: true } } },
      })
      await logHostAct(tx, gameId, userId, 'laySimilarAside', { thread: post.thread.kind, number: post.number })
      await announceChange(tx, { game: gameId, public: false, seats: [], hosts: 'assistants' })
      return undefined
    }),
  )
}
