'use client'

import { useTranslations } from 'next-intl'
import { count } from '@/components/tiesha/terms'
import { Select } from '@/components/ui/field'
import { anchorOf, DraftCell, DraftErrors, EditButton, useDraftForm } from './draft-form'

/** T17.4: the rules a host can cite, with their usual penalty; ours can be dropped, others added in one's own words. */
export function ConductEditor({ words }: { words: Readonly<Record<string, string>> }) {
  const t = useTranslations('setup')
  const parts = useTranslations('game-parts')
  const { draft, set } = useDraftForm()
  return (
    <>
      <ol className="lines">
        {draft.conduct.map((rule, index) => {
          const n = count(index + 1)
          const path = `conduct.${index}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name than their number
            <li key={index} className="conduct-line">
              <span className="song meta" aria-hidden="true">
                {parts('ordinal', n)}
              </span>
              <input type="hidden" name={`${path}.key`} value={rule.key ?? ''} />
              {rule.key ? (
                <span>
                  <input type="hidden" name={`${path}.text`} value={rule.text} />
                  {words[rule.key]}
                </span>
              ) : (
                <DraftCell path={`${path}.text`} label={t('conductOf', { ...n, what: t('conductRule') })} wide />
              )}
              <Select
                id={anchorOf(`${path}.penalty`)}
                name={`${path}.penalty`}
                aria-label={t('conductOf', { ...n, what: t('conductPenalty') })}
                value={rule.penalty}
                onChange={(event) => set(`${path}.penalty`, event.target.value)}
              >
                <option value="warn">{t('conductWarn')}</option>
                <option value="out">{t('conductOut')}</option>
              </Select>
              <EditButton edit={{ do: 'drop', list: 'conduct', index }} tone="plain" label={t('dropConduct', n)}>
                {t('drop')}
              </EditButton>
              <span className="line-errors">
                <DraftErrors paths={[`${path}.text`]} />
              </span>
            </li>
          )
        })}
      </ol>
      <div className="mt-3">
        <EditButton edit={{ do: 'add', list: 'conduct' }}>{t('addConduct')}</EditButton>
      </div>
    </>
  )
}
