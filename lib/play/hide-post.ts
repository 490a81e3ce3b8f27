import { db, transaction } from '@/lib/db'
import { hidePost } from '@/lib/forum/posts'
import type { ThreadKind } from '@/lib/generated/prisma/client'
import { announceChange } from '@/lib/notify/live'
import { isHostTeam, mayReadThread, type ThreadRef } from './access'
import { actorOf } from './actor'
import { refuseUnseen, type Unseen } from './host-seen'
import type { AnyGamePage } from './read-game'
import { answering, type Outcome, Refused } from './refusal'
import { lockGame } from './sign-up'

/** Threads in which people write; what the machine says is never hidden. */
const HIDEABLE: readonly ThreadKind[] = ['reportIn', 'talk', 'kills', 'channel', 'line', 'spectators', 'graveyard']

/**
 * The main host or an assistant hides a post of the game, with a public reason, or shows it again (`reason` null). Only
 * in threads that he may read. Its kill, its floor and its figures stand (T11.7); the act is logged.
 */
export function hideGamePost(
  page: AnyGamePage,
  userId: string,
  at: { thread: ThreadRef; number: number },
  reason: string | null,
  unseen?: Unseen,
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const gameId = page.game.id
      const game = await lockGame(tx, gameId)
      const actor = await actorOf(tx, game, userId)
      if (actor.kind !== 'host' || actor.role === 'counter') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      if (unseen) await refuseUnseen(tx, game, null, unseen)
      const { kind, key } = at.thread
      if (!HIDEABLE.includes(kind) || !mayReadThread(page.game, page.viewer, page.channels, at.thread))
        throw new Refused({ code: 'NOT_FOUND' })
      const post = await tx.post.findFirst({
        where: { number: at.number, kind: { not: 'announcement' }, thread: { gameId, kind, key } },
        select: { id: true },
      })
      if (!post) throw new Refused({ code: 'NOT_FOUND' })
      await hidePost(tx, { postId: post.id, userId, reason })
      const open = kind !== 'channel' && kind !== 'line' && kind !== 'graveyard'
      const seats = kind === 'line' ? [Number(key)] : (page.channels[kind === 'graveyard' ? kind : key]?.read ?? [])
      const hosts = kind === 'channel' || kind === 'graveyard' ? 'secrets' : 'assistants'
      await announceChange(tx, { game: gameId, public: open, seats: open ? [] : [...seats], hosts })
      return undefined
    }),
  )
}

export interface HiddenPost {
  thread: ThreadRef
  number: number
  reason: string
  at: number
}

/** The hidden posts of a game that this member of the host team may read, the latest first. */
export async function readHiddenPosts(page: AnyGamePage): Promise<HiddenPost[]> {
  if (!isHostTeam(page.viewer)) return []
  const rows = await db().post.findMany({
    where: { hiddenAt: { not: null }, thread: { gameId: page.game.id } },
    orderBy: { hiddenAt: 'desc' },
    select: { number: true, hiddenAt: true, hiddenReason: true, thread: { select: { kind: true, key: true } } },
  })
  return rows
    .filter((row) => mayReadThread(page.game, page.viewer, page.channels, row.thread))
    .map((row) => ({
      thread: { kind: row.thread.kind, key: row.thread.key },
      number: row.number,
      reason: row.hiddenReason ?? '',
      at: row.hiddenAt?.getTime() ?? 0,
    }))
}
