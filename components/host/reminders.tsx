import { useTranslations } from 'next-intl'
import { REMINDER_LABELS } from '@/components/setup/reminder-labels'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { useMinutesText } from '@/components/ui/minutes-text'
import { Part } from '@/components/ui/part'
import { SaidForm } from './said-form'
import { SeenMark } from './seen-mark'

interface RemindersProps {
  slug: string
  ruleset: keyof typeof REMINDER_LABELS
  /** As a form has them: `120、30`; `iou` null: the game has none. */
  fields: { vote: string; iou: string | null }
  /** Minutes before the deadline at which reminders come now; the site's where the game has none of its own. */
  times: { vote: readonly number[]; iou: readonly number[] }
  seen: string
  action: FormAction
}

/** 提醒: when whoever has not acted is reminded; a change is announced. */
export function Reminders({ slug, ruleset, fields, times, seen, action }: RemindersProps) {
  const t = useTranslations('host.reminders')
  const setup = useTranslations('setup')
  const minutes = useMinutesText()
  const now = { vote: minutes(times.vote), iou: fields.iou === null ? 'absent' : minutes(times.iou) }
  return (
    <Part id="reminders" title={t('title')} note={t('note', now)}>
      <SaidForm action={action} className="stack" said={t('done')}>
        <input type="hidden" name="slug" value={slug} />
        <SeenMark seen={seen} />
        <div className="pair-grid">
          <TextField
            name="voteReminders"
            label={setup(REMINDER_LABELS[ruleset])}
            maxLength={60}
            autoComplete="off"
            defaultValue={fields.vote}
          />
          {fields.iou !== null && (
            <TextField
              name="iouReminders"
              label={setup('iouReminders')}
              maxLength={60}
              autoComplete="off"
              defaultValue={fields.iou}
            />
          )}
        </div>
        <p className="meta">{setup('remindersHint')}</p>
        <div>
          <Button type="submit">{t('save')}</Button>
        </div>
      </SaidForm>
    </Part>
  )
}
