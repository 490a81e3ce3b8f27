import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import type { ReportContext } from '../reports/context'
import { SeatLabel, SeatName } from '../reports/seats'
import { useJianghuTerms } from '../terms'
import { ActionWords } from './action-words'

interface Props {
  context: Pick<ReportContext, 'slug' | 'seats'>
  view: JianghuView
}

/** The part that {@link Pending} draws now; null: none. */
export function pendingPart({ phase, host }: JianghuView): 'picks' | 'actions' | 'votes' | null {
  if (phase === 'day') return 'votes'
  if (host === null) return null
  return phase === 'picking' ? 'picks' : phase === 'night' ? 'actions' : null
}

/** What is submitted and not settled yet, as far as this host may see it (J17.4): picks, actions or votes. */
export function Pending({ context, view }: Props) {
  switch (view.phase) {
    case 'picking':
      return <Picks context={context} view={view} />
    case 'night':
      return <Actions context={context} view={view} />
    case 'day':
      return <Votes context={context} view={view} />
    default:
      return null
  }
}

function Picks({ context, view }: Props) {
  const t = useTranslations('jianghu-host.picks')
  const actions = useTranslations('jianghu-host.actions')
  const terms = useJianghuTerms()
  if (!view.host) return null
  const { picks } = view.host
  return (
    <Part id="picks" title={t('title')} note={t('note')}>
      {picks === null ? (
        <Notice>{actions('hidden')}</Notice>
      ) : (
        <Table
          label={terms.scrolls(t('title'))}
          fold
          tight
          rows={picks}
          rowKey={({ seat }) => seat}
          columns={[
            {
              key: 'who',
              head: actions('who'),
              label: '',
              cell: ({ seat }) => <SeatLabel context={context} seat={seat} />,
            },
            { key: 'offer', head: t('offer'), cell: ({ offer }) => terms.list(offer.map(terms.character)) },
            {
              key: 'character',
              head: t('character'),
              cell: ({ character }) =>
                character ? terms.character(character) : <span className="meta">{t('none')}</span>,
            },
            {
              key: 'place',
              head: t('place'),
              cell: ({ place }) => (place ? terms.place(place) : <span className="meta">{t('none')}</span>),
            },
          ]}
        />
      )}
    </Part>
  )
}

function Actions({ context, view }: Props) {
  const t = useTranslations('jianghu-host.actions')
  const terms = useJianghuTerms()
  if (!view.host) return null
  const { actions } = view.host
  const characterOf = (seat: number) => view.seats.find((one) => one.seat === seat)?.character ?? null
  return (
    <Part id="actions" title={t('title')} note={t('note')}>
      {actions === null ? (
        <Notice>{t('hidden')}</Notice>
      ) : (
        <Table
          label={terms.scrolls(t('title'))}
          fold
          tight
          rows={actions}
          rowKey={({ seat }) => seat}
          columns={[
            { key: 'who', head: t('who'), label: '', cell: ({ seat }) => <SeatLabel context={context} seat={seat} /> },
            {
              key: 'what',
              head: t('what'),
              cell: ({ seat, action, driven }) => (
                <span>
                  {action ? (
                    <ActionWords context={context} character={characterOf(seat)} action={action} />
                  ) : (
                    !driven && <span className="meta">{t('none')}</span>
                  )}
                  {driven && (
                    <>
                      {t.rich('driven', { seat: () => <SeatName context={context} seat={driven.by} /> })}
                      <ActionWords context={context} character={null} action={driven.action} />
                    </>
                  )}
                </span>
              ),
            },
            {
              key: 'scene',
              head: t('scene'),
              cell: ({ scene }) => (scene ? t('hasScene') : <span className="meta">{t('noScene')}</span>),
            },
          ]}
        />
      )}
    </Part>
  )
}

function Votes({ context, view }: Props) {
  const t = useTranslations('jianghu-host.votes')
  const terms = useJianghuTerms()
  const { ballots } = view
  const living = view.seats.filter((seat) => seat.living)
  return (
    <Part id="votes" title={t('title')} note={ballots && t('note', { voted: ballots.length, all: living.length })}>
      {ballots === null ? (
        <Notice>{t('hidden')}</Notice>
      ) : (
        <Table
          label={terms.scrolls(t('title'))}
          tight
          rows={living}
          rowKey={({ seat }) => seat}
          columns={[
            { key: 'voter', head: t('voter'), cell: ({ seat }) => <SeatLabel context={context} seat={seat} /> },
            {
              key: 'for',
              head: t('for'),
              cell: ({ seat }) => {
                const vote = ballots.find((ballot) => ballot.seat === seat)
                return vote ? (
                  <SeatName context={context} seat={vote.for} />
                ) : (
                  <span className="meta">{t('silent')}</span>
                )
              },
            },
          ]}
        />
      )}
    </Part>
  )
}
