import { db } from '@/lib/db'
import { isHostTeam } from './access'
import type { AnyGamePage } from './read-game'
import { seesAccounts } from './read-report-state'

export type SignUpState = 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'replaced'

/** Who wants to play, as this viewer may know it. Instants in epoch milliseconds, in the order of asking. */
export interface SignUps {
  /** How many are on the list, and how many of them the host has taken; after the deal volunteers count for those alone who read the list (T3.3). */
  asked: number
  accepted: number
  /** Names of accounts, before the deal only: afterwards they would tell who sits in the game (T17.1). */
  names: string[] | null
  /** The reader's own state and note; null for guests and for those who never asked. */
  mine: { status: SignUpState; note: string; at: number } | null
  /**
   * Everybody with the note: for the host team until the deal; afterwards for those of it who may know the accounts behind
   * aliases (T18), since who leaves the list has taken a seat that the log names.
   */
  list:
    | {
        userId: string
        username: string
        status: 'waiting' | 'accepted'
        note: string
        at: number
        memberSince: number
      }[]
    | null
}

/**
 * Reads the sign-ups of a game (T3.1). Names are public until the deal, whose shuffle onto seats is secret; from the
 * deal on only those of the host team learn who is on the list who may know accounts.
 */
export async function readSignUps(page: AnyGamePage, userId: string | null): Promise<SignUps> {
  const { game, viewer } = page
  const rows = await db().signUp.findMany({
    where: { gameId: game.id },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: {
      userId: true,
      status: true,
      note: true,
      createdAt: true,
      user: { select: { username: true, createdAt: true } },
    },
  })
  const open = game.status === 'draft' || game.status === 'recruiting'
  const asked = rows.filter((row) => row.status === 'waiting' || row.status === 'accepted')
  const accepted = asked.filter((row) => row.status === 'accepted')
  const mine = rows.find((row) => row.userId === userId)
  const list = asked.map((row) => ({
    userId: row.userId,
    username: row.user.username,
    status: row.status as 'waiting' | 'accepted',
    note: row.note,
    at: row.createdAt.getTime(),
    memberSince: row.user.createdAt.getTime(),
  }))
  const team = open ? isHostTeam(viewer) : seesAccounts(page)
  return {
    asked: open || team ? asked.length : accepted.length,
    accepted: accepted.length,
    names: open ? asked.map((row) => row.user.username) : null,
    mine: mine ? { status: mine.status, note: mine.note, at: mine.createdAt.getTime() } : null,
    list: team ? list : null,
  }
}
