import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import {
  EffectsTable,
  ItemsTable,
  MissionsTable,
  PublicSkillsTable,
  StatesTable,
} from '@/components/jianghu/catalogue/tables'
import { type Chapter, Chapters, ChaptersHead } from '@/components/site/chapters'
import { RulesetNav } from '@/components/site/ruleset-nav'
import { Link } from '@/components/ui/link'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jianghu-rules'))('title') }
}

/** The rules of 江湖 in our own words, with examples (messages jianghu-rules.json); the tables are the rules' own. */
export default async function JianghuRulesPage() {
  const t = await getTranslations('jianghu-rules')
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')}>
        <p>{t('ours')}</p>
        <p>
          <Link href="/guide/jianghu">{t('guide')}</Link>　<Link href="/rules/jianghu/catalogue">{t('catalogue')}</Link>
        </p>
        <RulesetNav place="rules" current="jianghu" />
      </ChaptersHead>
      <Chapters
        chapters={t.raw('sections') as Chapter[]}
        example={t('example')}
        contents={t('contents')}
        tables={{
          publicSkills: <PublicSkillsTable />,
          effects: <EffectsTable />,
          states: <StatesTable />,
          items: <ItemsTable of="goods" />,
          missions: <MissionsTable />,
        }}
      />
    </>
  )
}
