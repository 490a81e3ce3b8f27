import { useTranslations } from 'next-intl'
import { Errata, HostWords } from '@/components/announcements/host-words'
import { AnnouncementArticle } from '@/components/announcements/item'
import { Time } from '@/components/ui/time'
import type { AnnouncementPost } from '@/lib/play/read-announcements'
import { useTerms } from '../terms'
import { AnnouncementWords, isLong, type LongAnnouncement } from './announcement'
import type { ReportContext } from './context'
import { FinalReportView } from './final-report'
import { useHeadline } from './headline'
import { ResultPostView, useResultSummary } from './result-post'

/** One announcement as a page of its own. */
export function AnnouncementView({ context, post }: { context: ReportContext; post: AnnouncementPost }) {
  const t = useTranslations('reports')
  const headline = useHeadline()
  const { data } = post
  const long = data !== null && isLong(data)
  const words = <HostWords context={context} post={post} />
  if (!long)
    return (
      <AnnouncementArticle context={context} post={post} headline={headline(data)}>
        {data === null ? <p>{t('unknown')}</p> : <AnnouncementWords context={context} data={data} />}
      </AnnouncementArticle>
    )
  return (
    <article>
      <LongHead context={context} data={data} at={post.at} title={headline(data)} />
      {words}
      {data.kind === 'resultPost' ? (
        <ResultPostView context={context} report={data.report} />
      ) : (
        <FinalReportView context={context} report={data.report} />
      )}
      <Errata context={context} post={post} />
    </article>
  )
}

function LongHead(props: { context: ReportContext; data: LongAnnouncement; at: number; title: string }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const summary = useResultSummary()
  const { context, data } = props
  const line =
    data.kind === 'resultPost'
      ? summary({ context, report: data.report })
      : t('final.how', { reason: terms.endReason(data.report.endedBy) })
  return (
    <header className="result-head">
      <div className="meta dot-list">
        <span>{t(data.kind === 'resultPost' ? 'result.kicker' : 'final.kicker')}</span>
        <Time at={props.at} zone={context.zone} />
        {context.host && <span>{t('result.host', { name: context.host })}</span>}
      </div>
      <h2>
        {data.kind === 'resultPost'
          ? props.title
          : data.report.winner
            ? terms.winner(data.report.winner)
            : t('final.noWinner')}
      </h2>
      <p className="song">{line}</p>
      {data.kind === 'ended' && data.note && <p className="note">{t('note', { note: data.note })}</p>}
    </header>
  )
}
