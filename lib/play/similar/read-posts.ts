import type { Tx } from '@/lib/db'
import { voiceOf } from '@/lib/forum/present'
import type { Post } from '@/lib/generated/prisma/client'
import { postText, type RichTextNode } from '@/lib/text'
import { GameSetup } from '../setup'
import type { PlacedPost } from './policy'

/** A long post as it is compared: its place, its public signature, its words outside quote blocks. */
export interface LongPost extends PlacedPost {
  at: number
  title: string
  by: string
  round: number | null
  text: string
  gameSlug: string
  gameTitle: string
  /** The author's username; for `knowsAuthor` to guard. */
  username: string | null
}

/** Posts by id, as one reader meets them; unknown ids are left out. Three queries however many there are. */
export async function readLongPosts(tx: Tx, ids: readonly string[], reader: string | null): Promise<LongPost[]> {
  if (ids.length === 0) return []
  const rows = await tx.post.findMany({
    where: { id: { in: [...ids] } },
    include: {
      author: { select: { username: true } },
      thread: {
        select: {
          kind: true,
          key: true,
          gameId: true,
          game: {
            select: {
              id: true,
              slug: true,
              title: true,
              status: true,
              visibility: true,
              setup: true,
              hosts: { where: { userId: reader ?? '' }, select: { role: true } },
              seats: { select: { seat: true, alias: true } },
            },
          },
        },
      },
    },
  })
  return rows.map(({ thread, author, ...post }) => ({
    id: post.id,
    kind: post.kind,
    authorId: post.authorId,
    code: post.code,
    hidden: post.hiddenAt !== null,
    thread: { kind: thread.kind, key: thread.key },
    game: thread.game && {
      id: thread.game.id,
      status: thread.game.status,
      visibility: thread.game.visibility,
      setup: GameSetup.parse(thread.game.setup),
      part: thread.game.hosts[0]?.role ?? null,
    },
    at: post.at.getTime(),
    title: post.title,
    by: signature(post, thread, author?.username ?? ''),
    round: post.round,
    text: wordsOf(post.doc),
    gameSlug: thread.game?.slug ?? '',
    gameTitle: thread.game?.title ?? '',
    username: author?.username ?? null,
  }))
}

/** The words of a document outside quote blocks, a block a line. */
export function wordsOf(doc: unknown): string {
  return postText(doc as RichTextNode).original.join('\n')
}

function signature(
  post: Pick<Post, 'authorId' | 'seat' | 'asHost' | 'code'>,
  thread: Parameters<typeof voiceOf>[1] & { game: { seats: { seat: number; alias: string }[] } | null },
  username: string,
): string {
  const voice = voiceOf(post, thread, {
    aliases: new Map(thread.game?.seats.map((seat) => [seat.seat, seat.alias])),
    usernames: new Map(post.authorId === null ? [] : [[post.authorId, username]]),
  })
  if (voice.kind === 'account') return voice.username
  if (voice.kind === 'seat') return voice.alias
  return voice.kind === 'code' ? voice.code : ''
}
