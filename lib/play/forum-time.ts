/** Forum time (T2.1) for pages: the database server's clock, epoch milliseconds. */
export { now as forumTime } from '@/lib/db'
