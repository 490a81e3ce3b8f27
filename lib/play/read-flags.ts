import { db } from '@/lib/db'
import type { FlagReason, Foreseen, TieshaState } from '@/lib/engine/rulesets/tiesha'
import { FLAG_REASONS, foreseeRuling } from '@/lib/engine/rulesets/tiesha'
import { type Complaint, Said } from './flag-form'
import { findLongPost, type LongPost, readLongPosts } from './long-posts'
import { engineViewer, type GamePage } from './read-game'
import { type PostRuling, readRulings } from './read-rulings'
import { digestOf } from './rule-on-post'
import { loadState } from './store'

/** Flags and what became of them, as their reader may know it (T11, T18). Instants are epoch milliseconds. */

/** The reader's own flag on one post. */
export interface OwnFlag {
  post: LongPost
  said: (Complaint & { at: number })[]
  /** Null: not ruled on yet. */
  ruling: PostRuling | null
}

/** All flags on one post, as one matter for the host team. */
export interface FlagCase {
  post: LongPost
  flags: number
  reasons: FlagReason[]
  first: number
  latest: number
  open: boolean
  ruling: PostRuling | null
}

export const CASE_SORTS = ['latest', 'first', 'flags'] as const
export type CaseSort = (typeof CASE_SORTS)[number]
const PER_PAGE = 20

/** Whether this reader deals with flags: the main host and assistants (T18). */
export function seesFlags({ viewer }: GamePage): boolean {
  return viewer.kind === 'host' || viewer.kind === 'assistant'
}

/** What this account has flagged here (its seat's flags with it), the latest first, and what became of each. */
export async function readOwnFlags(page: GamePage, userId: string): Promise<OwnFlag[]> {
  const rows = await db().flag.findMany({
    where: {
      gameId: page.game.id,
      OR: [{ userId, seat: null }, ...(page.seat === null ? [] : [{ seat: page.seat }])],
    },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
  })
  const ids = rows.map((row) => row.postId)
  const [posts, rulings] = await Promise.all([readLongPosts(page, ids), readRulings(page, ids)])
  return rows.flatMap((row) => {
    const post = posts.get(row.postId)
    if (!post) return []
    const given = row.settledAt === null ? [] : (rulings.get(row.postId) ?? [])
    return [{ post, said: Said.parse(row.said).map(withoutKey), ruling: decisive(given) }]
  })
}

/** A page of the host team's cases, open ones first; null for others. */
export async function readCases(
  page: GamePage,
  { wanted, sort }: { wanted: number; sort: CaseSort },
): Promise<{ cases: FlagCase[]; page: number; pages: number; total: number; open: number } | null> {
  if (!seesFlags(page)) return null
  const rows = await db().flag.groupBy({
    by: ['postId'],
    where: { gameId: page.game.id },
    _count: { _all: true, settledAt: true },
    _min: { at: true },
    _max: { at: true },
  })
  const isOpen = (row: (typeof rows)[number]) => row._count.settledAt < row._count._all
  const order = {
    latest: (row: (typeof rows)[number]) => -(row._max.at?.getTime() ?? 0),
    first: (row: (typeof rows)[number]) => row._min.at?.getTime() ?? 0,
    flags: (row: (typeof rows)[number]) => -row._count._all,
  }[sort]
  rows.sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || order(a) - order(b) || (a.postId < b.postId ? -1 : 1))
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE))
  const shown = Math.min(Math.max(1, wanted), pages)
  const some = rows.slice((shown - 1) * PER_PAGE, shown * PER_PAGE)
  const ids = some.map((row) => row.postId)
  const [posts, rulings, reasons] = await Promise.all([
    readLongPosts(page, ids),
    readRulings(page, ids),
    db().flag.findMany({ where: { postId: { in: ids } }, select: { postId: true, reason: true } }),
  ])
  const cases = some.flatMap((row): FlagCase[] => {
    const post = posts.get(row.postId)
    if (!post) return []
    const said = reasons.filter((one) => one.postId === row.postId).map((one) => one.reason)
    return [
      {
        post,
        flags: row._count._all,
        reasons: FLAG_REASONS.filter((reason) => said.includes(reason)),
        first: row._min.at?.getTime() ?? 0,
        latest: row._max.at?.getTime() ?? 0,
        open: isOpen(row),
        ruling: decisive(rulings.get(row.postId) ?? []),
      },
    ]
  })
  return { cases, page: shown, pages, total: rows.length, open: rows.filter(isOpen).length }
}

/** Who flagged: a seat by its alias, a member without one by name. For the host team alone. */
export interface CaseFlag {
  seat: number | null
  username: string | null
  settled: boolean
  said: (Complaint & { at: number })[]
}

/** What each kind of ruling would do; reasons with the same effect share one. `digest` goes back with the form. */
export interface Foretold {
  kind: 'out' | 'void' | 'short' | 'dismissed'
  reasons: FlagReason[]
  foreseen: Foreseen
  digest: string
}

export interface CaseMatter {
  post: LongPost
  flags: CaseFlag[]
  rulings: PostRuling[]
  /** Empty for a report-in, and where nothing is to be ruled any more. */
  foretold: Foretold[]
}

const KINDS: { kind: Foretold['kind']; reasons: FlagReason[] }[] = [
  { kind: 'out', reasons: ['plagiarism', 'oldWork', 'traded'] },
  { kind: 'short', reasons: ['short'] },
  { kind: 'void', reasons: ['genre', 'filler'] },
]

/** A post with its flags, its rulings and what a ruling would do; flagged or not (T11.6). Null for whoever may not rule. */
export async function readCase(page: GamePage, key: string): Promise<CaseMatter | null> {
  if (!seesFlags(page)) return null
  const post = await findLongPost(page, key)
  if (!post) return null
  const [rows, rulings] = await Promise.all([
    db().flag.findMany({ where: { postId: post.id }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    readRulings(page, [post.id]),
  ])
  const users = await db().user.findMany({
    where: { id: { in: rows.flatMap((row) => (row.seat === null ? [row.userId] : [])) } },
    select: { id: true, username: true },
  })
  const flags = rows.map((row) => ({
    seat: row.seat,
    username: row.seat === null ? (users.find((user) => user.id === row.userId)?.username ?? null) : null,
    settled: row.settledAt !== null,
    said: Said.parse(row.said).map(withoutKey),
  }))
  const given = rulings.get(post.id) ?? []
  const open = !given.some((ruling) => ruling.verdict === 'upheld') && page.game.status === 'running'
  const waiting = flags.some((flag) => !flag.settled)
  const foretold = open && post.kind !== 'reportIn' ? await foretell(page, post.id, waiting) : []
  return { post, flags, rulings: given, foretold }
}

/** A dismissal is offered where a flag waits for it. */
async function foretell(page: GamePage, post: string, waiting: boolean): Promise<Foretold[]> {
  const game = await db().game.findUniqueOrThrow({ where: { id: page.game.id } })
  const state = (await loadState(db(), game)) as TieshaState
  const role = page.viewer.kind === 'host' ? 'main' : 'assistant'
  const viewer = engineViewer(role, null, page.game.setup)
  const told = (kind: Foretold['kind'], reasons: FlagReason[], verdict: 'upheld' | 'dismissed'): Foretold => {
    const [reason = 'plagiarism'] = reasons
    const foreseen = foreseeRuling(state, viewer, { post, reason, verdict }, page.now)
    return { kind, reasons, foreseen, digest: digestOf(foreseen) }
  }
  return [
    ...KINDS.map(({ kind, reasons }) => told(kind, reasons, 'upheld')),
    ...(waiting ? [told('dismissed', [], 'dismissed')] : []),
  ]
}

/**
 * What posts of the game are flagged for and not ruled on, where the game's setting opens that to all (T11.2); by post. In
 * other games nothing, for anybody.
 */
export async function readOpenFlags({ game }: GamePage): Promise<Map<string, FlagReason[]>> {
  if (!game.setup.flagsOpen) return new Map()
  const rows = await db().flag.findMany({
    where: { gameId: game.id, settledAt: null },
    select: { postId: true, reason: true },
  })
  const reasons = (post: string) =>
    FLAG_REASONS.filter((reason) => rows.some((row) => row.postId === post && row.reason === reason))
  return new Map(rows.map((row) => [row.postId, reasons(row.postId)]))
}

/** The one that counts: upheld if any is, else the latest. */
const decisive = (rulings: readonly PostRuling[]): PostRuling | null =>
  rulings.find((ruling) => ruling.verdict === 'upheld') ?? rulings.at(-1) ?? null

const withoutKey = ({ key: _key, ...word }: Said[number]) => word
