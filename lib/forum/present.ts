import type { PostKind, ThreadKind } from '@/lib/generated/prisma/client'
import { EMPTY_DOCUMENT, type RichDocument } from '@/lib/rich-text/types'

/** Under which name a post speaks. Exactly one, so that nothing can carry two that belong together in secret. */
export type Voice =
  | { kind: 'account'; username: string } // outside games, and a game's spectators
  | { kind: 'seat'; alias: string }
  | { kind: 'code'; code: string }
  | { kind: 'host' }
  | { kind: 'machine' }

/** A post as readers get it. Instants are epoch milliseconds. */
export interface PresentedPost {
  id: string
  number: number // the floor, from 1
  kind: PostKind
  at: number
  voice: Voice
  title: string
  doc: RichDocument
  data: unknown // announcements, and target and guess of a kill post
  round: number | null
  original: number
  quoted: number
  hidden: { reason: string; shown: boolean } | null // shown: this reader gets the text all the same
}

/** What present() needs of a stored post. */
export interface StoredPost {
  id: string
  number: number
  kind: PostKind
  at: Date
  authorId: string | null
  seat: number | null
  asHost: boolean
  code: string | null
  title: string
  doc: unknown
  data: unknown
  round: number | null
  original: number
  quoted: number
  hiddenAt: Date | null
  hiddenReason: string | null
}

/** Names to show: aliases by seat of the thread's game, usernames by account. */
export interface Names {
  aliases: ReadonlyMap<number, string>
  usernames: ReadonlyMap<string, string>
}

export interface ThreadOfPost {
  kind: ThreadKind
  gameId: string | null
}

/**
 * The one name a post is signed with (T17.1): a code name hides the seat, a seat hides the account, and in a game's
 * threads an account is named only among the spectators.
 */
export function voiceOf(
  post: Pick<StoredPost, 'authorId' | 'seat' | 'asHost' | 'code'>,
  thread: ThreadOfPost,
  names: Names,
): Voice {
  if (post.code !== null) return { kind: 'code', code: post.code }
  if (post.asHost) return { kind: 'host' }
  if (post.seat !== null) return { kind: 'seat', alias: names.aliases.get(post.seat) ?? '' }
  const accountsSpeak = thread.gameId === null || thread.kind === 'spectators'
  if (accountsSpeak && post.authorId !== null)
    return { kind: 'account', username: names.usernames.get(post.authorId) ?? '' }
  return { kind: 'machine' }
}

/** Turns a stored post into what a reader may see; a hidden one keeps its floor and the reason, not its words. */
export function presentPost(post: StoredPost, thread: ThreadOfPost, names: Names, seesHidden = false): PresentedPost {
  const hidden = post.hiddenAt !== null
  const blank = hidden && !seesHidden
  return {
    id: post.id,
    number: post.number,
    kind: post.kind,
    at: post.at.getTime(),
    voice: voiceOf(post, thread, names),
    title: blank ? '' : post.title,
    doc: blank ? EMPTY_DOCUMENT : (post.doc as RichDocument),
    data: post.data, // who was killed and by which guess stands, whatever becomes of the words (T11.7)
    round: post.round,
    original: post.original,
    quoted: post.quoted,
    hidden: hidden ? { reason: post.hiddenReason ?? '', shown: !blank } : null,
  }
}
