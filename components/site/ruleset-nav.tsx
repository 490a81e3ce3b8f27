import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'

/** Where each game's text of a kind stands. A game that has none yet is left out. */
const PLACES = {
  rules: { tiesha: '/rules', jianghu: '/rules/jianghu', jingfei: '/rules/jingfei' },
  guide: { tiesha: '/guide', jianghu: '/guide/jianghu', jingfei: '/guide/jingfei' },
} as const

/** The same text of the other games: 帖杀, 江湖, 警匪. */
export function RulesetNav({
  place,
  current,
}: {
  place: keyof typeof PLACES
  current: keyof (typeof PLACES)['rules']
}) {
  const t = useTranslations('common.rulesets')
  const nav = useTranslations('shell')
  return (
    <nav className="sortings mt-4" aria-label={nav('otherGames')}>
      {Object.entries(PLACES[place]).map(([ruleset, href]) => (
        <Link key={ruleset} href={href} aria-current={ruleset === current ? 'page' : undefined}>
          {t(ruleset)}
        </Link>
      ))}
    </nav>
  )
}
