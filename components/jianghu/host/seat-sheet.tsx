import { useTranslations } from 'next-intl'
import { ConductField, PenaltyForm, UndoRuleOut } from '@/components/host/seat-penalty'
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
        <UndoRuleOut
          slug={context.slug}
          seat={seat.seat}
          formKey={formKey}
          seen={seen}
          action={actions.undo}
          alias={alias}
          consequences={[own('undo.back', { alias }), own('undo.again'), own('undo.log')]}
        />
      ) : (
        <PenaltyForm
          slug={context.slug}
          seat={seat.seat}
          formKey={formKey}
          seen={seen}
          action={actions.penalize}
          notes={{ warn: t('warnNote'), ruleOut: own('out.faction') }}
          aside={seat.warnings > 0 && <p className="meta mt-2">{t('secondWarning')}</p>}
          rule={<ConductField rules={rules} />}
          reason={{ hint: t('reasonHint'), required: true }}
          consequences={
            <>
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
            </>
          }
        />
      )}
    </section>
  )
}
