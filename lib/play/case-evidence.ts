import { db } from '@/lib/db'
import { findLongPost } from './long-posts'
import type { CaseMatter } from './read-flags'
import { isGameOf, readGame } from './read-game'
import { compareWithPost, compareWithText, type Evidence, lookUpPost } from './similar'

/**
 * All that speaks against a post, as one report for its host (T11.1): where its words stood on this site, the posts that
 * flags point to, and what was pasted with them, as one text. `coverage` is that of the part that covers most. Null for
 * whoever may not read the report.
 */
export async function readCaseEvidence(
  reader: string,
  { post, flags }: Pick<CaseMatter, 'post' | 'flags'>,
): Promise<Evidence | null> {
  const found = await lookUpPost(db(), { postId: post.id, reader })
  if (!found) return null
  const words = flags.flatMap((flag) => flag.said)
  const known = new Set(found.sources.map((source) => source.postId))
  const linked = await Promise.all([...new Set(words.map((word) => word.link))].map((link) => postOfLink(link, reader)))
  const others = [...new Set(linked)].filter((id) => id !== null && id !== post.id && !known.has(id)) as string[]
  const pasted = [...new Set(words.flatMap((word) => word.text || []))].join('\n\n')
  const compared = await Promise.all([
    pasted ? compareWithText(db(), { postId: post.id, text: pasted }) : null,
    ...others.map((otherId) => compareWithPost(db(), { postId: post.id, otherId, reader })),
  ])
  const all = [found, ...compared.filter((one) => one !== null)]
  return {
    ...found,
    coverage: Math.max(...all.map((one) => one.coverage)),
    sources: all.flatMap((one) => one.sources).sort((a, b) => b.coverage - a.coverage),
  }
}

const ID = '[0-9a-f-]{36}'
const PLACES = [
  new RegExp(`^/p/(?<id>${ID})$`),
  new RegExp(`^/g/(?<slug>[\\w-]{1,64})/kills/(?<key>${ID}|\\d+\\.\\d+)$`),
  /^\/g\/(?<slug>[\w-]{1,64})\/report\/(?<floor>\d{1,6})$/,
]

/** The post of this site that an address leads to, if it is the address of one that this reader may see. */
export async function postOfLink(link: string, reader: string): Promise<string | null> {
  const path = pathOf(link)
  const groups = PLACES.map((place) => place.exec(path)?.groups).find((one) => one !== undefined)
  if (!groups) return null
  if (groups.id) return groups.id
  const page = await readGame(groups.slug ?? '', { id: reader })
  const key = groups.floor ? `report-${groups.floor}` : (groups.key ?? '')
  return (page && isGameOf(page, 'tiesha') && (await findLongPost(page, key))?.id) || null
}

function pathOf(link: string): string {
  const base = 'http://here.invalid'
  return URL.canParse(link, base) ? new URL(link, base).pathname : ''
}
