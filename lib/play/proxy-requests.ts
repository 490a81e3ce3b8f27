import { z } from 'zod'
import { db, now, type Tx, transaction } from '@/lib/db'
import { settlesAt } from '@/lib/engine/core'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'
import { announceChange } from '@/lib/notify/live'
import type { ActResult } from './act'
import { logHostAct } from './actor'
import { forget, takeArrival } from './arrival'
import { enterProxy } from './enter-proxy'
import type { GamePage } from './read-game'
import { answering, type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'
import { settleGame } from './settle'
import { lockGame } from './sign-up'
import { loadState } from './store'

const Picks = z.array(z.object({ seat: z.number().int(), code: z.string().optional() }))

/** A request for a proxy (T8.10). `at`: its stamp, epoch milliseconds. */
export interface ProxyRequest {
  id: string
  seat: number
  at: number
  picks: { seat: number; code?: string | undefined }[]
  note: string
  status: 'open' | 'entered' | 'declined' | 'withdrawn'
  /** Why it was declined; empty otherwise. */
  reason: string
}

/** What a seat sends. */
export interface ProxyAsk {
  /** The round whose main vote the form was drawn for. */
  round: number
  picks: readonly { seat: number; code?: string }[]
  note: string
  key: string
}

interface Sender {
  gameId: string
  userId: string
}

/**
 * A living seat asks the host to enter this ballot into the main vote of the running round (T8.10), from the opening of
 * its posting to the proxy limit; stamped when it arrives. A later request takes the place of one that still waits.
 */
export async function askProxy({ gameId, userId }: Sender, ask: ProxyAsk): Promise<Outcome<{ at: number }>> {
  const arrival = takeArrival(gameId)
  const at = arrival?.at ?? (await now())
  if (arrival) await forget(arrival) // no settlement need wait for it: the request's own stamp is judged
  await settleGame(gameId)
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      const held = await tx.seat.findUnique({ where: { gameId_userId: { gameId, userId } }, select: { seat: true } })
      if (!held) throw new Refused({ code: 'NOT_IN_GAME' })
      const { seat } = held
      const known = await tx.proxyRequest.findUnique({ where: { gameId_seat_key: { gameId, seat, key: ask.key } } })
      if (known) return { at: known.at.getTime() }
      if (game.status !== 'running') throw new Refused({ code: game.status === 'finished' ? 'GAME_OVER' : 'TOO_EARLY' })
      const view = rulesetOf(game.ruleset).view(await loadState(tx, game), { kind: 'seat', seat }) as TieshaView
      judge(view, ask, at)
      await tx.proxyRequest.updateMany({ where: { gameId, seat, status: 'open' }, data: { status: 'withdrawn' } })
      const { round, picks, note, key } = ask
      await tx.proxyRequest.create({
        data: { gameId, seat, round, at: new Date(at), picks: picks.map((pick) => ({ ...pick })), note, key },
      })
      await tell(tx, gameId, seat)
      return { at }
    }),
  )
}

/** Why a request cannot be taken: what the rules would say of it, as far as it can be told before it is entered. */
function judge(view: TieshaView, { round, picks }: ProxyAsk, at: number): void {
  const { me, row, closes } = view
  if (view.paused) throw new Refused({ code: 'PAUSED' })
  if (!me?.living) throw new Refused({ code: 'NOT_LIVING' })
  if (view.round !== round || closes.proxy === null || !row) throw new Refused({ code: 'BALLOT_CLOSED' })
  if (at >= settlesAt(closes.proxy)) throw new Refused({ code: 'PROXY_TOO_LATE' })
  if (picks.length > row.picks) throw new Refused({ code: 'TOO_MANY_PICKS', data: { picks: row.picks } })
  const named = new Set(picks.map((pick) => pick.seat))
  const nameable = new Set(proxyCandidates(view))
  if (named.size === 0 || named.size < picks.length || [...named].some((seat) => !nameable.has(seat)))
    throw new Refused({ code: 'BAD_PICK' })
  const codes = proxyCodes(view)
  if (picks.some((pick) => pick.code !== undefined && !codes.includes(pick.code)))
    throw new Refused({ code: 'BAD_CODE' })
}

/** Whom a seat's request may name: the living of its house. */
export function proxyCandidates({ seats, me, votingHouses }: TieshaView): number[] {
  const apart = votingHouses.length > 1
  return seats.filter((seat) => seat.living && (!apart || seat.house === me?.house)).map(({ seat }) => seat)
}

/** Codes that its picks may guess; none before the vote opens, since the posting may still change them (T8.6). */
export function proxyCodes({ polls, me }: TieshaView): readonly string[] {
  const poll = polls.find((one) => one.open && one.stage === 'main' && one.house === me?.votingHouse)
  return poll?.guesses ? poll.codes : []
}

/** The seat takes its request back, as long as it waits. */
export function withdrawProxy({ gameId, userId }: Sender, id: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      await lockGame(tx, gameId)
      const held = await tx.seat.findUnique({ where: { gameId_userId: { gameId, userId } }, select: { seat: true } })
      if (!held) throw new Refused({ code: 'NOT_IN_GAME' })
      const { count } = await tx.proxyRequest.updateMany({
        where: { id, gameId, seat: held.seat, status: 'open' },
        data: { status: 'withdrawn' },
      })
      if (count === 0) throw new Refused({ code: 'PROXY_ANSWERED' })
      await tell(tx, gameId, held.seat)
      return undefined
    }),
  )
}

/** The host team does not take a request, and tells its seat why. */
export function declineProxy({ gameId, userId }: Sender, id: string, reason: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      if (!game.hosts.some((host) => host.userId === userId)) throw new Refused({ code: 'NOT_YOUR_COMMAND' })
      const request = await answered(tx, gameId, id, { status: 'declined', reason })
      await logHostAct(tx, gameId, userId, 'declineProxy', { seat: request.seat, note: reason })
      await tell(tx, gameId, request.seat)
      return undefined
    }),
  )
}

/** The host team enters a request as its seat wrote it, with its own stamp; the rules judge the ballot as they judge any. */
export async function enterRequest(
  host: Sender,
  id: string,
  form: { key: string; ballotsSeen?: number | undefined },
): Promise<Outcome<ActResult>> {
  const request = await db().proxyRequest.findFirst({ where: { id, gameId: host.gameId } })
  if (!request) return { ok: false, refusal: { code: 'PROXY_ANSWERED' } }
  return enterProxy(
    host,
    {
      round: request.round,
      voter: request.seat,
      requestedAt: request.at.getTime(),
      picks: Picks.parse(request.picks),
      note: '',
      ...form,
    },
    async (tx) => {
      await answered(tx, host.gameId, id, { status: 'entered' })
    },
  )
}

/** Marks a request that still waits; refused if it has been answered, taken back or replaced. */
async function answered(tx: Tx, gameId: string, id: string, data: { status: 'entered' | 'declined'; reason?: string }) {
  const { count } = await tx.proxyRequest.updateMany({ where: { id, gameId, status: 'open' }, data })
  if (count === 0) throw new Refused({ code: 'PROXY_ANSWERED' })
  return tx.proxyRequest.findUniqueOrThrow({ where: { id } })
}

/** The seat and the whole host team (T18); to nobody else is there anything to see. */
const tell = (tx: Tx, gameId: string, seat: number) =>
  announceChange(tx, { game: gameId, public: false, seats: [seat] })

/** The requests of the running round, oldest first: to their seat its own, to the host team all; to others none. */
export async function readProxyRequests({ game, viewer, view }: GamePage): Promise<ProxyRequest[]> {
  if (!view || viewer.kind === 'public') return []
  const rows = await db().proxyRequest.findMany({
    where: { gameId: game.id, round: view.round, ...(viewer.kind === 'seat' && { seat: viewer.seat }) },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({
    id: row.id,
    seat: row.seat,
    at: row.at.getTime(),
    picks: Picks.parse(row.picks),
    note: row.note,
    status: row.status,
    reason: row.reason,
  }))
}
