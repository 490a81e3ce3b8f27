'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { currentUser } from '@/lib/accounts/session'
import { createGame, editGame } from '@/lib/play/create-game'
import { forumTime } from '@/lib/play/forum-time'
import { judgeDraft } from '@/lib/play/judge-draft'
import type { AppRefusal } from '@/lib/play/refusal'
import { draftFromForm, editDraft, readEdit, type SetupDraft } from '@/lib/play/setup-draft'
import { anyGamePage } from '../game'

/** What the set-up form gets back: always everything that was typed. */
export interface SetupState {
  draft: SetupDraft
  /** It was sent to be kept: every fault is shown. */
  sent: boolean
  refusal?: AppRefusal
}

/**
 * Keeps the set-up of a new game (no `slug` in the form) or of one that stands. A button that only changes the form
 * (add a row, take a preset) gives the form back changed, for browsers without script.
 */
export async function keepSetup(_previous: SetupState, form: FormData): Promise<SetupState> {
  const draft = draftFromForm(form)
  const edit = readEdit(String(form.get('edit') ?? ''))
  if (edit) return { draft: editDraft(draft, edit), sent: false }
  const judged = judgeDraft(draft, await forumTime())
  if (!judged.form) return { draft, sent: true }
  const user = await currentUser()
  if (!user) return { draft, sent: true, refusal: { code: 'SIGN_IN' } }
  const slug = form.get('slug')
  if (typeof slug !== 'string' || slug === '') {
    const outcome = await createGame(user, judged.form)
    if (!outcome.ok) return { draft, sent: true, refusal: outcome.refusal }
    redirect(`/g/${outcome.value.slug}`)
  }
  const { game } = await anyGamePage(slug)
  const outcome = await editGame(game.id, user.id, judged.form)
  if (!outcome.ok) return { draft, sent: true, refusal: outcome.refusal }
  revalidatePath(`/g/${slug}`, 'layout')
  redirect(`/g/${slug}`)
}
