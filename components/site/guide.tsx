import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { RulesetName } from '@/lib/play/ruleset-names'
import { type Chapter, Chapters, ChaptersHead } from './chapters'
import { RulesetNav } from './ruleset-nav'

interface GuideProps {
  ruleset: RulesetName
  /** Where its texts are: title, lead, sections, example, contents, hall, rules. */
  namespace: 'guide' | 'jianghu-guide' | 'jingfei-guide'
  /** Where its rules stand in full. */
  rules: string
  /** What else to read after it. */
  more?: { href: string; label: string }
}

/** How a game by one ruleset goes, short, for whoever has never played it. */
export function Guide({ ruleset, namespace, rules, more }: GuideProps) {
  const t = useTranslations(namespace as 'guide')
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')}>
        <RulesetNav place="guide" current={ruleset} />
      </ChaptersHead>
      <Chapters chapters={t.raw('sections') as Chapter[]} example={t('example')} contents={t('contents')} />
      <div className="row mt-7">
        <ButtonLink tone="solid" href="/">
          {t('hall')}
        </ButtonLink>
        <ButtonLink tone="plain" href={rules}>
          {t('rules')}
        </ButtonLink>
        {more && (
          <ButtonLink tone="plain" href={more.href}>
            {more.label}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
