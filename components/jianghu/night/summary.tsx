import { useTranslations } from 'next-intl'
import type { SentAction } from './action-form'
import { costOf, type NightNames, useActionWords } from './action-words'

interface SummaryProps {
  sent: SentAction
  names: NightNames
  mp: number
}

/** An action in plain words, and what it leaves of the MP. */
export function ActionSummary({ sent, names, mp }: SummaryProps) {
  const t = useTranslations('jianghu-night')
  const lines = useActionWords(names)(sent)
  const cost = costOf(sent, names)
  return (
    <>
      {lines.length === 0 ? (
        <p className="meta">{t('nothing')}</p>
      ) : (
        <ul className="jh-summary">
          {lines.map(({ what, text, doubt }) => (
            <li key={what}>
              <b>{what}</b>
              {text && <span className="meta">{text}</span>}
              {doubt && <span className="urgent">{doubt}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className={cost > mp ? 'jh-cost urgent' : 'jh-cost'}>
        {t(cost > mp ? 'tooDear' : 'cost', { cost, mp, left: mp - cost })}
      </p>
    </>
  )
}
