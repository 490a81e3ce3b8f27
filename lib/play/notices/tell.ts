import { db, now, type Tx, transaction } from '@/lib/db'
import { settlesAt } from '@/lib/engine/core'
import { errorFacts, log } from '@/lib/log'
import type { NoticeKind } from '@/lib/notify/kinds'
import { announceChange } from '@/lib/notify/live'
import { type Done, markDone, markOthersDone, type NewNotice, sendNotices } from '@/lib/notify/send'
import { loadState } from '../store'
import { type GameToTell, gameToTell, judges, openNow } from './open-now'
import { remindersOf, sightOf } from './sight'
import { tellerOf } from './tellers'
import type { Sight, Telling } from './telling'

const MINUTE = 60_000
/** What happened longer ago than this is no news: a site that comes back after a week does not tell the week. */
const NEWS_MS = 3 * 24 * 60 * MINUTE
/** Before round 1 seats change hands without an event: look again so often. */
const REPORT_IN_MS = 5 * MINUTE
const AT_ONCE = 50

/**
 * Tells what there is to tell now, in every game, as long as it may go on; returns how many games it looked at. A game that
 * fails waits a minute.
 */
export async function tellDue(goOn: () => boolean = () => true): Promise<number> {
  const games = await db().$queryRaw<{ id: string }[]>`
    SELECT g."id" FROM "Game" g LEFT JOIN "NoticeCursor" c ON c."gameId" = g."id"
    WHERE (g."status" IN ('reportIn', 'running') OR (g."status" = 'finished' AND g."endedAt" > forum_now() - interval '3 days'))
      AND (c."gameId" IS NULL OR c."seq" < g."seq" OR c."dueAt" <= forum_now())
      AND (c."retryAt" IS NULL OR c."retryAt" <= forum_now())
    ORDER BY c."dueAt" NULLS FIRST LIMIT ${AT_ONCE}`
  let count = 0
  for (const { id } of games) {
    if (!goOn()) break
    count++
    try {
      await tellGame(id)
    } catch (error) {
      log('error', 'notices failed', { game: id, ...errorFacts(error) })
      await db()
        .$executeRaw`UPDATE "NoticeCursor" SET "retryAt" = forum_now() + interval '1 minute' WHERE "gameId" = ${id}`
    }
  }
  return count
}

/**
 * Reads a game's events after its cursor, tells what follows from them and from the hour, and moves the cursor, in one
 * transaction. A game that another worker has in hand is left to it. Kept apart from the game's own lock: telling never
 * holds up a ballot.
 */
async function tellGame(gameId: string): Promise<void> {
  await db().noticeCursor.createMany({ data: { gameId }, skipDuplicates: true })
  await transaction(async (tx) => {
    const [cursor] = await tx.$queryRaw<{ seq: number; dueAt: Date | null }[]>`
      SELECT "seq", "dueAt" FROM "NoticeCursor" WHERE "gameId" = ${gameId} FOR UPDATE SKIP LOCKED`
    if (!cursor) return
    const game = await gameToTell(tx, gameId)
    const time = await now(tx)
    const rows = await tx.gameEvent.findMany({
      where: { gameId, seq: { gt: cursor.seq, lte: game.seq } },
      orderBy: { seq: 'asc' },
      select: { data: true },
    })
    const events = rows.map((row) => row.data as unknown as never)
    const teller = tellerOf(game.ruleset)
    const isDue = cursor.seq === 0 || (cursor.dueAt !== null && cursor.dueAt.getTime() <= time)
    const found: Found =
      isDue || !events.every(teller.opensNothing)
        ? await look(tx, game, events, time)
        : { tellings: [], done: [], dueAt: cursor.dueAt?.getTime() ?? null }
    const told = await sendNotices(tx, gameId, await addressed(tx, game, found.tellings, time))
    await markDone(tx, gameId, [...teller.done(events), ...found.done])
    await tx.noticeCursor.update({
      where: { gameId },
      data: { seq: game.seq, dueAt: found.dueAt === null ? null : new Date(found.dueAt), retryAt: null },
    })
    if (told.length > 0)
      await announceChange(tx, {
        game: gameId,
        public: false,
        seats: told.filter((seat) => seat !== null),
        hosts: told.includes(null) ? 'assistants' : 'main',
      })
  })
}

interface Found {
  tellings: Telling[]
  done: Done[]
  /** When to look again, though nothing happens. */
  dueAt: number | null
}

async function look(tx: Tx, game: GameToTell, events: readonly never[], time: number): Promise<Found> {
  const sight = game.status === 'reportIn' ? null : sightOf<never>(game, await loadState(tx, game))
  const open = await openNow(tx, game, sight, time)
  const keysOf = (kind: NoticeKind) => open.filter((telling) => telling.kind === kind).map((telling) => telling.key)
  await markOthersDone(tx, game.id, 'flagOpened', keysOf('flagOpened'))
  const isPaused = sight !== null && (sight as Sight<{ paused: unknown }>).everybody.paused !== null
  if (!isPaused) await markOthersDone(tx, game.id, 'slotOpen', keysOf('slotOpen'))
  if (!sight) return { tellings: open, done: reportInsDone(game), dueAt: time + REPORT_IN_MS }
  const teller = tellerOf(game.ruleset)
  const news = teller.news(events, sight).filter((telling) => (telling.at ?? time) > time - NEWS_MS)
  return { tellings: [...open, ...news], done: [], dueAt: teller.next(sight.everybody, time, remindersOf(game)) }
}

const reportInsDone = (game: GameToTell): Done[] =>
  game.seats.filter((seat) => seat.reportedAt !== null).map(({ seat }) => ({ seat, key: 'phaseOpened:reportIn' }))

/** To which accounts these go now, and to which page exactly. */
async function addressed(tx: Tx, game: GameToTell, tellings: readonly Telling[], time: number): Promise<NewNotice[]> {
  const numbers = await announcementNumbers(tx, game.id, tellings)
  return tellings.flatMap((telling): NewNotice[] => {
    const { to, kind, key, until, data } = telling
    const place = numbers(telling)
    const notice = { kind, key, at: telling.at ?? time, until: until === null ? null : settlesAt(until), data }
    const link = `/g/${game.slug}${place}`
    if (to === 'judges') return judges(game).map((userId) => ({ ...notice, link, seat: null, userId }))
    const seat = game.seats.find((one) => one.seat === to)
    return seat ? [{ ...notice, link, seat: to, userId: seat.userId }] : []
  })
}

/** Where each telling's announcement stands; its general place if there is none. */
async function announcementNumbers(tx: Tx, gameId: string, tellings: readonly Telling[]) {
  const stamps = [...new Set(tellings.flatMap(({ announced }) => (announced ? [announced.at] : [])))]
  const posts =
    stamps.length === 0
      ? []
      : await tx.post.findMany({
          where: { thread: { gameId, kind: 'announcements' }, at: { in: stamps.map((at) => new Date(at)) } },
          select: { number: true, at: true, data: true },
        })
  return ({ announced, place }: Telling): string => {
    const post = posts.find(
      ({ at, data }) =>
        at.getTime() === announced?.at && announced.kinds.includes((data as { kind?: string } | null)?.kind ?? ''),
    )
    return post ? `/announcements/${post.number}` : place
  }
}
