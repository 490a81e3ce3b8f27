import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useActColumn } from '@/components/host/act-column'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { type Column, Table } from '@/components/ui/table'
import type { JianghuView, SeatSecrets, SeatView } from '@/lib/engine/rulesets/jianghu/view-types'
import { FactionName } from '../faction-name'
import type { ReportContext } from '../reports/context'
import { SeatLabel, SeatName } from '../reports/seats'
import { count, useJianghuTerms } from '../terms'

interface Props {
  context: Pick<ReportContext, 'slug' | 'seats'>
  view: JianghuView
  /** Accounts by seat, for those who may know them (T18). */
  accounts: ReadonlyMap<number, string> | null
  chosen: number | null
  /** Seats that this viewer may act on. */
  acts: ReadonlySet<number>
  /** The sheet of the chosen seat. */
  children?: ReactNode
}

/** Every seat with its numbers as far as this viewer may know them (J17.4), and the way to act on it. */
export function SeatsTable({ context, view, accounts, chosen, acts, children }: Props) {
  const t = useTranslations('jianghu-host.seats')
  const host = useTranslations('host')
  const terms = useJianghuTerms()
  const secret = view.seats.some((seat) => seat.secrets !== null)
  const dealt = secret && view.round > 0 // before night 1 there are no numbers yet
  const act = useActColumn<SeatView>({
    slug: context.slug,
    acts,
    chosen,
    nameOf: terms.seat,
    className: 'seat-act whitespace-nowrap',
  })
  const columns: (Column<SeatView> | false)[] = [
    { key: 'seat', head: t('seat'), className: 'seat-n', cell: (seat) => seat.seat },
    {
      key: 'who',
      head: t('who'),
      className: 'seat-alias',
      cell: (seat) => <SeatLabel context={context} seat={seat.seat} out={!seat.living} />,
    },
    accounts !== null && {
      key: 'account',
      head: t('account'),
      className: 'whitespace-nowrap',
      cell: (seat) => accounts.get(seat.seat) ?? '',
    },
    secret && {
      key: 'faction',
      head: t('faction'),
      className: 'seat-role',
      cell: ({ secrets }) => secrets && <FactionName faction={secrets.faction} />,
    },
    dealt && {
      key: 'numbers',
      head: t('numbers'),
      className: 'whitespace-nowrap',
      cell: ({ secrets }) => secrets && `${secrets.hp} / ${secrets.mp}`,
    },
    dealt && { key: 'holds', head: t('holds'), cell: ({ secrets }) => secrets && <Holds secrets={secrets} /> },
    { key: 'fate', head: t('fate'), className: 'seat-fate', cell: (seat) => <Fate context={context} seat={seat} /> },
    act,
  ]
  return (
    <Part id="seats" title={t('title')} note={t('note', { living: view.living })}>
      <Table
        label={host('seatsRows')}
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

/** What is in the bag and in the slot, and the mission of a bystander. */
export function Holds({ secrets }: { secrets: SeatSecrets }) {
  const t = useTranslations('jianghu-host.seats')
  const final = useTranslations('jianghu-reports.final')
  const terms = useJianghuTerms()
  const { bag, slot, mission, success } = secrets
  return (
    <>
      {bag.length === 0 && !slot ? <span className="meta">{t('none')}</span> : terms.list(bag.map(terms.item))}
      {slot && <span className="meta"> {t('slot', { item: terms.item(slot) })}</span>}
      {mission !== null && (
        <p className="meta">
          <Tag tone={success ? 'now' : undefined}>{final(success ? 'done' : 'notDone')}</Tag> {terms.mission(mission)}
        </p>
      )}
    </>
  )
}

/** Alive: where and in which states; dead: since when. */
function Fate({ context, seat }: Pick<Props, 'context'> & { seat: SeatView }) {
  const t = useTranslations('jianghu-host.seats')
  const host = useTranslations('host')
  const terms = useJianghuTerms()
  const { death, secrets, line } = seat
  const states = secrets
    ? secrets.states.map(({ state, until }) => t('until', { state: terms.state(state), night: terms.night(until) }))
    : (line?.states ?? []).map(terms.state)
  const place = secrets?.place ?? line?.place
  const killer = death?.killer ?? null
  return (
    <>
      {death && (
        <>
          {t('dead', { round: death.stage === 'night' ? terms.night(death.round) : terms.day(death.round) })}
          {killer !== null && (
            <span className="meta">
              {' '}
              {t.rich('killer', { seat: () => <SeatName context={context} seat={killer} /> })}
            </span>
          )}
        </>
      )}
      {!death && line && place && (
        <>
          {terms.place(place)}{' '}
          <span className="meta">{states.length > 0 ? terms.list(states) : terms.state('normal')}</span>
        </>
      )}
      {seat.ruledOut && <Tag tone="seal">{t('ruledOut')}</Tag>}
      {seat.warnings > 0 && <Tag tone="seal">{host('warned', count(seat.warnings))}</Tag>}
    </>
  )
}
