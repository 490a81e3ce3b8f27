import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/notice'
import { type Column, Table } from '@/components/ui/table'
import type { SeatView } from '@/lib/engine/rulesets/jianghu/view-types'
import { FactionName } from '../faction-name'
import { Holds } from '../host/seats-table'
import type { ReportContext } from '../reports/context'
import { SeatLabel, SeatName } from '../reports/seats'
import { count, useJianghuTerms } from '../terms'

interface Props {
  context: Pick<ReportContext, 'slug' | 'seats' | 'accounts'>
  /** In the order in which they are shown. */
  rows: readonly SeatView[]
  me: number | null
  /** After the end: factions, numbers, bags, accounts (T16.3). */
  over: boolean
}

/** The public sheets: character, place, states, what is told of the bag (J8.1); after the end everything. */
export function RosterTable({ context, rows, me, over }: Props) {
  const t = useTranslations('jianghu-roster')
  const host = useTranslations('jianghu-host.seats')
  const terms = useJianghuTerms()
  const columns: (Column<SeatView> | false)[] = [
    {
      key: 'character',
      head: t('character'),
      className: 'jh-who',
      cell: (row) => (
        <span className="roster-name" id={`seat-${row.seat}`}>
          <span className="meta">{t('seat', { n: row.seat })}</span>
          <SeatLabel context={context} seat={row.seat} out={!row.living} />
          {row.seat === me && <Tag tone="now">{t('me')}</Tag>}
        </span>
      ),
    },
    over && { key: 'account', head: host('account'), cell: (row) => context.accounts[row.seat] ?? '' },
    over && {
      key: 'faction',
      head: host('faction'),
      cell: ({ secrets }) => secrets && <FactionName faction={secrets.faction} />,
    },
    !over && { key: 'place', head: t('place'), cell: ({ line }) => line && terms.place(line.place) },
    !over && {
      key: 'states',
      head: t('states'),
      cell: ({ line }) =>
        line && (line.states.length === 0 ? terms.state('normal') : terms.list(line.states.map(terms.state))),
    },
    {
      key: 'holds',
      head: t('holds'),
      cell: ({ line, secrets }) =>
        over && secrets ? (
          <span>
            <Holds secrets={secrets} />
          </span>
        ) : (
          line && terms.list([t(line.bag ? 'some' : 'none'), t(line.slot ? 'slotSome' : 'slotNone')])
        ),
    },
    !over && {
      key: 'specials',
      head: t('specials'),
      cell: ({ line }) =>
        line && (
          <>
            <span className="jh-cell-name">{t('specials')}</span> {t('specialsN', { n: line.specials })}
          </>
        ),
    },
    over && {
      key: 'numbers',
      head: t('secret'),
      cell: ({ secrets }) => secrets && t('numbers', { hp: secrets.hp, mp: secrets.mp, sex: terms.sex(secrets.sex) }),
    },
    { key: 'fate', head: t('fate'), cell: (row) => <Fate context={context} row={row} /> },
  ]
  return (
    <Table
      label={terms.scrolls(t('character'))}
      className="jh-lines"
      rows={rows}
      rowKey={(row) => row.seat}
      columns={columns.filter((column) => column !== false)}
    />
  )
}

function Fate({ context, row }: { context: Props['context']; row: SeatView }) {
  const t = useTranslations('jianghu-roster')
  const host = useTranslations('jianghu-host.seats')
  const shared = useTranslations('host')
  const terms = useJianghuTerms()
  const { death } = row
  const killer = death?.killer ?? null
  return (
    <span>
      {death
        ? t('dead', { round: death.stage === 'night' ? terms.night(death.round) : terms.day(death.round) })
        : t(row.ruledOut ? 'ruledOut' : 'living')}
      {killer !== null && (
        <span className="meta">
          {' '}
          {host.rich('killer', { seat: () => <SeatName context={context} seat={killer} /> })}
        </span>
      )}
      {row.warnings > 0 && <Tag tone="seal">{shared('warned', count(row.warnings))}</Tag>}
    </span>
  )
}
