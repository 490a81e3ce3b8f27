import { cache } from 'react'
import { db, now } from '@/lib/db'
import { NoticeData, type NoticeKind } from './kinds'

const PAGE_SIZE = 30

export interface InboxNotice {
  id: string
  kind: NoticeKind
  game: { title: string; slug: string; zone: string }
  /** When it was told, epoch milliseconds. */
  at: number
  data: NoticeData
  read: boolean
  /** Its time is over: it asks for nothing more. */
  past: boolean
}

export interface InboxPage {
  notices: InboxNotice[]
  unread: number
  page: number
  pages: number
  /** Forum time of this reading. */
  now: number
}

/** An account's notices, the latest first; `unreadOnly` leaves out what it has read. Three queries and the clock. */
export async function readInbox(userId: string, wanted: number, unreadOnly: boolean): Promise<InboxPage> {
  const time = await now()
  const where = { userId, inApp: true, ...(unreadOnly && asking(time)) }
  const [total, unread] = await Promise.all([db().notice.count({ where }), unreadCount(userId)])
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.floor(wanted) || 1), pages)
  const rows = await db().notice.findMany({
    where,
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    skip: (page - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
    include: { game: { select: { title: true, slug: true, timeZone: true } } },
  })
  const notices = rows.map(({ id, kind, game, at, data, readAt, until }) => ({
    id,
    kind,
    game: { title: game.title, slug: game.slug, zone: game.timeZone },
    at: at.getTime(),
    data: NoticeData.catch({}).parse(data),
    read: readAt !== null,
    past: until !== null && until.getTime() <= time,
  }))
  return { notices, unread, page, pages, now: time }
}

/** How many notices still ask for attention: not read, and their time not over. One indexed count per request. */
export const unreadCount = cache(async (userId: string): Promise<number> => {
  const [row] = await db().$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM "Notice"
    WHERE "userId" = ${userId} AND "inApp" AND "readAt" IS NULL AND ("until" IS NULL OR "until" > forum_now())`
  return row?.n ?? 0
})

const asking = (time: number) => ({
  readAt: null,
  OR: [{ until: null }, { until: { gt: new Date(time) } }],
})

/** Marks one of the account's own notices as read. */
export async function markRead(userId: string, id: string): Promise<void> {
  await db().notice.updateMany({ where: { id, userId, readAt: null }, data: { readAt: new Date(await now()) } })
}

export async function markAllRead(userId: string): Promise<void> {
  await db().notice.updateMany({ where: { userId, readAt: null }, data: { readAt: new Date(await now()) } })
}

/** Opens one of the account's own notices: it is read now. The place it leads to; null if it is not this account's. */
export async function openNotice(userId: string, id: string): Promise<string | null> {
  const notice = await db().notice.findFirst({ where: { id, userId }, select: { link: true } })
  if (notice) await markRead(userId, id)
  return notice?.link ?? null
}
