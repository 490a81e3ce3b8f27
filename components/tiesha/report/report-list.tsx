import { useTranslations } from 'next-intl'
import { AliasName, Portrait } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Empty, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { ReportIn, ReportIns } from '@/lib/play/read-report-ins'
import { useWordFigures } from '../kills/word-figures'
import { count } from '../terms'

interface ReportListProps extends ReportIns {
  slug: string
  zone: string
  /** Forum time of this reading, epoch milliseconds. */
  now: number
  /** Seats that are out. */
  out: ReadonlySet<number>
}

/** 报到帖: who has reported in, in the order of the posts, and who has not (T3.2). */
export function ReportList({ slug, zone, now, out, reports, missing }: ReportListProps) {
  const t = useTranslations('report')
  const figures = useWordFigures()
  return (
    <>
      {missing.length > 0 && (
        <Part id="missing" title={t('missing')} note={t('missingCount', count(missing.length))}>
          <ul className="row">
            {missing.map(({ seat, alias }) => (
              <li key={seat}>
                <AliasName slug={slug} alias={alias} out={out.has(seat)} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="reports" title={t('title')} note={t('count', count(reports.length))}>
        {reports.length === 0 ? (
          <Empty title={t('none.title')}>{t('none.detail')}</Empty>
        ) : (
          <ol className="strikes">
            {reports.map((report) => (
              <li key={report.post} className="strike">
                <Portrait slug={slug} alias={report.alias} out={out.has(report.seat)} />
                <div>
                  <h3 lang="zh-CN">
                    <Link href={`/g/${slug}/report/${report.number}`}>
                      <ReportTitle report={report} />
                    </Link>
                  </h3>
                  <p className="aim">
                    <AliasName slug={slug} alias={report.alias} out={out.has(report.seat)} portrait={false} />
                  </p>
                  <p className="meta dot-list">
                    <span>
                      <Time at={report.at} zone={zone} now={now} />
                    </span>
                    {figures(report).map((figure) => (
                      <span key={figure}>{figure}</span>
                    ))}
                    {report.hidden && <span>{t('hiddenBecause', { reason: report.hidden.reason })}</span>}
                  </p>
                </div>
                <p className="tags">
                  {isTakenBack(report) && <Tag tone="void">{t('takenBack')}</Tag>}
                  {report.hidden && <Tag>{t('hiddenTag')}</Tag>}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Part>
    </>
  )
}

/** The host has asked for a new one (T11.4a). */
const isTakenBack = (report: ReportIn) => report.rulings.some((ruling) => ruling.measure === 'again')

export function ReportTitle({ report }: { report: ReportIn }) {
  const t = useTranslations('report')
  return report.title || t(report.hidden ? 'hiddenTitle' : 'untitled')
}
