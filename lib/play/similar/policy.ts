import { HELD } from '@/lib/forum/held'
import type { GameStatus, PostKind, ThreadKind, Visibility } from '@/lib/generated/prisma/client'
import { type GameViewer, mayReadThread } from '../access'

/** A long post with what decides who may learn of it. */
export interface PlacedPost {
  id: string
  kind: PostKind
  authorId: string | null
  code: string | null
  hidden: boolean
  thread: { kind: ThreadKind; key: string }
  game: PlacedGame | null
}

export interface PlacedGame {
  id: string
  status: GameStatus
  visibility: Visibility
  /** What the game's settings let assistants see (T18). */
  assistants: { secrets: boolean; accounts: boolean }
  /** The reader's part in the game's host team. */
  part: 'main' | 'assistant' | 'counter' | null
}

/**
 * Who may read where a post's words stood before: the main host and assistants of its game, and once the game has ended
 * everybody who may read the post (T11.1, T18).
 */
export function mayReadEvidence(post: PlacedPost, reader: string | null): boolean {
  const { game } = post
  if (!game) return false
  if (game.part === 'main' || game.part === 'assistant') return true
  return game.status === 'finished' && !post.hidden && maySeeSource(post, reader)
}

/**
 * Whether a post may be shown to this reader as a source (`text/similarity.md`, step 5). A channel, a graveyard or a post
 * that waits for its showing is closed until the end of its game to all but the hosts of that game who read it anyway;
 * that the reader has a seat there opens nothing: what he looks at belongs to another game.
 */
export function maySeeSource({ game, thread }: PlacedPost, reader: string | null): boolean {
  if (!game) return true
  const viewer = viewerOf(game, reader)
  const place = thread.kind === 'kills' && thread.key === HELD ? { kind: 'channel' as const, key: HELD } : thread
  return mayReadThread(game, viewer, {}, place)
}

/** Whether everybody can read it now, so that a public reason may point to it. */
export function isOpen(post: PlacedPost): boolean {
  return !post.hidden && maySeeSource({ ...post, game: post.game && { ...post.game, part: null } }, null)
}

/**
 * Whether this reader may know which account wrote a post. Outside games and after the end everybody; before it the main
 * host, and an assistant by the game's settings: for a post under a code name he needs both accounts and secrets (T18).
 */
export function knowsAuthor({ game, code }: PlacedPost): boolean {
  if (!game || game.status === 'finished') return true
  if (game.part === 'main') return true
  return game.part === 'assistant' && game.assistants.accounts && (code === null || game.assistants.secrets)
}

/**
 * Whether a source is to be called old work: the same account in an earlier game, or outside games. Only where the reader
 * may know both authors: of a game that runs beside this one its host must not learn that one account sits in both.
 */
export function isOldWork(post: PlacedPost, source: PlacedPost): boolean {
  if (source.authorId === null || source.authorId !== post.authorId) return false
  return source.game?.id !== post.game?.id && knowsAuthor(post) && knowsAuthor(source)
}

/** A seat's own words to its group are its drafts: no source for what it publishes in that game. */
export function isOwnDraft(post: PlacedPost, source: PlacedPost): boolean {
  const closed = source.thread.kind === 'channel' || source.thread.kind === 'graveyard'
  return closed && source.authorId === post.authorId && source.game?.id === post.game?.id
}

/**
 * T11.2: a public reason names no old work, no source by an account seated in this game, and nothing that not everybody
 * can read. Where the reader may not know the author the answer is no, whoever it is.
 */
export function isNameable(post: PlacedPost, source: PlacedPost, seated: ReadonlySet<string>): boolean {
  if (!isOpen(source) || isOldWork(post, source) || source.game?.id === post.game?.id) return false
  return knowsAuthor(post) && knowsAuthor(source) && !(source.authorId !== null && seated.has(source.authorId))
}

function viewerOf(game: PlacedGame, reader: string | null): GameViewer {
  if (game.part === 'main') return { kind: 'host' }
  if (game.part === 'assistant') return { kind: 'assistant', secrets: game.assistants.secrets }
  return game.part === 'counter' ? { kind: 'counter' } : { kind: 'public', member: reader !== null }
}
