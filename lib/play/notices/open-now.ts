import { now, type Tx } from '@/lib/db'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import type { NoticeKind } from '@/lib/notify/kinds'
import { reportRulingsOf } from '../report-rulings'
import { loadState } from '../store'
import { remindersOf, sightOf } from './sight'
import { tellerOf } from './tellers'
import type { Sight, Telling } from './telling'
import { flagTellings, type OpenFlag } from './tellings'

const part = {
  id: true,
  slug: true,
  ruleset: true,
  status: true,
  seq: true,
  startsAt: true,
  setup: true,
  seats: { select: { seat: true, userId: true, reportedAt: true } },
  hosts: { select: { userId: true, role: true } },
} as const

/** A game with whoever takes part in it. */
export function gameToTell(tx: Tx, gameId: string) {
  return tx.game.findUniqueOrThrow({ where: { id: gameId }, select: part })
}
export type GameToTell = Awaited<ReturnType<typeof gameToTell>>

/** Everything that may be told of the present moment. `sight`: null before round 1. */
export async function openNow(tx: Tx, game: GameToTell, sight: Sight<never> | null, time: number): Promise<Telling[]> {
  if (game.status !== 'reportIn' && game.status !== 'running') return []
  const flags =
    game.ruleset === 'tiesha' ? flagTellings(await openFlags(tx, game.id, sight as Sight<TieshaView> | null)) : []
  const open = sight ? tellerOf(game.ruleset).open(sight, time, remindersOf(game)) : reportInTellings(game)
  return [...open, ...flags]
}

/** Posts with flags that wait for a ruling; those of report-ins, and of members, are no events of the game (T11.1). */
async function openFlags(tx: Tx, gameId: string, sight: Sight<TieshaView> | null): Promise<OpenFlag[]> {
  const rows = await tx.flag.groupBy({ by: ['postId'], where: { gameId, settledAt: null }, _min: { at: true } })
  if (rows.length === 0) return []
  const posts = await tx.post.findMany({
    where: { id: { in: rows.map((row) => row.postId) } },
    select: { id: true, kind: true, number: true, data: true },
  })
  return posts.map(({ id, kind, number, data }) => ({
    post: id,
    name: kind === 'reportIn' ? `report-${number}` : id,
    at: rows.find((row) => row.postId === id)?._min.at?.getTime() ?? 0,
    rulings:
      kind === 'reportIn'
        ? reportRulingsOf(data).length
        : (sight?.everybody.rulings.filter((ruling) => ruling.post === id).length ?? 0),
  }))
}

/** After the deal: a seat is yours, and it owes its report-in post (T3.2). */
function reportInTellings(game: GameToTell): Telling[] {
  return game.seats
    .filter((seat) => seat.reportedAt === null)
    .map(({ seat }) => ({
      kind: 'phaseOpened',
      key: 'phaseOpened:reportIn',
      to: seat,
      place: '/report',
      at: null,
      until: game.startsAt?.getTime() ?? null,
      data: { phase: 'reportIn', ...(game.startsAt && { closes: game.startsAt.getTime() }) },
    }))
}

/** T18: flags are for the main host and assistants. */
export const judges = (game: GameToTell) =>
  game.hosts.filter((host) => host.role !== 'counter').map((host) => host.userId)

/** A notice as it was sent, to be looked at once more before a letter follows. */
interface Sent {
  gameId: string
  userId: string
  seat: number | null
  kind: NoticeKind
  key: string
}

/** What a result or a ruling said is public and stays so. */
const STAYS_TRUE: ReadonlySet<NoticeKind> = new Set(['namedInRuling', 'resultOut'])

/** Whether this would be told to this account now: it still has its part in the game, and the matter still stands. */
export async function isStillTrue(tx: Tx, notice: Sent): Promise<boolean> {
  const game = await gameToTell(tx, notice.gameId)
  const whose = notice.seat ?? 'judges'
  const accounts =
    whose === 'judges' ? judges(game) : game.seats.filter((seat) => seat.seat === whose).map((seat) => seat.userId)
  if (!accounts.includes(notice.userId)) return false
  if (STAYS_TRUE.has(notice.kind)) return true
  const sight = game.status === 'running' ? sightOf<never>(game, await loadState(tx, game)) : null
  const open = await openNow(tx, game, sight, await now(tx))
  return open.some(({ key, to }) => key === notice.key && to === whose)
}
