'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { goOn, type Leads, refused, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { hit } from '@/lib/accounts/rate-limit'
import { requireUser } from '@/lib/accounts/session'
import { documentOfForm } from '@/lib/forum/document'
import { DraftScope } from '@/lib/forum/drafts'
import { HideReason } from '@/lib/forum/moderate'
import { pageOfFloor } from '@/lib/forum/threads'
import { FormKey } from '@/lib/forum/write'
import type { ThreadRef } from '@/lib/play/access'
import { hideGamePost } from '@/lib/play/hide-post'
import { say } from '@/lib/play/threads'
import { anyGamePage } from './game'

const Place = z.object({
  slug: z.string(),
  kind: z.enum(['talk', 'channel', 'line', 'spectators', 'graveyard', 'reportIn', 'kills']),
  threadKey: z.string().max(20),
})
const Written = Place.extend({ key: FormKey, scope: DraftScope })

/** Speaks in a thread of a game, under the name this account has there. */
export async function sayAction(_: FormState<Leads>, form: FormData): Promise<FormState<Leads>> {
  const user = await requireUser()
  const kept = textInputs(form, 'text')
  const sent = Written.safeParse(textInputs(form, 'slug', 'kind', 'threadKey', 'key', 'scope'))
  if (!sent.success) return refused('STALE', undefined, kept)
  const text = documentOfForm(form)
  if (!text.ok) return refused(text.code, undefined, kept)
  const rate = await hit('post', user.id)
  if (!rate.ok) return tooOften(rate.retryAt, kept)
  const { slug, kind, threadKey, key, scope } = sent.data
  const page = await anyGamePage(slug)
  const answer = await say(page, user.id, { kind, key: threadKey }, { doc: text.doc, key, draft: scope })
  if (!answer.ok) return refused(answer.refusal.code, answer.refusal.data, kept)
  const base = addressOf(slug, { kind, key: threadKey })
  revalidatePath(base)
  return goOn(form, `${base}?page=${pageOfFloor(answer.value.number)}#p${answer.value.number}`)
}

/** The host hides a floor with a public reason, or shows it again; both leave a trace. */
export async function hideGamePostAction(_: FormState, form: FormData): Promise<FormState> {
  const user = await requireUser()
  const place = Place.extend({ number: z.coerce.number().int().min(1) }).safeParse(
    textInputs(form, 'slug', 'kind', 'threadKey', 'number'),
  )
  if (!place.success) return refused('STALE')
  const given = form.get('reason')
  const reason = given === null ? null : HideReason.safeParse(given)
  if (reason && !reason.success) return { ok: false, fields: { reason: { code: 'REASON' } } }
  const { slug, kind, threadKey: key, number } = place.data
  const at = { thread: { kind, key }, number }
  const answer = await hideGamePost(await anyGamePage(slug), user.id, at, reason ? reason.data : null)
  if (!answer.ok) return refused(answer.refusal.code, answer.refusal.data)
  revalidatePath(addressOf(slug, { kind, key }))
  return { ok: true }
}

function addressOf(slug: string, { kind, key }: ThreadRef): string {
  switch (kind) {
    case 'channel':
      return `/g/${slug}/rooms/${key}`
    case 'line':
      return `/g/${slug}/rooms/line-${key}`
    case 'reportIn':
      return `/g/${slug}/report`
    default:
      return `/g/${slug}/${kind}`
  }
}
