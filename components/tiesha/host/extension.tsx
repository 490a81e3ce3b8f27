import { useTranslations } from 'next-intl'
import { SeenMark } from '@/components/host/seen-mark'
import { useTerms } from '@/components/tiesha/terms'
import { Confirm } from '@/components/ui/dialog'
import { TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

/** Whether a side waits for the host's answer (T12.1). */
export const extensionWaits = ({ extension, phase }: TieshaView): boolean =>
  extension.standing.length > 0 && !extension.granted && phase === 'day'

/** T12.1: one answer for all standing requests, until the main vote closes. */
export function Extension(props: {
  slug: string
  view: TieshaView
  formKey: string
  seen: string
  answer: FormAction
}) {
  const t = useTranslations('host')
  const terms = useTerms()
  const { slug, view, formKey, seen, answer } = props
  if (!extensionWaits(view)) return null
  const choices = [
    ['yes', t('extensionGrant'), t('extensionGrantTitle'), [t('extensionGrantThen'), t('extensionOnce')]],
    ['no', t('extensionRefuse'), t('extensionRefuseTitle'), [t('extensionRefuseThen')]],
  ] as const
  return (
    <Part id="extension" title={t('extension')}>
      <p>{t('extensionBy', { sides: terms.list(view.extension.standing.map(terms.faction)) })}</p>
      <div className="row mt-3">
        {choices.map(([grant, label, title, consequences]) => (
          <Confirm
            key={grant}
            label={label}
            tone={grant === 'yes' ? 'solid' : 'paper'}
            title={title}
            consequences={consequences}
            confirm={label}
            cancel={t('thinkAgain')}
            action={answer}
            fields={{ slug, grant, key: formKey }}
          >
            <SeenMark seen={seen} />
            <TextareaField name="reason" label={t('extensionReason')} rows={2} maxLength={400} />
          </Confirm>
        ))}
      </div>
    </Part>
  )
}
