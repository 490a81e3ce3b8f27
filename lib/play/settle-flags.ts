import type { Tx } from '@/lib/db'

/** A ruling on a post settles every flag on it (T11.6); `at` in epoch milliseconds. */
export async function settleFlags(tx: Tx, postId: string, at: number): Promise<void> {
  await tx.flag.updateMany({ where: { postId, settledAt: null }, data: { settledAt: new Date(at) } })
}
