import type { Tx } from '@/lib/db'

/**
 * T17.1 (禁裸奔): an account that holds a seat in a game played on a board may not write on that board as itself until
 * the game ends; nor may one whose seat a substitute took (T3.3), for it knows what the board must not hear. The games in
 * the way, by title; empty if none. To be told to that account alone.
 */
export async function gamesInTheWay(tx: Tx, userId: string, boardId: string): Promise<string[]> {
  const games = await tx.game.findMany({
    where: {
      boardId,
      endedAt: null,
      status: { in: ['recruiting', 'reportIn', 'running'] },
      OR: [{ seats: { some: { userId } } }, { signUps: { some: { userId, status: 'replaced' } } }],
    },
    select: { title: true },
  })
  return games.map((game) => game.title)
}
