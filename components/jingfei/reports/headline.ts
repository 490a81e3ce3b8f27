import { useTranslations } from 'next-intl'
import { isPlainNotice } from '@/components/announcements/notice-words'
import type { AnnouncementOf } from '@/lib/play/announcement-data'
import { useJingfeiTerms } from '../terms'

/** The one line that names an announcement: 第三夜，天亮了. Null: of a kind that this version does not know. */
export function useJingfeiHeadline(): (data: AnnouncementOf<'jingfei'> | null) => string {
  const t = useTranslations('jingfei.headline')
  const reports = useTranslations('reports')
  const terms = useJingfeiTerms()
  return (data) => {
    if (data === null) return reports('title')
    if (data.kind === 'reportRuled' || isPlainNotice(data)) return reports(`headline.${data.kind}`)
    const round = data.kind === 'voteSettled' ? data.vote.round : 'round' in data ? data.round : 0
    const line = t(data.kind, { night: terms.night(round), day: terms.day(round) })
    const stage =
      data.kind === 'voteSettled'
        ? data.vote.stage
        : data.kind === 'voteOpened' || data.kind === 'speechesOpened'
          ? data.stage
          : 'first'
    return stage === 'first' ? line : `${line}　${terms.stage(stage)}`
  }
}
