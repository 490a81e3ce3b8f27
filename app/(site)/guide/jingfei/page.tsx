import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Guide } from '@/components/site/guide'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('jingfei-guide'))('title') }
}

export default function JingfeiGuidePage() {
  return <Guide ruleset="jingfei" namespace="jingfei-guide" rules="/rules/jingfei" />
}
