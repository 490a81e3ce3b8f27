import type { Tx } from '@/lib/db'
import { voiceOf } from '@/lib/forum/present'
import { candidatesOf } from '@/lib/forum/similar/candidates'
import { wordsOf } from '@/lib/forum/similar/words'
import {
  type GameStatus,
  type HostRole,
  type PostKind,
  Prisma,
  type ThreadKind,
  type Visibility,
} from '@/lib/generated/prisma/client'
import type { PlacedPost } from './policy'

/** A long post as it is compared: its place, its public signature, its words outside quote blocks. */
export interface ComparedPost extends PlacedPost {
  /** Its LongPost number; null if it is none. */
  n: number | null
  at: number
  title: string
  /** Alias, code name or username, as everybody reads it; '' for a host. */
  by: string
  round: number | null
  text: string
  gameSlug: string
  gameTitle: string
  /** The author's username; for `knowsAuthor` to guard. */
  username: string | null
}

/** Columns of a post `p` and its place, from {@link placeFor}. */
export const PLACE = Prisma.sql`
  p."id", p."kind"::text AS kind, p."authorId", p."code", p."hiddenAt" IS NOT NULL AS hidden,
  t."kind"::text AS "threadKind", t."key" AS "threadKey",
  g."id" AS "gameId", g."status"::text AS status, g."visibility"::text AS visibility, h."role"::text AS part,
  COALESCE((g."setup" ->> 'assistantSecrets')::boolean, false) AS secrets,
  COALESCE((g."setup" ->> 'assistantAccounts')::boolean, false) AS accounts`

/** The joins that give a post `p` its place, as one reader meets it. */
export const placeFor = (reader: string | null): Prisma.Sql => Prisma.sql`
  JOIN "Thread" t ON t."id" = p."threadId"
  LEFT JOIN "Game" g ON g."id" = t."gameId"
  LEFT JOIN "GameHost" h ON h."gameId" = g."id" AND h."userId" = ${reader ?? ''}`

export interface PlacedRow {
  id: string
  kind: PostKind
  authorId: string | null
  code: string | null
  hidden: boolean
  threadKind: ThreadKind
  threadKey: string
  gameId: string | null
  status: GameStatus | null
  visibility: Visibility | null
  part: HostRole | null
  secrets: boolean
  accounts: boolean
}

/** A row of {@link PLACE}. */
export function placed(row: PlacedRow): PlacedPost {
  const { id, kind, authorId, code, hidden, threadKind, threadKey, gameId, status, visibility, part } = row
  return {
    id,
    kind,
    authorId,
    code,
    hidden,
    thread: { kind: threadKind, key: threadKey },
    game:
      gameId === null || status === null || visibility === null
        ? null
        : { id: gameId, status, visibility, part, assistants: { secrets: row.secrets, accounts: row.accounts } },
  }
}

/** Where the posts stand that share fingerprints with a text, the most alike first, as one reader meets them. */
export async function readCandidates(
  tx: Tx,
  prints: readonly number[],
  { before, reader }: { before: number | null; reader: string | null },
): Promise<PlacedPost[]> {
  const rows = await tx.$queryRaw<PlacedRow[]>`
    WITH candidate AS (${candidatesOf(prints, before)})
    SELECT ${PLACE} FROM candidate c
    JOIN "LongPost" l ON l."n" = c.n
    JOIN "Post" p ON p."id" = l."postId" ${placeFor(reader)}
    ORDER BY c.shared DESC, c.n`
  return rows.map(placed)
}

interface LongRow extends PlacedRow {
  n: number | null
  at: Date
  title: string
  seat: number | null
  asHost: boolean
  round: number | null
  doc: unknown
  slug: string | null
  gameTitle: string | null
  alias: string | null
  username: string | null
}

/** Posts by id, with their words, as one reader meets them; unknown ids are left out. */
export async function readCompared(tx: Tx, ids: readonly string[], reader: string | null): Promise<ComparedPost[]> {
  if (ids.length === 0) return []
  const rows = await tx.$queryRaw<LongRow[]>`
    SELECT ${PLACE}, l."n", p."at", p."title", p."seat", p."asHost", p."round", p."doc",
      g."slug", g."title" AS "gameTitle", s."alias", u."username"
    FROM "Post" p ${placeFor(reader)}
    LEFT JOIN "LongPost" l ON l."postId" = p."id"
    LEFT JOIN "Seat" s ON s."gameId" = g."id" AND s."seat" = p."seat"
    LEFT JOIN "User" u ON u."id" = p."authorId"
    WHERE p."id" = ANY(${ids})`
  return rows.map((row) => ({
    ...placed(row),
    n: row.n,
    at: row.at.getTime(),
    title: row.title,
    by: signature(row),
    round: row.round,
    text: wordsOf(row.doc),
    gameSlug: row.slug ?? '',
    gameTitle: row.gameTitle ?? '',
    username: row.username,
  }))
}

function signature(row: LongRow): string {
  const voice = voiceOf(
    row,
    { kind: row.threadKind, gameId: row.gameId },
    {
      aliases: new Map(row.seat === null ? [] : [[row.seat, row.alias ?? '']]),
      usernames: new Map(row.authorId === null ? [] : [[row.authorId, row.username ?? '']]),
    },
  )
  if (voice.kind === 'account') return voice.username
  if (voice.kind === 'seat') return voice.alias
  return voice.kind === 'code' ? voice.code : ''
}
