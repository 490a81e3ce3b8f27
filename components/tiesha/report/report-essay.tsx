import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Essay } from '@/components/game/essay'
import { AliasName } from '@/components/game/names'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha'
import type { ReportIn } from '@/lib/play/read-report-ins'
import { FlaggedNotice, RulingNotices } from '../flags/rulings'
import { useWordFigures } from '../kills/word-figures'
import { ReportTitle } from './report-list'

interface ReportEssayProps {
  slug: string
  zone: string
  /** Forum time of this reading, epoch milliseconds. */
  now: number
  report: ReportIn
  /** What it is flagged for, where that is open to all (T11.2). */
  flaggedFor: readonly FlagReason[]
  /** The seat is out. */
  out: boolean
  /** The rendered text; null where the host has hidden it from this viewer. */
  text: ReactNode
  actions: ReactNode
}

/** One report-in post as a page of a book, signed with the alias. */
export function ReportEssay({ slug, zone, now, report, flaggedFor, out, text, actions }: ReportEssayProps) {
  const t = useTranslations('report')
  const figures = useWordFigures()
  return (
    <Essay
      title={<ReportTitle report={report} />}
      meta={[t('floor', { n: report.number }), <Time key="at" at={report.at} zone={zone} />, ...figures(report)]}
      colophon={{ sign: <AliasName slug={slug} alias={report.alias} out={out} /> }}
      actions={actions}
    >
      <FlaggedNotice reasons={flaggedFor} />
      <RulingNotices
        rulings={report.rulings.map((one) => ({ ...one, fate: null }))}
        isVoid={false}
        zone={zone}
        now={now}
      />
      {report.hidden && <Notice className="mb-4">{t('hiddenNotice', { reason: report.hidden.reason })}</Notice>}
      {text}
    </Essay>
  )
}

/** The way on to the next report-in, and back. */
export function ReportNeighbours(props: { slug: string; previous: ReportIn | null; next: ReportIn | null }) {
  const t = useTranslations('report')
  const href = (to: ReportIn) => `/g/${props.slug}/report/${to.number}`
  return (
    <nav className="stack" aria-label={t('neighbours')}>
      {props.next && (
        <ButtonLink wide href={href(props.next)} rel="next">
          {t('next')}　<ReportTitle report={props.next} />
        </ButtonLink>
      )}
      {props.previous && (
        <ButtonLink wide tone="plain" href={href(props.previous)} rel="prev">
          {t('previous')}　<ReportTitle report={props.previous} />
        </ButtonLink>
      )}
    </nav>
  )
}
