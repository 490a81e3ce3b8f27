'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { currentUser } from '@/lib/accounts/session'
import { GROUPS } from '@/lib/engine/rulesets/tiesha'
import { FormKey } from '@/lib/forum/write'
import { act } from '@/lib/play/act'
import { stamped } from '@/lib/play/arrival'
import { claimSlot, withdrawClaim } from '@/lib/play/claim-slot'
import { ESSAYS, essayScope } from '@/lib/play/draft-scopes'
import type { Essay, Published, Writer } from '@/lib/play/essay'
import { fillIou } from '@/lib/play/fill-iou'
import { hangIou } from '@/lib/play/hang-iou'
import { publishKillPost } from '@/lib/play/publish-kill-post'
import { publishRolePost } from '@/lib/play/publish-role-post'
import { type Outcome, refuse } from '@/lib/play/refusal'
import { goOn, type Leads, refused, textInputs } from '../../../form-state'
import { essayOfForm, essayRefused } from '../essay-of-form'
import { gamePage } from '../game'

const Sent = z.object({ slug: z.string().max(64), round: z.coerce.number().int().min(0), key: FormKey })
const Slot = Sent.extend({ group: z.enum(GROUPS) })
const seat = z.coerce.number().int().min(1)
const code = z
  .string()
  .max(64)
  .transform((chosen) => chosen || undefined)
  .optional()
const Claim = Slot.extend({ target: seat, code })
const Offer = Sent.extend({ target: seat, code })
const Acceptance = Sent.extend({ faction: z.enum(['black', 'white']) })
const Word = Sent.extend({ say: z.enum(['yes', 'no', 'abstain']) })
const HandIn = Sent.extend({ duty: z.string().max(40), scope: z.string().max(120) })
const Aim = z.object({ target: seat, code })

/** T5.1: claims a slot, or changes the open claim in that group. */
export async function claim(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Claim, form, (writer, sent) => {
    const { target, code: guess, ...slot } = sent
    return claimSlot(writer, { ...slot, target, ...(guess && { code: guess }) })
  })
}

/** T5.1: gives an open claim up. */
export async function withdraw(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Slot, form, withdrawClaim)
}

/** T5.7: an IOU instead of the post. */
export async function hang(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Slot, form, hangIou)
}

/** T15.3: the side's one offer to a hunter. */
export async function offerHire(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Offer, form, (writer, { target, code: guess, key }) =>
    act({ ...writer, key: `${key}:offer`, command: { do: 'offerHire', target, ...(guess && { code: guess }) } }),
  )
}

/** T15.3: a hunter takes an offer. */
export async function acceptHire(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Acceptance, form, (writer, { faction, key }) =>
    act({ ...writer, key: `${key}:accept:${faction}`, command: { do: 'acceptHire', faction } }),
  )
}

/** T15.5: whom a voted-out bearer carries off. */
export async function escort(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Offer, form, (writer, { target, code: guess, key }) =>
    act({ ...writer, key: `${key}:escort`, command: { do: 'escort', target, ...(guess && { code: guess }) } }),
  )
}

/** T12.1: the side asks for a day more. */
export async function requestExtension(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Sent, form, (writer, { key }) =>
    act({ ...writer, key: `${key}:extension`, command: { do: 'requestExtension' } }),
  )
}

/** T12.2: a ranger's word on white's request. */
export async function sayOnExtension(_previous: FormState, form: FormData): Promise<FormState> {
  return perform(Word, form, (writer, { say, key }) =>
    act({ ...writer, key: `${key}:${say}`, command: { do: 'vetoExtension', say } }),
  )
}

/** Hands the essay in as a kill post, into an IOU, or as the role's post (T5.2, T5.7, T15). */
export async function handIn(_previous: FormState<Leads>, form: FormData): Promise<FormState<Leads>> {
  const kept = textInputs(form, 'title', 'text')
  const sent = HandIn.safeParse(Object.fromEntries(form))
  if (!sent.success) return refused('BAD_INPUT', undefined, kept)
  const { slug, round, key, duty, scope } = sent.data
  const text = essayOfForm(form)
  if (!text.ok) return text.answer
  const { title, doc } = text
  const draft = ESSAYS.map((number) => essayScope(slug, number)).find((own) => own === scope) ?? essayScope(slug, 1)
  const essay: Essay = { title, doc, key, round, draft }
  const aim = Aim.safeParse(Object.fromEntries(form))
  const sender = await stamped(slug, async () => {
    const user = await currentUser()
    if (!user) return null
    const { game } = await gamePage(slug)
    const by = { gameId: game.id, userId: user.id }
    return { ...by, outcome: await publish(by, duty, essay, aim.success ? aim.data : null) }
  })
  if (!sender) return refused('SIGN_IN', undefined, kept)
  const { userId, outcome } = sender
  if (!outcome.ok) return essayRefused(form, outcome.refusal, { userId, scope: draft, title, doc })
  revalidatePath(`/g/${slug}`, 'layout')
  const shown = duty !== 'rescue' && duty !== 'sapper'
  return goOn(form, shown ? `/g/${slug}/kills/${outcome.value.post}` : `/g/${slug}/desk`)
}

function publish(
  writer: Writer,
  duty: string,
  essay: Essay,
  aim: z.infer<typeof Aim> | null,
): Promise<Outcome<Published>> | Outcome<Published> {
  const group = GROUPS.find((one) => duty === `kill:${one}`)
  if (group) return publishKillPost(writer, group, essay)
  const { round: _drawnIn, ...text } = essay
  if (duty === 'iou') return fillIou(writer, text) // owed over the turn of the round, whenever the form was drawn
  if (!aim) return refuse('BAD_TARGET')
  const { target, code: guess } = aim
  if (duty === 'rescue' || duty === 'sapper') return publishRolePost(writer, { kind: duty, target }, essay)
  if (duty === 'flying') return publishRolePost(writer, { kind: duty, target, ...(guess && { code: guess }) }, essay)
  return refuse('NO_CLAIM')
}

/** Parses, authorises, does it; the page is drawn anew with the answer. */
async function perform<Form extends { slug: string }>(
  schema: z.ZodType<Form>,
  form: FormData,
  work: (writer: Writer, sent: Form) => Promise<Outcome<unknown>>,
): Promise<FormState> {
  const sent = schema.safeParse(Object.fromEntries(form))
  const kept = textInputs(form, 'target', 'code', 'group')
  if (!sent.success) return refused('BAD_INPUT', undefined, kept)
  const outcome = await stamped(sent.data.slug, async () => {
    const user = await currentUser()
    if (!user) return refuse('SIGN_IN')
    const { game } = await gamePage(sent.data.slug)
    return work({ gameId: game.id, userId: user.id }, sent.data)
  })
  if (!outcome.ok) return refused(outcome.refusal.code, outcome.refusal.data, kept)
  revalidatePath(`/g/${sent.data.slug}`, 'layout')
  return { ok: true }
}
