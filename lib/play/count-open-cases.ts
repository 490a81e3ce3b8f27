import { db } from '@/lib/db'

/** How many posts are flagged and not ruled on. For the host team alone (T18). */
export async function countOpenCases(gameId: string): Promise<number> {
  const open = await db().flag.findMany({
    where: { gameId, settledAt: null },
    distinct: ['postId'],
    select: { postId: true },
  })
  return open.length
}
