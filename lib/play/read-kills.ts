import { db } from '@/lib/db'
import type { OtherPostView, StrikeView } from '@/lib/engine/rulesets/tiesha'
import type { RichDocument } from '@/lib/rich-text/types'
import { isHostTeam } from './access'
import type { GamePage } from './read-game'

/**
 * A kill, a promise of one, or a shown rescue or sapper post, as this viewer may read it: what the rules show, with the
 * words beside it. Nothing here names the author but `strike.author` or `other.author`, where the view gives it.
 */
export type KillEntry = KillText & ({ kind: 'strike'; strike: StrikeView } | { kind: 'other'; other: OtherPostView })

interface KillText {
  /** The entry's name in URLs: a strike's `round.place`, or the id of another post. */
  key: string
  /** Empty while an IOU hangs, and where the host has hidden the post. */
  title: string
  /** Hidden by the host, with his public reason; `shown`: this viewer may read it all the same. */
  hidden: { reason: string; shown: boolean } | null
}

export interface KillRound {
  round: number
  entries: KillEntry[]
}

export interface KillPage {
  entry: KillEntry
  /** Null while an IOU hangs and where the text is hidden from this viewer. */
  doc: RichDocument | null
  /** The floor in 杀帖, for quotes; null for a note without text. */
  number: number | null
  /** All entries of the same round in order, this one among them. */
  round: KillEntry[]
  previous: KillEntry | null
  next: KillEntry | null
}

/** The kill thread by rounds, the first round first; within a round in the order of appearance. */
export async function readKills(page: GamePage): Promise<KillRound[]> {
  const entries = await readEntries(page)
  const rounds = new Map<number, KillEntry[]>()
  for (const entry of entries) rounds.set(roundOf(entry), [...(rounds.get(roundOf(entry)) ?? []), entry])
  return [...rounds].map(([round, list]) => ({ round, entries: list }))
}

/** One entry with its text, and its neighbours, by its key or its post's id; null if this viewer sees no such entry. */
export async function readKill(page: GamePage, key: string): Promise<KillPage | null> {
  const entries = await readEntries(page)
  const place = entries.findIndex((entry) => entry.key === key || postOf(entry) === key)
  const entry = entries[place]
  if (!entry) return null
  const id = postOf(entry)
  const post = id && (await db().post.findUnique({ where: { id }, select: { doc: true, number: true } }))
  return {
    entry,
    doc: post && entry.hidden?.shown !== false ? (post.doc as unknown as RichDocument) : null,
    number: post ? post.number : null,
    round: entries.filter((other) => roundOf(other) === roundOf(entry)),
    previous: entries[place - 1] ?? null,
    next: entries[place + 1] ?? null,
  }
}

export function roundOf(entry: KillEntry): number {
  return entry.kind === 'strike' ? entry.strike.round : entry.other.round
}

/** The post that holds an entry's text, if there is one yet. */
export function postOf(entry: KillEntry): string | null {
  return entry.kind === 'strike' ? entry.strike.post : entry.other.post
}

async function readEntries(page: GamePage): Promise<KillEntry[]> {
  if (!page.view) return []
  const strikes = page.view.strikes.map((strike) => ({ kind: 'strike' as const, strike, key: strike.strike }))
  const others = page.view.otherPosts.map((other) => ({ kind: 'other' as const, other, key: other.post }))
  const found = [...strikes, ...others]
  const ids = found.flatMap((entry) => (entry.kind === 'strike' ? (entry.strike.post ?? []) : entry.other.post))
  const posts = await db().post.findMany({
    where: { id: { in: ids }, thread: { gameId: page.game.id } },
    select: { id: true, title: true, hiddenAt: true, hiddenReason: true },
  })
  const texts = new Map(posts.map((post) => [post.id, post]))
  const seesHidden = isHostTeam(page.viewer)
  const entries = found.map((entry): KillEntry => {
    const post = texts.get((entry.kind === 'strike' ? entry.strike.post : entry.other.post) ?? '')
    const hidden = post?.hiddenAt ? { reason: post.hiddenReason ?? '', shown: seesHidden } : null
    return { ...entry, title: post && (!hidden || seesHidden) ? post.title : '', hidden }
  })
  return entries.sort(inOrder)
}

/** By round; strikes in the order of their places, then other posts as the view lists them (they have no place). */
function inOrder(a: KillEntry, b: KillEntry): number {
  if (roundOf(a) !== roundOf(b)) return roundOf(a) - roundOf(b)
  if (a.kind === 'strike' && b.kind === 'strike') return place(a.strike) - place(b.strike)
  return a.kind === b.kind ? 0 : a.kind === 'strike' ? -1 : 1
}

const place = ({ strike }: StrikeView): number => Number(strike.split('.')[1] ?? 0)
