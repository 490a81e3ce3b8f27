'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { type BallotState, picksOfForm } from '@/components/tiesha/vote/ballot-form'
import { currentUser } from '@/lib/accounts/session'
import { stamped } from '@/lib/play/arrival'
import { castBallot } from '@/lib/play/cast-ballot'
import { refuse } from '@/lib/play/refusal'
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
  const { slug, ...drawn } = sent.data
  const outcome = await stamped(slug, async () => {
    const user = await currentUser()
    if (!user) return refuse('SIGN_IN')
    const { game } = await gamePage(slug)
    return castBallot({ gameId: game.id, userId: user.id }, { ...drawn, picks })
  })
  revalidatePath(`/g/${slug}/vote`)
  return outcome.ok ? { ok: true, at: outcome.value.at } : { ok: false, refusal: outcome.refusal, picks }
}
