import { useTranslations } from 'next-intl'
import { AnnouncementItem as Item } from '@/components/announcements/item'
import { Link } from '@/components/ui/link'
import type { AnnouncementPost } from '@/lib/play/read-announcements'
import { useTerms } from '../terms'
import { AnnouncementWords, isLong } from './announcement'
import type { ReportContext } from './context'
import { useHeadline } from './headline'
import { useResultSummary } from './result-post'

/** One announcement in the list; those that fill a page stand as a summary with the way there. */
export function AnnouncementItem(props: { context: ReportContext; post: AnnouncementPost; unread: boolean }) {
  const { context, post } = props
  const t = useTranslations('reports')
  const headline = useHeadline()
  const { data } = post
  return (
    <Item context={context} post={post} headline={headline(data)} unread={props.unread}>
      {data === null ? (
        <p className="meta">{t('unknown')}</p>
      ) : isLong(data) ? (
        <LongSummary context={context} data={data} href={`/g/${context.slug}/announcements/${post.number}`} />
      ) : (
        <AnnouncementWords context={context} data={data} />
      )}
    </Item>
  )
}

function LongSummary(props: {
  context: ReportContext
  data: Extract<NonNullable<AnnouncementPost['data']>, { kind: 'resultPost' | 'ended' }>
  href: string
}) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const summary = useResultSummary()
  const { context, data, href } = props
  if (data.kind === 'ended')
    return (
      <div className="stack">
        <p className="announced-sum">{data.report.winner ? terms.winner(data.report.winner) : t('final.noWinner')}</p>
        <p>
          <Link href={href}>{t('seeFinal')}</Link>
        </p>
      </div>
    )
  const { black, white } = data.report.score
  return (
    <div className="stack">
      <p className="announced-sum">{summary({ context, report: data.report })}</p>
      {context.config.victory === 'score' && <p>{t('result.scoreLabel', { black, white })}</p>}
      <p>
        <Link href={href}>{t('seeResult')}</Link>
      </p>
    </div>
  )
}
