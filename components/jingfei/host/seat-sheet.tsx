import { useTranslations } from 'next-intl'
import { SaidForm } from '@/components/host/said-form'
import { SeenMark } from '@/components/host/seen-mark'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { CONDUCT } from '@/lib/engine/rulesets/jingfei/roles'
import type { SeatView } from '@/lib/engine/rulesets/jingfei/view-types'
import { SeatLabel, type TableContext } from '../seats'
import { count, useJingfeiTerms } from '../terms'

interface Props {
  context: TableContext
  seat: SeatView
  /** G11.2: it has been warned twice for speaking out of turn. */
  suggested: boolean
  formKey: string
  seen: string
  actions: { penalize: FormAction; undo: FormAction }
}

/** The sheet of a seat (G11): a warning or ruling out by a rule of conduct (G13), with what follows; for one ruled out, the way back. */
export function SeatSheet({ context, seat, suggested, formKey, seen, actions }: Props) {
  const t = useTranslations('host')
  const own = useTranslations('jingfei.host')
  const terms = useJingfeiTerms()
  const { alias } = seat
  return (
    <section className="sheet mt-4" id="sheet" aria-label={t('sheetTitle', { alias })}>
      <h3 className="row">
        <SeatLabel context={context} seat={seat.seat} />
      </h3>
      {seat.living ? (
        <SaidForm action={actions.penalize} className="penalty mt-4" said={t('penaltyDone')}>
          <input type="hidden" name="slug" value={context.slug} />
          <input type="hidden" name="seat" value={seat.seat} />
          <input type="hidden" name="key" value={formKey} />
          <SeenMark seen={seen} />
          <div>
            <Choice name="do" value="warn" defaultChecked={!suggested} label={t('warn')} note={own('warnNote')} />
            <Choice
              name="do"
              value="ruleOut"
              defaultChecked={suggested}
              label={t('ruleOut')}
              note={own('ruleOutNote')}
            />
            <div className="mt-4">
              <SelectField
                name="conduct"
                label={own('conductChoice')}
                defaultValue={suggested ? 'outOfTurn' : CONDUCT[0]}
              >
                {CONDUCT.map((conduct) => (
                  <option key={conduct} value={conduct}>
                    {terms.conduct(conduct)}
                  </option>
                ))}
              </SelectField>
            </div>
            <div className="mt-4">
              <TextareaField name="reason" label={t('reason')} hint={own('reasonHint')} rows={3} maxLength={400} />
            </div>
          </div>
          <div>
            <h4>{t('consequences')}</h4>
            <ul className="outcome for-warn">
              <li>{own('warnAfter.told', { alias })}</li>
              <li>{own('warnAfter.count', count(seat.warnings + 1))}</li>
              <li>{own('warnAfter.second')}</li>
            </ul>
            <ul className="outcome for-rule-out">
              <li>{own('outAfter.now', { alias })}</li>
              <li>{own('outAfter.void')}</li>
              <li>{own('outAfter.win')}</li>
              <li>{own('outAfter.undo')}</li>
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
      ) : (
        <div className="mt-4">
          <Confirm
            label={t('undo')}
            title={t('undoTitle', { alias })}
            consequences={[own('undoAfter.back', { alias }), own('undoAfter.void'), own('undoAfter.told')]}
            confirm={t('undoDo')}
            cancel={t('thinkAgain')}
            action={actions.undo}
            fields={{ slug: context.slug, seat: seat.seat, key: formKey }}
          >
            <SeenMark seen={seen} />
            <TextareaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} maxLength={400} required />
          </Confirm>
        </div>
      )}
    </section>
  )
}
