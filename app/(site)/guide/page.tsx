import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Guide } from '@/components/site/guide'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('guide'))('title') }
}

export default function GuidePage() {
  return <Guide ruleset="tiesha" namespace="guide" rules="/rules" />
}
