import type { Tx } from '@/lib/db'
import type { NormalText } from '@/lib/text/similarity'
import type { LongPost } from './read-posts'

const ESSAYS = ['reportIn', 'kill', 'iou', 'rescue', 'sapper', 'flying'] as const

/** Earlier long posts that may share a passage with this one. */
export async function candidatesOf(tx: Tx, post: LongPost, _text: NormalText): Promise<string[]> {
  const rows = await tx.post.findMany({
    where: { id: { not: post.id }, kind: { in: [...ESSAYS] }, at: { lte: new Date(post.at) } },
    orderBy: { at: 'desc' },
    take: 500,
    select: { id: true },
  })
  return rows.map((row) => row.id)
}
