import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isPlainNotice, NoticeWords } from '@/components/announcements/notice-words'
import { CodeName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { Row } from '@/lib/engine/rulesets/tiesha/config'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import type { AnyAnnouncement } from '@/lib/play/announcement-data'
import { count, useTerms } from '../terms'
import type { ReportContext } from './context'
import { NightReportView } from './night-report'
import { SeatName, SeatNames } from './seats'

/** Announcements that fill a page of their own. */
export type LongAnnouncement = Extract<AnyAnnouncement, { kind: 'resultPost' | 'ended' }>
export type ShortAnnouncement = Exclude<AnyAnnouncement, LongAnnouncement>

export const isLong = (data: AnyAnnouncement): data is LongAnnouncement =>
  data.kind === 'resultPost' || data.kind === 'ended'

/** The words of an announcement, of every kind but those that fill a page (result posts, the final post). */
export function AnnouncementWords({ context, data }: { context: ReportContext; data: ShortAnnouncement }) {
  const t = useTranslations('reports')
  const note = 'note' in data ? data.note : undefined
  return (
    <div className="stack announced">
      <Words context={context} data={data} />
      {note && <p className="note">{t('note', { note })}</p>}
    </div>
  )
}

function Words({ context, data }: { context: ReportContext; data: ShortAnnouncement }): ReactNode {
  const t = useTranslations('reports')
  const flags = useTranslations('flags')
  const terms = useTerms()
  const at = (instant: number) => () => <Time at={instant} zone={context.zone} now={context.now} />
  const seat = (number: number) => () => <SeatName context={context} seat={number} />
  const seats = (numbers: readonly number[]) => () => <SeatNames context={context} seats={numbers} />
  const identity = (of: { role: Parameters<typeof terms.role>[0]; code: string | null }) => ({
    role: terms.role(of.role),
    code: () =>
      of.code && (
        <>
          {' '}
          <CodeName>{of.code}</CodeName>
        </>
      ),
  })
  if (isPlainNotice(data)) return <NoticeWords slug={context.slug} zone={context.zone} now={context.now} data={data} />
  switch (data.kind) {
    case 'paused':
    case 'extensionFell':
    case 'allied':
    case 'resultWaits':
      return <p>{t(`body.${data.kind}`)}</p>
    case 'roundOpened':
      return (
        <>
          <p>
            {t.rich(data.posting ? 'body.roundPosting' : 'body.roundDay', {
              round: terms.round(data.round),
              time: at(data.closes),
            })}
          </p>
          <RowWords row={data.row} apart={context.housesIn(data.round) > 1} />
        </>
      )
    case 'votingOpened':
      return <p>{t.rich('body.votingOpened', { time: at(data.closes) })}</p>
    case 'nightReport':
      return <NightReportView context={context} report={data.report} />
    case 'overtimeOpened':
      return (
        <p>
          {context.housesIn(data.round) > 1 && `${terms.house(data.house)}　`}
          {t.rich('body.overtimeOpened', {
            seats: seats(data.tied),
            places: data.places,
            placesHan: count(data.places).nHan,
            time: at(data.closes),
          })}
        </p>
      )
    case 'mainVoteSettled':
      return data.votes.map((vote) => (
        <MainVote key={vote.house} context={context} vote={vote} apart={context.housesIn(data.round) > 1} />
      ))
    case 'carried':
      return <p>{t.rich(data.survived ? 'body.carriedSurvived' : 'body.carried', { seat: seat(data.seat) })}</p>
    case 'iouFilled':
      return (
        <p>
          {t.rich('body.iouFilled', {
            code: () => <CodeName>{data.code}</CodeName>,
            link: (chunks) => <Link href={`/g/${context.slug}/kills/${data.strike}`}>{chunks}</Link>,
          })}
        </p>
      )
    case 'iouMissed':
    case 'ruledOut':
      return <p>{t.rich(`body.${data.kind}`, { seat: seat(data.seat), ...identity(data) })}</p>
    case 'ruling':
      return (
        <>
          <p>
            {t.rich('body.ruling', {
              post: () => <PostName context={context} post={data.post} />,
              reason: terms.flagReason(data.reason),
            })}
          </p>
          {data.words && <p>{t('body.rulingWords', { ...data.words })}</p>}
          {data.fate && data.fate !== 'revived' && <p>{flags(`fate.${data.fate}`)}</p>}
        </>
      )
    case 'reportRuled':
      return <ReportRuled context={context} data={data} />
    case 'rulingDismissed':
      return (
        <p>
          {t.rich('body.rulingDismissed', {
            post: () => <PostName context={context} post={data.post} />,
            reason: terms.flagReason(data.reason),
          })}
        </p>
      )
    case 'ruleOutUndone':
    case 'warned':
      return <p>{t.rich(`body.${data.kind}`, { seat: seat(data.seat) })}</p>
    case 'revived':
      return <p>{t.rich('body.revived', { seats: seats(data.seats) })}</p>
    case 'resumed':
      return <p>{t('body.resumed', { days: data.days })}</p>
    case 'extensionRequested':
      return <p>{t('body.extensionRequested', { side: terms.faction(data.side) })}</p>
    case 'extensionRuled':
      return (
        <p>{t.rich(data.granted ? 'body.extensionGranted' : 'body.extensionRefused', { time: at(data.closes) })}</p>
      )
    case 'roundEdited':
      return <EditedRound data={data} apart={context.housesIn(data.round) > 1} />
  }
}

function RowWords({ row, apart }: { row: Row; apart: boolean }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  return (
    <p className="meta">
      {t('body.row', {
        apart: apart ? 'yes' : 'no',
        picks: row.picks,
        picksHan: count(row.picks).nHan,
        out: row.out,
        outHan: count(row.out).nHan,
        slots: terms.slots(row),
      })}
    </p>
  )
}

function EditedRound(props: { data: Extract<ShortAnnouncement, { kind: 'roundEdited' }>; apart: boolean }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const { round, before, after } = props.data
  const key = before === null ? 'body.roundAdded' : after === null ? 'body.roundDropped' : 'body.roundEdited'
  return (
    <>
      <p>{t(key, { round: terms.round(round) })}</p>
      <dl className="facts">
        {before && (
          <>
            <dt>{t('body.before')}</dt>
            <dd>
              <RowWords row={before} apart={props.apart} />
            </dd>
          </>
        )}
        {after && (
          <>
            <dt>{t('body.after')}</dt>
            <dd>
              <RowWords row={after} apart={props.apart} />
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

/** A ruling on a report-in: its verdict, and what the host asks of the seat. */
function ReportRuled({
  context,
  data,
}: {
  context: ReportContext
  data: Extract<ShortAnnouncement, { kind: 'reportRuled' }>
}) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const flags = useTranslations('flags.public')
  const { until } = data
  return (
    <>
      <p>
        {t.rich(data.verdict === 'upheld' ? 'body.ruling' : 'body.rulingDismissed', {
          post: () => (
            <Link href={`/g/${context.slug}/report/${data.report}`}>
              {t.rich('body.reportBy', { seat: () => <SeatName context={context} seat={data.seat} /> })}
            </Link>
          ),
          reason: terms.flagReason(data.reason),
        })}
      </p>
      {data.measure && (
        <p>
          {flags.rich(data.measure, {
            time: () => until !== null && <Time at={until} zone={context.zone} now={context.now} />,
          })}
        </p>
      )}
    </>
  )
}

/** A flagged post by its signature: a kill post or another one of the kill thread; else plainly. */
function PostName({ context, post }: { context: ReportContext; post: string }) {
  const t = useTranslations('reports')
  const kinds = useTranslations('tiesha')
  const strike = context.strikes.find((s) => s.post === post)
  const other = context.otherPosts.find((p) => p.post === post)
  if (!strike && !other) return t('body.somePost')
  const key = strike ? strike.strike : post
  const kind = strike ? (strike.kind === 'flying' ? 'flying' : 'post') : (other?.kind ?? 'post')
  return (
    <Link href={`/g/${context.slug}/kills/${key}`}>
      {t.rich('body.postBy', {
        code: () => <CodeName>{strike?.code ?? other?.code}</CodeName>,
        kind: kinds(`posts.${kind}`),
      })}
    </Link>
  )
}

function MainVote({ context, vote, apart }: { context: ReportContext; vote: SettledVote; apart: boolean }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const named = (key: string, seats: readonly number[]) =>
    seats.length > 0 && <p>{t.rich(key, { seats: () => <SeatNames context={context} seats={seats} /> })}</p>
  return (
    <div>
      <p>
        {apart
          ? t('body.mainVoteHouse', { house: terms.house(vote.house), n: vote.count })
          : t('body.mainVote', { n: vote.count })}
      </p>
      {vote.out.length > 0 ? named('body.mainOut', vote.out) : <p>{t('body.mainNone')}</p>}
      {named('body.mainTied', vote.tied)}
      {named('body.mainSuicides', vote.suicides)}
      {named('body.survivedVote', vote.survived)}
      {!vote.totals && <p className="meta">{t('body.mainSecret')}</p>}
    </div>
  )
}
