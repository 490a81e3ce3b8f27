import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { waitUntil } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { hit } from '@/lib/accounts/rate-limit'
import { type CurrentUser, requireUser } from '@/lib/accounts/session'
import { stamped } from '@/lib/play/arrival'
import { type AnyGamePage, type GamePage, isGameOf } from '@/lib/play/read-game'
import { type Outcome, refuse } from '@/lib/play/refusal'
import { anyGamePage } from './game'

const Slug = z.string().min(1).max(64)
export const BAD_INPUT: FormState = { ok: false, refusal: { code: 'BAD_INPUT' } }

/** The text inputs of a form, to give back to a browser without JavaScript. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((input): input is [string, string] => typeof input[1] === 'string'))
}

/**
 * The frame of the front page's and the desk's actions: who asks, of which game (the form's `slug`), then one call of a
 * service, which decides whether he may. The game's pages are read again whatever came of it; a refusal gives back what
 * was typed.
 */
export async function withGame(
  form: FormData,
  run: (page: AnyGamePage, user: CurrentUser) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  const slug = Slug.safeParse(form.get('slug'))
  if (!slug.success) return BAD_INPUT
  const outcome = await stamped(slug.data, async () => {
    const user = await requireUser()
    return run(await anyGamePage(slug.data), user)
  })
  revalidatePath(`/g/${slug.data}`, 'layout')
  return outcome.ok ? { ok: true } : { ok: false, refusal: outcome.refusal, values: typed(form) }
}

/** The same for what there is in 帖杀 alone. */
export function withTiesha(
  form: FormData,
  run: (page: GamePage, user: CurrentUser) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  return withGame(form, async (page, user) => (isGameOf(page, 'tiesha') ? run(page, user) : refuse('NOT_YOUR_COMMAND')))
}

/** Puts a rate limit before what an account may ask for again and again. */
export function limited<Page>(
  limit: Parameters<typeof hit>[0],
  run: (page: Page, user: CurrentUser) => Promise<Outcome<unknown>>,
): (page: Page, user: CurrentUser) => Promise<Outcome<unknown>> {
  return async (page, user) => {
    const rate = await hit(limit, user.id)
    return rate.ok ? run(page, user) : refuse('RATE', await waitUntil(rate.retryAt))
  }
}
