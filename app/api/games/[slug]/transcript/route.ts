import { currentUser } from '@/lib/accounts/session'
import { readGame } from '@/lib/play/read-game'
import { readTranscriptOf } from '@/lib/play/read-transcript'

/** The transcript of a finished game as a file (T16.3); not found while it runs, or for those who may not read it. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const page = await readGame(slug, await currentUser())
  const transcript = page && (await readTranscriptOf(page))
  if (!transcript) return new Response(null, { status: 404 })
  return new Response(`${JSON.stringify(transcript, null, 1)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${page.game.ruleset}-${slug}.json"`,
    },
  })
}
