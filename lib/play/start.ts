import { now, type Tx, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { lockAsMainHost, logHostAct } from './actor'
import { postNotice } from './announcements'
import { dealtSetup } from './deal-setup'
import { handOverSeat } from './hand-over-seat'
import { record } from './record'
import { answering, type Outcome, Refused } from './refusal'
import { rulesetOf } from './rulesets'
import { GameSetup } from './setup'
import type { LockedGame } from './sign-up'
import { remember } from './store'

/**
 * `startsAt` has come: round 1 opens if every seat has reported in, or the host said to start anyway; else the host is
 * shown who is missing and decides (T3.2). The caller holds the game's lock. `time` in epoch milliseconds. True if it began.
 */
export async function startIfReady(tx: Tx, game: LockedGame, time: number): Promise<boolean> {
  const missing = await tx.seat.count({ where: { gameId: game.id, reportedAt: null } })
  if (missing === 0 || GameSetup.parse(game.setup).startAnyway) {
    await begin(tx, game)
    return true
  }
  await tx.game.update({ where: { id: game.id }, data: { dueAt: null } })
  await postNotice(tx, game, { kind: 'reportInMissing', count: missing }, time)
  await announceChange(tx, { game: game.id, public: true, seats: [] })
  return false
}

/** A last report-in has arrived after `startsAt` had passed: the game begins now. The caller holds the lock. */
export async function startIfOverdue(tx: Tx, game: LockedGame): Promise<void> {
  if (game.status !== 'reportIn' || game.dueAt !== null) return
  if ((await tx.seat.count({ where: { gameId: game.id, reportedAt: null } })) > 0) return
  const startsAt = new Date(await now(tx))
  await tx.game.update({ where: { id: game.id }, data: { startsAt } })
  await begin(tx, { ...game, startsAt })
}

/** The host starts at once, whoever is missing (T3.2): round 1 opens with this very moment. */
export function startNow(gameId: string, hostId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'reportIn') throw new Refused({ code: 'NOT_REPORTING_IN' })
      const startsAt = new Date(await now(tx))
      await tx.game.update({ where: { id: gameId }, data: { startsAt } })
      await logHostAct(tx, gameId, hostId, 'startNow', {})
      await begin(tx, { ...game, startsAt })
      return undefined
    }),
  )
}

/** The host moves round 1, or lets it open at its time though report-ins are missing (T3.2). */
export function moveStart(
  gameId: string,
  hostId: string,
  change: { startsAt: number } | { startAnyway: boolean },
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'reportIn') throw new Refused({ code: 'NOT_REPORTING_IN' })
      const at = await now(tx)
      if ('startsAt' in change) {
        if (change.startsAt <= at) throw new Refused({ code: 'STARTS_AT_PAST' })
        const startsAt = new Date(change.startsAt)
        await tx.game.update({ where: { id: gameId }, data: { startsAt, dueAt: startsAt } })
        await postNotice(tx, game, { kind: 'startMoved', startsAt: change.startsAt }, at)
      } else {
        const setup = { ...GameSetup.parse(game.setup), startAnyway: change.startAnyway }
        await tx.game.update({ where: { id: gameId }, data: { setup } })
      }
      await logHostAct(tx, gameId, hostId, 'moveStart', change)
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/** The host gives a seat to another account before round 1 (T3.1, T3.2): one from the waiting list. Not announced. */
export function replaceBeforeStart(gameId: string, hostId: string, seat: number, userId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, hostId)
      if (game.status !== 'reportIn') throw new Refused({ code: 'NOT_REPORTING_IN' })
      await handOverSeat(tx, gameId, seat, userId)
      await logHostAct(tx, gameId, hostId, 'replaceBeforeStart', { seat })
      await announceChange(tx, { game: gameId, public: false, seats: [seat], hosts: 'assistants' })
      return undefined
    }),
  )
}

/** The game begins, at its `startsAt`. The caller holds the lock. */
export async function begin(tx: Tx, game: LockedGame): Promise<void> {
  const { setup, startsAt } = await dealtSetup(tx, game.id)
  await tx.game.update({ where: { id: game.id }, data: { status: 'running' } })
  const { seq, after } = await record(tx, game, null, [{ events: rulesetOf(game.ruleset).start(setup), at: startsAt }])
  remember(game.id, seq, after)
}
