import type { Tx } from '@/lib/db'

/**
 * T17.1 (禁裸奔): an account that holds a seat in a game played on a board may not write on that board as itself until
 * the game ends. The games in the way, by title; empty if none. To be told to that account alone.
 */
export async function gamesInTheWay(tx: Tx, userId: string, boardId: string): Promise<string[]> {
  const seats = await tx.seat.findMany({
    where: { userId, game: { boardId, endedAt: null, status: { in: ['recruiting', 'reportIn', 'running'] } } },
    select: { game: { select: { title: true } } },
  })
  return seats.map((s) => s.game.title)
}
