import { useTranslations } from 'next-intl'
import { AnnouncementArticle, AnnouncementItem } from '@/components/announcements/item'
import { isPlainNotice, NoticeWords } from '@/components/announcements/notice-words'
import type { AnnouncementOf } from '@/lib/play/announcement-data'
import type { AnnouncementPost } from '@/lib/play/read-announcements'
import { JianghuAnnouncement } from './announcement'
import type { ReportContext } from './context'
import { useJianghuHeadline } from './headline'

interface Props {
  context: ReportContext
  post: AnnouncementPost<'jianghu'>
}

/** One announcement in the story thread. */
export function JianghuAnnouncementItem({ context, post, unread }: Props & { unread: boolean }) {
  const headline = useHeadline()
  return (
    <AnnouncementItem context={context} post={post} headline={headline(post.data)} unread={unread}>
      <Body context={context} post={post} where="list" />
    </AnnouncementItem>
  )
}

/** One announcement as its own page. */
export function JianghuAnnouncementPage({ context, post }: Props) {
  const headline = useHeadline()
  return (
    <AnnouncementArticle context={context} post={post} headline={headline(post.data)}>
      <Body context={context} post={post} where="page" />
    </AnnouncementArticle>
  )
}

function useHeadline(): (data: AnnouncementOf<'jianghu'> | null) => string {
  const t = useTranslations('reports')
  const headline = useJianghuHeadline()
  return (data) => {
    if (data === null) return t('title')
    if (data.kind === 'reportRuled' || isPlainNotice(data)) return t(`headline.${data.kind}`)
    return headline(data)
  }
}

function Body({ context, post, where }: Props & { where: 'list' | 'page' }) {
  const t = useTranslations('reports')
  const { data } = post
  if (data === null || data.kind === 'reportRuled') return <p className="meta">{t('unknown')}</p>
  if (isPlainNotice(data)) return <NoticeWords slug={context.slug} zone={context.zone} now={context.now} data={data} />
  const href = `/g/${context.slug}/announcements/${post.number}`
  return <JianghuAnnouncement context={context} data={data} where={where} href={href} />
}
