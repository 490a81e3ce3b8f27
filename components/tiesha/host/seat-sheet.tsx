import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { SaidForm } from '@/components/host/said-form'
import { SeenMark } from '@/components/host/seen-mark'
import { count, useTerms } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Confirm } from '@/components/ui/dialog'
import { SelectField, TextareaField } from '@/components/ui/field'
import type { FormAction } from '@/components/ui/form-action'
import { Notice } from '@/components/ui/notice'
import type { SeatView } from '@/lib/engine/rulesets/tiesha'
import type { Consequence } from './consequences'

interface SeatSheetProps {
  slug: string
  seat: SeatView
  /** Rules of conduct in words, in order, with their usual penalty (T17.4). */
  rules: readonly { text: string; penalty: 'warn' | 'out' }[]
  after: { warn: readonly Consequence[]; ruleOut: readonly Consequence[] }
  /** One sending of this form acts once. */
  formKey: string
  seen: string
  actions: { penalize: FormAction; undo: FormAction }
}

/**
 * The sheet for a living seat: warning or ruling out, the rule it cites, the public reason; and beside it what the chosen act
 * does at once. Which of the two lists shows follows the choice by the style sheet alone, so it works without script. For a seat that the
 * host ruled out in this round: the way back (T11.7).
 */
export function SeatSheet({ slug, seat, rules, after, formKey, seen, actions }: SeatSheetProps) {
  const t = useTranslations('host')
  const terms = useTerms()
  const { alias } = seat
  const state = seat.out ? t('outIn', { round: terms.round(seat.out.round) }) : t('living')
  return (
    <section className="sheet mt-4" id="sheet" aria-labelledby="sheet-title">
      <h3 id="sheet-title" className="row">
        <AliasName slug={slug} alias={alias} out={!seat.living} />
        <span className="meta">{t('sheetLead', { state, warnings: seat.warnings })}</span>
      </h3>
      {seat.living ? (
        <SaidForm action={actions.penalize} className="penalty mt-4" said={t('penaltyDone')}>
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="seat" value={seat.seat} />
          <input type="hidden" name="key" value={formKey} />
          <SeenMark seen={seen} />
          <div>
            <Choice name="do" value="warn" defaultChecked label={t('warn')} note={t('warnNote')} />
            <Choice name="do" value="ruleOut" label={t('ruleOut')} note={t('ruleOutNote')} />
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
            <Consequences act="warn" alias={alias} list={after.warn} />
            <Consequences act="ruleOut" alias={alias} list={after.ruleOut} />
            <Notice seal className="for-rule-out mt-4">
              {t('ruleOutWarning', { alias })}
            </Notice>
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
            consequences={[
              t('undoConsequences.lives', { alias }),
              t('undoConsequences.published'),
              t('undoConsequences.dropped'),
              t('undoConsequences.log'),
            ]}
            confirm={t('undoDo')}
            cancel={t('thinkAgain')}
            action={actions.undo}
            fields={{ slug, seat: seat.seat, key: formKey }}
          >
            <SeenMark seen={seen} />
            <TextareaField name="reason" label={t('reason')} hint={t('reasonHint')} rows={3} maxLength={400} required />
          </Confirm>
        </div>
      )}
    </section>
  )
}

function Consequences(props: { act: 'warn' | 'ruleOut'; alias: string; list: readonly Consequence[] }) {
  const t = useTranslations('host.after')
  const terms = useTerms()
  return (
    <ul className={props.act === 'warn' ? 'outcome for-warn' : 'outcome for-rule-out'}>
      {props.list.map(({ key, count: n, role, code, side, ...figures }) => (
        <li key={key}>
          {t(
            `${props.act}.${key}` as 'warn.stays',
            {
              alias: props.alias,
              ...figures,
              ...(n !== undefined && { count: n, ...count(n) }),
              ...(role && { role: terms.role(role) }),
              ...(key === 'out' && { code: code ?? 'none' }),
              ...(side && { side: terms.faction(side) }),
            } as never,
          )}
        </li>
      ))}
    </ul>
  )
}
