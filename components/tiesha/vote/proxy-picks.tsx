import { useTranslations } from 'next-intl'
import { count } from '@/components/tiesha/terms'
import { SelectField } from '@/components/ui/field'

interface ProxyPicksProps {
  /** How many names a ballot may hold. */
  most: number
  candidates: readonly { seat: number; alias: string }[]
  /** Codes that a pick may guess; none: no guesses now. */
  codes: readonly string[]
}

/** The picks of a proxy by exact aliases, each with its guess (T8.10): `pick0`, `code0` … in the form. */
export function ProxyPicks({ most, candidates, codes }: ProxyPicksProps) {
  const t = useTranslations('proxy')
  return Array.from({ length: most }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the places of a ballot
    <div key={index} className="proxy-pick">
      <SelectField name={`pick${index}`} label={t('pick', count(index + 1))} required={index === 0}>
        <option value="">{t(index === 0 ? 'choose' : 'nobody')}</option>
        {candidates.map(({ seat, alias }) => (
          <option key={seat} value={seat} lang="zh-CN">
            {alias}
          </option>
        ))}
      </SelectField>
      {codes.length > 0 && (
        <SelectField name={`code${index}`} label={t('guess')}>
          <option value="">{t('noGuess')}</option>
          {codes.map((code) => (
            <option key={code} value={code} lang="zh-CN">
              {code}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  ))
}
