import type { Tx } from '@/lib/db'

/**
 * Posts that are written but not shown yet (rescue and sapper posts, T15.1) wait in a thread of their own, which nobody
 * reads as a thread: in 杀帖 their floor alone would tell that there is one.
 */
export const HELD = 'held'

/** The game's thread for posts that wait; made with the first of them. */
export async function heldThread(tx: Tx, gameId: string, at: number): Promise<string> {
  const place = { gameId, kind: 'kills' as const, key: HELD }
  const thread = await tx.thread.upsert({
    where: { gameId_kind_key: place },
    create: { ...place, title: '', createdAt: new Date(at) },
    update: {},
    select: { id: true },
  })
  return thread.id
}

/**
 * Moves posts that are shown from now on into 杀帖, stamped with the instant of their showing.
 * @param postIds in the order of their showing; ids of posts that do not wait are passed over. All that wait if left out
 */
export async function showHeld(tx: Tx, gameId: string, at: number, postIds?: readonly string[]): Promise<void> {
  if (postIds?.length === 0) return
  const waiting = await tx.post.findMany({
    where: { thread: { gameId, kind: 'kills', key: HELD } },
    orderBy: { number: 'asc' },
    select: { id: true },
  })
  for (const id of postIds ?? waiting.map((post) => post.id)) {
    if (!waiting.some((post) => post.id === id)) continue
    const [thread] = await tx.$queryRaw<{ id: string; postCount: number }[]>`
      UPDATE "Thread" SET "postCount" = "postCount" + 1, "lastPostAt" = ${new Date(at)}
      WHERE "gameId" = ${gameId} AND "kind" = 'kills' AND "key" = '' RETURNING "id", "postCount"`
    if (!thread) throw new Error('the game has no kill thread')
    await tx.post.update({
      where: { id },
      data: { threadId: thread.id, number: thread.postCount, at: new Date(at) },
    })
  }
}
