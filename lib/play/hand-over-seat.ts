import { now, type Tx } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { Refused } from './refusal'

/** Gives a dealt seat to a volunteer, in the caller's transaction: whoever held it is out of the game for good. */
export async function handOverSeat(tx: Tx, gameId: string, seat: number, userId: string): Promise<void> {
  const waiting = await tx.signUp.findUnique({ where: { gameId_userId: { gameId, userId } } })
  if (waiting?.status !== 'waiting') throw new Refused({ code: 'NO_SUCH_SIGN_UP' })
  await requireStranger(tx, gameId, userId)
  const held = await tx.seat.findUnique({ where: { gameId_seat: { gameId, seat } } })
  if (!held) throw new Refused({ code: 'NO_SUCH_SEAT' })
  await tx.seat.update({ where: { gameId_seat: { gameId, seat } }, data: { userId } })
  await tx.signUp.update({ where: { gameId_userId: { gameId, userId } }, data: { status: 'accepted' } })
  await tx.signUp.update({ where: { gameId_userId: { gameId, userId: held.userId } }, data: { status: 'replaced' } })
  const readAt = new Date(await now(tx)) // whatever was asked of the seat is not asked of him any more
  await tx.notice.updateMany({ where: { gameId, userId: held.userId, seat, readAt: null }, data: { readAt } })
  await announceChange(tx, { game: gameId, public: false, seats: [], hosts: 'main', accounts: [held.userId, userId] })
}

/** Refuses an account that holds or held a seat here, hosts or ever hosted this game. */
export async function requireStranger(tx: Tx, gameId: string, userId: string): Promise<void> {
  const [seated, host, hosted, helped, played] = await Promise.all([
    tx.seat.count({ where: { gameId, userId } }),
    tx.gameHost.count({ where: { gameId, userId } }),
    tx.hostAct.count({ where: { gameId, userId } }),
    wasHelper(tx, gameId, userId),
    tx.signUp.count({ where: { gameId, userId, status: 'replaced' } }),
  ])
  if (host > 0) throw new Refused({ code: 'HOST_CANNOT_PLAY' })
  if (seated + hosted + played > 0 || helped) throw new Refused({ code: 'WAS_IN_GAME' })
}

/** Helpers who have left are known by the log alone, by the name they bore. */
async function wasHelper(tx: Tx, gameId: string, userId: string): Promise<boolean> {
  const { username } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } })
  const acts = await tx.hostAct.count({
    where: { gameId, act: 'addHelper', data: { path: ['username'], equals: username } },
  })
  return acts > 0
}
