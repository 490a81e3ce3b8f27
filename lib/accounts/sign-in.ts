import { z } from 'zod'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { usernameKey } from './names'
import { passwordMatches } from './password'
import { hit, unhit } from './rate-limit'

export const SignInInput = z.object({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(256),
})

/** What a session carries: the account, and the epoch that revokes it when it rises. */
export interface SignedIn {
  id: string
  epoch: number
}

export type SignInAnswer =
  | { ok: true; user: SignedIn }
  | { ok: false; code: 'WRONG_PASSWORD' }
  | { ok: false; code: 'RATE'; retryAt: number }

/**
 * Checks name and password. Unknown name, wrong password and banned account are one answer, after the same time.
 * Only failures count against the limits of the name and the address.
 */
export async function checkPassword(raw: unknown, address: string): Promise<SignInAnswer> {
  const input = SignInInput.safeParse(raw)
  if (!input.success) return { ok: false, code: 'WRONG_PASSWORD' }
  const key = usernameKey(input.data.username)
  const byAddress = await hit('signInByAddress', address)
  const byName = await hit('signInByName', key)
  if (!byAddress.ok || !byName.ok)
    return {
      ok: false,
      code: 'RATE',
      retryAt: Math.max(byAddress.ok ? 0 : byAddress.retryAt, byName.ok ? 0 : byName.retryAt),
    }
  const user = await db().user.findUnique({ where: { usernameKey: key } })
  const matches = await passwordMatches(user?.passwordHash ?? null, input.data.password)
  if (!user || !matches || user.bannedAt) return { ok: false, code: 'WRONG_PASSWORD' }
  await unhit('signInByAddress', address, byAddress.windowAt)
  await unhit('signInByName', key, byName.windowAt)
  return { ok: true, user: { id: user.id, epoch: user.sessionEpoch } }
}

/** The language that this account has chosen, to put into its browser on signing in. */
export async function chosenLocale(username: string): Promise<Locale | null> {
  const user = await db().user.findUnique({
    where: { usernameKey: usernameKey(username.trim()) },
    select: { locale: true },
  })
  return isLocale(user?.locale) ? user.locale : null
}

/** One-click sign-in: demo accounts, and only while demo mode is on. */
export async function checkDemo(userId: unknown): Promise<SignInAnswer> {
  const id = z.uuid().safeParse(userId)
  if (!env().DEMO || !id.success) return { ok: false, code: 'WRONG_PASSWORD' }
  const user = await db().user.findUnique({ where: { id: id.data } })
  if (!user?.demo || user.bannedAt) return { ok: false, code: 'WRONG_PASSWORD' }
  return { ok: true, user: { id: user.id, epoch: user.sessionEpoch } }
}

/** The accounts to offer for one-click sign-in; none while demo mode is off. Hosts first. */
export async function demoAccounts(): Promise<{ id: string; username: string; host: boolean }[]> {
  if (!env().DEMO) return []
  const users = await db().user.findMany({
    where: { demo: true, bannedAt: null },
    orderBy: [{ role: 'desc' }, { username: 'asc' }],
    take: 100,
  })
  return users.map((u) => ({ id: u.id, username: u.username, host: u.role !== 'member' }))
}
