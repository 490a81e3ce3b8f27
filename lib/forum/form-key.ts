import type { Tx } from '@/lib/db'

/** Until the transaction ends, nobody else acts for the same form of the same account: not a second sending, not an autosave. */
export async function lockForm(tx: Tx, userId: string, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`form ${userId} ${key}`}, 0))`
}
