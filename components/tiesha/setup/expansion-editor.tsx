'use client'

import { useTranslations } from 'next-intl'
import { PLAIN_TRAITS } from '@/lib/engine/rulesets/tiesha/roles'
import { anchorOf, DraftCheckbox, DraftErrors, DraftNumber, DraftSelect, EditButton, useDraftForm } from './draft-form'

/** T14 and T15: traits, turncoats, two houses. */
export function ExpansionEditor() {
  const t = useTranslations('setup')
  const tiesha = useTranslations('tiesha')
  const { draft } = useDraftForm()
  return (
    <div className="stack stack-wide">
      <section>
        <h3>{t('houses')}</h3>
        <DraftCheckbox path="twoHouses">{t('twoHouses')}</DraftCheckbox>
        <p className="meta">{t('explain.houses')}</p>
        {draft.twoHouses ? (
          <DraftNumber path="housesThrough" label={t('housesThrough')} hint={t('housesHint')} className="cell-field" />
        ) : (
          <input type="hidden" name="housesThrough" value={draft.housesThrough} />
        )}
      </section>
      <section id={anchorOf('traits')}>
        <h3>{t('traits')}</h3>
        <p className="meta">{t('traitsHint')}</p>
        <div className="figure-grid mt-3">
          {PLAIN_TRAITS.map((trait) => (
            <DraftNumber
              key={trait}
              path={`traits.${trait}`}
              label={t('traitCount', { trait: tiesha(`traits.${trait}`) })}
              hint={t(`explain.${trait}`)}
            />
          ))}
        </div>
        <DraftErrors paths={['traits']} />
      </section>
      <section>
        <h3>{t('turncoats')}</h3>
        <p className="meta">{t('turncoatNote')}</p>
        {draft.turncoats.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          <div key={index} id={anchorOf(`turncoats.${index}`)} className="turncoat-line mt-3">
            <DraftNumber path={`turncoats.${index}.count`} label={t('turncoatCount')} />
            <DraftSelect path={`turncoats.${index}.when`} label={t('turncoatWhen')}>
              <option value="afterRound">{t('turncoatAfterRound')}</option>
              <option value="whenOut">{t('turncoatWhenOut')}</option>
            </DraftSelect>
            <DraftNumber path={`turncoats.${index}.number`} label={t('turncoatNumber')} />
            <EditButton edit={{ do: 'drop', list: 'turncoats', index }} tone="plain" label={t('dropTurncoat')}>
              {t('drop')}
            </EditButton>
            <span className="line-errors">
              <DraftErrors paths={[`turncoats.${index}`]} />
            </span>
          </div>
        ))}
        <div className="mt-3">
          <EditButton edit={{ do: 'add', list: 'turncoats' }}>{t('addTurncoat')}</EditButton>
        </div>
      </section>
    </div>
  )
}
