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
  | { kind: 'remindersChanged'; vote: number[]; iou: number[] | null } // minutes before the deadline; null: there are no IOUs
  | { kind: 'corrected'; of: number } // an erratum stands beneath that announcement
  | ReportRuled
  | { kind: 'cancelled' }

/** An announcement of a game, stamped with its `at` (epoch milliseconds). */
export interface Announced {
  gameId: string
  at: number
  data: Announcement | GameNotice
}

/** Posts announcements, of any number of games, to each game's 公告 in this order, under nobody's name. */
export async function postAnnouncements(tx: Tx, announced: readonly Announced[]): Promise<void> {
  if (announced.length === 0) return
  const counts = new Map<string, number>()
  const rows = announced.map(({ gameId, at, data }) => {
    const place = (counts.get(gameId) ?? 0) + 1
    counts.set(gameId, place)
    return { gameId, place, at, data, round: 'round' in data && typeof data.round === 'number' ? data.round : null }
  })
  const posted = await tx.$executeRaw`
    WITH announced AS (
      SELECT "gameId", "place", to_timestamp("at" / 1000) AS "at", "data", "round"
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS r("gameId" text, "place" int, "at" float8, "data" jsonb, "round" int)
    ), thread AS (
      UPDATE "Thread" t SET "postCount" = "postCount" + n."count", "lastPostAt" = n."last"
      FROM (SELECT "gameId", count(*)::int AS "count", max("at") AS "last" FROM announced GROUP BY "gameId") n
      WHERE t."gameId" = n."gameId" AND t."kind" = 'announcements'
      RETURNING t."id", t."gameId", t."postCount" - n."count" AS "floors"
    )
    INSERT INTO "Post" ("id", "threadId", "number", "kind", "at", "doc", "data", "round")
    SELECT gen_random_uuid(), t."id", t."floors" + a."place", 'announcement', a."at",
      '{"type": "doc", "content": []}', a."data", a."round"
    FROM announced a JOIN thread t USING ("gameId")`
  if (posted !== announced.length) throw new Error('a game has no announcements thread')
}

/** Posts one notice of the application. */
export function postNotice(tx: Tx, game: { id: string }, data: GameNotice, at: number): Promise<void> {
  return postAnnouncements(tx, [{ gameId: game.id, at, data }])
}
