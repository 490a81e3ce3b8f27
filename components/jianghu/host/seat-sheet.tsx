import { useTranslations } from 'next-intl'
import { SaidForm } from '@/components/host/said-form'
import { SeenMark } from '@/components/host/seen-mark'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import type { SeatView } from '@/lib/engine/rulesets/jianghu/view-types'
import type { ReportContext } from '../reports/context'
import { SeatLabel } from '../reports/seats'
import { count, useJianghuTerms } from '../terms'

interface Props {
  context: Pick<ReportContext, 'slug' | 'seats'>
  seat: SeatView
  /** Rules of conduct in words, in order, with their usual penalty (T17.4). */
  rules: readonly { text: string; penalty: 'warn' | 'out' }[]
  formKey: string
  seen: string
  actions: { penalize: FormAction; undo: FormAction }
}

/** The sheet of a seat (J17.1): warning or ruling out with what follows; for one ruled out and not settled, the way back. */
export function SeatSheet({ context, seat, rules, formKey, seen, actions }: Props) {
  const t = useTranslations('host')
  const own = useTranslations('jianghu-host.sheet')
  const alias = useJianghuTerms().seat(seat)
  return (
    <section className="sheet mt-4" id="sheet" aria-label={t('sheetTitle', { alias })}>
      <h3 className="row">
        <SeatLabel context={context} seat={seat.seat} out={!seat.living} />
      </h3>
      {seat.ruledOut ? (
        <div className="mt-4">
          <Confirm
            label={t('undo')}
            title={t('undoTitle', { alias })}
            consequences={[own('undo.back', { alias }), own('undo.again'), own('undo.log')]}
            confirm={t('undoDo')}
            cancel={t('thinkAgain')}
            action={actions.undo}
            fields={{ slug: context.slug, seat: seat.seat, key: formKey }}
          >
            <SeenMark seen={seen} />
            <TextareaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} maxLength={400} required />
          </Confirm>
        </div>
      ) : (
        <SaidForm action={actions.penalize} className="penalty mt-4" said={t('penaltyDone')}>
          <input type="hidden" name="slug" value={context.slug} />
          <input type="hidden" name="seat" value={seat.seat} />
          <input type="hidden" name="key" value={formKey} />
          <SeenMark seen={seen} />
          <div>
            <Choice name="do" value="warn" defaultChecked label={t('warn')} note={t('warnNote')} />
            <Choice name="do" value="ruleOut" label={t('ruleOut')} note={own('out.faction')} />
            {seat.warnings > 0 && <p className="meta mt-2">{t('secondWarning')}</p>}
            <div className="mt-4">
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
            </div>
            <div className="mt-4">
              <TextareaField
                name="reason"
                label={t('reason')}
                hint={t('reasonHint')}
                rows={3}
                maxLength={400}
                required
              />
            </div>
          </div>
          <div>
            <h4>{t('consequences')}</h4>
            <ul className="outcome for-warn">
              <li>{own('warn.announced', { alias })}</li>
              <li>{own('warn.stays', { alias })}</li>
              <li>{own('warn.count', count(seat.warnings + 1))}</li>
            </ul>
            <ul className="outcome for-rule-out">
              <li>{own('out.atOnce', { alias })}</li>
              <li>{own('out.settles')}</li>
              <li>{own('out.undo')}</li>
            </ul>
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
      )}
    </section>
  )
}
