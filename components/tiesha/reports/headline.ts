import { useTranslations } from 'next-intl'
import type { AnyAnnouncement } from '@/lib/play/announcement-data'
import { useTerms } from '../terms'

/** The one line that names an announcement: 第四轮夜报. */
export function useHeadline(): (data: AnyAnnouncement | null) => string {
  const t = useTranslations('reports')
  const terms = useTerms()
  return (data) => {
    if (!data) return t('title')
    const round =
      'round' in data
        ? data.round
        : data.kind === 'nightReport' || data.kind === 'resultPost'
          ? data.report.round
          : null
    return t(`headline.${data.kind}`, { round: round === null ? '' : terms.round(round) })
  }
}
