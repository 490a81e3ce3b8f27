import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { Announcement } from '@/lib/engine/rulesets/jianghu/report-types'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import { PlaceMap } from '../map'
import { SeatName } from '../reports/seats'
import { DayReportWords, NightReportWords } from '../reports/settled'
import { useJianghuTerms } from '../terms'

interface Props {
  slug: string
  view: JianghuView
  now: number
}

/** A running or finished game at a glance. */
export function Overview({ slug, view, now }: Props) {
  return view.status === 'finished' ? (
    <Ending slug={slug} view={view} now={now} />
  ) : (
    <>
      <Present slug={slug} view={view} now={now} />
      {view.round > 0 && <PlaceMap slug={slug} view={view} />}
      <LastReport slug={slug} view={view} />
    </>
  )
}

function Present({ slug, view, now }: Props) {
  const t = useTranslations('jianghu-front.now')
  const terms = useJianghuTerms()
  const { phase, round, closes, paused } = view
  const title = phase === 'night' ? terms.night(round) : phase === 'day' ? terms.day(round) : t('picking')
  return (
    <Part id="now" title={title} more={<Link href={`/g/${slug}/announcements`}>{t('read')}</Link>}>
      {paused && (
        <Notice seal className="mb-4">
          {paused.note ? t('pausedNote', { note: paused.note }) : t('paused')}
        </Notice>
      )}
      <dl className="facts facts-wide">
        <dt>{t('closes')}</dt>
        <dd>{closes !== null && !paused ? <Time at={closes} zone={view.timeZone} now={now} /> : t('none')}</dd>
        <dt>{t('living')}</dt>
        <dd>{t('livingFacts', { living: view.living, seats: view.seats.length })}</dd>
      </dl>
    </Part>
  )
}

type Settled = Extract<Announcement, { kind: 'nightReport' | 'dayReport' }>

function LastReport({ slug, view }: Omit<Props, 'now'>) {
  const t = useTranslations('jianghu-front.now')
  const terms = useJianghuTerms()
  const last = view.announcements.findLast(
    (one): one is Settled => one.kind === 'nightReport' || one.kind === 'dayReport',
  )
  if (!last) return null
  const context = { slug, seats: view.seats }
  return (
    <Part
      id="last"
      title={last.kind === 'nightReport' ? terms.night(last.round) : terms.day(last.round)}
      note={t('last')}
      more={<Link href={`/g/${slug}/announcements`}>{t('read')}</Link>}
    >
      <div className="announced">
        {last.kind === 'nightReport' ? (
          <NightReportWords context={context} report={last} />
        ) : (
          <DayReportWords context={context} report={last} />
        )}
      </div>
    </Part>
  )
}

function Ending({ slug, view, now }: Props) {
  const t = useTranslations('jianghu-front.over')
  const reports = useTranslations('jianghu-reports.final')
  const terms = useJianghuTerms()
  const { winner, endedAt, endedBy, declared } = view
  const to = (place: string) => `/g/${slug}/${place}`
  return (
    <Part id="over" title={t('title')}>
      <p className="announced-sum">{winner ? terms.winner(winner) : t('noWinner')}</p>
      {endedBy && endedAt !== null && (
        <p>
          {t.rich('why', {
            reason: terms.endReason(endedBy),
            time: () => <Time at={endedAt} zone={view.timeZone} now={now} />,
          })}
        </p>
      )}
      {declared !== null && (
        <p>
          {reports.rich('declared', {
            seat: () => <SeatName context={{ slug, seats: view.seats }} seat={declared} />,
          })}
        </p>
      )}
      <ul className="lines mt-4">
        <li>
          <Link href={to('announcements?page=last')}>{t('final')}</Link>
        </li>
        <li>
          <Link href={to('announcements?page=1')}>{t('story')}</Link>
        </li>
        <li>
          <Link href={to('roster')}>{t('roster')}</Link>
        </li>
        <li>
          <Link href={to('vote')}>{t('history')}</Link>
        </li>
        <li>
          <a href={`/api/games/${slug}/transcript`} download>
            {t('transcript')}
          </a>
        </li>
      </ul>
    </Part>
  )
}
