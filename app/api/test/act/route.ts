import { z } from 'zod'
import { env } from '@/lib/env'
import { actAs } from '@/lib/play/test-game'

const Body = z.object({
  slug: z.string(),
  by: z.union([z.number().int(), z.literal('host')]),
  command: z.looseObject({ do: z.string() }),
})

/** One command of a seat or the main host of a game, for what a browser test need not click. Exists only with TEST_CLOCK on. */
export async function POST(request: Request) {
  if (!env().TEST_CLOCK) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json({ error: z.prettifyError(body.error) }, { status: 400 })
  return Response.json(await actAs(body.data))
}
