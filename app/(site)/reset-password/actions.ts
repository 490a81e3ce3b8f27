'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { invalid, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { addressOf } from '@/lib/accounts/rate-limit'
import { askForReset, NewPasswordByMail, ResetWish, resetPassword } from '@/lib/accounts/reset-password'

export async function askForResetAction(_: FormState, form: FormData): Promise<FormState> {
  const kept = textInputs(form, 'address')
  const wish = ResetWish.safeParse(kept)
  if (!wish.success) return invalid(wish.error, kept)
  const answer = await askForReset(wish.data, addressOf(await headers()))
  if (!answer.ok) return tooOften(answer.retryAt, kept)
  redirect('/reset-password?sent=1')
}

export async function resetPasswordAction(_: FormState, form: FormData): Promise<FormState> {
  const input = NewPasswordByMail.safeParse(textInputs(form, 'token', 'password'))
  if (!input.success) return invalid(input.error)
  redirect((await resetPassword(input.data)) ? '/sign-in?reset=1' : '/reset-password?token=')
}
