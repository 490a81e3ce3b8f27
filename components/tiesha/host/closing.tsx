import { useTranslations } from 'next-intl'
import { Choice } from '@/components/ui/choice'
import { Confirm } from '@/components/ui/dialog'
import { TextareaField, TextField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import { SeenMark } from './seen-mark'

/** 封局 (T16.1): scored or not, with a public reason, and only after the game's name has been typed. */
export function Closing({
  slug,
  game,
  formKey,
  seen,
  close,
}: {
  slug: string
  game: string
  formKey: string
  /** What of the hosts' log this page shows (lib/play/host-seen.ts). */
  seen: string
  close: FormAction
}) {
  const t = useTranslations('host')
  return (
    <Part id="close" title={t('close')} note={t('closeLead')}>
      <Confirm
        label={t('closeDo')}
        title={t('closeTitle', { game })}
        consequences={[t('closeConsequences.result'), t('closeConsequences.open'), t('closeConsequences.forever')]}
        confirm={t('closeDo')}
        cancel={t('thinkAgain')}
        action={close}
        fields={{ slug, key: formKey }}
      >
        <SeenMark seen={seen} />
        <div className="stack">
          <fieldset>
            <legend className="label">{t('closeScored')}</legend>
            <Choice name="scored" value="yes" label={t('closeScoredYes')} required />
            <Choice name="scored" value="no" label={t('closeScoredNo')} required />
          </fieldset>
          <TextareaField name="reason" label={t('closeReason')} rows={3} maxLength={400} required />
          <TextField name="name" label={t('closeType', { game })} autoComplete="off" required />
        </div>
      </Confirm>
    </Part>
  )
}
