import { cache } from 'react'
import { db } from '@/lib/db'
import { isLocale, type Locale } from '@/lib/i18n/locales'

export type SiteRole = 'member' | 'host' | 'admin'

/** The signed-in account, as pages see it. */
export interface CurrentUser {
  id: string
  username: string
  role: SiteRole
  locale: Locale | null
  timeZone: string | null
}

/** One reading per request serves the session and the page. */
const readUser = cache((id: string) => db().user.findUnique({ where: { id } }))

/** The account a session stands for; null if it is unknown, banned, or the session's epoch was revoked. */
export async function accountOfSession(id: unknown, epoch: unknown): Promise<CurrentUser | null> {
  if (typeof id !== 'string' || typeof epoch !== 'number') return null
  const user = await readUser(id)
  if (!user || user.bannedAt || user.sessionEpoch !== epoch) return null
  return present(user)
}

/** The account with this id; only for ids that a valid session gave. */
export async function accountById(id: string): Promise<CurrentUser | null> {
  const user = await readUser(id)
  return user && !user.bannedAt ? present(user) : null
}

function present(user: {
  id: string
  username: string
  role: SiteRole
  locale: string | null
  timeZone: string | null
}): CurrentUser {
  const { id, username, role, timeZone } = user
  return { id, username, role, timeZone, locale: isLocale(user.locale) ? user.locale : null }
}
