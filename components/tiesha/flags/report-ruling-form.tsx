import { useTranslations } from 'next-intl'
import { SeenMark } from '@/components/host/seen-mark'
import { useTerms } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { SelectField, TextareaField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptChoice } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import { FLAG_REASONS, type FlagReason } from '@/lib/engine/rulesets/tiesha/commands'

interface ReportRulingFormProps {
  slug: string
  post: string
  seat: number
  alias: string
  words: { original: number; quoted: number }
  flagged: FlagReason | null
  /** Whether round 1 has opened: before it nobody is warned or ruled out. */
  started: boolean
  living: boolean
  /** The wall-clock time now in forum time, `2026-03-02T20:00`. */
  local: string
  formKey: string
  /** How much of the hosts' log the page showed (lib/play/host-seen.ts). */
  seen: string
  action: FormAction
}

/** A ruling on a report-in (T11.4a): warning, a new one by a time, ruling out, or nothing; with what each does. */
export function ReportRulingForm(props: ReportRulingFormProps) {
  const { slug, post, alias, words, flagged, started, living } = props
  const t = useTranslations('flags.report')
  const ruling = useTranslations('flags.ruling')
  const terms = useTerms()
  const measures = [...(started && living ? (['warn'] as const) : []), ...(living ? (['again'] as const) : [])]
  const choices = [...measures, ...(started && living ? (['out'] as const) : [])]
  const dismissed = flagged !== null
  return (
    <Form action={props.action} className="sheet ruling mt-4">
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="post" value={post} />
      <input type="hidden" name="seat" value={props.seat} />
      <SeenMark seen={props.seen} />
      <input type="hidden" name="key" value={props.formKey} />
      <div>
        {!started && <p className="meta mb-4">{t('notStarted')}</p>}
        {!living && <p className="meta mb-4">{t('isOut', { alias })}</p>}
        <fieldset>
          <legend className="vh">{ruling('title')}</legend>
          {choices.map((measure, i) => (
            <KeptChoice
              key={measure}
              name="as"
              value={measure}
              first={i === 0}
              required
              label={t(measure)}
              note={t(`${measure}Note`)}
            />
          ))}
          {dismissed && (
            <KeptChoice
              name="as"
              value="dismissed"
              first={!living}
              required
              label={ruling('dismiss')}
              note={ruling('notes.dismissed')}
            />
          )}
        </fieldset>
        <div className="mt-4">
          <SelectField name="reason" label={t('why')} defaultValue={flagged ?? 'short'}>
            {FLAG_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {terms.flagReason(reason)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="for-again mt-4">
          <TextField name="until" type="datetime-local" label={t('until')} hint={t('untilHint')} min={props.local} />
        </div>
        <p className="meta mt-4">{ruling('figuresHint', words)}</p>
        <div className="mt-4">
          <TextareaField
            name="note"
            label={ruling('reason')}
            hint={ruling('reasonHint')}
            rows={4}
            maxLength={1000}
            required
          />
        </div>
      </div>
      <div>
        <h3>{ruling('then')}</h3>
        <p className="meta ruling-none mt-3">{ruling('choose')}</p>
        {[...choices, ...(dismissed ? (['dismissed'] as const) : [])].map((as) => (
          <ul key={as} className={`outcome for-${as}`}>
            <li>{t('then.announced')}</li>
            <li>{t(`then.${as}`, { alias })}</li>
            {as === 'again' && !started && <li>{t('then.againBefore', { alias })}</li>}
          </ul>
        ))}
        <Notice seal className="for-upheld mt-4">
          {ruling('once')}
        </Notice>
      </div>
      <div className="ruling-act">
        <Button type="submit" tone="seal">
          {t('do')}
        </Button>
      </div>
    </Form>
  )
}
