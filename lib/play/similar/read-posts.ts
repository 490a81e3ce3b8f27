import type { Tx } from '@/lib/db'
import { voiceOf } from '@/lib/forum/present'
import { wordsOf } from '@/lib/forum/similar/words'
import type { Prisma } from '@/lib/generated/prisma/client'
import { GameSetup } from '../setup'
import type { PlacedGame, PlacedPost } from './policy'

/** A long post as it is compared: its place, its public signature, its words outside quote blocks. */
export interface LongPost extends PlacedPost {
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

const placeFor = (reader: string | null) =>
  ({
    id: true,
    kind: true,
    authorId: true,
    code: true,
    hiddenAt: true,
    thread: {
      select: {
        kind: true,
        key: true,
        gameId: true,
        game: {
          select: {
            id: true,
            slug: true,
            title: true,
            status: true,
            visibility: true,
            setup: true,
            hosts: { where: { userId: reader ?? '' }, select: { role: true } },
          },
        },
      },
    },
  }) satisfies Prisma.PostSelect
type PlacedRow = Prisma.PostGetPayload<{ select: ReturnType<typeof placeFor> }>

/** Where long posts stand, by their LongPost numbers in the order given, as one reader meets them. */
export async function readPlaces(tx: Tx, ns: readonly number[], reader: string | null) {
  const rows = await tx.longPost.findMany({
    where: { n: { in: [...ns] } },
    select: { n: true, post: { select: placeFor(reader) } },
  })
  const place = placer()
  const places = new Map(rows.map(({ n, post }) => [n, { n, ...place(post) }]))
  return ns.flatMap((n) => places.get(n) ?? [])
}

/** Posts by id, with their words, as one reader meets them; unknown ids are left out. */
export async function readLongPosts(tx: Tx, ids: readonly string[], reader: string | null): Promise<LongPost[]> {
  const rows = await tx.post.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...placeFor(reader),
      at: true,
      seat: true,
      asHost: true,
      title: true,
      round: true,
      doc: true,
      author: { select: { username: true } },
    },
  })
  const games = new Set(rows.flatMap(({ seat, thread }) => (seat === null ? [] : (thread.gameId ?? []))))
  const seats = await tx.seat.findMany({
    where: { gameId: { in: [...games] }, seat: { in: rows.flatMap((row) => row.seat ?? []) } },
    select: { gameId: true, seat: true, alias: true },
  })
  const place = placer()
  return rows.map((row) => {
    const { thread } = row
    const voice = voiceOf(row, thread, {
      aliases: new Map(seats.filter((seat) => seat.gameId === thread.gameId).map(({ seat, alias }) => [seat, alias])),
      usernames: new Map(row.authorId && row.author ? [[row.authorId, row.author.username]] : []),
    })
    return {
      ...place(row),
      at: row.at.getTime(),
      title: row.title,
      by: signature(voice),
      round: row.round,
      text: wordsOf(row.doc),
      gameSlug: thread.game?.slug ?? '',
      gameTitle: thread.game?.title ?? '',
      username: row.author?.username ?? null,
    }
  })
}

/** Reads rows into places; a game's settings once, however many of its posts there are. */
function placer(): (row: PlacedRow) => PlacedPost {
  const games = new Map<string, PlacedGame>()
  const gameOf = (game: NonNullable<PlacedRow['thread']['game']>) => {
    const known = games.get(game.id) ?? {
      id: game.id,
      status: game.status,
      visibility: game.visibility,
      setup: GameSetup.parse(game.setup),
      part: game.hosts[0]?.role ?? null,
    }
    games.set(game.id, known)
    return known
  }
  return ({ id, kind, authorId, code, hiddenAt, thread }) => ({
    id,
    kind,
    authorId,
    code,
    hidden: hiddenAt !== null,
    thread: { kind: thread.kind, key: thread.key },
    game: thread.game && gameOf(thread.game),
  })
}

function signature(voice: ReturnType<typeof voiceOf>): string {
  if (voice.kind === 'account') return voice.username
  if (voice.kind === 'seat') return voice.alias
  return voice.kind === 'code' ? voice.code : ''
}
