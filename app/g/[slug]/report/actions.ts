'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { currentUser } from '@/lib/accounts/session'
import { documentOfForm } from '@/lib/forum/document'
import { FormKey, ThreadTitle } from '@/lib/forum/write'
import { reportScope } from '@/lib/play/draft-scopes'
import { reportIn } from '@/lib/play/report-in'
import { goOn, type Leads, refused, textInputs } from '../../../form-state'
import { gamePage } from '../game'

const Sent = z.object({ slug: z.string().max(64), key: FormKey })

/** T3.2: the seat's report-in post. */
export async function report(_previous: FormState<Leads>, form: FormData): Promise<FormState<Leads>> {
  const kept = textInputs(form, 'title', 'text')
  const sent = Sent.safeParse(Object.fromEntries(form))
  if (!sent.success) return refused('BAD_INPUT', undefined, kept)
  const { slug, key } = sent.data
  const user = await currentUser()
  if (!user) return refused('SIGN_IN', undefined, kept)
  const title = ThreadTitle.safeParse(form.get('title') ?? '')
  if (!title.success) return refused('TITLE', undefined, kept)
  const text = documentOfForm(form)
  if (!text.ok) return refused(text.code, undefined, kept)
  const { game } = await gamePage(slug)
  const outcome = await reportIn(
    { gameId: game.id, userId: user.id },
    { title: title.data, doc: text.doc, key, draft: reportScope(slug) },
  )
  if (!outcome.ok) return refused(outcome.refusal.code, outcome.refusal.data, kept)
  revalidatePath(`/g/${slug}`, 'layout')
  return goOn(form, `/g/${slug}/report`)
}
