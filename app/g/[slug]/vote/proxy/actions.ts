'use server'

import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { askProxy, withdrawProxy } from '@/lib/play/proxy-requests'
import { BAD_INPUT, limited, typed, withTiesha } from '../../host-action'
import { proxyPicks } from '../../proxy-picks'

const Ask = z.object({
  round: z.coerce.number().int().min(1),
  picks: z.coerce.number().int().min(1).max(50),
  note: z.string().trim().max(200),
  key: z.uuid(),
})

/** T8.10: the seat asks the host to enter its ballot. */
export async function askForProxy(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Ask.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, fields: { note: { code: 'TOO_LONG' } }, values: typed(form) }
  const { round, note, key } = sent.data
  const picks = proxyPicks(form, sent.data.picks)
  const ask = { round, picks, note: note.toWellFormed(), key }
  return withTiesha(
    form,
    limited('proxy', (page, user) => askProxy({ gameId: page.game.id, userId: user.id }, ask)),
  )
}

/** The seat takes its request back. */
export async function takeBackProxy(_previous: FormState, form: FormData): Promise<FormState> {
  const id = z.uuid().safeParse(form.get('id'))
  if (!id.success) return BAD_INPUT
  return withTiesha(form, (page, user) => withdrawProxy({ gameId: page.game.id, userId: user.id }, id.data))
}
