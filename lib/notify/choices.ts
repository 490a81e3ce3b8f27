import { db, type Tx, transaction } from '@/lib/db'
import { DEFAULT_WAYS, NOTICE_KINDS, type NoticeKind, type Ways } from './kinds'

/** Where a choice holds: one game by its id, or every game without a choice of its own. */
const EVERY_GAME = ''

interface Choice extends Ways {
  scope: string
  kind: NoticeKind
}

/** What holds for a kind in a game: the game's own choice, else the general one, else the default. */
export function waysOf(choices: readonly Choice[], gameId: string | null, kind: NoticeKind): Ways {
  const own = choices.find((choice) => choice.kind === kind && choice.scope === gameId)
  const general = choices.find((choice) => choice.kind === kind && choice.scope === EVERY_GAME)
  const { inApp, mail } = own ?? general ?? DEFAULT_WAYS[kind]
  return { inApp, mail }
}

/** The rows that decide in these games, for a `where`. */
export const scopesOf = (...gameIds: string[]): string[] => [EVERY_GAME, ...gameIds]

export interface ChoicePage {
  ways: Record<NoticeKind, Ways>
  /** This game has choices of its own. */
  own: boolean
}

/** All kinds as they hold for an account, in one game or (null) generally. */
export async function readChoices(userId: string, gameId: string | null, tx: Tx = db()): Promise<ChoicePage> {
  const choices = await tx.noticeChoice.findMany({
    where: { userId, scope: { in: scopesOf(...(gameId === null ? [] : [gameId])) } },
  })
  const ways = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, waysOf(choices, gameId, kind)]))
  return { ways: ways as ChoicePage['ways'], own: choices.some((choice) => choice.scope === gameId) }
}

/** Keeps the choice for these kinds, in one game or (null) generally. */
export function saveChoices(
  userId: string,
  gameId: string | null,
  ways: Partial<Record<NoticeKind, Ways>>,
): Promise<void> {
  const scope = gameId ?? EVERY_GAME
  const kinds = NOTICE_KINDS.filter((kind) => ways[kind])
  return transaction(async (tx) => {
    await tx.noticeChoice.deleteMany({ where: { userId, scope, kind: { in: kinds } } })
    await tx.noticeChoice.createMany({
      data: kinds.map((kind) => ({ userId, scope, kind, ...(ways[kind] ?? DEFAULT_WAYS[kind]) })),
      skipDuplicates: true, // the same form sent twice at once
    })
  })
}

/** A game goes by the general choice again. */
export async function forgetChoices(userId: string, gameId: string): Promise<void> {
  await db().noticeChoice.deleteMany({ where: { userId, scope: gameId } })
}
