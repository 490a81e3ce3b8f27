import { usernameKey } from '@/lib/accounts/names'
import { now, type Tx, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { lockAsMainHost, logHostAct } from './actor'
import { postNotice } from './announcements'
import { refuseUnseen, type Unseen } from './host-seen'
import { answering, type Outcome, Refused } from './refusal'
import { type LockedGame, lockGame } from './sign-up'

export type HelperRole = 'assistant' | 'counter'

/**
 * The main host takes an account into his team, or gives a helper another part (T18). Refused for an account that holds
 * a seat or has asked for one: the host team does not play.
 */
export function addHelper(
  gameId: string,
  mainId: string,
  username: string,
  role: HelperRole,
  unseen?: Unseen,
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, mainId)
      if (unseen) await refuseUnseen(tx, game, null, unseen)
      if (game.status === 'finished' || game.status === 'cancelled') throw new Refused({ code: 'GAME_OVER' })
      const user = await findUser(tx, username)
      if (game.hosts.some((host) => host.userId === user.id && host.role === 'main'))
        throw new Refused({ code: 'IS_MAIN_HOST' })
      const seated = await tx.seat.count({ where: { gameId, userId: user.id } })
      const asked = await tx.signUp.count({
        where: { gameId, userId: user.id, status: { in: ['waiting', 'accepted'] } },
      })
      if (seated + asked > 0) throw new Refused({ code: 'PLAYER_CANNOT_HOST' })
      await tx.gameHost.upsert({
        where: { gameId_userId: { gameId, userId: user.id } },
        create: { gameId, userId: user.id, role },
        update: { role },
      })
      await logHostAct(tx, gameId, mainId, 'addHelper', { username: user.username, role })
      await announceChange(tx, { game: gameId, public: true, seats: [], accounts: [user.id] })
      return undefined
    }),
  )
}

/** The main host lets a helper go. */
export function removeHelper(gameId: string, mainId: string, username: string, unseen?: Unseen): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockAsMainHost(tx, gameId, mainId)
      if (unseen) await refuseUnseen(tx, game, null, unseen)
      const user = await findUser(tx, username)
      const gone = await tx.gameHost.deleteMany({ where: { gameId, userId: user.id, role: { not: 'main' } } })
      if (gone.count === 0) throw new Refused({ code: 'NO_SUCH_HELPER' })
      await logHostAct(tx, gameId, mainId, 'removeHelper', { username: user.username })
      await announceChange(tx, { game: gameId, public: true, seats: [], accounts: [user.id] })
      return undefined
    }),
  )
}

/**
 * An assistant becomes the main host, and the former one an assistant: by the main host himself, or by an admin of the
 * site when he is gone (T18). Logged and announced.
 */
export function handOver(
  gameId: string,
  by: { id: string; role: string },
  username: string,
  unseen?: Unseen,
): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockForHandOver(tx, gameId, by)
      if (unseen) await refuseUnseen(tx, game, null, unseen)
      if (game.status === 'finished' || game.status === 'cancelled') throw new Refused({ code: 'GAME_OVER' })
      const user = await findUser(tx, username)
      const assistant = game.hosts.find((host) => host.userId === user.id && host.role === 'assistant')
      if (!assistant) throw new Refused({ code: 'NO_SUCH_HELPER' })
      await tx.gameHost.updateMany({ where: { gameId, role: 'main' }, data: { role: 'assistant' } })
      await tx.gameHost.update({
        where: { gameId_userId: { gameId, userId: user.id } },
        data: { role: 'main' },
      })
      const at = await now(tx)
      if (game.status !== 'draft') await postNotice(tx, game, { kind: 'mainHostChanged', username: user.username }, at)
      await logHostAct(tx, gameId, by.id, 'handOver', { username: user.username })
      const team = game.hosts.map((host) => host.userId)
      await announceChange(tx, { game: gameId, public: true, seats: [], accounts: team })
      return undefined
    }),
  )
}

/** An admin who plays in the game has no say in who hosts it. */
async function lockForHandOver(tx: Tx, gameId: string, by: { id: string; role: string }): Promise<LockedGame> {
  if (by.role !== 'admin') return lockAsMainHost(tx, gameId, by.id)
  if ((await tx.seat.count({ where: { gameId, userId: by.id } })) > 0) throw new Refused({ code: 'NOT_YOUR_COMMAND' })
  return lockGame(tx, gameId)
}

async function findUser(tx: Tx, username: string) {
  const user = await tx.user.findUnique({
    where: { usernameKey: usernameKey(username.trim()) },
    select: { id: true, username: true, bannedAt: true },
  })
  if (!user || user.bannedAt) throw new Refused({ code: 'NO_SUCH_USER' })
  return user
}
