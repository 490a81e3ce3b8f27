'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { currentUser } from '@/lib/accounts/session'
import { FormKey } from '@/lib/forum/write'
import { reportScope } from '@/lib/play/draft-scopes'
import { reportIn } from '@/lib/play/report-in'
import { goOn, type Leads, refused, textInputs } from '../../../form-state'
import { essayOfForm, essayRefused } from '../essay-of-form'
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
  const text = essayOfForm(form)
  if (!text.ok) return text.answer
  const { title, doc } = text
  const { game } = await gamePage(slug)
  const draft = reportScope(slug)
  const outcome = await reportIn({ gameId: game.id, userId: user.id }, { title, doc, key, draft })
  if (!outcome.ok) return essayRefused(form, outcome.refusal, { userId: user.id, scope: draft, title, doc })
  revalidatePath(`/g/${slug}`, 'layout')
  return goOn(form, `/g/${slug}/report`)
}
