import { z } from 'zod'
import { now, type Tx, transaction } from '@/lib/db'
import type { RichDocument } from '@/lib/rich-text/types'
import { gamesInTheWay } from './conduct'
import { discardDraft } from './drafts'
import { type AddedPost, addPost, postOfForm } from './posts'

/** Fields that every form with a text carries beside it: the idempotency key, and the draft's scope. */
export const FormKey = z.uuid()
export const ThreadTitle = z
  .string()
  .transform((s) => s.replace(/\s+/gu, ' ').trim().toWellFormed())
  .pipe(z.string().min(1, 'EMPTY').max(60, 'TOO_LONG'))

export type WriteAnswer =
  | { ok: true; post: AddedPost }
  | { ok: false; code: 'NOT_FOUND' | 'THREAD_LOCKED' }
  | { ok: false; code: 'NAKED'; games: string[] } // T17.1

interface Writing {
  userId: string
  doc: RichDocument
  key: string
  scope?: string // of the draft that this text comes from; it is done with once the post stands
}

/** Answers in a thread of a board (not of a game), as the account itself. */
export function reply({ threadId, ...writing }: Writing & { threadId: string }): Promise<WriteAnswer> {
  return transaction(async (tx) => {
    const earlier = await postOfForm(tx, writing.userId, writing.key)
    if (earlier) return { ok: true, post: earlier }
    const thread = await tx.thread.findUnique({ where: { id: threadId } })
    if (thread?.kind !== 'forum' || thread.boardId === null) return { ok: false, code: 'NOT_FOUND' }
    if (thread.lockedAt) return { ok: false, code: 'THREAD_LOCKED' }
    const games = await gamesInTheWay(tx, writing.userId, thread.boardId)
    if (games.length > 0) return { ok: false, code: 'NAKED', games }
    return { ok: true, post: await publish(tx, threadId, writing) }
  })
}

/** Opens a thread on a board with its first post, as the account itself. */
export function createThread(writing: Writing & { boardId: string; title: string }): Promise<WriteAnswer> {
  const { boardId, title, userId } = writing
  return transaction(async (tx) => {
    const earlier = await postOfForm(tx, userId, writing.key)
    if (earlier) return { ok: true, post: earlier }
    if (!(await tx.board.findUnique({ where: { id: boardId } }))) return { ok: false, code: 'NOT_FOUND' }
    const games = await gamesInTheWay(tx, userId, boardId)
    if (games.length > 0) return { ok: false, code: 'NAKED', games }
    const createdAt = new Date(await now(tx))
    const thread = await tx.thread.create({ data: { boardId, kind: 'forum', title, authorId: userId, createdAt } })
    return { ok: true, post: await publish(tx, thread.id, writing) }
  })
}

async function publish(tx: Tx, threadId: string, { userId, doc, key, scope }: Writing): Promise<AddedPost> {
  const post = await addPost(tx, { threadId, authorId: userId, doc, key })
  if (scope) await discardDraft(tx, userId, scope)
  return post
}
