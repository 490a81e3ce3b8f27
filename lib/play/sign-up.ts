import { isUniqueViolation, now, type Tx, transaction } from '@/lib/db'
import { announceChange } from '@/lib/notify/live'
import { answering, type Outcome, Refused } from './refusal'

/** Locks a game's row for this transaction; refuses if it is gone. Every change of a game begins here. */
export async function lockGame(tx: Tx, gameId: string) {
  await tx.$queryRaw`SELECT 1 FROM "Game" WHERE "id" = ${gameId} FOR NO KEY UPDATE`
  const game = await tx.game.findUnique({ where: { id: gameId }, include: { hosts: true } })
  if (!game) throw new Refused({ code: 'GAME_NOT_FOUND' })
  return game
}
export type LockedGame = Awaited<ReturnType<typeof lockGame>>

/**
 * A member asks to play (T3.1). Hosts of the game cannot; after `signUpClosesAt` one lands on the same list and the
 * host sees that it was late only by its time. Asking again after a withdrawal is allowed until the deal.
 */
export function signUp(gameId: string, userId: string, note: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      if (game.status !== 'recruiting') throw new Refused({ code: 'SIGN_UP_CLOSED' })
      if (game.hosts.some((h) => h.userId === userId)) throw new Refused({ code: 'HOST_CANNOT_PLAY' })
      if (game.signUpClosesAt && (await now(tx)) > game.signUpClosesAt.getTime())
        throw new Refused({ code: 'SIGN_UP_CLOSED' })
      const asked = await tx.signUp.findUnique({ where: { gameId_userId: { gameId, userId } } })
      if (asked?.status === 'declined') throw new Refused({ code: 'SIGN_UP_DECLINED' })
      if (asked && asked.status !== 'withdrawn') return undefined
      const createdAt = new Date(await now(tx)) // withdrawing gives up one's place on the list
      await tx.signUp
        .upsert({
          where: { gameId_userId: { gameId, userId } },
          create: { gameId, userId, note, createdAt },
          update: { status: 'waiting', note, createdAt },
        })
        .catch((error) => {
          if (!isUniqueViolation(error)) throw error
        })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}

/** A player leaves before the deal (T3.1); later only a substitute can take the seat. */
export function withdrawSignUp(gameId: string, userId: string): Promise<Outcome> {
  return answering(() =>
    transaction(async (tx) => {
      const game = await lockGame(tx, gameId)
      if (game.status !== 'recruiting') throw new Refused({ code: 'WITHDRAW_TOO_LATE' })
      await tx.signUp.updateMany({ where: { gameId, userId }, data: { status: 'withdrawn' } })
      await announceChange(tx, { game: gameId, public: true, seats: [] })
      return undefined
    }),
  )
}
