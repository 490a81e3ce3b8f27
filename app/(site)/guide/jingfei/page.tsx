import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type Chapter, Chapters, ChaptersHead } from '@/components/site/chapters'
import { RulesetNav } from '@/components/site/ruleset-nav'
import { ButtonLink } from '@/components/ui/button'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jingfei-guide'))('title') }
}

/** How a game of 警匪 goes, short (messages jingfei-guide.json). */
export default async function JingfeiGuidePage() {
  const t = await getTranslations('jingfei-guide')
  return (
    <>
      <ChaptersHead title={t('title')} lead={t('lead')}>
        <RulesetNav place="guide" current="jingfei" />
      </ChaptersHead>
      <Chapters chapters={t.raw('sections') as Chapter[]} example={t('example')} contents={t('contents')} />
      <div className="row mt-7">
        <ButtonLink tone="solid" href="/">
          {t('hall')}
        </ButtonLink>
        <ButtonLink tone="plain" href="/rules/jingfei">
          {t('rules')}
        </ButtonLink>
      </div>
    </>
  )
}
