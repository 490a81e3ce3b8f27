import { z } from 'zod'
import { db, isUniqueViolation } from '@/lib/db'
import { unreadCounts } from './read-marks'

const THREADS_PER_PAGE = 30

export interface BoardSummary {
  id: string
  slug: string
  name: string
  about: string
  threads: number
  lastPostAt: number | null
}

/** All boards in their order, with what is going on in their ordinary threads (a game's threads stay with the game). */
export async function listBoards(): Promise<BoardSummary[]> {
  const boards = await db().board.findMany({ orderBy: [{ order: 'asc' }, { name: 'asc' }] })
  const counts = await db().thread.groupBy({
    by: ['boardId'],
    where: { kind: 'forum', gameId: null },
    _count: true,
    _max: { lastPostAt: true },
  })
  const of = new Map(counts.map((c) => [c.boardId, c]))
  return boards.map(({ id, slug, name, about }) => ({
    id,
    slug,
    name,
    about,
    threads: of.get(id)?._count ?? 0,
    lastPostAt: of.get(id)?._max.lastPostAt?.getTime() ?? null,
  }))
}

export interface ThreadSummary {
  id: string
  title: string
  author: string
  createdAt: number
  lastPostAt: number
  posts: number
  unread: number // 0 for guests
  locked: boolean
}

export interface BoardPage {
  board: { id: string; slug: string; name: string; about: string }
  threads: ThreadSummary[]
  page: number
  pages: number
}

/** A page of a board's ordinary threads, the last written to first; null if there is no such board. */
export async function readBoard(slug: string, page: number, readerId: string | null): Promise<BoardPage | null> {
  const board = await db().board.findUnique({ where: { slug } })
  if (!board) return null
  const where = { boardId: board.id, kind: 'forum', gameId: null } as const
  const pages = Math.max(1, Math.ceil((await db().thread.count({ where })) / THREADS_PER_PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  const threads = await db().thread.findMany({
    where,
    orderBy: [{ lastPostAt: 'desc' }, { id: 'asc' }],
    skip: (shown - 1) * THREADS_PER_PAGE,
    take: THREADS_PER_PAGE,
  })
  const authors = await db().user.findMany({
    where: { id: { in: threads.flatMap((t) => t.authorId ?? []) } },
    select: { id: true, username: true },
  })
  const names = new Map(authors.map((a) => [a.id, a.username]))
  const unread = readerId ? await unreadCounts(readerId, threads) : new Map<string, number>()
  const { id, name, about } = board
  return {
    board: { id, slug, name, about },
    threads: threads.map((t) => ({
      id: t.id,
      title: t.title,
      author: (t.authorId && names.get(t.authorId)) || '',
      createdAt: t.createdAt.getTime(),
      lastPostAt: (t.lastPostAt ?? t.createdAt).getTime(),
      posts: t.postCount,
      unread: unread.get(t.id) ?? 0,
      locked: t.lockedAt !== null,
    })),
    page: shown,
    pages,
  }
}

export const NewBoard = z.object({
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, 'BOARD_SLUG'),
  name: z.string().trim().min(1, 'BOARD_NAME').max(30, 'BOARD_NAME'),
  about: z.string().trim().max(200, 'TOO_LONG'),
})

/** Adds a board at the end of the list; false if its address is taken. */
export async function addBoard(board: z.infer<typeof NewBoard>): Promise<boolean> {
  try {
    await db().board.create({ data: { ...board, order: await db().board.count() } })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** The board that an ordinary thread belongs to. */
export function boardOf(boardId: string) {
  return db().board.findUnique({ where: { id: boardId }, select: { slug: true, name: true } })
}
