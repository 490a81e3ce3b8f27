import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { auth } from './auth'
import { safeNext } from './safe-next'
import { accountById, type CurrentUser, type SiteRole } from './users'

export type { CurrentUser, SiteRole } from './users'

/** Who is signed in; null for a guest, a revoked session or a banned account. Asked once per request. */
export const currentUser = cache(async (): Promise<CurrentUser | null> => {
  const id = (await auth())?.user.id
  return id ? accountById(id) : null
})

/**
 * The signed-in account; a guest is sent to sign in and comes back to `next` (a path of this site).
 * Without `next`, an action goes back to the page its form stood on.
 */
export async function requireUser(next?: string): Promise<CurrentUser> {
  const user = await currentUser()
  if (user) return user
  redirect(`/sign-in?next=${encodeURIComponent(safeNext(next ?? (await formPage())))}`)
}

const RANK: Record<SiteRole, number> = { member: 0, host: 1, admin: 2 }

/** True if the account has this role or a higher one (member < host < admin). */
export function hasRole(user: { role: SiteRole } | null, role: SiteRole): boolean {
  return user !== null && RANK[user.role] >= RANK[role]
}

/** Like {@link requireUser}; an account without the role gets "not found", so that the page's existence stays untold. */
export async function requireRole(role: SiteRole, next?: string): Promise<CurrentUser> {
  const user = await requireUser(next)
  if (!hasRole(user, role)) notFound()
  return user
}

async function formPage(): Promise<string> {
  const sent = await headers()
  const isAction = sent.has('next-action') || sent.get('content-type')?.startsWith('multipart/form-data')
  const referer = isAction ? sent.get('referer') : null
  if (!referer || !URL.canParse(referer)) return '/'
  const url = new URL(referer)
  return url.host === sent.get('host') ? url.pathname + url.search : '/'
}
