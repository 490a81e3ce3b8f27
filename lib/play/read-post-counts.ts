import { db } from '@/lib/db'

/**
 * How many posts each seat has in 讨论 and 报到, by seat; seats without any are left out. Kill posts are never counted:
 * an alias's figures must not tell of them (T17.1).
 */
export async function readPostCounts(gameId: string): Promise<Record<number, number>> {
  const counts = await db().post.groupBy({
    by: ['seat'],
    where: { thread: { gameId, kind: { in: ['talk', 'reportIn'] } }, seat: { not: null }, code: null },
    _count: true,
  })
  return Object.fromEntries(counts.flatMap((c) => (c.seat === null ? [] : [[c.seat, c._count]])))
}
