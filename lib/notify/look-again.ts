import type { Tx } from '@/lib/db'

/** Something has changed in a game that no event of its log tells: whoever tells notices is to look at it now. */
export async function lookAgain(tx: Tx, gameId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "NoticeCursor" ("gameId", "dueAt") VALUES (${gameId}, forum_now())
    ON CONFLICT ("gameId") DO UPDATE SET "dueAt" = forum_now()`
}
