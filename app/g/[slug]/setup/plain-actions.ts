'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { textInputs } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { currentUser } from '@/lib/accounts/session'
import { createGame, editGame } from '@/lib/play/create-game'
import { GameSetup } from '@/lib/play/setup'
import { readShared, TICKS } from '@/lib/play/shared-setup'
import { anyGamePage } from '../game'
import { setupPartOf } from './parts'

/**
 * Keeps the set-up of a new game (no `slug` in the form) or of one that stands, for any ruleset with a plain form. The
 * button `take` only gives the form back with a preset's values in it.
 */
export async function keepPlainSetup(_previous: FormState, form: FormData): Promise<FormState> {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 8000) : ''
  }
  const slug = text('slug')
  const game = slug === '' ? null : (await anyGamePage(slug)).game
  const ruleset = game?.ruleset ?? text('ruleset')
  const part = setupPartOf(ruleset)
  if (!part) return { ok: false, refusal: { code: 'BAD_INPUT' } }
  const preset = part.presets.find((name) => name === text('take'))
  const plain = textInputs(form, ...new Set([...form.keys()].filter((name) => !name.startsWith('$'))))
  // a tick that was taken off is not sent: it must come back as taken off
  const values = { ...blank(part.values(part.configOf('')), TICKS), ...plain, take: '' }
  if (preset) return { ok: false, values: { ...values, ...part.values(part.configOf(preset)), filled: randomUUID() } }

  const shared = readShared(text, game?.setup ?? GameSetup.parse({}))
  const read = part.read(text)
  const fields = { ...shared.faults, ...read.faults }
  if (Object.keys(fields).length > 0) return { ok: false, refusal: { code: 'FORM_FAULTS' }, fields, values }
  const user = await currentUser()
  if (!user) return { ok: false, refusal: { code: 'SIGN_IN' }, values }
  const input = { ...shared.form, ruleset, config: read.config }
  const outcome = game ? await editGame(game.id, user.id, input) : await createGame(user, input)
  if (!outcome.ok) return { ok: false, refusal: outcome.refusal, values }
  const kept = game?.slug ?? (outcome.value as { slug: string }).slug
  revalidatePath(`/g/${kept}`, 'layout')
  redirect(`/g/${kept}`)
}

const blank = (fields: Record<string, string>, more: readonly string[]): Record<string, string> =>
  Object.fromEntries([...Object.keys(fields), ...more].map((name) => [name, '']))
