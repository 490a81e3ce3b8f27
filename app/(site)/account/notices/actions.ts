'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { refused } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { requireUser } from '@/lib/accounts/session'
import { forgetChoices, saveChoices } from '@/lib/notify/choices'
import { NOTICE_KINDS } from '@/lib/notify/kinds'
import { choiceGames } from '@/lib/play/notices/choice-games'

const Kinds = z.array(z.enum(NOTICE_KINDS))

/** Keeps the ticks of the kinds that the form showed: for one game if it names one, else in general. */
export async function saveChoicesAction(_: FormState, form: FormData): Promise<FormState> {
  const user = await requireUser('/account/notices')
  const kinds = Kinds.safeParse(form.getAll('kind'))
  const game = await gameOf(user.id, form)
  if (!kinds.success || game === undefined) return refused('STALE')
  const ways = kinds.data.map((kind) => [kind, { inApp: form.has(`inApp.${kind}`), mail: form.has(`mail.${kind}`) }])
  await saveChoices(user.id, game?.id ?? null, Object.fromEntries(ways))
  redirect(game ? `/account/notices?game=${game.slug}&saved=1` : '/account/notices?saved=1')
}

export async function forgetChoicesAction(_: FormState, form: FormData): Promise<FormState> {
  const user = await requireUser('/account/notices')
  const game = await gameOf(user.id, form)
  if (!game) return refused('STALE')
  await forgetChoices(user.id, game.id)
  redirect('/account/notices?saved=forgotten')
}

/** The game that the form is about: null for all of them, undefined if the account has no part in it. */
async function gameOf(userId: string, form: FormData) {
  const slug = form.get('game')
  if (slug === null) return null
  return (await choiceGames(userId)).find((game) => game.slug === slug)
}
