'use server'

import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { CONDUCT } from '@/lib/engine/rulesets/jingfei'
import { actOnSeat } from '@/lib/play/act-on-seat'
import { concernsSeat } from '@/lib/play/host-seen'
import { typed } from '../host-action'
import { withDesk } from './desk-action'

const Penalty = z.object({
  do: z.enum(['warn', 'ruleOut']),
  seat: z.coerce.number().int().min(1),
  conduct: z.enum(CONDUCT),
  reason: z.string().trim().max(400),
  key: z.uuid(),
})

/** Warns a seat or rules it out (G11.1, G11.2), by a rule of conduct (G13); everybody reads it. */
export async function penalizeByConduct(_previous: FormState, form: FormData): Promise<FormState> {
  const sent = Penalty.safeParse(Object.fromEntries(form))
  if (!sent.success) return { ok: false, fields: { reason: { code: 'TOO_LONG' } }, values: typed(form) }
  const { seat, conduct, reason, key } = sent.data
  const command = { do: sent.data.do, seat, conduct, ...(reason && { note: reason }) }
  return withDesk(form, concernsSeat(seat), (page, user, unseen) =>
    actOnSeat(page, user.id, { command, reason, key }, unseen),
  )
}
