import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/field'
import type { DeskContext, Nameable } from './desk-form'

/** What a desk's form was drawn for. */
export function DeskFields({ slug, round, formKey }: DeskContext) {
  return (
    <>
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="key" value={formKey} />
    </>
  )
}

interface TargetFieldsProps {
  targets: readonly Nameable[]
  /** Codes that may be guessed; none: the post carries no guess. */
  codes: readonly string[]
  target?: number | undefined
  guess?: string | null | undefined
  label?: string | undefined
  hint?: string | undefined
}

/** Whom it hits, and the guess of that seat's code name. */
export function TargetFields({ targets, codes, target, guess, label, hint }: TargetFieldsProps) {
  const t = useTranslations('desk')
  return (
    <div className="stack">
      <SelectField name="target" label={label ?? t('target')} hint={hint} defaultValue={target ?? ''} required>
        <option value="" disabled>
          {t('chooseTarget')}
        </option>
        {targets.map(({ seat, alias }) => (
          <option key={seat} value={seat} lang="zh-CN">
            {alias}
          </option>
        ))}
      </SelectField>
      {codes.length > 0 && (
        <SelectField name="code" label={t('guess')} hint={t('guessHint')} defaultValue={guess ?? ''}>
          <option value="">{t('noGuess')}</option>
          {codes.map((code) => (
            <option key={code} value={code} lang="zh-CN">
              {code}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
