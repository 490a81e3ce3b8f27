import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { Announcement } from '@/lib/engine/rulesets/jianghu/report-types'
import { PLACES } from '@/lib/engine/rulesets/jianghu/vocabulary'
import { useJianghuTerms } from '../terms'
import type { ReportContext } from './context'
import { FinalReportView } from './final-report'
import { Scenes } from './scenes'
import { SeatLines } from './seat-lines'
import { SeatLabel, SeatName } from './seats'
import { DayReportWords, NightReportWords } from './settled'

interface Props {
  context: ReportContext
  data: Announcement
  /** In the list, what is long is folded or stands behind a link; on its own page all is open. */
  where: 'list' | 'page'
  /** The announcement's own page. */
  href: string
}

/** What an announcement of 江湖 says (J13a): a post of the story thread, the characters' scenes among it. */
export function JianghuAnnouncement({ context, data, where, href }: Props) {
  const t = useTranslations('jianghu-reports')
  const note = 'note' in data ? data.note : undefined
  return (
    <div className="stack announced">
      <Words context={context} data={data} where={where} href={href} />
      {note && <p className="note">{t('note', { note })}</p>}
    </div>
  )
}

function Words({ context, data, where, href }: Props): ReactNode {
  const t = useTranslations('jianghu-reports')
  const time = (at: number) => () => <Time at={at} zone={context.zone} now={context.now} />
  switch (data.kind) {
    case 'offered':
    case 'nightOpened':
      return <p>{t.rich(`body.${data.kind}`, { time: time(data.closes) })}</p>
    case 'begun':
      return (
        <>
          <p>{t('body.begun')}</p>
          <Cast context={context} cast={data.cast} />
          <SeatLines context={context} lines={data.lines} open={where === 'page'} />
        </>
      )
    case 'nightReport':
      return (
        <>
          <NightReportWords context={context} report={data} />
          <SeatLines context={context} lines={data.lines} open={where === 'page'} />
          <Scenes context={context} scenes={data.scenes} heading={where === 'page' ? 'h3' : 'h4'} />
        </>
      )
    case 'dayOpened':
      return (
        <>
          <p>{t.rich('body.dayOpened', { time: time(data.closes) })}</p>
          <PlaceEffects effects={data.effects} />
        </>
      )
    case 'dayReport':
      return (
        <>
          <DayReportWords context={context} report={data} />
          <SeatLines context={context} lines={data.lines} open={where === 'page'} />
        </>
      )
    case 'warned':
    case 'ruledOut':
    case 'ruleOutUndone':
      return <p>{t.rich(`body.${data.kind}`, { seat: () => <SeatName context={context} seat={data.seat} /> })}</p>
    case 'paused':
      return <p>{t('body.paused')}</p>
    case 'resumed':
      return (
        <p>
          {t.rich('body.resumed', {
            known: data.closes === null ? 'no' : 'yes',
            time: time(data.closes ?? data.at),
          })}
        </p>
      )
    case 'ended':
      return where === 'page' ? (
        <FinalReportView context={context} report={data.report} />
      ) : (
        <FinalSummary report={data.report} href={href} />
      )
  }
}

function FinalSummary({ report, href }: { report: Extract<Announcement, { kind: 'ended' }>['report']; href: string }) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  return (
    <>
      <p className="announced-sum">{report.winner ? terms.winner(report.winner) : t('final.noWinner')}</p>
      <p>{t('final.how', { reason: terms.endReason(report.endedBy) })}</p>
      <p>
        <Link href={href}>{t('final.see')}</Link>
      </p>
    </>
  )
}

/** Who plays whom (J1.3). */
function Cast({ context, cast }: Pick<Props, 'context'> & { cast: readonly { seat: number; character: string }[] }) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  return (
    <section aria-label={t('cast.title')}>
      <ol className="jh-cast">
        {cast.map(({ seat, character }) => (
          <li key={seat}>
            <span className="meta">{t('cast.seat', { n: seat })}</span>
            <SeatLabel context={context} seat={seat} />
            <span className="meta">{terms.characterTitle(character)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What each place does today (J2.3). */
function PlaceEffects({ effects }: { effects: Extract<Announcement, { kind: 'dayOpened' }>['effects'] }) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  return (
    <dl className="facts jh-effects" aria-label={t('effects.title')}>
      {PLACES.map((place) => (
        <div key={place}>
          <dt>{terms.place(place)}</dt>
          <dd>
            <b>{terms.effect(effects[place])}</b> <span className="meta">{terms.effectText(effects[place])}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
