import { useTranslations } from 'next-intl'
import { PenaltyForm, UndoRuleOut } from '@/components/host/seat-penalty'
import { SelectField } from '@/components/ui/field'
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
        <PenaltyForm
          slug={context.slug}
          seat={seat.seat}
          formKey={formKey}
          seen={seen}
          action={actions.penalize}
          notes={{ warn: own('warnNote'), ruleOut: own('ruleOutNote') }}
          suggested={suggested}
          rule={
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
          }
          reason={{ hint: own('reasonHint'), required: false }}
          consequences={
            <>
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
            </>
          }
        />
      ) : (
        <UndoRuleOut
          slug={context.slug}
          seat={seat.seat}
          formKey={formKey}
          seen={seen}
          action={actions.undo}
          alias={alias}
          consequences={[own('undoAfter.back', { alias }), own('undoAfter.void'), own('undoAfter.told')]}
        />
      )}
    </section>
  )
}
