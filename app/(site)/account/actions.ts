'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { invalid, refused, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { changePassword, PasswordChange, Preferences, savePreferences, signOutEverywhere } from '@/lib/accounts/account'
import { signOut } from '@/lib/accounts/auth'
import { enter } from '@/lib/accounts/enter'
import { requireUser } from '@/lib/accounts/session'
import { LOCALE_COOKIE } from '@/lib/i18n/locales'

export async function savePreferencesAction(_: FormState, form: FormData): Promise<FormState> {
  const user = await requireUser('/account')
  const input = textInputs(form, 'locale', 'timeZone')
  const preferences = Preferences.safeParse(input)
  if (!preferences.success) return invalid(preferences.error, input)
  await savePreferences(user.id, preferences.data)
  const { locale } = preferences.data
  const jar = await cookies()
  if (locale) jar.set(LOCALE_COOKIE, locale, { path: '/', maxAge: 400 * 86_400, sameSite: 'lax' })
  else jar.delete(LOCALE_COOKIE)
  redirect('/account?saved=preferences')
}

export async function changePasswordAction(_: FormState, form: FormData): Promise<FormState> {
  const user = await requireUser('/account')
  const change = PasswordChange.safeParse(textInputs(form, 'current', 'password'))
  if (!change.success) return invalid(change.error)
  const answer = await changePassword(user.id, change.data)
  if (!answer.ok && answer.code === 'RATE') return tooOften(answer.retryAt)
  if (!answer.ok && answer.code === 'WRONG_PASSWORD')
    return { ok: false, fields: { current: { code: 'WRONG_CURRENT' } } }
  if (!answer.ok) return refused(answer.code)
  await enter(user.username, change.data.password) // every other session is revoked; this one goes on
  redirect('/account?saved=password')
}

export async function signOutAction(): Promise<void> {
  await signOut({ redirect: false })
  redirect('/')
}

export async function signOutEverywhereAction(_: FormState, _form: FormData): Promise<FormState> {
  const user = await requireUser('/account')
  if (!(await signOutEverywhere(user.id))) return refused('DEMO_ACCOUNT')
  await signOut({ redirect: false })
  redirect('/sign-in')
}
