'use server'

import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { addErratum, keepReview } from '@/lib/play/host-words'
import { BAD_INPUT, withGame } from '../host-action'

const Place = z.coerce.number().int().min(1).max(999_999)
const Review = z.object({
  number: Place,
  text: z
    .string()
    .max(4000)
    .transform((text) => text.toWellFormed()),
})
const Erratum = z.object({ number: Place, text: z.string().trim().min(1).max(400) })

/** The host's words above a result post (T10.2). */
export async function review(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Review.safeParse(Object.fromEntries(form))
  if (!sent.success) return BAD_INPUT
  return withGame(form, (page, user) => keepReview(page, user.id, sent.data.number, sent.data.text))
}

/** A correction beneath an announcement (T10.2). */
export async function erratum(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Erratum.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, fields: { text: { code: 'EMPTY' } } }
  return withGame(form, (page, user) => addErratum(page, user.id, sent.data.number, sent.data.text.toWellFormed()))
}
