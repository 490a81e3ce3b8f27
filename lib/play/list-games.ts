import { db, now } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { findRows, finishedRow, type Row, recruitingRow, runningRow } from './game-rows'
import type { FinishedGame, RecruitingGame, RunningGame } from './home-view'

const PAGE = 20

/** The states by which games are listed; the address names one (`/games?state=`). */
export const GAME_STATES = ['running', 'recruiting', 'finished'] as const
export type GameState = (typeof GAME_STATES)[number]

const LIST = {
  running: {
    status: { in: ['running', 'reportIn'] },
    orderBy: [{ dueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
  },
  recruiting: {
    status: { equals: 'recruiting' },
    orderBy: [{ signUpClosesAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
  },
  finished: { status: { equals: 'finished' }, orderBy: [{ endedAt: 'desc' }, { id: 'desc' }] },
} satisfies Record<GameState, { status: Prisma.EnumGameStatusFilter; orderBy: Prisma.GameOrderByWithRelationInput[] }>

export type GameList = { now: number; page: number; pages: number; total: number } & (
  | { state: 'running'; games: RunningGame[] }
  | { state: 'recruiting'; games: RecruitingGame[] }
  | { state: 'finished'; games: FinishedGame[] }
)

/** A page (1-based) of all games of one state, for one reader (null: a guest, who sees public ones only). */
export async function listGames(user: { id: string } | null, state: GameState, page: number): Promise<GameList> {
  const where = { ...(user ? {} : { visibility: 'public' as const }), status: LIST[state].status }
  const at = Math.max(1, Math.floor(page))
  const [time, total, rows] = await Promise.all([
    now(),
    db().game.count({ where }),
    findRows(user?.id ?? '', {
      where,
      orderBy: LIST[state].orderBy,
      skip: (at - 1) * PAGE,
      take: PAGE,
    }),
  ])
  const list = { now: time, page: at, pages: Math.ceil(total / PAGE), total }
  const each = <Game>(row: (row: Row, userId: string | undefined) => Game) => rows.map((r) => row(r, user?.id))
  if (state === 'running') return { ...list, state, games: each(runningRow) }
  if (state === 'recruiting') return { ...list, state, games: each(recruitingRow) }
  return { ...list, state, games: each(finishedRow) }
}
