import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useActColumn } from '@/components/host/act-column'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { type Column, Table } from '@/components/ui/table'
import type { JingfeiView, SeatView } from '@/lib/engine/rulesets/jingfei/view-types'
import { RoleTag, SeatLabel, type TableContext } from '../seats'
import { count, useJingfeiTerms } from '../terms'

interface Props {
  context: TableContext
  view: JingfeiView
  /** Accounts by seat, for those who may know them (T18). */
  accounts: ReadonlyMap<number, string> | null
  chosen: number | null
  /** Seats that this viewer may act on. */
  acts: ReadonlySet<number>
  /** The sheet of the chosen seat. */
  children?: ReactNode
}

/** Every seat as far as this viewer may know it, and the way to act on it. */
export function SeatsTable({ context, view, accounts, chosen, acts, children }: Props) {
  const t = useTranslations('jingfei.host')
  const host = useTranslations('host')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const act = useActColumn<SeatView>({ slug: context.slug, acts, chosen, nameOf: (seat) => seat.alias })
  const columns: (Column<SeatView> | false)[] = [
    { key: 'who', head: t('who'), label: '', cell: ({ seat }) => <SeatLabel context={context} seat={seat} /> },
    accounts !== null && { key: 'account', head: t('account'), cell: ({ seat }) => accounts.get(seat) ?? '' },
    view.seats.some(({ role }) => role !== null) && {
      key: 'role',
      head: t('role'),
      cell: ({ role }) => role && <RoleTag role={role} />,
    },
    {
      key: 'fate',
      head: t('fate'),
      cell: ({ out, warnings, barred }) => (
        <>
          {out ? (
            <span className="meta">
              {out.by === 'night' ? terms.night(out.round) : terms.day(out.round)} {terms.cause(out.cause)}
            </span>
          ) : (
            jingfei('living')
          )}{' '}
          {barred && <Tag>{jingfei('barred')}</Tag>}{' '}
          {warnings > 0 && <Tag tone="seal">{jingfei('warnings', count(warnings))}</Tag>}
        </>
      ),
    },
    act,
  ]
  return (
    <Part id="seats" title={t('seats')} note={t('seatsNote', { living: view.living })}>
      <Table
        label={host('seatsRows')}
        tight
        rows={view.seats}
        rowKey={({ seat }) => seat}
        columns={columns.filter((column) => column !== false)}
        isVoid={({ living }) => !living}
      />
      {children}
    </Part>
  )
}
