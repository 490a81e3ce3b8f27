import { db } from '@/lib/db'
import type { TestGame } from '../testing'
import { tellDue } from './tell'

/** Tells everybody what there is to tell, for integration tests. */
export async function tell(): Promise<void> {
  while ((await tellDue()) > 0);
}

/** What an account has been told in a game, oldest first: `kind key`. */
export async function toldTo(game: TestGame, userId: string) {
  const rows = await db().notice.findMany({
    where: { gameId: game.id, userId },
    orderBy: [{ at: 'asc' }, { key: 'asc' }],
  })
  return rows.map((row) => row.key)
}

/** Seats that have been told something whose key begins so, ascending. */
export async function seatsTold(game: TestGame, key: string): Promise<number[]> {
  const rows = await db().notice.findMany({ where: { gameId: game.id, key: { startsWith: key }, seat: { not: null } } })
  return [...new Set(rows.map((row) => row.seat ?? 0))].sort((a, b) => a - b)
}

/** Every account of the game gets an address; `seat-3@example.org`. */
export async function giveAddresses(game: TestGame): Promise<void> {
  for (const seat of game.seats)
    await db().user.update({ where: { id: game.account(seat) }, data: { email: `seat-${seat}@example.org` } })
  await db().user.update({ where: { id: game.host }, data: { email: 'host@example.org' } })
}
