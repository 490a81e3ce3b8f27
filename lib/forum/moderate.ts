import { z } from 'zod'
import { transaction } from '@/lib/db'
import { hidePost } from './posts'

export const HideReason = z
  .string()
  .transform((s) => s.trim().toWellFormed())
  .pipe(z.string().min(1, 'REASON').max(200, 'REASON'))

/**
 * Hides a post of a board with a public reason, or shows it again (`reason` null); who may is the caller's affair.
 * Posts of games have their own hosts: they are not found here.
 */
export function hideBoardPost(hiding: {
  postId: string
  userId: string
  reason: string | null
}): Promise<'OK' | 'NOT_FOUND'> {
  return transaction(async (tx) => {
    const post = await tx.post.findUnique({
      where: { id: hiding.postId },
      select: { thread: { select: { gameId: true } } },
    })
    if (!post || post.thread.gameId !== null) return 'NOT_FOUND'
    return (await hidePost(tx, hiding)) ? 'OK' : 'NOT_FOUND'
  })
}
