import type { Tx } from '@/lib/db'
import { lengthOf, type Runs, runsOf, union } from '@/lib/forum/similar/runs'
import {
  comparePosts,
  comparerOf,
  fingerprints,
  type NormalText,
  normalizeText,
  type Passage,
} from '@/lib/text/similarity'
import { excerpt } from './excerpt'
import { isNameable, isOldWork, isOwnDraft, knowsAuthor, mayReadEvidence, maySeeSource } from './policy'
import { type ComparedPost, readCandidates, readCompared } from './read-posts'
import type { Evidence, EvidencePassage, EvidenceSource } from './types'

/** Sources beyond these are left out, the least alike first. */
const MOST_SOURCES = 30

/**
 * Looks a long post up among all earlier long posts of the site, for one reader.
 *
 * @param reader the account that asks; null for a guest
 * @returns null if there is no such post, or the reader may not see this: while the game runs, the report is its main
 *   host's and assistants' alone (T11.1, T18); afterwards it is for everybody who may read the post
 */
export async function lookUpPost(
  tx: Tx,
  { postId, reader }: { postId: string; reader: string | null },
): Promise<Evidence | null> {
  const [post] = await readCompared(tx, [postId], reader)
  if (!post || !mayReadEvidence(post, reader)) return null
  const text = normalizeText(post.text)
  const visible = await visibleSources(tx, post, fingerprints(text), reader)
  return evidenceOf(post, text, visible, visible.length === 0 ? new Set() : await seatedIn(tx, post))
}

/** The most alike of the earlier posts that this reader may see; what he may not see crowds out nothing. */
async function visibleSources(
  tx: Tx,
  post: ComparedPost,
  prints: readonly number[],
  reader: string | null,
): Promise<ComparedPost[]> {
  const candidates = await readCandidates(tx, prints, { before: post.n, reader })
  const visible = candidates.filter((one) => maySeeSource(one, reader) && !isOwnDraft(post, one))
  return readCompared(
    tx,
    visible.slice(0, MOST_SOURCES).map((one) => one.id),
    reader,
  )
}

/**
 * Compares a post with one other, which a flag names as evidence.
 * @returns null where {@link lookUpPost} gives null, and where the reader may not see the other post
 */
export async function compareWithPost(
  tx: Tx,
  { postId, otherId, reader }: { postId: string; otherId: string; reader: string | null },
): Promise<Evidence | null> {
  const posts = await readCompared(tx, [postId, otherId], reader)
  const post = posts.find((one) => one.id === postId)
  const other = posts.find((one) => one.id === otherId)
  if (!post || !other || post === other || !mayReadEvidence(post, reader) || !maySeeSource(other, reader)) return null
  return evidenceOf(post, normalizeText(post.text), [other], await seatedIn(tx, post))
}

/**
 * Compares a post with a text that was pasted with a flag; one source of the kind `evidence`, or none. That the asker may
 * read the post is the caller's affair.
 * @returns null if there is no such post
 */
export async function compareWithText(
  tx: Tx,
  { postId, text: pasted }: { postId: string; text: string },
): Promise<Evidence | null> {
  const [post] = await readCompared(tx, [postId], null)
  if (!post) return null
  const text = normalizeText(post.text)
  const { passages, coverage } = comparePosts(text, normalizeText(pasted))
  const source: EvidenceSource = {
    kind: 'evidence',
    postId: null,
    title: '',
    href: null,
    by: '',
    game: null,
    at: null,
    account: null,
    hidden: false,
    nameable: false,
    coverage,
    passages: passages.map((passage) => inWords(passage, post.text, pasted, true)),
  }
  return {
    postId,
    title: post.title,
    text: post.text,
    coverage,
    sources: passages.length === 0 ? [] : [source],
  }
}

function evidenceOf(
  post: ComparedPost,
  text: NormalText,
  found: readonly ComparedPost[],
  seated: ReadonlySet<string>,
): Evidence {
  const covered: Runs[] = []
  const sources: EvidenceSource[] = []
  const compare = comparerOf(text)
  for (const one of found) {
    const { passages, coverage } = compare(normalizeText(one.text))
    if (passages.length === 0) continue
    covered.push(runsOf(text, passages))
    sources.push(sourceOf(post, one, passages, coverage, seated))
  }
  return {
    postId: post.id,
    title: post.title,
    text: post.text,
    coverage: text.codes.length === 0 ? 0 : lengthOf(union(covered)) / text.codes.length,
    sources: sources.sort((a, b) => b.coverage - a.coverage || (a.at ?? 0) - (b.at ?? 0)),
  }
}

function sourceOf(
  post: ComparedPost,
  one: ComparedPost,
  passages: readonly Passage[],
  coverage: number,
  seated: ReadonlySet<string>,
): EvidenceSource {
  const oldWork = isOldWork(post, one)
  return {
    kind: oldWork ? 'oldWork' : 'site',
    postId: one.id,
    title: one.hidden ? '' : one.title,
    href: `/p/${one.id}`,
    by: one.by,
    game: one.game && { slug: one.gameSlug, title: one.gameTitle, round: one.round },
    at: one.at,
    account: oldWork && knowsAuthor(one) ? one.username : null,
    hidden: one.hidden,
    nameable: isNameable(post, one, seated),
    coverage,
    passages: passages.map((passage) => inWords(passage, post.text, one.text, !one.hidden)),
  }
}

function inWords(passage: Passage, post: string, source: string, around: boolean): EvidencePassage {
  return {
    post: excerpt(post, passage.post, true),
    source: excerpt(source, passage.source, around),
    length: passage.length,
  }
}

async function seatedIn(tx: Tx, post: ComparedPost): Promise<ReadonlySet<string>> {
  if (!post.game) return new Set()
  const seats = await tx.seat.findMany({ where: { gameId: post.game.id }, select: { userId: true } })
  return new Set(seats.map((seat) => seat.userId))
}
