import { db } from '@/lib/db'
import type { RichDocument } from '@/lib/rich-text/types'
import { isHostTeam, mayReadThread } from './access'
import type { GamePage } from './read-game'

/**
 * A long post of a game, which may be flagged and ruled on (T11.1), as this reader sees it signed: kill posts and their
 * kin by a code name, report-ins by a seat. Instants are epoch milliseconds.
 */
export interface LongPost {
  id: string
  /** Its name in URLs: a strike's `2.1`, `report-7` by its floor, else the post's id. */
  key: string
  /** Where it is read, below the game's own address: `kills/2.1`, `report/7`. */
  place: string
  kind: 'post' | 'iou' | 'flying' | 'rescue' | 'sapper' | 'reportIn'
  /** Empty where the host has hidden it from this reader. */
  title: string
  code: string | null
  seat: number | null
  /** Its floor in its thread. */
  number: number
  round: number | null
  at: number
  words: { original: number; quoted: number }
}

/** The long post of this key or id; null if this reader sees none. */
export async function findLongPost(page: GamePage, key: string): Promise<LongPost | null> {
  const floor = /^report-(\d{1,6})$/.exec(key)?.[1]
  const id = floor ? await reportOnFloor(page, Number(floor)) : idOf(page, key)
  return id ? ((await readLongPosts(page, [id])).get(id) ?? null) : null
}

/** Long posts by their ids; those that this reader does not see, or that are none, are left out. */
export async function readLongPosts(page: GamePage, ids: readonly string[]): Promise<Map<string, LongPost>> {
  if (ids.length === 0) return new Map()
  const rows = await db().post.findMany({
    where: { id: { in: [...ids] }, thread: { gameId: page.game.id } },
    omit: { doc: true, data: true },
  })
  const found = new Map<string, LongPost>()
  for (const row of rows) {
    const signed = row.kind === 'reportIn' ? signedBySeat(page, row) : signedByCode(page, row.id)
    if (!signed) continue
    found.set(row.id, {
      id: row.id,
      ...signed,
      title: row.hiddenAt && !isHostTeam(page.viewer) ? '' : row.title,
      number: row.number,
      at: row.at.getTime(),
      words: { original: row.original, quoted: row.quoted },
    })
  }
  return found
}

/** The words of a post that {@link readLongPosts} gave; null where the host has hidden them from this reader. */
export async function readLongPostText(page: GamePage, post: LongPost): Promise<RichDocument | null> {
  const { doc, hiddenAt } = await db().post.findUniqueOrThrow({
    where: { id: post.id },
    select: { doc: true, hiddenAt: true },
  })
  return hiddenAt && !isHostTeam(page.viewer) ? null : (doc as unknown as RichDocument)
}

type Signed = Pick<LongPost, 'key' | 'place' | 'kind' | 'code' | 'seat' | 'round'>

function signedByCode({ view }: GamePage, id: string): Signed | null {
  const strike = view?.strikes.find((one) => one.post === id)
  const other = view?.otherPosts.find((one) => one.post === id)
  const found = strike ? { key: strike.strike, of: strike } : other && { key: id, of: other }
  if (!found) return null
  const { kind, code, round } = found.of
  return { key: found.key, place: `kills/${found.key}`, kind, code, seat: null, round }
}

function signedBySeat(page: GamePage, { seat, number }: { seat: number | null; number: number }): Signed | null {
  if (!mayReadReportIns(page)) return null
  return { key: `report-${number}`, place: `report/${number}`, kind: 'reportIn', code: null, seat, round: null }
}

const mayReadReportIns = (page: GamePage) =>
  page.view !== null && mayReadThread(page.game, page.viewer, page.channels, { kind: 'reportIn', key: '' })

function idOf({ view }: GamePage, key: string): string | null {
  const strike = view?.strikes.find((one) => one.strike === key || one.post === key)
  if (strike) return strike.post
  return view?.otherPosts.find((one) => one.post === key)?.post ?? null
}

async function reportOnFloor(page: GamePage, number: number): Promise<string | null> {
  const where = { kind: 'reportIn' as const, number, thread: { gameId: page.game.id, kind: 'reportIn' as const } }
  return (await db().post.findFirst({ where, select: { id: true } }))?.id ?? null
}
