import { useTranslations } from 'next-intl'
import { CodeName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { NightReport } from '@/lib/engine/rulesets/tiesha/report-types'
import { count } from '../terms'
import type { ReportContext } from './context'
import { FateList } from './fate-list'
import { SeatName, SeatNames } from './seats'

/** The night report (T10.1): who is out, how many slots lapsed, which IOUs hang, which other posts are shown. */
export function NightReportView({ context, report }: { context: ReportContext; report: NightReport }) {
  const t = useTranslations('reports')
  const kind = useTranslations('tiesha')
  const { out, lapsed } = report
  return (
    <div className="stack">
      <p>
        {out.length + lapsed === 0
          ? t('night.quiet')
          : t('night.summary', {
              out: out.length,
              outHan: count(out.length).nHan,
              lapsed,
              lapsedHan: count(lapsed).nHan,
            })}
      </p>
      {out.length > 0 && (
        <>
          <FateList context={context} round={report.round} seats={out} />
          {out.some((seat) => !seat.role) && <p className="meta">{t('night.roles')}</p>}
        </>
      )}
      <dl className="facts">
        {report.survived.length > 0 && (
          <>
            <dt>{t('night.survived')}</dt>
            <dd>
              <SeatNames context={context} seats={report.survived} />
            </dd>
          </>
        )}
        {lapsed > 0 && (
          <>
            <dt>{t('night.lapsed')}</dt>
            <dd>{t('night.lapsedCount', count(lapsed))}</dd>
          </>
        )}
        {report.ious.length > 0 && (
          <>
            <dt>{t('night.ious')}</dt>
            {report.ious.map((iou) => (
              <dd key={iou.strike}>
                <HangingIou context={context} {...iou} />
              </dd>
            ))}
          </>
        )}
        {report.shown.length > 0 && (
          <>
            <dt>{t('night.shown')}</dt>
            {report.shown.map((post) => (
              <dd key={post.post}>
                <Link href={`/g/${context.slug}/kills/${post.post}`}>
                  {t.rich('night.shownPost', {
                    code: () => <CodeName>{post.code}</CodeName>,
                    kind: kind(`posts.${post.kind}`),
                  })}
                </Link>
              </dd>
            ))}
          </>
        )}
      </dl>
    </div>
  )
}

function HangingIou(props: { context: ReportContext; strike: string; code: string; due: number }) {
  const t = useTranslations('reports')
  const { context } = props
  const strike = context.strikes.find((s) => s.strike === props.strike)
  const code = () => (
    <Link href={`/g/${context.slug}/kills/${props.strike}`}>
      <CodeName>{props.code}</CodeName>
    </Link>
  )
  if (!strike) return code()
  return t.rich('night.iou', {
    code,
    seat: () => <SeatName context={context} seat={strike.target} />,
    guessed: strike.guess === null ? 'no' : 'yes',
    guess: () => <CodeName>{strike.guess}</CodeName>,
    time: () => <Time at={props.due} zone={context.zone} now={context.now} />,
  })
}
