'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { goOn, invalid, type Leads, refused, textInputs, tooOften } from '@/app/form-state'
import type { FormState } from '@/components/ui/form-context'
import { hit } from '@/lib/accounts/rate-limit'
import { requireRole, requireUser } from '@/lib/accounts/session'
import { addBoard, NewBoard } from '@/lib/forum/boards'
import { documentOfForm } from '@/lib/forum/document'
import { DraftScope } from '@/lib/forum/drafts'
import { HideReason, hideBoardPost } from '@/lib/forum/moderate'
import { pageOfFloor } from '@/lib/forum/threads'
import { createThread, FormKey, reply, ThreadTitle, type WriteAnswer } from '@/lib/forum/write'

const Written = z.object({ key: FormKey, scope: DraftScope })

export async function replyAction(_: FormState<Leads>, form: FormData): Promise<FormState<Leads>> {
  const user = await requireUser()
  const kept = textInputs(form, 'text')
  const sent = Written.extend({ threadId: z.uuid() }).safeParse(textInputs(form, 'key', 'scope', 'threadId'))
  if (!sent.success) return refused('STALE', undefined, kept)
  const text = documentOfForm(form)
  if (!text.ok) return refused(text.code, undefined, kept)
  const rate = await hit('post', user.id)
  if (!rate.ok) return tooOften(rate.retryAt, kept)
  return answered(form, await reply({ ...sent.data, userId: user.id, doc: text.doc }), kept)
}

export async function newThreadAction(_: FormState<Leads>, form: FormData): Promise<FormState<Leads>> {
  const user = await requireUser()
  const kept = textInputs(form, 'text', 'title')
  const sent = Written.extend({ boardId: z.uuid() }).safeParse(textInputs(form, 'key', 'scope', 'boardId'))
  if (!sent.success) return refused('STALE', undefined, kept)
  const title = ThreadTitle.safeParse(form.get('title'))
  if (!title.success) return refused('TITLE', undefined, kept)
  const text = documentOfForm(form)
  if (!text.ok) return refused(text.code, undefined, kept)
  const rate = await hit('thread', user.id)
  if (!rate.ok) return tooOften(rate.retryAt, kept)
  return answered(form, await createThread({ ...sent.data, title: title.data, userId: user.id, doc: text.doc }), kept)
}

function answered(form: FormData, answer: WriteAnswer, kept: Record<string, string>): FormState<Leads> {
  if (!answer.ok)
    return refused(answer.code, answer.code === 'NAKED' ? { games: answer.games.join('》《') } : undefined, kept)
  const { threadId, number } = answer.post
  revalidatePath(`/t/${threadId}`)
  return goOn(form, `/t/${threadId}?page=${pageOfFloor(number)}#p${number}`)
}

export async function hidePostAction(_: FormState, form: FormData): Promise<FormState> {
  const host = await requireRole('host')
  const { postId = '', reason: given } = textInputs(form, 'postId', 'reason')
  const reason = given === undefined ? null : HideReason.safeParse(given)
  if (reason && !reason.success) return { ok: false, fields: { reason: { code: 'REASON' } } }
  const answer = await hideBoardPost({ postId, userId: host.id, reason: reason ? reason.data : null })
  if (answer !== 'OK') return refused(answer)
  revalidatePath('/t/[threadId]', 'page')
  return { ok: true }
}

export async function addBoardAction(_: FormState, form: FormData): Promise<FormState> {
  await requireRole('admin', '/boards')
  const input = textInputs(form, 'slug', 'name', 'about')
  const board = NewBoard.safeParse(input)
  if (!board.success) return invalid(board.error, input)
  if (!(await addBoard(board.data))) return { ok: false, fields: { slug: { code: 'SLUG_TAKEN' } }, values: input }
  revalidatePath('/boards')
  return { ok: true }
}
