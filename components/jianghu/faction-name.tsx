import { useTranslations } from 'next-intl'
import type { Faction } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { useJianghuTerms } from './terms'

const SHAPES = { league: 'white', guild: 'black', bystander: 'neutral' } as const satisfies Record<Faction, string>

/** A faction with its mark: a ring for the league, a square for the guild, a dashed square for bystanders. */
export function FactionName({ faction }: { faction: Faction }) {
  const t = useTranslations('jianghu')
  const terms = useJianghuTerms()
  return (
    <span className="whitespace-nowrap">
      <span className={`mark mark-${SHAPES[faction]}`} aria-hidden="true">
        {t(`factionMarks.${faction}`)}
      </span>
      {terms.faction(faction)}
    </span>
  )
}
