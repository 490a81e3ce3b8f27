import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AliasName, CodeName, FactionMark } from '@/components/game/names'
import { useActColumn } from '@/components/host/act-column'
import { pointsText } from '@/components/tiesha/points-text'
import { count, useTerms } from '@/components/tiesha/terms'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { type Column, Table } from '@/components/ui/table'
import type { SeatView, TieshaView } from '@/lib/engine/rulesets/tiesha'
import { FACTION_OF } from '@/lib/engine/rulesets/tiesha/roles'

interface SeatsTableProps {
  slug: string
  view: TieshaView
  /** Accounts by seat, for those who may know them (T18). */
  accounts: ReadonlyMap<number, string> | null
  /** The seat that the sheet below speaks of. */
  chosen: number | null
  /** Seats that this viewer may act on: living ones, and those whose ruling-out can be undone. */
  acts: ReadonlySet<number>
  /** The sheet of the chosen seat. */
  children?: ReactNode
}

/** Every seat: who it is as far as the viewer may know, its point, its warnings, and the way to act on it. */
export function SeatsTable({ slug, view, accounts, chosen, acts, children }: SeatsTableProps) {
  const t = useTranslations('host')
  const terms = useTerms()
  const roles = view.seats.some((seat) => seat.role !== null && seat.living)
  const act = useActColumn<SeatView>({ slug, acts, chosen, nameOf: (seat) => seat.alias, className: 'seat-act' })
  const columns: (Column<SeatView> | false)[] = [
    { key: 'seat', head: t('seat'), className: 'seat-n', cell: (seat) => seat.seat },
    {
      key: 'alias',
      head: t('alias'),
      className: 'seat-alias',
      cell: (seat) => <AliasName slug={slug} alias={seat.alias} out={!seat.living} />,
    },
    {
      key: 'role',
      head: t('role'),
      className: 'seat-role',
      cell: (seat) =>
        seat.role && (
          <span className="whitespace-nowrap">
            <FactionMark faction={seat.faction ?? FACTION_OF[seat.role]} />
            {terms.role(seat.role)}
            {seat.traits?.map((trait) => (
              <Tag key={JSON.stringify(trait)}>{terms.trait(trait)}</Tag>
            ))}
          </span>
        ),
    },
    { key: 'code', head: t('code'), cell: (seat) => seat.code && <CodeName>{seat.code}</CodeName> },
    roles && {
      key: 'point',
      head: t('point'),
      cell: (seat) => (seat.activated === null ? '' : t(seat.activated ? 'pointActive' : 'pointIdle')),
    },
    accounts !== null && {
      key: 'account',
      head: t('account'),
      cell: (seat) => accounts.get(seat.seat) ?? '',
    },
    {
      key: 'fate',
      head: t('fate'),
      className: 'seat-fate',
      cell: (seat) => (
        <>
          {seat.out
            ? t('outIn', { round: terms.round(seat.out.round) })
            : seat.warnings === 0 && <span className="meta">{t('living')}</span>}
          {seat.warnings > 0 && <Tag tone="seal">{t('warned', count(seat.warnings))}</Tag>}
        </>
      ),
    },
    act,
  ]
  return (
    <Part id="seats" title={t('seats')} note={t('seatsNote', { living: view.living })}>
      <Table
        label={t('seatsRows')}
        tight
        className="seat-rows"
        rows={view.seats}
        rowKey={(seat) => seat.seat}
        columns={columns.filter((column) => column !== false)}
        isVoid={(seat) => !seat.living}
      />
      {children}
    </Part>
  )
}

/** The score as it stands, for those who see roles. */
export function ScoreNow({ view }: { view: TieshaView }) {
  const t = useTranslations('host')
  const terms = useTerms()
  const { score } = view
  if (!score) return null
  return (
    <Part id="score" title={t('score')} note={t('scoreNote')}>
      <ul>
        {(['black', 'white'] as const).map((side) => (
          <li key={side}>
            <FactionMark faction={side} beside />
            {t('scoreOf', {
              side: terms.faction(side),
              captured: pointsText(score[side].captured),
              held: pointsText(score[side].held),
              survival: pointsText(score[side].survival),
              total: pointsText(score[side].total),
            })}
          </li>
        ))}
      </ul>
    </Part>
  )
}
