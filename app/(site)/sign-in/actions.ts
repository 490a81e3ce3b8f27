'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { refused, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { enter, enterDemo } from '@/lib/accounts/enter'
import { safeNext } from '@/lib/accounts/safe-next'
import { chosenLocale } from '@/lib/accounts/sign-in'
import { LOCALE_COOKIE } from '@/lib/i18n/locales'

export async function signInAction(_: FormState, form: FormData): Promise<FormState> {
  const { username = '', password = '' } = textInputs(form, 'username', 'password')
  const answer = await enter(username, password)
  if (!answer.ok)
    return answer.code === 'RATE'
      ? tooOften(answer.retryAt, { username })
      : refused(answer.code, undefined, { username })
  const locale = await chosenLocale(username)
  if (locale) (await cookies()).set(LOCALE_COOKIE, locale, { path: '/', maxAge: 400 * 86_400, sameSite: 'lax' })
  redirect(safeNext(form.get('next')))
}

/** One click, one demo account; the service refuses it unless demo mode is on. */
export async function demoSignInAction(form: FormData): Promise<void> {
  const next = safeNext(form.get('next'))
  const answer = await enterDemo(String(form.get('userId')))
  redirect(answer.ok ? next : `/sign-in?failed=demo&next=${encodeURIComponent(next)}`)
}
