'use server'

import { redirect } from 'next/navigation'
import { invalid, refused, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { AddressChange, askForAddress, confirmAddress } from '@/lib/accounts/address'
import { requireUser } from '@/lib/accounts/session'

export async function askForAddressAction(_: FormState, form: FormData): Promise<FormState> {
  const user = await requireUser('/account')
  const kept = textInputs(form, 'address')
  const change = AddressChange.safeParse(textInputs(form, 'address', 'current'))
  if (!change.success) return invalid(change.error, kept)
  const answer = await askForAddress(user.id, change.data)
  if (!answer.ok && answer.code === 'RATE') return tooOften(answer.retryAt, kept)
  if (!answer.ok && answer.code === 'WRONG_PASSWORD')
    return { ok: false, fields: { current: { code: 'WRONG_CURRENT' } }, values: kept }
  if (!answer.ok) return refused(answer.code, undefined, kept)
  redirect(answer.sent ? '/account?saved=addressSent#address' : '/account?saved=addressGone#address')
}

export async function confirmAddressAction(_: FormState, form: FormData): Promise<FormState> {
  const { token = '' } = textInputs(form, 'token')
  const user = await requireUser(`/account/address?token=${token}`)
  const answer = await confirmAddress(user.id, token)
  if (answer === 'ADDRESS_TAKEN') return refused(answer)
  redirect(answer === 'OK' ? '/account?saved=addressDone#address' : '/account/address')
}
