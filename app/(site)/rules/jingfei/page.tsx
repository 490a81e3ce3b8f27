import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type Chapter, Chapters, ChaptersHead } from '@/components/site/chapters'
import { RulesetNav } from '@/components/site/ruleset-nav'
import { Link } from '@/components/ui/link'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jingfei-rules'))('title') }
}

/** The rules of 警匪 in our own words, with examples (messages jingfei-rules.json). */
export default async function JingfeiRulesPage() {
  const t = await getTranslations('jingfei-rules')
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')}>
        <p>{t('ours')}</p>
        <p>
          <Link href="/guide/jingfei">{t('guide')}</Link>
        </p>
        <RulesetNav place="rules" current="jingfei" />
      </ChaptersHead>
      <Chapters chapters={t.raw('sections') as Chapter[]} example={t('example')} contents={t('contents')} />
    </>
  )
}
