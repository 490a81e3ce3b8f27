import { useTranslations } from 'next-intl'
import { Table } from '@/components/ui/table'
import { chineseNumber } from '@/components/ui/time-format'

export interface RoundRow {
  round: number
  /** How many names a ballot may hold, and how many go out by vote. */
  picks: number
  out: number
  slots: readonly { group: 'killers' | 'jointAssassins' | 'loneAssassins' | 'swords' | 'black'; count: number }[]
  /** Living seats before the row, by plan or in truth; null where no arithmetic is wanted. */
  before: number | null
  /** Two: as many go out by vote in each of two houses (T14.1). */
  houses?: 1 | 2
  /** The row that runs; a row that was replaced. */
  current?: boolean
  isVoid?: boolean
}

/** The plan of a game: picks, out, slots, and 余 N with its arithmetic. */
export function RoundTable({ label, rows }: { label: string; rows: readonly RoundRow[] }) {
  const t = useTranslations('game-parts')
  const tiesha = useTranslations('tiesha')
  const posts = (row: RoundRow) => row.slots.reduce((sum, slot) => sum + slot.count, 0)
  const votedOut = (row: RoundRow) => (row.houses === 2 ? [row.out, row.out] : [row.out])
  const people = (n: number) => t('people', { n, nHan: chineseNumber(n) })
  return (
    <Table
      label={label}
      fold
      rows={rows}
      rowKey={(row) => `${row.round}${row.isVoid ? '-void' : ''}`}
      isVoid={(row) => row.isVoid === true}
      columns={[
        {
          key: 'round',
          head: t('roundColumn'),
          className: 'song',
          cell: (row) => (
            <span aria-current={row.current ? 'step' : undefined} className={row.current ? 'font-bold' : undefined}>
              {t('ordinal', { n: row.round, nHan: chineseNumber(row.round) })}
            </span>
          ),
        },
        { key: 'picks', head: t('picks'), cell: (row) => people(row.picks) },
        { key: 'out', head: t('outByVote'), cell: (row) => people(row.out) },
        {
          key: 'slots',
          head: t('slots'),
          cell: (row) =>
            row.slots.length === 0
              ? tiesha('noSlots')
              : row.slots
                  .map(({ group, count }) =>
                    tiesha('slot', { group: tiesha(`groups.${group}`), count, countHan: chineseNumber(count) }),
                  )
                  .join(tiesha('listComma')),
        },
        {
          key: 'sum',
          head: t('arithmetic'),
          cell: (row) =>
            row.before !== null &&
            [row.before, posts(row), ...votedOut(row)].filter((n, i) => i === 0 || n > 0).join(' − '),
        },
        {
          key: 'left',
          head: t('leftOver'),
          fig: true,
          cell: (row) =>
            row.before !== null && <b>{votedOut(row).reduce((left, out) => left - out, row.before - posts(row))}</b>,
        },
      ]}
    />
  )
}
