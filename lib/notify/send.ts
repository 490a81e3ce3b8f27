import { now, type Tx } from '@/lib/db'
import { scopesOf, waysOf } from './choices'
import type { NoticeData, NoticeKind } from './kinds'

/** A thing to tell one account. Instants are epoch milliseconds. */
export interface NewNotice {
  userId: string
  /** On behalf of which seat; null: of the host team. */
  seat: number | null
  kind: NoticeKind
  /** Names it within its game; the same key is told to the same account once, for ever. */
  key: string
  at: number
  /** From when on it asks for nothing more; null: it stays of interest. */
  until: number | null
  /** The place to act, a path of this site. */
  link: string
  data: NoticeData
}

/** Older news still comes to the inbox, but no letter is sent after it. */
const LETTER_FRESH_MS = 12 * 3_600_000

/**
 * Tells these things, each as its reader chose, exactly once: whoever has been told a key before is left out, in whatever
 * process that was. Banned accounts are told nothing. Returns the seats that have something new in the inbox.
 */
export async function sendNotices(tx: Tx, gameId: string, notices: readonly NewNotice[]): Promise<(number | null)[]> {
  if (notices.length === 0) return []
  const users = await tx.user.findMany({
    where: { id: { in: [...new Set(notices.map((notice) => notice.userId))] }, bannedAt: null },
    select: { id: true, email: true, choices: { where: { scope: { in: scopesOf(gameId) } } } },
  })
  const time = await now(tx)
  const byId = new Map(users.map((user) => [user.id, user]))
  const wanted = notices.flatMap(({ at, until, ...notice }) => {
    const user = byId.get(notice.userId)
    if (!user) return []
    const { inApp, mail } = waysOf(user.choices, gameId, notice.kind)
    const letter = mail && user.email !== null && at > time - LETTER_FRESH_MS
    if (!inApp && !letter) return []
    return [
      { row: { ...notice, gameId, at: new Date(at), until: until === null ? null : new Date(until), inApp }, letter },
    ]
  })
  const told = await tx.notice.createManyAndReturn({
    data: wanted.map(({ row }) => row),
    skipDuplicates: true,
    select: { id: true, userId: true, key: true, seat: true, inApp: true },
  })
  const nameOf = ({ userId, key }: { userId: string; key: string }) => `${userId} ${key}`
  const letters = new Set(wanted.filter(({ letter }) => letter).map(({ row }) => nameOf(row)))
  await tx.letter.createMany({
    data: told
      .filter((notice) => letters.has(nameOf(notice)))
      .map(({ id, userId }) => ({
        kind: 'notice' as const,
        noticeId: id,
        userId,
        madeAt: new Date(time),
        dueAt: new Date(time),
      })),
  })
  return told.filter((notice) => notice.inApp).map((notice) => notice.seat)
}

/** What was asked of a seat is done: its notices whose key begins so need no reading any more. */
export interface Done {
  seat: number
  key: string
}

export async function markDone(tx: Tx, gameId: string, done: readonly Done[]): Promise<void> {
  if (done.length === 0) return
  const readAt = new Date(await now(tx))
  for (const key of new Set(done.map((one) => one.key))) {
    const seats = done.filter((one) => one.key === key).map((one) => one.seat)
    await tx.notice.updateMany({
      where: { gameId, readAt: null, key: { startsWith: key }, seat: { in: seats } },
      data: { readAt },
    })
  }
}

/** Of this kind only what has these keys is still asked for in the game. */
export async function markOthersDone(tx: Tx, gameId: string, kind: NoticeKind, keys: readonly string[]): Promise<void> {
  await tx.notice.updateMany({
    where: { gameId, kind, readAt: null, key: { notIn: [...keys] } },
    data: { readAt: new Date(await now(tx)) },
  })
}
