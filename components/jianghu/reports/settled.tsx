import { useTranslations } from 'next-intl'
import type { Announcement } from '@/lib/engine/rulesets/jianghu/report-types'
import { count } from '../terms'
import type { ReportContext } from './context'
import { SeatNames } from './seats'

type Report<Kind extends Announcement['kind']> = {
  context: Pick<ReportContext, 'slug' | 'seats'>
  report: Extract<Announcement, { kind: Kind }>
}

/** How many died and were hurt in a night, then who (J13a): no causes, no killers, no factions. */
export function NightReportWords({ context, report }: Report<'nightReport'>) {
  const t = useTranslations('jianghu-reports')
  const { dead, hurt } = report
  if (dead.length + hurt.length === 0) return <p className="announced-sum">{t('night.quiet')}</p>
  return (
    <>
      <Sum dead={dead.length} hurt={hurt.length} />
      <Named
        context={context}
        rows={[
          [t('night.dead'), dead],
          [t('night.hurt'), hurt],
        ]}
      />
    </>
  )
}

/** Who died by the day's vote or after it, and who was hurt by it. */
export function DayReportWords({ context, report }: Report<'dayReport'>) {
  const t = useTranslations('jianghu-reports')
  const { dead, othersDead, hurt } = report
  const died = dead.length + othersDead.length
  if (died + hurt.length === 0) return <p className="announced-sum">{t('day.quiet')}</p>
  return (
    <>
      <Sum dead={died} hurt={hurt.length} />
      <Named
        context={context}
        rows={[
          [t('day.dead'), dead],
          [t('day.othersDead'), othersDead],
          [t('day.hurt'), hurt],
        ]}
      />
    </>
  )
}

function Sum({ dead, hurt }: { dead: number; hurt: number }) {
  const t = useTranslations('jianghu-reports')
  return (
    <p className="announced-sum">
      {t('night.sum', { dead, deadHan: count(dead).nHan, hurt, hurtHan: count(hurt).nHan })}
    </p>
  )
}

function Named({
  context,
  rows,
}: {
  context: Pick<ReportContext, 'slug' | 'seats'>
  rows: readonly (readonly [string, readonly number[]])[]
}) {
  return (
    <dl className="facts">
      {rows
        .filter(([, seats]) => seats.length > 0)
        .map(([name, seats]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>
              <SeatNames context={context} seats={seats} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
