import { useTranslations } from 'next-intl'
import { SeenMark } from '@/components/host/seen-mark'
import { useTerms } from '@/components/tiesha/terms'
import { Button } from '@/components/ui/button'
import { TextareaField, TextField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { FormAction } from '@/components/ui/form-action'
import { KeptChoice } from '@/components/ui/kept'
import { Notice } from '@/components/ui/notice'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha'
import type { Foretold } from '@/lib/play/read-flags'
import type { RulingLine } from './consequences'
import { RulingLines } from './ruling-lines'

interface RulingFormProps {
  slug: string
  /** The post's key. */
  post: string
  id: string
  /** What was counted when it was handed in. */
  words: { original: number; quoted: number }
  /** Each kind of ruling with what it would do; drawn in this order. */
  choices: readonly (Pick<Foretold, 'kind' | 'reasons' | 'digest'> & { lines: readonly RulingLine[] })[]
  /** What the post was flagged for first of what is open: chosen to begin with, and what a dismissal dismisses. */
  flagged: FlagReason | null
  aliases: ReadonlyMap<number, string>
  formKey: string
  /** How much of the hosts' log the page showed (lib/play/host-seen.ts). */
  seen: string
  zone: string
  now: number
  action: FormAction
}

/**
 * The ruling (T11.2–T11.6): verdict, the host's count where it is about length, the public reason; beside it what the chosen
 * ruling does at once. Which list shows follows the choice by the style sheet alone, so it works without script.
 */
export function RulingForm(props: RulingFormProps) {
  const { slug, post, id, words, choices, flagged, aliases, formKey, seen, zone, now, action } = props
  const t = useTranslations('flags.ruling')
  const terms = useTerms()
  return (
    <Form action={action} className="sheet ruling mt-4">
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="post" value={post} />
      <input type="hidden" name="id" value={id} />
      <SeenMark seen={seen} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="flag" value={flagged ?? ''} />
      {choices.map(({ kind, digest }) => (
        <input key={kind} type="hidden" name={`told.${kind}`} value={digest} />
      ))}
      <div>
        <fieldset>
          <legend className="vh">{t('title')}</legend>
          {choices.flatMap(({ kind, reasons }) =>
            kind === 'dismissed'
              ? [
                  <KeptChoice
                    key={kind}
                    name="as"
                    value={kind}
                    required
                    label={t('dismiss')}
                    note={t('notes.dismissed')}
                  />,
                ]
              : reasons.map((reason) => (
                  <KeptChoice
                    key={reason}
                    name="as"
                    value={reason}
                    first={reason === flagged}
                    required
                    label={t('as', { reason: terms.flagReason(reason) })}
                    note={t(`notes.${kind}`)}
                  />
                )),
          )}
        </fieldset>
        <div className="for-short ruling-words mt-4">
          <TextField name="original" label={t('original')} inputMode="numeric" autoComplete="off" maxLength={6} />
          <TextField name="quoted" label={t('quoted')} inputMode="numeric" autoComplete="off" maxLength={6} />
          <p className="meta">{t('figuresHint', words)}</p>
        </div>
        <div className="mt-4">
          <TextareaField name="note" label={t('reason')} hint={t('reasonHint')} rows={4} maxLength={1000} required />
        </div>
      </div>
      <div>
        <h3>{t('then')}</h3>
        <p className="meta ruling-none mt-3">{t('choose')}</p>
        {choices.map(({ kind, lines }) => (
          <ul key={kind} className={`outcome for-${kind}`}>
            <RulingLines lines={lines} aliases={aliases} zone={zone} now={now} />
          </ul>
        ))}
        <Notice seal className="for-upheld mt-4">
          {t('once')}
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
