import { db } from '@/lib/db'
import type { RichDocument } from '@/lib/rich-text/types'
import { type AnnouncementOf, type AnyAnnouncement, announcementOf } from './announcement-data'
import type { AnyGamePage, GamePage, PageOf } from './read-game'
import type { RulesetName } from './ruleset-names'
import { readGameThread } from './threads'

/** An announcement as a post of 公告. Instants are epoch milliseconds. */
export interface AnnouncementPost<Name extends RulesetName = 'tiesha'> {
  number: number
  at: number
  /** Null: of a kind that this version does not know. */
  data: AnnouncementOf<Name> | null
  /** The host's own words above the machine's (T10.2); null if there are none. */
  words: RichDocument | null
  /** When those words were last changed after they stood there first; null: never. */
  wordsChangedAt: number | null
  /** Corrections, oldest first (T10.2): the announcement itself never changes. */
  errata: { at: number; text: string }[]
}

export interface AnnouncementPage<Name extends RulesetName = 'tiesha'> {
  posts: AnnouncementPost<Name>[]
  page: number
  pages: number
  /** The reader's first unread number before this reading; null: none, or never opened. */
  unread: number | null
}

const THREAD = { kind: 'announcements', key: '' } as const
const PER_PAGE = 20

/** A page of 公告, 20 posts, oldest first; the page of the first unread post, else the last, if none is named. */
export async function readAnnouncements<Name extends RulesetName>(
  page: PageOf<Name>,
  userId: string | null,
  wanted: number | null,
): Promise<AnnouncementPage<Name>> {
  const read = await readGameThread(page as unknown as AnyGamePage, userId, THREAD, wanted ?? 'unread')
  if (!read) return { posts: [], page: 1, pages: 1, unread: null }
  const traces = await tracesOf(read.posts.map((post) => post.id))
  const posts = read.posts.map((post) => postOf(page.game.ruleset, post, traces.get(post.id)))
  return { posts, page: read.page, pages: read.pages, unread: read.unread }
}

/** What hosts have ruled, warned, punished and taken back (T11), and what came of it. */
const RULINGS = [
  'ruling',
  'rulingDismissed',
  'reportRuled',
  'ruledOut',
  'ruleOutUndone',
  'revived',
  'warned',
] as const satisfies AnyAnnouncement['kind'][]

/** The rulings and penalties of the game with their public reasons, 20 a page, the latest first. */
export async function readRulingLog(page: GamePage, wanted: number): Promise<Omit<AnnouncementPage, 'unread'>> {
  const where = {
    thread: { gameId: page.game.id, kind: THREAD.kind },
    OR: RULINGS.map((kind) => ({ data: { path: ['kind'], equals: kind } })),
  }
  const pages = Math.max(1, Math.ceil((await db().post.count({ where })) / PER_PAGE))
  const shown = Math.min(Math.max(1, wanted), pages)
  const posts = await db().post.findMany({
    where,
    orderBy: { number: 'desc' },
    skip: (shown - 1) * PER_PAGE,
    take: PER_PAGE,
  })
  const read = posts.map((post) =>
    postOf('tiesha', { ...post, at: post.at.getTime(), doc: post.doc as unknown as RichDocument }),
  )
  return { posts: read, page: shown, pages }
}

/** One announcement by its number, with its neighbours' numbers; null if there is none. */
export async function readAnnouncement<Name extends RulesetName>(page: PageOf<Name>, number: number) {
  const thread = await db().thread.findUnique({
    where: { gameId_kind_key: { gameId: page.game.id, ...THREAD } },
    select: { id: true, postCount: true },
  })
  const post = thread && (await db().post.findUnique({ where: { threadId_number: { threadId: thread.id, number } } }))
  if (!post) return null
  return {
    ...postOf(
      page.game.ruleset,
      { ...post, at: post.at.getTime(), doc: post.doc as unknown as RichDocument },
      (await tracesOf([post.id])).get(post.id),
    ),
    previous: number > 1 ? number - 1 : null,
    next: number < thread.postCount ? number + 1 : null,
  }
}

/** Numbers of the result posts by round, for links; the last one where a round has two. */
export async function resultNumbers(page: GamePage): Promise<Record<number, number>> {
  const posts = await db().post.findMany({
    where: {
      thread: { gameId: page.game.id, kind: 'announcements' },
      data: { path: ['kind'], equals: 'resultPost' },
    },
    orderBy: { number: 'asc' },
    select: { number: true, data: true, at: true },
  })
  const numbers: Record<number, number> = {}
  for (const post of posts) {
    const data = announcementOf('tiesha', post.data, post.at.getTime())
    if (data?.kind === 'resultPost') numbers[data.report.round] = post.number
  }
  return numbers
}

/**
 * The accounts behind the seats, once the game is over (T16.3); before that, nothing, unless it is played under accounts'
 * names: then a substitute's is as public as the one he replaced.
 */
export async function accountsBehind({ game }: AnyGamePage): Promise<Record<number, string>> {
  if (game.status !== 'finished' && !game.accountNames) return {}
  const seats = await db().seat.findMany({
    where: { gameId: game.id, ...(!game.accountNames && { game: { status: 'finished' } }) },
    select: { seat: true, user: { select: { username: true } } },
  })
  return Object.fromEntries(seats.map((s) => [s.seat, s.user.username]))
}

/** Scenes of 江湖 by the ids of their posts (J14): those of this game that are published. */
export async function readScenes(gameId: string, posts: readonly string[]): Promise<Map<string, RichDocument>> {
  if (posts.length === 0) return new Map()
  const found = await db().post.findMany({
    where: { id: { in: [...posts] }, hiddenAt: null, thread: { gameId } },
    select: { id: true, doc: true },
  })
  return new Map(found.map(({ id, doc }) => [id, doc as unknown as RichDocument]))
}

interface Trace {
  act: string
  at: Date
  reason: string
}

/** What hosts have written to these announcements, by post, oldest first. One query. */
async function tracesOf(posts: readonly string[]): Promise<Map<string, Trace[]>> {
  const acts = await db().postAct.findMany({
    where: { postId: { in: [...posts] }, act: { in: ['review', 'erratum'] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { postId: true, act: true, at: true, reason: true },
  })
  const traces = new Map<string, Trace[]>()
  for (const { postId, ...trace } of acts) traces.set(postId, [...(traces.get(postId) ?? []), trace])
  return traces
}

function postOf<Name extends RulesetName>(
  ruleset: Name,
  post: { number: number; at: number; data: unknown; doc: RichDocument },
  traces: readonly Trace[] = [],
): AnnouncementPost<Name> {
  const reviews = traces.filter((trace) => trace.act === 'review')
  return {
    number: post.number,
    at: post.at,
    data: announcementOf(ruleset, post.data, post.at),
    words: post.doc.content.length > 0 ? post.doc : null,
    wordsChangedAt: reviews.length > 1 ? (reviews.at(-1)?.at.getTime() ?? null) : null,
    errata: traces
      .filter((trace) => trace.act === 'erratum')
      .map(({ at, reason }) => ({ at: at.getTime(), text: reason })),
  }
}
