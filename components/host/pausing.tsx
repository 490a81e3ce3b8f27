import { useTranslations } from 'next-intl'
import { Confirm } from '@/components/ui/dialog'
import { TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Part } from '@/components/ui/part'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { SeenMark } from './seen-mark'

/** 暂停与恢复 (T2.6), each with a public reason. */
export function Pausing(props: {
  slug: string
  game: RulesetName
  paused: boolean
  /** How resuming moves the deadlines of this game: by whole days, or by the length of the pause (J17.2, G11.3). */
  moves: 'days' | 'length'
  formKey: string
  seen: string
  action: FormAction
}) {
  const t = useTranslations('host')
  const pausing = useTranslations(props.paused ? 'host.resuming' : 'host.pausing')
  const { game, moves } = props
  return (
    <Part id="pause" title={pausing('title')} note={pausing('lead')}>
      <Confirm
        label={pausing('do')}
        title={pausing('ask')}
        consequences={[pausing('after.clock', { moves }), pausing('after.acts', { game }), pausing('after.told')]}
        confirm={pausing('do')}
        cancel={t('thinkAgain')}
        action={props.action}
        fields={{ slug: props.slug, do: props.paused ? 'resume' : 'pause', key: props.formKey }}
      >
        <SeenMark seen={props.seen} />
        <TextareaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} maxLength={400} required />
      </Confirm>
    </Part>
  )
}
