import { useTranslations } from 'next-intl'
import { Choice } from '@/components/ui/choice'
import { Confirm } from '@/components/ui/dialog'
import { TextareaField, TextField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { SeenMark } from './seen-mark'

/** 封局 (T16.1, J17.3): with a public reason, and only after the game's name has been typed. */
export function Closing({
  slug,
  ruleset,
  game,
  formKey,
  seen,
  scored,
  close,
}: {
  slug: string
  ruleset: RulesetName
  game: string
  formKey: string
  /** What of the hosts' log this page shows (lib/play/host-seen.ts). */
  seen: string
  /** Whether the host may still have it scored (帖杀). */
  scored: boolean
  close: FormAction
}) {
  const t = useTranslations('host')
  return (
    <Part id="close" title={t('close')} note={t('closeLead')}>
      <Confirm
        label={t('closeDo')}
        title={t('closeTitle', { game })}
        consequences={[
          t('closeConsequences.result', { game: ruleset }),
          t('closeConsequences.open', { game: ruleset }),
          t('closeConsequences.forever'),
        ]}
        confirm={t('closeDo')}
        cancel={t('thinkAgain')}
        action={close}
        fields={{ slug, key: formKey }}
      >
        <SeenMark seen={seen} />
        <div className="stack">
          {scored && (
            <fieldset>
              <legend className="label">{t('closeScored')}</legend>
              <Choice name="scored" value="yes" label={t('closeScoredYes')} required />
              <Choice name="scored" value="no" label={t('closeScoredNo')} required />
            </fieldset>
          )}
          <TextareaField name="reason" label={t('closeReason')} rows={3} maxLength={400} required />
          <TextField name="name" label={t('closeType', { game })} autoComplete="off" required />
        </div>
      </Confirm>
    </Part>
  )
}
