import { useTranslations } from 'next-intl'
import type { Announcement } from '@/lib/engine/rulesets/jianghu/report-types'
import { useJianghuTerms } from '../terms'

/** The one line that names an announcement: 第三夜纪事. */
export function useJianghuHeadline(): (data: Announcement) => string {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  return (data) => {
    const round = 'round' in data ? data.round : 0
    return t(`headline.${data.kind}`, { night: terms.night(round), day: terms.day(round) })
  }
}
