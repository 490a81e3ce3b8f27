'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { invalid, refused, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { hit } from '@/lib/accounts/rate-limit'
import { requireUser } from '@/lib/accounts/session'
import { FLAG_REASONS } from '@/lib/engine/rulesets/tiesha'
import { FormKey } from '@/lib/forum/write'
import { FlagForm } from '@/lib/play/flag-form'
import { flagPost } from '@/lib/play/flag-post'
import { type Concern, concernsPost, concernsSeat } from '@/lib/play/host-seen'
import { MEASURES } from '@/lib/play/report-rulings'
import { ruleOnPost } from '@/lib/play/rule-on-post'
import { ruleOnReportIn } from '@/lib/play/rule-on-report-in'
import { instantOfLocal } from '@/lib/play/schedule'
import { gamePage } from '../game'
import { withTieshaDesk } from '../host/desk-action'

const Place = z.object({ slug: z.string().min(1).max(64), post: z.string().min(1).max(64), key: FormKey })

/** T11.1: a reader flags a long post. */
export async function flag(_previous: FormState, form: FormData): Promise<FormState> {
  const kept = textInputs(form, 'reason', 'text', 'link', 'note')
  const place = Place.safeParse(textInputs(form, 'slug', 'post', 'key'))
  if (!place.success) return refused('STALE', undefined, kept)
  const user = await requireUser()
  const complaint = FlagForm.safeParse(kept)
  if (!complaint.success) return invalid(complaint.error, kept)
  const rate = await hit('flag', user.id)
  if (!rate.ok) return tooOften(rate.retryAt, kept)
  const { slug, post, key } = place.data
  const outcome = await flagPost(await gamePage(slug), user.id, { post, key }, complaint.data)
  if (!outcome.ok) return refused(outcome.refusal.code, outcome.refusal.data, kept)
  revalidatePath(`/g/${slug}`, 'layout')
  redirect(`/g/${slug}/flags?sent=1#mine`)
}

const KIND = {
  plagiarism: 'out',
  oldWork: 'out',
  traded: 'out',
  short: 'short',
  genre: 'void',
  filler: 'void',
  dismissed: 'dismissed',
} as const
const Note = z.string().trim().min(1, 'EMPTY').max(1000, 'TOO_LONG')
const Count = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, 'INVALID')
  .transform(Number)
const Ruling = z.object({ as: z.enum([...FLAG_REASONS, 'dismissed'], 'CHOOSE_RULING'), note: Note })
const Words = z.object({ original: Count, quoted: Count })

/** T11.2–T11.6: the host rules on a post that the rules know. */
export async function rule(_previous: FormState, form: FormData): Promise<FormState> {
  const kept = textInputs(form, 'as', 'note', 'original', 'quoted')
  const place = Place.safeParse(textInputs(form, 'slug', 'post', 'key'))
  if (!place.success) return refused('STALE', undefined, kept)
  const sent = Ruling.safeParse(kept)
  if (!sent.success) return invalid(sent.error, kept)
  const { as, note } = sent.data
  const words = as === 'short' ? Words.safeParse(kept) : null
  if (words?.success === false) return invalid(words.error, kept)
  const reason =
    as === 'dismissed' ? z.enum(FLAG_REASONS).safeParse(form.get('flag')) : ({ success: true, data: as } as const)
  if (!reason.success) return refused('STALE', undefined, kept)
  const { post, key } = place.data
  const ruling = {
    post,
    key,
    reason: reason.data,
    verdict: as === 'dismissed' ? ('dismissed' as const) : ('upheld' as const),
    words: words?.data,
    note,
    told: String(form.get(`told.${KIND[as]}`) ?? ''),
  }
  return ruled(form, kept, concernsPost(String(form.get('id'))), (page, user, unseen) =>
    ruleOnPost(page, user.id, ruling, unseen),
  )
}

const ReportRuling = z.object({
  as: z.enum([...MEASURES, 'dismissed'], 'CHOOSE_RULING'),
  reason: z.enum(FLAG_REASONS, 'REASON_CHOICE'),
  note: Note,
})

/** T11.4a: the host rules on a report-in. */
export async function ruleReportIn(_previous: FormState, form: FormData): Promise<FormState> {
  const kept = textInputs(form, 'as', 'reason', 'until', 'note')
  const place = Place.safeParse(textInputs(form, 'slug', 'post', 'key'))
  if (!place.success) return refused('STALE', undefined, kept)
  const sent = ReportRuling.safeParse(kept)
  if (!sent.success) return invalid(sent.error, kept)
  const { as, reason, note } = sent.data
  return ruled(form, kept, concernsSeat(Number(form.get('seat'))), (page, user, unseen) => {
    const until = as === 'again' ? instantOfLocal(kept.until ?? '', page.game.timeZone) : null
    const measure = as === 'dismissed' ? null : as
    return ruleOnReportIn(page, user.id, { ...place.data, reason, measure, until, words: null, note }, unseen)
  })
}

/** Which input a refused ruling is about. */
const FIELD: Record<string, string> = {
  FIGURES: 'original',
  FIGURES_FIT: 'original',
  NAMES_SOURCE: 'note',
  NAMES_ACCOUNT: 'note',
  UNTIL_PAST: 'until',
}

/** Gives a ruling from the desk; taken, the page of its post says so. */
async function ruled(
  form: FormData,
  kept: Record<string, string>,
  concern: Concern,
  give: Parameters<typeof withTieshaDesk>[2],
): Promise<FormState> {
  const answer = await withTieshaDesk(form, concern, give)
  if (answer?.ok !== false) redirect(`/g/${String(form.get('slug'))}/flags/${String(form.get('post'))}?ruled=1`)
  const { refusal } = answer
  const field = refusal && FIELD[refusal.code]
  const values = { ...kept, ...answer.values }
  return field ? { ok: false, fields: { [field]: refusal }, values } : { ...answer, values }
}
