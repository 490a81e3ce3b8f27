import { useTranslations } from 'next-intl'
import { KeptCheckbox } from '@/components/ui/kept'
import { PACKS } from '@/lib/engine/rulesets/jianghu/characters'
import { useJianghuTerms } from '../terms'

interface CharacterTicksProps {
  /** The form's values; a tick is `on` or empty. */
  values: Readonly<Record<string, string>>
  nameOf: (character: string) => string
}

/** Single characters instead of whole packs (J5.3); folded, since hardly any game needs it. */
export function CharacterTicks({ values, nameOf }: CharacterTicksProps) {
  const t = useTranslations('jianghu-setup')
  const terms = useJianghuTerms()
  const ids = [...PACKS.base, ...PACKS.expansion].map(({ id }) => id)
  return (
    <details className="ask-once mt-4" open={ids.some((id) => values[nameOf(id)])}>
      <summary className="btn">{t('own')}</summary>
      <p className="meta mt-3">{t('ownHint')}</p>
      <ul className="jh-ticks">
        {ids.map((id) => (
          <li key={id}>
            <KeptCheckbox name={nameOf(id)} first={Boolean(values[nameOf(id)])}>
              {terms.character(id)} <span className="meta">{terms.characterTitle(id)}</span>
            </KeptCheckbox>
          </li>
        ))}
      </ul>
    </details>
  )
}
