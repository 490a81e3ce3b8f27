import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { count } from '@/components/ui/time-format'
import { SaidForm } from './said-form'
import { SeenMark } from './seen-mark'

interface SheetProps {
  slug: string
  seat: number
  /** One sending of this form acts once. */
  formKey: string
  /** What of the hosts' log this page shows (lib/play/host-seen.ts). */
  seen: string
  action: FormAction
}

interface PenaltyProps extends SheetProps {
  /** Beneath each choice, in the game's own words. */
  notes: { warn: ReactNode; ruleOut: ReactNode }
  /** Ruling out is chosen from the start: what stands against the seat suggests it. */
  suggested?: boolean
  /** That a second warning suggests ruling out, once there was a first. */
  aside?: ReactNode
  /** The field for the rule that is cited. */
  rule: ReactNode
  reason: { hint: string; required: boolean }
  /** What the act does at once: lists or notices of the classes `for-warn` and `for-rule-out`. */
  consequences: ReactNode
}

/**
 * A warning or a ruling-out with the rule it cites and its public reason; and beside it what the chosen act does at once. Which of
 * the two shows follows the choice by the style sheet alone, so it works without script.
 */
export function PenaltyForm(props: PenaltyProps) {
  const t = useTranslations('host')
  const { notes, suggested = false, reason } = props
  return (
    <SaidForm action={props.action} className="penalty mt-4" said={t('penaltyDone')}>
      <input type="hidden" name="slug" value={props.slug} />
      <input type="hidden" name="seat" value={props.seat} />
      <input type="hidden" name="key" value={props.formKey} />
      <SeenMark seen={props.seen} />
      <div>
        <Choice name="do" value="warn" defaultChecked={!suggested} label={t('warn')} note={notes.warn} />
        <Choice name="do" value="ruleOut" defaultChecked={suggested} label={t('ruleOut')} note={notes.ruleOut} />
        {props.aside}
        <div className="mt-4">{props.rule}</div>
        <div className="mt-4">
          <TextareaField
            name="reason"
            label={t('reason')}
            hint={reason.hint}
            rows={3}
            maxLength={400}
            required={reason.required}
          />
        </div>
      </div>
      <div>
        <h4>{t('consequences')}</h4>
        {props.consequences}
      </div>
      <div className="penalty-act">
        <span className="for-warn">
          <Button type="submit" tone="solid">
            {t('doWarn')}
          </Button>
        </span>
        <span className="for-rule-out">
          <Button type="submit" tone="seal">
            {t('doRuleOut')}
          </Button>
        </span>
      </div>
    </SaidForm>
  )
}

/** Which rule of conduct is cited (T17.4), by its place in the game's list. */
export function ConductField({ rules }: { rules: readonly { text: string; penalty: 'warn' | 'out' }[] }) {
  const t = useTranslations('host')
  return (
    <SelectField name="rule" label={t('rule')}>
      {rules.map((rule, index) => (
        <option key={rule.text} value={index}>
          {t('ruleOption', {
            ...count(index + 1),
            rule: rule.text,
            penalty: t(rule.penalty === 'out' ? 'penaltyOut' : 'penaltyWarn'),
          })}
        </option>
      ))}
    </SelectField>
  )
}

/** The way back for a seat that the host has ruled out. */
export function UndoRuleOut(props: SheetProps & { alias: string; consequences: readonly string[] }) {
  const t = useTranslations('host')
  const { slug, seat, formKey, alias } = props
  return (
    <div className="mt-4">
      <Confirm
        label={t('undo')}
        title={t('undoTitle', { alias })}
        consequences={props.consequences}
        confirm={t('undoDo')}
        cancel={t('thinkAgain')}
        action={props.action}
        fields={{ slug, seat, key: formKey }}
      >
        <SeenMark seen={props.seen} />
        <TextareaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} maxLength={400} required />
      </Confirm>
    </div>
  )
}
