import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AnnouncementArticle, AnnouncementItem } from '@/components/announcements/item'
import { isPlainNotice, NoticeWords } from '@/components/announcements/notice-words'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { Announcement } from '@/lib/engine/rulesets/jingfei/report-types'
import type { AnnouncementPost } from '@/lib/play/read-announcements'
import { SeatName, SeatNames } from '../seats'
import { useJingfeiTerms } from '../terms'
import { SettledVoteView } from '../vote/settled'
import { type FinalContext, FinalReportView } from './final-report'
import { useJingfeiHeadline } from './headline'

interface Props {
  context: FinalContext
  post: AnnouncementPost<'jingfei'>
}

/** One announcement of 警匪 in the list. */
export function JingfeiAnnouncementItem({ context, post, unread }: Props & { unread: boolean }) {
  const headline = useJingfeiHeadline()
  return (
    <AnnouncementItem context={context} post={post} headline={headline(post.data)} unread={unread}>
      <Body context={context} post={post} where="list" />
    </AnnouncementItem>
  )
}

/** One announcement as its own page. */
export function JingfeiAnnouncementPage({ context, post }: Props) {
  const headline = useJingfeiHeadline()
  return (
    <AnnouncementArticle context={context} post={post} headline={headline(post.data)}>
      <Body context={context} post={post} where="page" />
    </AnnouncementArticle>
  )
}

function Body({ context, post, where }: Props & { where: 'list' | 'page' }) {
  const reports = useTranslations('reports')
  const t = useTranslations('jingfei.body')
  const { data } = post
  if (data === null || data.kind === 'reportRuled') return <p className="meta">{reports('unknown')}</p>
  if (isPlainNotice(data)) return <NoticeWords slug={context.slug} zone={context.zone} now={context.now} data={data} />
  const note = 'note' in data ? data.note : undefined
  return (
    <div className="stack announced">
      {data.kind !== 'ended' ? (
        <Words context={context} data={data} />
      ) : where === 'page' ? (
        <FinalReportView context={context} report={data.report} />
      ) : (
        <FinalSummary report={data.report} href={`/g/${context.slug}/announcements/${post.number}`} />
      )}
      {note && <p className="note">{t('note', { note })}</p>}
    </div>
  )
}

function FinalSummary({ report, href }: { report: Extract<Announcement, { kind: 'ended' }>['report']; href: string }) {
  const t = useTranslations('jingfei.final')
  const terms = useJingfeiTerms()
  const winner = report.winner === null ? t('noWinner') : terms.winner(report.winner)
  return (
    <>
      <p className="announced-sum">{t('how', { reason: terms.endReason(report.endedBy), winner })}</p>
      <p>
        <Link href={href}>{t('see')}</Link>
      </p>
    </>
  )
}

function Words({
  context,
  data,
}: {
  context: FinalContext
  data: Exclude<Announcement, { kind: 'ended' }>
}): ReactNode {
  const t = useTranslations('jingfei.body')
  const terms = useJingfeiTerms()
  const time = (at: number) => () => <Time at={at} zone={context.zone} now={context.now} />
  const seat = (number: number) => () => <SeatName context={context} seat={number} />
  const seats = (numbers: readonly number[]) => () => <SeatNames context={context} seats={numbers} />
  const lastWords = (until: number | null) => until !== null && <p>{t.rich('lastWords', { time: time(until) })}</p>
  switch (data.kind) {
    case 'nightOpened':
      return (
        <>
          <p>{t.rich('nightOpened', { time: time(data.closes) })}</p>
          {data.barred !== null && <p>{t.rich('barred', { seat: seat(data.barred) })}</p>}
        </>
      )
    case 'dawn':
      return (
        <>
          <p className="announced-sum">
            {data.dead === null ? t('dawnNobody') : t.rich('dawnDead', { seat: seat(data.dead) })}
          </p>
          {lastWords(data.lastWordsUntil)}
        </>
      )
    case 'speechesOpened':
      return (
        <>
          {data.stage !== 'first' && <p>{t.rich(data.stage, { seats: seats(data.tied) })}</p>}
          <p>
            {data.form === 'open'
              ? t.rich('openForm', { time: time(data.closes) })
              : t.rich('turns', { seat: seat(data.order[0] ?? 0), seats: seats(data.order) })}
          </p>
        </>
      )
    case 'voteOpened':
      return (
        <p>
          {data.candidates === null
            ? t.rich('voteOpened', { time: time(data.closes) })
            : t.rich('voteAmong', { time: time(data.closes), seats: seats(data.candidates) })}
        </p>
      )
    case 'voteSettled':
      return (
        <>
          <SettledVoteView context={context} vote={data.vote} />
          {lastWords(data.lastWordsUntil)}
        </>
      )
    case 'tieDissolved':
    case 'paused':
      return <p>{t(data.kind)}</p>
    case 'warned':
    case 'ruledOut': {
      const conduct = data.conduct ? terms.conduct(data.conduct) : 'none'
      return <p>{t.rich(data.kind, { seat: seat(data.seat), conduct })}</p>
    }
    case 'ruleOutUndone':
      return <p>{t.rich('ruleOutUndone', { seat: seat(data.seat) })}</p>
    case 'resumed':
      return (
        <p>{t.rich('resumed', { known: data.closes === null ? 'no' : 'yes', time: time(data.closes ?? data.at) })}</p>
      )
    case 'surrendered':
      return <p>{t.rich('surrendered', { seat: seat(data.seat), role: terms.role(data.role) })}</p>
  }
}
