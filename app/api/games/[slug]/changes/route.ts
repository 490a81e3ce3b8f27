import { z } from 'zod'
import { currentUser } from '@/lib/accounts/session'
import { type Change, liveMark, mayHaveMissed, subscribe } from '@/lib/notify/live'
import { mayHear } from '@/lib/play/may-hear'
import { readGame } from '@/lib/play/read-game'

export const dynamic = 'force-dynamic'
const BEAT_MS = 15_000

/** Up to when the page has seen everything: a stream that comes back says it by itself. */
const Mark = z.coerce.number().int().nonnegative()

/**
 * Server-sent events: `change` when something that this reader may know has changed. The event carries nothing: no
 * number, no kind; its id is no more than the time of sending. The page then reads again what it may see. What changed
 * between the rendering (`?since=`) and the opening of the stream is told at once.
 */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const user = await currentUser()
  const page = await readGame(slug, user)
  if (!page) return new Response(null, { status: 404 })
  const reader = { gameId: page.game.id, userId: user?.id ?? null, viewer: page.viewer }
  const concerns = (change: Change) => mayHear(change, reader)
  // Whose seat or place in the host team has changed is no longer who this stream was opened for.
  const isAnother = (change: Change) =>
    change.game === page.game.id && user !== null && change.accounts.includes(user.id)

  const since = Mark.safeParse(request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('since'))

  const encoder = new TextEncoder()
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        try {
          controller.enqueue(encoder.encode(text))
        } catch {
          stop()
        }
      }
      const told = () => send(`id: ${liveMark()}\nevent: change\ndata:\n\n`)
      const beat = setInterval(() => send(`id: ${liveMark()}\n\n`), BEAT_MS)
      const unsubscribe = subscribe({
        onChange: (change) => {
          if (concerns(change)) told()
          if (isAnother(change)) stop()
        },
        onResync: told,
        onClose: () => stop(),
      })
      stop = () => {
        clearInterval(beat)
        unsubscribe()
        try {
          controller.close()
        } catch {
          // closed by the reader already
        }
      }
      request.signal.addEventListener('abort', () => stop())
      send(`id: ${liveMark()}\nretry: 1000\n\n`)
      if (!since.success || mayHaveMissed(since.data, concerns)) told()
    },
    cancel: () => stop(),
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
