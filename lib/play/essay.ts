import { randomUUID } from 'node:crypto'
import { db, type Tx } from '@/lib/db'
import { configSchema, resolveConfig, type TieshaView } from '@/lib/engine/rulesets/tiesha'
import { discardDraft } from '@/lib/forum/drafts'
import { heldThread } from '@/lib/forum/held'
import { addPost } from '@/lib/forum/posts'
import type { PostKind, Prisma } from '@/lib/generated/prisma/client'
import type { RichDocument } from '@/lib/rich-text/types'
import { countDocument, quotedShare, type WordCount } from '@/lib/text'
import { type Accepted, act } from './act'
import { type AppRefusal, done, type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'

/** Who writes: an account, in a game. The rules find its seat. */
export interface Writer {
  gameId: string
  userId: string
}

/** What a writing form sends, its document read (lib/forum/document.ts). */
export interface Essay {
  title: string
  doc: RichDocument
  /** The form's idempotency key. */
  key: string
  /** The draft that this text comes from; gone once the text is published, kept in every other case. */
  draft?: string
  /** The round in whose posting the form was drawn; in another one it is stale. */
  round?: number
}

export interface Published {
  post: string
  /** True if this very form had been accepted before; nothing was written again. */
  repeated: boolean
}

/** How a text becomes a post of the game. */
export interface Publishing {
  /** The command without `post` and `words`: these are counted and chosen here. */
  command: { do: string } & Record<string, unknown>
  limit: 'killPost' | 'iou'
  kind: PostKind
  /** Shown at once, or with the night report (T15.1). */
  shown: boolean
  /** What the accepted command made, as the host sees it: how the post is signed and what stands below it. */
  signed: (view: TieshaView, post: string) => Signed | undefined
}

export interface Signed {
  round: number
  code: string
  data?: Prisma.InputJsonObject
}

/**
 * Publishes an essay of the game: counts its words on the server (T5.2), lets the rules judge, and writes the post in
 * the command's own transaction. A refusal for its length or its quotes names both figures and the limit; it changes
 * nothing, and the draft stays. The same form sent twice posts once.
 */
export async function publishEssay(writer: Writer, essay: Essay, how: Publishing): Promise<Outcome<Published>> {
  const post = randomUUID()
  const words = countDocument(essay.doc)
  const outcome = await act({
    ...writer,
    key: essay.key,
    command: { ...how.command, post, words: { original: words.original, quoted: words.quoted } },
    effects: (tx, accepted) => write(tx, writer, essay, how, accepted, post),
  })
  if (!outcome.ok) return { ok: false, refusal: await withFigures(writer.gameId, outcome.refusal, words, how.limit) }
  if (!outcome.value.repeated) return done({ post, repeated: false })
  const earlier = await db().post.findUniqueOrThrow({
    where: { authorId_key: { authorId: writer.userId, key: essay.key } },
    select: { id: true },
  })
  return done({ post: earlier.id, repeated: true })
}

async function write(tx: Tx, writer: Writer, essay: Essay, how: Publishing, accepted: Accepted, post: string) {
  const signed = how.signed(hostView(accepted.game.ruleset, accepted.after), post)
  if (!signed || accepted.actor.kind !== 'seat') throw new Error(`the rules accepted ${how.command.do} without a post`)
  if (essay.round !== undefined && essay.round !== signed.round) throw new Refused({ code: 'STALE' })
  await addPost(tx, {
    id: post,
    threadId: how.shown ? await killThread(tx, writer.gameId) : await heldThread(tx, writer.gameId, accepted.at),
    authorId: writer.userId,
    seat: accepted.actor.seat,
    kind: how.kind,
    title: essay.title,
    doc: essay.doc,
    at: accepted.at,
    key: essay.key,
    ...signed,
  })
  if (essay.draft) await discardDraft(tx, writer.userId, essay.draft)
}

/** The game as its main host sees it; for the server's own bookkeeping. */
export function hostView(ruleset: string, state: unknown): TieshaView {
  return rulesetOf(ruleset).view(state, { kind: 'host' }) as TieshaView
}

export async function killThread(tx: Tx, gameId: string): Promise<string> {
  const place = { gameId, kind: 'kills' as const, key: '' }
  return (await tx.thread.findUniqueOrThrow({ where: { gameId_kind_key: place }, select: { id: true } })).id
}

/** T5.2: a post refused for its length or its quotes is told both figures and both limits. */
async function withFigures(gameId: string, refusal: AppRefusal, words: WordCount, limit: 'killPost' | 'iou') {
  if (refusal.code !== 'TOO_SHORT' && refusal.code !== 'TOO_MUCH_QUOTED') return refusal
  const game = await db().game.findUniqueOrThrow({ where: { id: gameId }, select: { config: true } })
  const limits = resolveConfig(configSchema.parse(game.config)).words
  return { code: refusal.code, data: figures(words, limits[limit], limits.quotePercent) }
}

/** The figures of a refused text: words, the least of original ones, the greatest share of quoted ones, in per cent. */
export function figures({ original, quoted, total }: WordCount, limit: number, percent: number) {
  return { original, quoted, limit, percent, share: quotedShare({ quoted, total }) }
}
