import { z } from 'zod'
import { currentUser } from '@/lib/accounts/session'
import { quotable } from '@/lib/forum/quotes'
import { threadRef } from '@/lib/forum/threads'
import { mayReadThread } from '@/lib/play/access'
import { readGame } from '@/lib/play/read-game'

const Query = z.object({ into: z.uuid(), post: z.string().trim().min(1).max(300) })
const LINK = /(?:^|\/p\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[/?#]|$)/i

/**
 * A post to quote: `?into=<thread where the quote will stand>&post=<a floor of that thread, or a post's link>`.
 * Not found: what does not exist, what this reader may not see, and what may not be named in that thread, all alike.
 */
export async function GET(request: Request): Promise<Response> {
  const notFound = Response.json({}, { status: 404 })
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const user = await currentUser()
  if (!query.success || !user) return notFound
  const into = await threadRef(query.data.into)
  if (!into || !(await mayRead(into, user))) return notFound
  const { post } = query.data
  const link = LINK.exec(post)?.[1]
  if (!link && !/^\d{1,6}$/.test(post)) return notFound
  const found = await quotable(link ? { postId: link } : { threadId: into.id, number: Number(post) }, into)
  return found ? Response.json(found) : notFound
}

async function mayRead(
  thread: NonNullable<Awaited<ReturnType<typeof threadRef>>>,
  user: { id: string },
): Promise<boolean> {
  if (!thread.game) return thread.kind === 'forum'
  const page = await readGame(thread.game.slug, user)
  return page !== null && mayReadThread(page.game, page.viewer, page.channels, thread)
}
