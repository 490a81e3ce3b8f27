'use client'

import { useTranslations } from 'next-intl'
import { Editor } from '@/components/editor/editor'
import { Meter, useShortcoming } from '@/components/editor/meter'
import { useWriting, WritingForm } from '@/components/editor/writing'
import { Button } from '@/components/ui/button'
import { Consequences } from '../desk/ask-once'

interface ReportFormProps {
  slug: string
  alias: string
  userId: string
  formKey: string
  scope: string
  threadId: string | undefined
  limits: { reportIn: number; quotePercent: number }
  action: Parameters<typeof WritingForm>[0]['action']
}

/** The report-in post that this seat owes (T3.2), laid out by `.desk-writing` around it. */
export function ReportForm({ slug, alias, userId, formKey, scope, threadId, limits, action }: ReportFormProps) {
  const t = useTranslations('report')
  return (
    <WritingForm
      action={action}
      scope={scope}
      userId={userId}
      formKey={formKey}
      className="desk-form"
      limits={{ minOriginal: limits.reportIn, quotePercent: limits.quotePercent }}
    >
      <div className="desk-editor">
        <input type="hidden" name="slug" value={slug} />
        <Editor label={t('body')} title={{ label: t('titleField'), maxLength: 60 }} threadId={threadId} />
      </div>
      <div className="desk-meter">
        <Meter>
          <Submit />
          <Consequences lines={[t('before.shown', { alias }), t('before.once')]} />
        </Meter>
      </div>
      <ActBar words={limits.reportIn} />
    </WritingForm>
  )
}

function Submit() {
  const t = useTranslations('report')
  const shortcoming = useShortcoming()
  const { title, counts } = useWriting()
  const untitled = counts !== null && title.trim() === '' ? t('needsTitle') : undefined
  return (
    <Button type="submit" tone="solid" wide reason={shortcoming ?? untitled}>
      {t('submit')}
    </Button>
  )
}

function ActBar({ words }: { words: number }) {
  const t = useTranslations('report')
  const { counts } = useWriting()
  return (
    <div className="act-bar needs-js">
      <span>{t.rich('progress', { n: counts?.original ?? 0, words, b: (chunks) => <b>{chunks}</b> })}</span>
      <Submit />
    </div>
  )
}
