import type { Tx } from '@/lib/db'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha'
import type { Measure } from './report-rulings'

/** A structured announcement: drawn by components in the reader's language (`kind` + data). */
interface Announcement {
  kind: string
}

/** A ruling on a report-in, which the rules know nothing of: on which floor and of which seat, and what the host does. */
interface ReportRuled {
  kind: 'reportRuled'
  report: number
  seat: number
  reason: FlagReason
  verdict: 'upheld' | 'dismissed'
  measure: Measure | null
  /** When the new report-in is due, epoch milliseconds. */
  until: number | null
  words?: { original: number; quoted: number }
  note: string
}

/** What the application announces beside the rules: the course of a game before round 1, and changes of its hosts. */
export type GameNotice =
  | { kind: 'signUpOpened' }
  | { kind: 'setupChanged'; seats: number; rounds: number; startsAt: number | null }
  | { kind: 'dealt'; seats: number; seedHash: string }
  | { kind: 'reportInMissing'; count: number }
  | { kind: 'startMoved'; startsAt: number }
  | { kind: 'mainHostChanged'; username: string }
  | ReportRuled
  | { kind: 'cancelled' }

const EMPTY = { type: 'doc', content: [] }

/** Posts announcements to the game's 公告, under nobody's name, each stamped with its `at` (epoch milliseconds). */
export async function postAnnouncements(
  tx: Tx,
  game: { id: string },
  announcements: readonly { at: number; data: Announcement | GameNotice }[],
): Promise<void> {
  const last = announcements.at(-1)
  if (!last) return
  const [thread] = await tx.$queryRaw<{ id: string; postCount: number }[]>`
    UPDATE "Thread" SET "postCount" = "postCount" + ${announcements.length}, "lastPostAt" = ${new Date(last.at)}
    WHERE "gameId" = ${game.id} AND "kind" = 'announcements' RETURNING "id", "postCount"`
  if (!thread) throw new Error('the game has no announcements thread')
  const first = thread.postCount - announcements.length + 1
  await tx.post.createMany({
    data: announcements.map(({ at, data }, i) => ({
      threadId: thread.id,
      number: first + i,
      kind: 'announcement' as const,
      at: new Date(at),
      doc: EMPTY,
      data: data as object,
      round: 'round' in data && typeof data.round === 'number' ? data.round : null,
    })),
  })
}

/** Posts one notice of the application. */
export function postNotice(tx: Tx, game: { id: string }, data: GameNotice, at: number): Promise<void> {
  return postAnnouncements(tx, game, [{ at, data }])
}
