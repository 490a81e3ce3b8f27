import { currentUser } from '@/lib/accounts/session'
import { type Change, subscribe } from '@/lib/notify/live'
import { readGame } from '@/lib/play/read-game'

export const dynamic = 'force-dynamic'
const BEAT_MS = 15_000

/**
 * Server-sent events: `change` when something that this reader may know has changed. The event carries nothing: no
 * number, no kind, no time. The page then reads again what it may see.
 */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const page = await readGame(slug, await currentUser())
  if (!page) return new Response(null, { status: 404 })
  const { id } = page.game
  const { seat, viewer } = page
  const concerns = (change: Change) =>
    change.game === id &&
    (change.public ||
      (viewer.kind !== 'public' && viewer.kind !== 'seat') ||
      (seat !== null && change.seats.includes(seat)))

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
      const told = () => send('event: change\ndata:\n\n')
      const beat = setInterval(() => send(':\n\n'), BEAT_MS)
      const unsubscribe = subscribe({
        onChange: (change) => {
          if (concerns(change)) told()
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
      send('retry: 1000\n\n')
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
