import { z } from 'zod'
import { db } from '@/lib/db'
import { isLocale } from '@/lib/i18n/locales'
import { NewPassword } from './names'
import { hashPassword, passwordMatches } from './password'
import { hit, unhit } from './rate-limit'
import { TimeZone } from './time-zone'

export const Preferences = z.object({
  locale: z.union([z.literal(''), z.string().refine(isLocale, 'INVALID')]).transform((v) => (v === '' ? null : v)),
  timeZone: z.union([z.literal(''), TimeZone]).transform((v) => (v === '' ? null : v)),
})

/** Stores language and time zone; null means what the browser says. */
export async function savePreferences(userId: string, preferences: z.infer<typeof Preferences>): Promise<void> {
  await db().user.update({ where: { id: userId }, data: preferences })
}

export const PasswordChange = z.object({ current: z.string().max(256), password: NewPassword })

type ChangeAnswer =
  | { ok: true }
  | { ok: false; code: 'WRONG_PASSWORD' | 'DEMO_ACCOUNT' }
  | { ok: false; code: 'RATE'; retryAt: number }

/** Sets a new password and revokes every session, this one too: the caller signs in anew. Demo accounts keep theirs. */
export async function changePassword(userId: string, change: z.infer<typeof PasswordChange>): Promise<ChangeAnswer> {
  const user = await db().user.findUniqueOrThrow({ where: { id: userId } })
  if (user.demo) return { ok: false, code: 'DEMO_ACCOUNT' }
  const rate = await hit('signInByName', user.usernameKey)
  if (!rate.ok) return { ok: false, code: 'RATE', retryAt: rate.retryAt }
  if (!(await passwordMatches(user.passwordHash, change.current))) return { ok: false, code: 'WRONG_PASSWORD' }
  await unhit('signInByName', user.usernameKey, rate.windowAt)
  await db().user.update({
    where: { id: userId },
    data: { passwordHash: await hashPassword(change.password), sessionEpoch: { increment: 1 } },
  })
  return { ok: true }
}

/** Revokes every session of the account. Not for demo accounts: many visitors share them. */
export async function signOutEverywhere(userId: string): Promise<boolean> {
  const { count } = await db().user.updateMany({
    where: { id: userId, demo: false },
    data: { sessionEpoch: { increment: 1 } },
  })
  return count === 1
}
