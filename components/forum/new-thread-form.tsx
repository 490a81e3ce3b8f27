'use client'

import { useTranslations } from 'next-intl'
import { Editor } from '@/components/editor/editor'
import { Meter } from '@/components/editor/meter'
import { SubmitPost } from '@/components/editor/submit-post'
import { WritingForm } from '@/components/editor/writing'
import type { FormState } from '@/components/ui/form-context'

/** Opens a thread on a board: title, text, and the meter beside it. */
export function NewThreadForm(props: {
  action: (previous: FormState<{ href: string }>, form: FormData) => Promise<FormState<{ href: string }>>
  userId: string
  formKey: string
  board: { id: string; slug: string }
}) {
  const t = useTranslations('forum')
  const { board } = props
  return (
    <WritingForm action={props.action} userId={props.userId} formKey={props.formKey} scope={`board:${board.slug}`}>
      <input type="hidden" name="boardId" value={board.id} />
      <div className="writing">
        <Editor label={t('threadText')} title={{ label: t('threadTitle'), maxLength: 60 }} />
        <aside>
          <Meter>
            <SubmitPost wide>{t('openThread')}</SubmitPost>
          </Meter>
        </aside>
      </div>
    </WritingForm>
  )
}
