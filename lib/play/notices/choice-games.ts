import { db } from '@/lib/db'
import { HOST_KIND, NOTICE_KINDS, type NoticeKind } from '@/lib/notify/kinds'
import { remindersOf } from './sight'
import { tellerOf } from './tellers'
import type { Reminders } from './telling'

/** A game in which an account may choose apart what it is told. */
export interface ChoiceGame {
  id: string
  slug: string
  title: string
  /** The kinds that can come to this account there: a seat's, or the host team's. */
  kinds: NoticeKind[]
  reminders: Reminders
  /** It has chosen apart. */
  own: boolean
}

const SHOWN = 50

/** The account's present games, by title: those it plays or has signed up for, and those whose flags it judges (T18). */
export async function choiceGames(userId: string): Promise<ChoiceGame[]> {
  const games = await db().game.findMany({
    where: {
      status: { in: ['recruiting', 'reportIn', 'running'] },
      OR: [
        { seats: { some: { userId } } },
        { signUps: { some: { userId, status: { in: ['waiting', 'accepted'] } } } },
        { hosts: { some: { userId, role: { not: 'counter' } } } },
      ],
    },
    select: {
      id: true,
      slug: true,
      title: true,
      ruleset: true,
      setup: true,
      hosts: { where: { userId }, select: { role: true } },
    },
    orderBy: [{ title: 'asc' }, { slug: 'asc' }],
    take: SHOWN,
  })
  const chosen = await db().noticeChoice.findMany({
    where: { userId, scope: { in: games.map((game) => game.id) } },
    select: { scope: true },
    distinct: ['scope'],
  })
  return games.flatMap(({ id, slug, title, ruleset, setup, hosts }) => {
    const told = tellerOf(ruleset).kinds
    const kinds = NOTICE_KINDS.filter((kind) => told.includes(kind) && (kind === HOST_KIND) === hosts.length > 0)
    if (kinds.length === 0) return [] // its hosts judge no flags
    return { id, slug, title, kinds, reminders: remindersOf({ setup }), own: chosen.some((one) => one.scope === id) }
  })
}
