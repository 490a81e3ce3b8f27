import { db } from '@/lib/db'
import type { AnyGamePage } from './read-game'

/** A seat between deal and round 1. `username` only for those who may know the account (T18). */
export interface ReportingSeat {
  seat: number
  alias: string
  reported: boolean
  username: string | null
}

/** Whether this viewer may know the accounts behind aliases while the game runs: main host, assistants by setting (T18). */
export function seesAccounts({ game, viewer }: AnyGamePage): boolean {
  return viewer.kind === 'host' || (viewer.kind === 'assistant' && game.setup.assistantAccounts)
}

/** Who has reported in (T3.2): public, like the report-in posts themselves. Empty before the deal. */
export async function readReportState(page: AnyGamePage): Promise<ReportingSeat[]> {
  const rows = await db().seat.findMany({
    where: { gameId: page.game.id },
    orderBy: { seat: 'asc' },
    select: { seat: true, alias: true, reportedAt: true, user: { select: { username: true } } },
  })
  const accounts = seesAccounts(page)
  return rows.map(({ seat, alias, reportedAt, user }) => ({
    seat,
    alias,
    reported: reportedAt !== null,
    username: accounts ? user.username : null,
  }))
}

/**
 * The names of accounts that public words of this host must not say (T17.1): none where they are no secret, nor for one who
 * does not know them, whom the refusal itself would tell.
 */
export async function namesToKeep(page: AnyGamePage): Promise<string[]> {
  if (page.game.accountNames || !seesAccounts(page)) return []
  const seats = await db().seat.findMany({
    where: { gameId: page.game.id },
    select: { user: { select: { username: true } } },
  })
  return seats.map((seat) => seat.user.username)
}
