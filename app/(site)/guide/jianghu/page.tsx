import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Guide } from '@/components/site/guide'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jianghu-guide'))('title') }
}

export default async function JianghuGuidePage() {
  const t = await getTranslations('jianghu-guide')
  return (
    <Guide
      ruleset="jianghu"
      namespace="jianghu-guide"
      rules="/rules/jianghu"
      more={{ href: '/rules/jianghu/catalogue', label: t('catalogue') }}
    />
  )
}
