import { redirect } from 'next/navigation'
import { currentUser } from '@/lib/accounts/session'
import { locatePost } from '@/lib/forum/threads'
import { mayReadThread } from '@/lib/play/access'
import { type AnyGamePage, isGameOf, readGame } from '@/lib/play/read-game'
import { postOf, readKills } from '@/lib/play/read-kills'

type Found = NonNullable<Awaited<ReturnType<typeof locatePost>>>

/** The lasting address of a post: leads to its floor. A post that the reader may not see is not found. */
export async function GET(_: Request, { params }: RouteContext<'/p/[id]'>): Promise<Response> {
  const { id } = await params
  const found = await locatePost(id)
  const path = found && (await pathTo(id, found))
  if (!path) return new Response(null, { status: 404 })
  redirect(path)
}

async function pathTo(id: string, { thread, page, number }: Found): Promise<string | null> {
  if (!thread.game) return `/t/${thread.id}?page=${page}#p${number}`
  const game = await readGame(thread.game.slug, await currentUser())
  if (!game || !mayReadThread(game.game, game.viewer, game.channels, thread)) return null
  const place = await placeOf(id, thread, game, number)
  return place && `/g/${thread.game.slug}/${place.includes('#') ? place : `${place}?page=${page}#p${number}`}`
}

async function placeOf(id: string, thread: Found['thread'], game: AnyGamePage, number: number): Promise<string | null> {
  switch (thread.kind) {
    case 'kills': {
      if (!isGameOf(game, 'tiesha')) return null
      const entry = (await readKills(game)).flatMap((round) => round.entries).find((one) => postOf(one) === id)
      return entry ? `kills/${entry.key}#p${number}` : null
    }
    case 'announcements':
      return `announcements/${number}#p${number}`
    case 'reportIn':
      return `report/${number}#p${number}`
    case 'channel':
      return `rooms/${thread.key}`
    case 'line':
      return `rooms/line-${thread.key}`
    case 'talk':
    case 'spectators':
    case 'graveyard':
    case 'rules':
      return thread.kind
    case 'forum':
      return null
  }
}
