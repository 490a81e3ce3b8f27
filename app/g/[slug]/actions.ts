'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/components/ui/form-context'
import { cancelGame, openSignUp } from '@/lib/play/create-game'
import { acceptSignUp, dealGame } from '@/lib/play/deal'
import { acceptInOrder, fitGame } from '@/lib/play/fit-game'
import { instantOfLocal } from '@/lib/play/schedule'
import { signUp, withdrawSignUp } from '@/lib/play/sign-up'
import { moveStart, replaceBeforeStart, startNow } from '@/lib/play/start'
import { volunteer, withdrawOffer } from '@/lib/play/substitute'
import { BAD_INPUT, limited, withGame } from './host-action'

const Player = z.object({ userId: z.uuid(), accepted: z.enum(['yes', 'no']) })
const Players = z.coerce.number().int().min(0).max(500)
const Replacement = z.object({ seat: z.coerce.number().int().min(1), userId: z.uuid() })

export async function askToPlay(_previous: FormState, form: FormData): Promise<FormState> {
  const note = z.string().trim().max(200).safeParse(form.get('note'))
  if (!note.success) return { ok: false, fields: { note: { code: 'TOO_LONG' } } }
  return withGame(
    form,
    limited('signUp', (page, user) => signUp(page.game.id, user.id, note.data)),
  )
}

export async function offerToReplace(_previous: FormState, form: FormData): Promise<FormState> {
  const note = z.string().trim().max(200).safeParse(form.get('note'))
  if (!note.success) return { ok: false, fields: { note: { code: 'TOO_LONG' } } }
  return withGame(
    form,
    limited('signUp', (page, user) => volunteer(page.game.id, user.id, note.data)),
  )
}

export async function withdrawOfferToReplace(_previous: FormState, form: FormData): Promise<FormState> {
  return withGame(
    form,
    limited('signUp', (page, user) => withdrawOffer(page.game.id, user.id)),
  )
}

export async function withdraw(_previous: FormState, form: FormData): Promise<FormState> {
  return withGame(
    form,
    limited('signUp', (page, user) => withdrawSignUp(page.game.id, user.id)),
  )
}

export async function openRecruiting(_previous: FormState, form: FormData): Promise<FormState> {
  return withGame(form, (page, user) => openSignUp(page.game.id, user.id))
}

export async function takePlayer(_previous: FormState, form: FormData): Promise<FormState> {
  const player = Player.safeParse(Object.fromEntries(form))
  if (!player.success) return BAD_INPUT
  const { userId, accepted } = player.data
  return withGame(form, (page, user) => acceptSignUp(page.game.id, user.id, userId, accepted === 'yes'))
}

export async function takeInOrder(_previous: FormState, form: FormData): Promise<FormState> {
  const upTo = Players.safeParse(form.get('upTo'))
  if (!upTo.success) return BAD_INPUT
  return withGame(form, (page, user) => acceptInOrder(page.game.id, user.id, upTo.data))
}

export async function fit(_previous: FormState, form: FormData): Promise<FormState> {
  const players = Players.safeParse(form.get('players'))
  if (!players.success) return BAD_INPUT
  return withGame(form, (page, user) => fitGame(page.game.id, user.id, players.data))
}

export async function deal(_previous: FormState, form: FormData): Promise<FormState> {
  return withGame(form, (page, user) => dealGame(page.game.id, user.id))
}

/** Calls a game off; a draft is thrown away, and its page with it. */
export async function callOff(_previous: FormState, form: FormData): Promise<FormState> {
  let draft = false
  const answer = await withGame(form, (page, user) => {
    draft = page.game.status === 'draft'
    return cancelGame(page.game.id, user.id)
  })
  if (draft && answer?.ok) {
    revalidatePath('/')
    redirect('/')
  }
  return answer
}

export async function replacePlayer(_previous: FormState, form: FormData): Promise<FormState> {
  const replacement = Replacement.safeParse(Object.fromEntries(form))
  if (!replacement.success) return BAD_INPUT
  const { seat, userId } = replacement.data
  return withGame(form, (page, user) => replaceBeforeStart(page.game.id, user.id, seat, userId))
}

/** Moves the start to a wall-clock time of the game's zone. */
export async function postponeStart(_previous: FormState, form: FormData): Promise<FormState> {
  const local = z.string().max(32).safeParse(form.get('startsAt'))
  const answer = await withGame(form, async (page, user) => {
    const startsAt = local.success ? instantOfLocal(local.data, page.game.timeZone) : null
    if (startsAt === null) return { ok: false, refusal: { code: 'INVALID' } }
    return moveStart(page.game.id, user.id, { startsAt })
  })
  if (answer?.ok === false && answer.refusal)
    return { ok: false, fields: { startsAt: answer.refusal }, values: { startsAt: local.data ?? '' } }
  return answer
}

export async function startAnyway(_previous: FormState, form: FormData): Promise<FormState> {
  const wanted = form.get('startAnyway') === 'yes'
  return withGame(form, (page, user) => moveStart(page.game.id, user.id, { startAnyway: wanted }))
}

export async function start(_previous: FormState, form: FormData): Promise<FormState> {
  return withGame(form, (page, user) => startNow(page.game.id, user.id))
}
