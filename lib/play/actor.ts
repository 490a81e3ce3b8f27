import { now, type Tx } from '@/lib/db'
import { Refused } from './refusal'
import { type LockedGame, lockGame } from './sign-up'

/** Who acts: the seat of this account in the game, or its part in the host team. Looked up inside the transaction. */
export type Actor = { kind: 'seat'; seat: number } | { kind: 'host'; role: 'main' | 'assistant' | 'counter' }

/** The account's part in a game. Refuses for those who have none. */
export async function actorOf(tx: Tx, game: LockedGame, userId: string): Promise<Actor> {
  const host = game.hosts.find((h) => h.userId === userId)
  if (host) return { kind: 'host', role: host.role }
  const seat = await tx.seat.findUnique({ where: { gameId_userId: { gameId: game.id, userId } } })
  if (!seat) throw new Refused({ code: 'NOT_IN_GAME' })
  return { kind: 'seat', seat: seat.seat }
}

/** The game's lock, for its main host alone. */
export async function lockAsMainHost(tx: Tx, gameId: string, userId: string): Promise<LockedGame> {
  const game = await lockGame(tx, gameId)
  const actor = await actorOf(tx, game, userId)
  if (actor.kind !== 'host' || actor.role !== 'main') throw new Refused({ code: 'NOT_YOUR_COMMAND' })
  return game
}

/** An entry of the hosts' log, in the act's own transaction. */
export async function logHostAct(tx: Tx, gameId: string, userId: string | null, act: string, data: object) {
  await tx.hostAct.create({ data: { gameId, userId, act, data, at: new Date(await now(tx)) } })
}
