'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { actionOfForm } from '@/components/jianghu/night/action-form'
import type { FormState } from '@/components/ui/form-context'
import { hit } from '@/lib/accounts/rate-limit'
import { currentUser } from '@/lib/accounts/session'
import { documentOfForm } from '@/lib/forum/document'
import { FormKey } from '@/lib/forum/write'
import { act } from '@/lib/play/act'
import { stamped } from '@/lib/play/arrival'
import { sceneScope } from '@/lib/play/draft-scopes'
import { drawnFor } from '@/lib/play/drawn-for'
import { publishScene } from '@/lib/play/publish-scene'
import { type Outcome, refuse } from '@/lib/play/refusal'
import { goOn, type Leads, refused, textInputs, tooOften } from '../../form-state'
import { essayRefused } from './essay-of-form'
import { gameOf } from './game'
import { typed } from './host-action'
import { explained } from './night-refusal'

const Sent = z.object({ slug: z.string().max(64), key: z.string().max(100) })
const InRound = Sent.extend({ round: z.coerce.number().int().min(1) })
const Pick = Sent.extend({ character: z.string().max(40).optional(), place: z.string().max(40).optional() })
const Vote = InRound.extend({ seat: z.coerce.number().int().min(1) })
const Night = InRound.extend({ for: z.coerce.number().int().min(1).optional() })
const Choose = Sent.extend({ skill: z.string().max(40), on: z.enum(['yes', 'no']) })
const Scene = z.object({ slug: z.string().max(64), round: z.coerce.number().int().min(1), key: FormKey })

/** J1.2a: character and starting place, one of them or both. */
export async function pickCharacter(_previous: FormState, form: FormData): Promise<FormState> {
  if (!form.get('character') && !form.get('place')) return refused('NOTHING_PICKED', undefined, typed(form))
  return perform(Pick, form, (by, { character, place, key }) =>
    act({ ...by, key, command: { do: 'pick', ...(character && { character }), ...(place && { place }) } }),
  )
}

/** J3.1: the night's action, one's own or a puppet's, in place of the one that stands. */
export async function actByNight(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Night, form, (by, { round, key, for: puppet }) =>
    act({
      ...by,
      key,
      command: { do: 'act', ...actionOfForm(form), ...(puppet && { for: puppet }) },
      check: drawnFor({ round }),
    }),
  )
}

/** J3.2c: takes the action back; what is left is to do nothing. */
export async function withdrawAction(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Night, form, (by, { round, key, for: puppet }) =>
    act({
      ...by,
      key,
      command: { do: 'act', skills: [], ...(puppet && { for: puppet }) },
      check: drawnFor({ round }),
    }),
  )
}

/** J5.2a: switches a standing choice. */
export async function choose(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Choose, form, (by, { skill, on, key }) =>
    act({ ...by, key, command: { do: 'choice', skill, on: on === 'yes' } }),
  )
}

/** J10.1: the day's vote. */
export async function voteByDay(_previous: FormState, form: FormData): Promise<FormState> {
  if (!form.get('seat')) return refused('NOBODY_CHOSEN', undefined, typed(form))
  return perform(Vote, form, (by, { round, seat, key }) =>
    act({ ...by, key, command: { do: 'vote', seat }, check: drawnFor({ round }) }),
  )
}

/** J14: the night's scene. */
export async function handInScene(_previous: FormState<Leads>, form: FormData): Promise<FormState<Leads>> {
  const kept = textInputs(form, 'text')
  const sent = Scene.safeParse(Object.fromEntries(form))
  if (!sent.success) return refused('BAD_INPUT', undefined, kept)
  const { slug, round, key } = sent.data
  const user = await currentUser()
  if (!user) return refused('SIGN_IN', undefined, kept)
  const text = documentOfForm(form)
  if (!text.ok) return refused(text.code, undefined, kept)
  const rate = await hit('post', user.id)
  if (!rate.ok) return tooOften(rate.retryAt, kept)
  const { doc } = text
  const { game } = await gameOf('jianghu', slug)
  const scope = sceneScope(slug)
  const outcome = await publishScene({ gameId: game.id, userId: user.id }, { doc, key, round, draft: scope })
  if (!outcome.ok) return essayRefused(form, outcome.refusal, { userId: user.id, scope, title: '', doc })
  revalidatePath(`/g/${slug}`, 'layout')
  return goOn(form, `/g/${slug}/night`)
}

/** Parses, finds who asks of which game, does it; a refusal gives back what was typed. */
async function perform<Form extends { slug: string }>(
  schema: z.ZodType<Form>,
  form: FormData,
  work: (by: { gameId: string; userId: string }, sent: Form) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  const sent = schema.safeParse(Object.fromEntries(form))
  const kept = typed(form)
  if (!sent.success) return refused('BAD_INPUT', undefined, kept)
  const outcome = await stamped(sent.data.slug, async () => {
    const user = await currentUser()
    if (!user) return refuse('SIGN_IN')
    const { game } = await gameOf('jianghu', sent.data.slug)
    return work({ gameId: game.id, userId: user.id }, sent.data)
  })
  if (!outcome.ok) {
    const { code, data } = await explained(outcome.refusal)
    return refused(code, data, kept)
  }
  revalidatePath(`/g/${sent.data.slug}`, 'layout')
  return { ok: true }
}
