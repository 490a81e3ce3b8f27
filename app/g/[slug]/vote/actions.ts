'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { type BallotState, picksOfForm } from '@/components/tiesha/vote/ballot-form'
import { currentUser } from '@/lib/accounts/session'
import { castBallot } from '@/lib/play/cast-ballot'
import { gamePage } from '../game'

const Sent = z.object({
  slug: z.string().max(64),
  key: z.uuid(),
  round: z.coerce.number().int().min(1),
  stage: z.enum(['main', 'overtime']),
})

/** Takes a ballot. Refusals carry the picks back, for browsers without JavaScript. */
export async function cast(_previous: BallotState, form: FormData): Promise<BallotState> {
  const sent = Sent.safeParse(Object.fromEntries(form))
  const picks = picksOfForm(form)
  if (!sent.success || !picks) return { ok: false, refusal: { code: 'BAD_INPUT' }, picks: picks ?? [] }
  const user = await currentUser()
  if (!user) return { ok: false, refusal: { code: 'SIGN_IN' }, picks }
  const { game } = await gamePage(sent.data.slug)
  const { round, stage, key } = sent.data
  const outcome = await castBallot({ gameId: game.id, userId: user.id }, { round, stage, key, picks })
  revalidatePath(`/g/${sent.data.slug}/vote`)
  return outcome.ok ? { ok: true, at: outcome.value.at } : { ok: false, refusal: outcome.refusal, picks }
}
