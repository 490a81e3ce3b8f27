import type { FormState } from '@/components/ui/form-context'
import { documentOfForm } from '@/lib/forum/document'
import { keepOldDraft } from '@/lib/forum/drafts'
import { ThreadTitle } from '@/lib/forum/write'
import type { AppRefusal } from '@/lib/play/refusal'
import type { RichDocument } from '@/lib/rich-text/types'
import { refused, textInputs } from '../../form-state'

type EssayOfForm = { ok: true; title: string; doc: RichDocument } | { ok: false; answer: FormState<never> }

/** Title and text of a posted essay form, or the answer that says what is wrong with them. */
export function essayOfForm(form: FormData): EssayOfForm {
  const kept = textInputs(form, 'title', 'text')
  const title = ThreadTitle.safeParse(form.get('title') ?? '')
  if (!title.success) return { ok: false, answer: refused('TITLE', undefined, kept) }
  const text = documentOfForm(form)
  if (!text.ok) return { ok: false, answer: refused(text.code, undefined, kept) }
  return { ok: true, title: title.data, doc: text.doc }
}

/**
 * The answer to an essay that the rules refused: nothing is lost (T5.2). The editor keeps its own draft; a browser
 * without JavaScript gets its text back, and the server lays it aside among the old drafts.
 */
export async function essayRefused(
  form: FormData,
  refusal: AppRefusal,
  draft: { userId: string; scope: string; title: string; doc: RichDocument },
): Promise<FormState<never>> {
  const { userId, ...text } = draft
  if (form.get('js') !== '1') await keepOldDraft(userId, text)
  return refused(refusal.code, refusal.data, textInputs(form, 'title', 'text'))
}
