import { cache } from 'react'
import { now } from '@/lib/db'

/** Forum time (T2.1) for pages: the database server's clock, epoch milliseconds. Asked once per request. */
export const forumTime = cache((): Promise<number> => now())
