import { now, type Tx, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { act } from './act'
import { answering, type Outcome, Refused } from './refusal'
import { lockGame } from './sign-up'

/**
 * A member offers to take over a seat, should one fall free (T3.3): from the deal to the end. Nobody who is or was in the
 * game, as player or in its host team, can: he knows too much. Only the host team hears of it.
 */
export function volunteer(gameId: string, userId: string, note: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      if (game.status !== 'reportIn' && game.status !== 'running') throw new Refused({ code: 'NO_SUBSTITUTES' })
      await requireStranger(tx, gameId, userId)
      const createdAt = new Date(await now(tx))
      const asked = await tx.signUp.findUnique({ where: { gameId_userId: { gameId, userId } } })
      if (asked?.status === 'declined') throw new Refused({ code: 'SIGN_UP_DECLINED' })
      if (asked?.status === 'waiting') return undefined
      await tx.signUp.upsert({
        where: { gameId_userId: { gameId, userId } },
        create: { gameId, userId, note, createdAt },
        update: { status: 'waiting', note, createdAt },
      })
      await announceChange(tx, { game: gameId, public: false, seats: [] })
      return undefined
    }),
  )
}

/** Takes the offer back, as long as no seat was given. */
export function withdrawOffer(gameId: string, userId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      await lockGame(tx, gameId)
      await tx.signUp.updateMany({ where: { gameId, userId, status: 'waiting' }, data: { status: 'withdrawn' } })
      await announceChange(tx, { game: gameId, public: false, seats: [] })
      return undefined
    }),
  )
}

export interface Substitution {
  seat: number
  /** Account of the volunteer. */
  userId: string
  /** For the host team's log alone. */
  note: string
  key: string
}

/**
 * The main host gives a living seat to a volunteer (T3.3): alias, role, ballots, rooms, all of it. The old account is out
 * with this very transaction, and for good; its drafts stay its own. Nothing is announced.
 */
export async function substitute(
  game: { id: string },
  hostId: string,
  { seat, userId, note, key }: Substitution,
): Promise<Outcome> {
  return answering(async () => {
    const done = await act({
      gameId: game.id,
      userId: hostId,
      key,
      command: { do: 'substitute', seat, ...(note && { note }) },
      effects: (tx) => handOverSeat(tx, game.id, seat, userId),
    })
    if (!done.ok) throw new Refused(done.refusal)
    return undefined
  })
}

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
}

/** Refuses an account that holds or held a seat here, hosts or ever hosted this game. */
async function requireStranger(tx: Tx, gameId: string, userId: string): Promise<void> {
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
