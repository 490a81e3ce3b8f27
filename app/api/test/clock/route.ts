import { z } from 'zod'
import { env } from '@/lib/env'
import { moveClock } from '@/lib/play/test-clock'

const Body = z.object({ at: z.iso.datetime({ offset: true }) })

/** Moves forum time and settles what falls due by it. Exists only with TEST_CLOCK on. */
export async function POST(request: Request) {
  if (!env().TEST_CLOCK) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json({ error: 'at: an ISO instant with its offset' }, { status: 400 })
  await moveClock(Date.parse(body.data.at))
  return Response.json({ ok: true })
}
