import { now, type Tx } from '@/lib/db'
import type { Post, PostKind, Prisma } from '@/lib/generated/prisma/client'
import { EMPTY_DOCUMENT, type RichDocument } from '@/lib/rich-text/types'
import { countDocument } from '@/lib/text'
import { lockForm } from './form-key'
import { checkQuotes } from './quotes'
import { isLong } from './similar/register'

/**
 * A post to write. It speaks as `code` if given, else as the host, else as `seat`, else as the account: present.ts.
 * `authorId` is the account that sent it (null: the machine); it never leaves the server in a game.
 */
export interface NewPost {
  threadId: string
  id?: string // where something else knows the post by it: a game's rules
  authorId: string | null
  seat?: number
  asHost?: boolean
  code?: string
  kind?: PostKind
  title?: string
  doc?: RichDocument // from readDocument(); none for structured posts
  data?: Prisma.InputJsonValue
  round?: number
  at?: number // stamp, epoch milliseconds of forum time; now if left out
  key?: string | null // of the form: the same author and key post once
}

export interface AddedPost {
  id: string
  threadId: string
  number: number
  original: number
  quoted: number
  repeated: boolean // this form had been posted before; nothing was written now
}

/**
 * Writes a post in the caller's transaction. The thread's row is locked, so floors are consecutive however many write
 * at once; words are counted here (T5.2); sources of quotes are checked here. Who may write is the caller's affair.
 * @throws if the thread does not exist.
 */
export async function addPost(tx: Tx, post: NewPost): Promise<AddedPost> {
  const earlier = post.authorId && post.key ? await postOfForm(tx, post.authorId, post.key) : null
  if (earlier) return earlier
  const [thread] = await tx.$queryRaw<{ postCount: number }[]>`
    SELECT "postCount" FROM "Thread" WHERE "id" = ${post.threadId} FOR UPDATE`
  if (!thread) throw new Error(`no thread ${post.threadId}`)
  const target = await tx.thread.findUniqueOrThrow({
    where: { id: post.threadId },
    select: { id: true, gameId: true, kind: true },
  })
  const doc = await checkQuotes(tx, post.doc ?? EMPTY_DOCUMENT, target)
  const { original, quoted } = countDocument(doc)
  const at = new Date(post.at ?? (await now(tx)))
  const number = thread.postCount + 1
  const kind = post.kind ?? 'text'
  const added = await tx.post.create({
    data: {
      ...(post.id && { id: post.id }),
      threadId: post.threadId,
      number,
      kind,
      at,
      authorId: post.authorId,
      seat: post.seat ?? null,
      asHost: post.asHost ?? false,
      code: post.code ?? null,
      title: post.title ?? '',
      doc: doc as unknown as Prisma.InputJsonValue,
      ...(post.data === undefined ? {} : { data: post.data }),
      round: post.round ?? null,
      original,
      quoted,
      key: post.key ?? null,
      ...(isLong({ kind, original }, target.kind) && { long: { create: {} } }), // indexed after the commit
    },
  })
  await tx.thread.update({ where: { id: post.threadId }, data: { postCount: number, lastPostAt: at } })
  if (post.authorId)
    await tx.readMark.updateMany({
      where: { userId: post.authorId, threadId: post.threadId, number: number - 1 },
      data: { number }, // who has read everything has not to read his own words
    })
  return answer(added, false)
}

/**
 * The post that this form has made before, if any. Two sendings of one form queue here for each other, whatever
 * threads they name.
 */
export async function postOfForm(tx: Tx, authorId: string, key: string): Promise<AddedPost | null> {
  await lockForm(tx, authorId, key)
  const post = await tx.post.findUnique({ where: { authorId_key: { authorId, key } } })
  return post && answer(post, true)
}

function answer({ id, threadId, number, original, quoted }: Post, repeated: boolean): AddedPost {
  return { id, threadId, number, original, quoted, repeated }
}

/**
 * Hides a post from readers, with a public reason, or shows it again (`reason` null). Its floor stays, and so does
 * all that it did in the game. Leaves a trace: a HostAct in a game, a PostAct elsewhere. Asking twice changes nothing.
 * @returns false if there is no such post.
 */
export async function hidePost(
  tx: Tx,
  { postId, userId, reason }: { postId: string; userId: string; reason: string | null },
): Promise<boolean> {
  const [post] = await tx.$queryRaw<{ hiddenAt: Date | null; number: number; threadId: string }[]>`
    SELECT "hiddenAt", "number", "threadId" FROM "Post" WHERE "id" = ${postId} FOR UPDATE`
  if (!post) return false
  if ((post.hiddenAt === null) === (reason === null)) return true
  const at = new Date(await now(tx))
  await tx.post.update({
    where: { id: postId },
    data: { hiddenAt: reason === null ? null : at, hiddenReason: reason },
  })
  const { gameId, kind } = await tx.thread.findUniqueOrThrow({ where: { id: post.threadId } })
  const act = reason === null ? 'unhide' : 'hide'
  if (gameId === null) await tx.postAct.create({ data: { postId, userId, at, act, reason: reason ?? '' } })
  else
    await tx.hostAct.create({
      data: { gameId, userId, at, act: `${act}Post`, data: { postId, thread: kind, number: post.number, reason } },
    })
  return true
}
