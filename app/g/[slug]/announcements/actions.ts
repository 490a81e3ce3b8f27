'use server'

import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { concernsAnnouncement } from '@/lib/play/host-seen'
import { addErratum, keepReview } from '@/lib/play/host-words'
import { withDesk } from '../host/desk-action'
import { BAD_INPUT, typed } from '../host-action'

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
  return withDesk(form, concernsAnnouncement(sent.data.number), (page, user, unseen) =>
    keepReview(page, user.id, { ...sent.data, unseen }),
  )
}

/** A correction beneath an announcement (T10.2). */
export async function erratum(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Erratum.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, fields: { text: { code: 'EMPTY' } }, values: typed(form) }
  const { number } = sent.data
  const text = sent.data.text.toWellFormed()
  return withDesk(form, concernsAnnouncement(number), (page, user, unseen) =>
    addErratum(page, user.id, { number, text, unseen }),
  )
}
