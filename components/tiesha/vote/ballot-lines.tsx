'use client'

import { useTranslations } from 'next-intl'
import { count } from '../terms'
import type { Pick } from './ballot'
import { lineFields } from './ballot-form'

interface BallotLinesProps {
  most: number
  candidates: readonly { seat: number; alias: string }[]
  codes: readonly string[]
  /** What the lines say at first. */
  picks: readonly Pick[]
}

/** The ballot as lines of native selects: for browsers that run no script. */
export function BallotLines({ most, candidates, codes, picks }: BallotLinesProps) {
  const t = useTranslations('vote')
  return (
    <noscript>
      <ol className="picks">
        {Array.from({ length: most }, (_, i) => i + 1).map((line) => {
          const fields = lineFields(line)
          const pick = picks[line - 1]
          return (
            <li key={line} className="picks-line">
              <span className="n">{t('slip.n', count(line))}</span>
              <select
                className="input"
                name={fields.pick}
                defaultValue={pick?.seat ?? ''}
                aria-label={t('slip.line', count(line))}
              >
                <option value="">{t('slip.nobody')}</option>
                {candidates.map((c) => (
                  <option key={c.seat} value={c.seat}>
                    {c.alias}
                  </option>
                ))}
              </select>
              {codes.length > 0 && (
                <select
                  className="input"
                  name={fields.code}
                  defaultValue={pick?.code ?? ''}
                  aria-label={t('slip.lineGuess', count(line))}
                >
                  <CodeOptions codes={codes} />
                </select>
              )}
            </li>
          )
        })}
      </ol>
    </noscript>
  )
}

/** 不猜代号, then every code name that may be guessed. */
export function CodeOptions({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('vote')
  return (
    <>
      <option value="">{t('slip.noGuess')}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {t('slip.guess', { code })}
        </option>
      ))}
    </>
  )
}
