import { now } from '@/lib/db'

/** Forum time, epoch milliseconds; fails when the database does not answer. */
export const forumTime = (): Promise<number> => now()
