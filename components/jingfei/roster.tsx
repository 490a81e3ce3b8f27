import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/notice'
import { type Column, Table } from '@/components/ui/table'
import type { JingfeiView, SeatView } from '@/lib/engine/rulesets/jingfei/view-types'
import type { FinalContext } from './reports/final-report'
import { RoleTag, SeatLabel } from './seats'
import { count, useJingfeiTerms } from './terms'

/** 名册: the ring of seats, who is out since when and by what, and the roles that this reader knows. */
export function Roster({ context, view, me }: { context: FinalContext; view: JingfeiView; me: number | null }) {
  const t = useTranslations('jingfei.roster')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const roles = view.seats.some((seat) => seat.role !== null)
  const masked = view.seats.some(({ seat, alias }) => (context.accounts[seat] ?? alias) !== alias)
  const columns: (Column<SeatView> | false)[] = [
    {
      key: 'who',
      head: t('seat'),
      label: '',
      cell: (seat) => (
        <span id={`seat-${seat.seat}`}>
          <SeatLabel context={context} seat={seat.seat} me={me} />
        </span>
      ),
    },
    masked && { key: 'account', head: t('account'), cell: ({ seat }) => context.accounts[seat] ?? '' },
    {
      key: 'state',
      head: t('state'),
      cell: ({ out, barred, warnings }) => (
        <>
          {out ? (
            <span className="meta">
              {t('outIn', {
                when: out.by === 'night' ? terms.night(out.round) : terms.day(out.round),
                cause: terms.cause(out.cause),
              })}
            </span>
          ) : (
            jingfei('living')
          )}{' '}
          {barred && <Tag>{jingfei('barred')}</Tag>}{' '}
          {warnings > 0 && <Tag tone="seal">{jingfei('warnings', count(warnings))}</Tag>}
        </>
      ),
    },
    roles && {
      key: 'role',
      head: t('role'),
      cell: ({ role }) => (role ? <RoleTag role={role} /> : <span className="meta">{t('unknown')}</span>),
    },
  ]
  return (
    <Table
      label={t('who')}
      rows={view.seats}
      rowKey={({ seat }) => seat}
      columns={columns.filter((column) => column !== false)}
    />
  )
}
