import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { formatHalves } from '@/components/game/figures'
import { CodeName, FactionMark, Portrait } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { FACTION_OF } from '@/lib/engine/rulesets/tiesha/roles'
import { CauseLine } from '../reports/cause-line'
import type { ReportContext } from '../reports/context'
import { useTerms } from '../terms'
import { KeptTable } from './kept-table'
import type { RosterRow } from './roster'

interface RosterTableProps {
  context: ReportContext
  rows: readonly RosterRow[]
  me: number | null
  /** Floors of the report-in posts by seat. */
  reports: Readonly<Record<number, number>>
  /** Sorting and filter: what puts the rows in order anew. */
  sorting: string
}

interface RosterColumn {
  key: string
  head: string
  label?: string
  className?: string
  cell: (row: RosterRow) => ReactNode
}

/** All seats: alive or out and why, role and code name once published, votes and posts. */
export function RosterTable({ context, rows, me, reports, sorting }: RosterTableProps) {
  const t = useTranslations('roster')
  const terms = useTerms()
  const withAccounts = Object.keys(context.accounts).length > 0
  const columns: RosterColumn[] = [
    {
      key: 'alias',
      head: t('alias'),
      label: '',
      cell: ({ seat }) => (
        <span className="roster-name" id={`seat-${seat.seat}`}>
          <Portrait slug={context.slug} alias={seat.alias} out={!seat.living} />
          <span className="name-l" lang="zh-CN">
            {seat.alias}
          </span>
          {seat.seat === me && <Tag>{t('me')}</Tag>}
          {seat.warnings > 0 && <Tag tone="seal">{t('warnings', { n: seat.warnings })}</Tag>}
        </span>
      ),
    },
    ...(withAccounts
      ? [
          {
            key: 'account',
            head: t('account'),
            className: 'whitespace-nowrap',
            cell: ({ seat }: RosterRow) => context.accounts[seat.seat] ?? '',
          },
        ]
      : []),
    ...(context.houses > 1
      ? [{ key: 'house', head: t('house'), cell: ({ seat }: RosterRow) => terms.house(seat.house) }]
      : []),
    { key: 'fate', head: t('fate'), cell: ({ seat }) => <Fate context={context} seat={seat} /> },
    {
      key: 'role',
      head: t('role'),
      className: 'whitespace-nowrap',
      cell: ({ seat }) => <PublicRole seat={seat} />,
    },
    {
      key: 'votes',
      head: t('votes'),
      cell: ({ votes }) =>
        votes.length === 0
          ? '—'
          : terms.list(votes.map((v) => t('votesIn', { round: terms.round(v.round), votes: formatHalves(v.halves) }))),
    },
    {
      key: 'posts',
      head: t('posts'),
      className: 'whitespace-nowrap',
      cell: ({ seat, posts }) => (
        <>
          {t('postCount', { n: posts })}
          {reports[seat.seat] !== undefined && (
            <>
              {'　'}
              <Link href={`/g/${context.slug}/report/${reports[seat.seat]}`}>{t('report')}</Link>
            </>
          )}
        </>
      ),
    },
  ]
  return (
    <KeptTable
      label={t('table')}
      sorting={sorting}
      heads={columns.map(({ cell: _, ...head }) => head)}
      rows={rows.map((row) => ({
        id: row.seat.seat,
        cells: columns.map((column) => <Fragment key={column.key}>{column.cell(row)}</Fragment>),
      }))}
    />
  )
}

function Fate({ context, seat }: { context: ReportContext; seat: RosterRow['seat'] }) {
  const t = useTranslations('roster')
  const terms = useTerms()
  if (seat.living || !seat.out) return t('living')
  return (
    <span className="roster-fate">
      {t('outIn', { round: terms.round(seat.out.round) })}
      <br />
      <span className="meta">
        <CauseLine
          context={context}
          round={seat.out.round}
          seat={seat.seat}
          causes={seat.out.causes}
          votes={context.rounds.find((r) => r.round === seat.out?.round)?.votes}
        />
      </span>
    </span>
  )
}

/** Only what is published: what this reader knows beyond that shows in 我的身份 alone. */
function PublicRole({ seat }: { seat: RosterRow['seat'] }) {
  const t = useTranslations('roster')
  const terms = useTerms()
  if (!seat.role) return <span className="meta">{seat.living ? t('unknown') : t('waits')}</span>
  return (
    <span className="force">
      <FactionMark faction={seat.faction ?? FACTION_OF[seat.role]} />
      {terms.role(seat.role)}
      {seat.code && <CodeName>{seat.code}</CodeName>}
    </span>
  )
}
