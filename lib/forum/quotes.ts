import { db, type Tx } from '@/lib/db'
import type { ThreadKind } from '@/lib/generated/prisma/client'
import type { Block, QuoteSource, RichDocument } from '@/lib/rich-text/types'
import { postText, type RichTextNode } from '@/lib/text'
import { HELD } from './held'
import { type Names, type Voice, voiceOf } from './present'

/** A thread, as far as quoting from it or into it is concerned. */
export interface QuoteThread {
  id: string
  gameId: string | null
  kind: ThreadKind
  openToAll?: boolean // its game may be read by guests too
}

const READ_BY_ALL: ReadonlySet<ThreadKind> = new Set([
  'forum',
  'rules',
  'reportIn',
  'talk',
  'kills',
  'announcements',
  'spectators',
])

/**
 * May a post in `target` name a post in `source` as the origin of its words? Only if everybody who reads the target
 * may read the source: so a private channel is never pointed to from outside it.
 */
export function mayQuoteFrom(source: QuoteThread, target: QuoteThread): boolean {
  if (source.id === target.id || source.gameId === null) return true
  if (!READ_BY_ALL.has(source.kind)) return false
  return source.gameId === target.gameId || source.openToAll === true
}

/**
 * Checks every quote's claimed source on the server: the post exists, is not hidden, may be named here, and really
 * holds the quoted paragraphs. A good claim is replaced by what the server knows; any other loses its source and stays
 * a quote. The answer is the same for a post that does not exist and one that is not to be seen.
 */
export async function checkQuotes(tx: Tx, doc: RichDocument, target: QuoteThread): Promise<RichDocument> {
  const ids = new Set<string>()
  visitQuotes(doc.content, (quote) => quote.attrs.source && ids.add(quote.attrs.source.postId))
  if (ids.size === 0) return doc
  const sources = await loadSources(tx, [...ids])
  const checked = structuredClone(doc)
  visitQuotes(checked.content, (quote) => {
    const source = quote.attrs.source && sources.get(quote.attrs.source.postId)
    const stands = source && mayQuoteFrom(source.thread, target) && holds(source.words, quote)
    quote.attrs.source = stands ? source.known : null
  })
  return checked
}

/** What the composer needs to quote a post: its source, and its paragraphs without what it quotes itself. */
export interface Quotable {
  source: QuoteSource
  paragraphs: string[]
}

/** A post to quote from, found by its id or by its floor in a thread; null unless `mayQuoteFrom` its thread. */
export async function quotable(
  ref: { postId: string } | { threadId: string; number: number },
  target: QuoteThread,
): Promise<Quotable | null> {
  const tx = db()
  const id =
    'postId' in ref
      ? ref.postId
      : (await tx.post.findUnique({ where: { threadId_number: ref }, select: { id: true } }))?.id
  const source = id === undefined ? undefined : (await loadSources(tx, [id])).get(id)
  if (!source || !mayQuoteFrom(source.thread, target)) return null
  return { source: source.known, paragraphs: postText(source.doc).original.filter((p) => p.trim() !== '') }
}

interface Source {
  known: QuoteSource
  thread: QuoteThread
  doc: RichTextNode
  words: string
}

async function loadSources(tx: Tx, ids: string[]): Promise<Map<string, Source>> {
  const posts = await tx.post.findMany({
    where: { id: { in: ids }, hiddenAt: null, thread: { NOT: { kind: 'kills', key: HELD } } },
    include: {
      author: { select: { username: true } },
      thread: {
        include: {
          game: { select: { visibility: true, status: true, seats: { select: { seat: true, alias: true } } } },
        },
      },
    },
  })
  return new Map(
    posts.map((post) => {
      const { thread } = post
      const names: Names = {
        aliases: new Map(thread.game?.seats.map((s) => [s.seat, s.alias])),
        usernames: new Map(post.authorId && post.author ? [[post.authorId, post.author.username]] : []),
      }
      const by = nameOf(voiceOf(post, thread, names))
      const known = { postId: post.id, by, title: post.title || thread.title, number: post.number }
      const openToAll = thread.game?.visibility === 'public' && thread.game.status !== 'draft'
      const doc = post.doc as unknown as RichTextNode
      const { original, quoted } = postText(doc)
      return [post.id, { known, thread: { ...thread, openToAll }, doc, words: bare([...original, ...quoted].join('')) }]
    }),
  )
}

function nameOf(voice: Voice): string {
  if (voice.kind === 'account') return voice.username
  if (voice.kind === 'seat') return voice.alias
  return voice.kind === 'code' ? voice.code : ''
}

function holds(words: string, quote: Block): boolean {
  const { quoted } = postText({ type: 'doc', content: [quote as RichTextNode] })
  return quoted.every((paragraph) => words.includes(bare(paragraph)))
}

/** Words without their spacing: line breaks and indents change in copying. */
function bare(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, '')
}

type Quote = Extract<Block, { type: 'blockquote' }>

function visitQuotes(blocks: Block[], visit: (quote: Quote) => void): void {
  for (const block of blocks) {
    if (block.type === 'blockquote') visit(block)
    if (block.type === 'blockquote') visitQuotes(block.content, visit)
    else if (block.type === 'bulletList' || block.type === 'orderedList')
      for (const item of block.content) visitQuotes(item.content, visit)
  }
}
