import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { ConductField, PenaltyForm, UndoRuleOut } from '@/components/host/seat-penalty'
import { count, useTerms } from '@/components/tiesha/terms'
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
        <PenaltyForm
          slug={slug}
          seat={seat.seat}
          formKey={formKey}
          seen={seen}
          action={actions.penalize}
          notes={{ warn: t('warnNote'), ruleOut: t('ruleOutNote') }}
          aside={seat.warnings > 0 && <p className="meta mt-2">{t('secondWarning')}</p>}
          rule={<ConductField rules={rules} />}
          reason={{ hint: t('reasonHint'), required: true }}
          consequences={
            <>
              <Consequences act="warn" alias={alias} list={after.warn} />
              <Consequences act="ruleOut" alias={alias} list={after.ruleOut} />
              <Notice seal className="for-rule-out mt-4">
                {t('ruleOutWarning', { alias })}
              </Notice>
            </>
          }
        />
      ) : (
        <UndoRuleOut
          slug={slug}
          seat={seat.seat}
          formKey={formKey}
          seen={seen}
          action={actions.undo}
          alias={alias}
          consequences={[
            t('undoConsequences.lives', { alias }),
            t('undoConsequences.published'),
            t('undoConsequences.dropped'),
            t('undoConsequences.log'),
          ]}
        />
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
