'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { invalid, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { enter } from '@/lib/accounts/enter'
import { addressOf } from '@/lib/accounts/rate-limit'
import { safeNext } from '@/lib/accounts/safe-next'
import { SignUpInput, signUp } from '@/lib/accounts/sign-up'

export async function signUpAction(_: FormState, form: FormData): Promise<FormState> {
  const kept = textInputs(form, 'username')
  const input = SignUpInput.safeParse(textInputs(form, 'username', 'password'))
  if (!input.success) return invalid(input.error, kept)
  const answer = await signUp(input.data, {
    address: addressOf(await headers()),
    locale: await getLocale(),
    timeZone: textInputs(form, 'timeZone').timeZone ?? null,
  })
  if (!answer.ok && answer.code === 'RATE') return tooOften(answer.retryAt, kept)
  if (!answer.ok) return { ok: false, fields: { username: { code: answer.code } }, values: kept }
  await enter(input.data.username, input.data.password)
  redirect(safeNext(form.get('next')))
}
