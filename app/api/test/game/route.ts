import { z } from 'zod'
import { env } from '@/lib/env'
import { RULESET_NAMES } from '@/lib/play/ruleset-names'
import { makeTestGame, testSeats } from '@/lib/play/test-game'

const Body = z.object({
  ruleset: z.enum(RULESET_NAMES).default('tiesha'),
  host: z.string(),
  players: z.array(z.string()),
  config: z.unknown(),
  startsAt: z.iso.datetime({ offset: true }),
  title: z.string(),
  setup: z.unknown().default({}),
})

/** Makes a dealt game for browser tests and tells who is who in it. Exists only with TEST_CLOCK on. */
export async function POST(request: Request) {
  if (!env().TEST_CLOCK) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return Response.json({ error: z.prettifyError(body.error) }, { status: 400 })
  return Response.json(await makeTestGame({ ...body.data, startsAt: Date.parse(body.data.startsAt) }))
}

/** Who is who in it now: `?slug=`. */
export async function GET(request: Request) {
  if (!env().TEST_CLOCK) return new Response(null, { status: 404 })
  return Response.json(await testSeats(new URL(request.url).searchParams.get('slug') ?? ''))
}
