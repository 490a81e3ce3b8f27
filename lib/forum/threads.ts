import { db, type Tx } from '@/lib/db'
import type { ThreadKind } from '@/lib/generated/prisma/client'
import { type Names, type PresentedPost, presentPost } from './present'

export const POSTS_PER_PAGE = 20

/** A page of a thread. Who may read the thread is the caller's affair. */
export interface ThreadPage {
  thread: {
    id: string
    title: string
    kind: ThreadKind
    key: string
    boardId: string | null
    gameId: string | null
    locked: boolean
  }
  posts: PresentedPost[]
  page: number
  pages: number
  total: number // posts in the whole thread
  unread: number | null // this reader's first unread floor; null: none, or never opened
  read: number // up to which floor this reader has read
  own: number | null // the last floor of this page that this reader wrote
}

export interface ReadOptions {
  page?: number | 'last' | 'unread' // out of range: the nearest; `unread`: where the reader's first unread floor is
  readerId?: string | null // whose read mark to look at
  seesHidden?: boolean // a host, who sees hidden posts with their words
}

/** The page on which a floor stands. */
export function pageOfFloor(number: number): number {
  return Math.max(1, Math.ceil(number / POSTS_PER_PAGE))
}

/** Reads a page of a thread, 20 floors a page; null if there is no such thread. */
export async function readThread(threadId: string, options: ReadOptions = {}): Promise<ThreadPage | null> {
  const thread = await db().thread.findUnique({
    where: { id: threadId },
    include: { readMarks: { where: { userId: options.readerId ?? '' } } },
  })
  if (!thread) return null
  const mark = thread.readMarks[0]
  const total = thread.postCount
  const pages = pageOfFloor(total)
  const unread = mark && mark.number < total ? mark.number + 1 : null
  const wanted = options.page ?? 1
  const page =
    wanted === 'last'
      ? pages
      : wanted === 'unread'
        ? pageOfFloor(unread ?? total)
        : Math.min(Math.max(1, wanted), pages)
  const posts = await db().post.findMany({
    where: { threadId, number: { gt: (page - 1) * POSTS_PER_PAGE, lte: page * POSTS_PER_PAGE } },
    orderBy: { number: 'asc' },
  })
  const names = await namesOf(db(), thread, posts)
  const { id, title, kind, key, boardId, gameId, lockedAt } = thread
  return {
    thread: { id, title, kind, key, boardId, gameId, locked: lockedAt !== null },
    posts: posts.map((post) => presentPost(post, thread, names, options.seesHidden)),
    page,
    pages,
    total,
    unread,
    read: mark?.number ?? 0,
    own: options.readerId ? (posts.findLast((post) => post.authorId === options.readerId)?.number ?? null) : null,
  }
}

/** The names that a page of posts shows: aliases of a game's seats, and usernames only where accounts speak. */
export async function namesOf(
  tx: Tx,
  thread: { gameId: string | null; kind: ThreadKind },
  posts: { seat: number | null; authorId: string | null }[],
): Promise<Names> {
  const seats = [...new Set(posts.flatMap((p) => p.seat ?? []))]
  const accounts =
    thread.gameId === null || thread.kind === 'spectators' ? [...new Set(posts.flatMap((p) => p.authorId ?? []))] : []
  const [aliases, users] = await Promise.all([
    thread.gameId && seats.length
      ? tx.seat.findMany({ where: { gameId: thread.gameId, seat: { in: seats } }, select: { seat: true, alias: true } })
      : [],
    accounts.length ? tx.user.findMany({ where: { id: { in: accounts } }, select: { id: true, username: true } }) : [],
  ])
  return {
    aliases: new Map(aliases.map((s) => [s.seat, s.alias])),
    usernames: new Map(users.map((u) => [u.id, u.username])),
  }
}

/** What a thread is and, in a game, whose: to decide who may read it. */
export async function threadRef(threadId: string) {
  return db().thread.findUnique({
    where: { id: threadId },
    select: { id: true, boardId: true, gameId: true, kind: true, key: true, game: { select: { slug: true } } },
  })
}

/** Where a post stands, for links that name only the post. Whether the reader may go there is the caller's affair. */
export async function locatePost(postId: string) {
  const post = await db().post.findUnique({
    where: { id: postId },
    select: {
      number: true,
      thread: { select: { id: true, kind: true, key: true, game: { select: { id: true, slug: true } } } },
    },
  })
  return post && { ...post, page: pageOfFloor(post.number) }
}
