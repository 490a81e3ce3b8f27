import { db } from '@/lib/db'

/** Notes that the reader has read up to this floor; it only moves forward. Nobody else ever sees it (T17.1). */
export async function markRead(userId: string, threadId: string, number: number): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "ReadMark" ("userId", "threadId", "number") VALUES (${userId}, ${threadId}, ${number})
    ON CONFLICT ("userId", "threadId") DO UPDATE SET "number" = GREATEST("ReadMark"."number", EXCLUDED."number")`
}

/** How many posts of each thread the reader has not read; a thread never opened counts whole. */
export async function unreadCounts(
  userId: string,
  threads: readonly { id: string; postCount: number }[],
): Promise<Map<string, number>> {
  const marks = await db().readMark.findMany({ where: { userId, threadId: { in: threads.map((t) => t.id) } } })
  const read = new Map(marks.map((m) => [m.threadId, m.number]))
  return new Map(threads.map((t) => [t.id, Math.max(0, t.postCount - (read.get(t.id) ?? 0))]))
}
