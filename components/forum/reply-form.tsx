'use client'

import { useTranslations } from 'next-intl'
import { Editor } from '@/components/editor/editor'
import { SubmitPost } from '@/components/editor/submit-post'
import { WritingForm } from '@/components/editor/writing'
import type { FormState } from '@/components/ui/form-context'

interface ReplyFormProps {
  action: (previous: FormState<{ href: string }>, form: FormData) => Promise<FormState<{ href: string }>>
  userId: string
  formKey: string
  threadId: string
  scope?: string
  /** Hidden fields that the action needs. */
  fields?: Record<string, string>
  /** Below the button: under which name it will stand, that it cannot be edited. */
  note?: string
}

/** The composer below a thread: closed until used, so that readers do not load the editor. */
export function ReplyForm({ action, userId, formKey, threadId, scope, fields = {}, note }: ReplyFormProps) {
  const t = useTranslations('forum')
  return (
    <WritingForm
      action={action}
      userId={userId}
      formKey={formKey}
      scope={scope ?? `thread:${threadId}`}
      className="stack"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Editor label={t('replyText')} threadId={threadId} closed />
      <div className="row">
        <SubmitPost>{t('send')}</SubmitPost>
        {note && <span className="meta">{note}</span>}
      </div>
    </WritingForm>
  )
}
