import { useTranslations } from 'next-intl'
import { Table } from '@/components/ui/table'
import type { SeatLine } from '@/lib/engine/rulesets/jianghu/report-types'
import { useJianghuTerms } from '../terms'
import type { ReportContext } from './context'
import { SeatLabel } from './seats'

interface Props {
  context: Pick<ReportContext, 'slug' | 'seats'>
  lines: readonly SeatLine[]
  open: boolean
}

/** A line for each living seat: place, states, and what is public of its bag (J8.1, J13a). */
export function SeatLines({ context, lines, open }: Props) {
  const t = useTranslations('jianghu-reports')
  if (lines.length === 0) return null
  return (
    <details className="jh-folded" open={open}>
      <summary>{t('lines.fold')}</summary>
      <SeatLinesTable context={context} lines={lines} />
    </details>
  )
}

function SeatLinesTable({ context, lines }: Omit<Props, 'open'>) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  return (
    <Table
      label={terms.scrolls(t('lines.title'))}
      tight
      className="jh-lines"
      rows={lines}
      rowKey={(line) => line.seat}
      columns={[
        {
          key: 'who',
          head: t('lines.who'),
          className: 'jh-who',
          cell: ({ seat }) => <SeatLabel context={context} seat={seat} />,
        },
        { key: 'place', head: t('lines.place'), className: 'jh-place', cell: ({ place }) => terms.place(place) },
        {
          key: 'states',
          head: t('lines.states'),
          className: 'jh-states',
          cell: (line) => (
            <>
              {line.states.length === 0 ? terms.state('normal') : terms.list(line.states.map(terms.state))}
              <Changes line={line} />
            </>
          ),
        },
        {
          key: 'bag',
          head: t('lines.bag'),
          label: t('lines.bag'),
          cell: ({ bag }) => <Holds label={t('lines.bag')} some={bag} />,
        },
        { key: 'slot', head: t('lines.slot'), cell: ({ slot }) => <Holds label={t('lines.slot')} some={slot} /> },
        {
          key: 'specials',
          head: t('lines.specials'),
          fig: true,
          cell: ({ specials }) => (
            <>
              <span className="jh-cell-name">{t('lines.specials')}</span> {specials}
            </>
          ),
        },
      ]}
    />
  )
}

/** 新添虚弱, 解去坚守: changes since the last announcement. */
function Changes({ line }: { line: SeatLine }) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  const changes = [
    ...line.laid.map((state) => t('lines.laid', { state: terms.state(state) })),
    ...line.ended.map((state) => t('lines.ended', { state: terms.state(state) })),
  ]
  return changes.length > 0 && <span className="meta jh-changes">{terms.list(changes)}</span>
}

function Holds({ label, some }: { label: string; some: boolean }) {
  const t = useTranslations('jianghu-reports')
  return (
    <>
      <span className="jh-cell-name">{label}</span>{' '}
      {some ? t('lines.some') : <span className="meta">{t('lines.none')}</span>}
    </>
  )
}
