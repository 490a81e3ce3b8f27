import { useTranslations } from 'next-intl'
import { Part } from '@/components/ui/part'
import { type Column, Table } from '@/components/ui/table'
import type { FinalReport } from '@/lib/engine/rulesets/jingfei/report-types'
import { RoleTag, SeatLabel, SeatName, type TableContext, useSeatText } from '../seats'
import { useJingfeiTerms } from '../terms'
import { VoteHistory } from '../vote/history'

export interface FinalContext extends TableContext {
  /** Accounts behind aliases; empty until the game is over, and where seats bear the names of accounts. */
  accounts: Readonly<Record<number, string>>
}

type Seat = FinalReport['seats'][number]
type Night = FinalReport['nights'][number]

/** The final post (G12): the cards, the nights with their voices and checks, every vote, the seed. */
export function FinalReportView({ context, report }: { context: FinalContext; report: FinalReport }) {
  const t = useTranslations('jingfei.final')
  const jingfei = useTranslations('jingfei')
  const night = useTranslations('jingfei.nightPage')
  const terms = useJingfeiTerms()
  const seatText = useSeatText(context)
  const winner = report.winner === null ? t('noWinner') : terms.winner(report.winner)
  const masked = context.seats.some(({ seat, alias }) => (context.accounts[seat] ?? alias) !== alias)
  const columns: (Column<Seat> | false)[] = [
    { key: 'seat', head: t('seat'), label: '', cell: ({ seat }) => <SeatLabel context={context} seat={seat} /> },
    { key: 'role', head: t('role'), cell: ({ role }) => <RoleTag role={role} /> },
    masked && { key: 'account', head: t('account'), cell: ({ seat }) => context.accounts[seat] ?? '' },
    {
      key: 'fate',
      head: t('fate'),
      cell: ({ living }) => <span className="meta">{living ? t('survived') : jingfei('out')}</span>,
    },
  ]
  const voices = (list: Night['voices']['killers']) =>
    list.length === 0 ? (
      <span className="meta">{night('noVoice')}</span>
    ) : (
      terms.list(list.map(({ seat, target }) => `${seatText(seat)} → ${seatText(target)}`))
    )
  return (
    <div className="stack [--gap:var(--s-6)]">
      <div>
        <p className="announced-sum">{t('how', { reason: terms.endReason(report.endedBy), winner })}</p>
        <p>
          <a href={`/api/games/${context.slug}/transcript`} download>
            {t('transcript')}
          </a>
        </p>
      </div>
      <Part id="roles" title={t('roles')} note={t('rolesNote')}>
        <Table
          label={jingfei('tableOf', { title: t('roles') })}
          tight
          rows={report.seats}
          rowKey={({ seat }) => seat}
          columns={columns.filter((one) => one !== false)}
        />
      </Part>
      <Part id="nights" title={t('nights')}>
        <Table
          label={jingfei('tableOf', { title: t('nights') })}
          tight
          fold
          rows={report.nights}
          rowKey={({ round }) => round}
          columns={[
            { key: 'round', head: night('round'), label: '', cell: ({ round }) => terms.night(round) },
            {
              key: 'dead',
              head: night('dead'),
              cell: ({ kill }) =>
                kill === null ? (
                  <span className="meta">{jingfei('nobody')}</span>
                ) : (
                  <SeatName context={context} seat={kill} />
                ),
            },
            {
              key: 'check',
              head: night('check'),
              cell: ({ check }) =>
                check ? (
                  <>
                    <SeatName context={context} seat={check.seat} /> <RoleTag role={check.role} />
                  </>
                ) : (
                  <span className="meta">{jingfei('nobody')}</span>
                ),
            },
            {
              key: 'killers',
              head: night('voicesOf', { group: terms.group('killers') }),
              cell: (one) => <span>{voices(one.voices.killers)}</span>,
            },
            {
              key: 'police',
              head: night('voicesOf', { group: terms.group('police') }),
              cell: (one) => <span>{voices(one.voices.police)}</span>,
            },
          ]}
        />
      </Part>
      {report.votes.length > 0 && (
        <Part id="votes" title={t('votes')}>
          <VoteHistory context={context} votes={report.votes} />
        </Part>
      )}
      {report.seed && (
        <Part id="seed" title={t('seed')} note={t('seedNote')}>
          <p className="seed">
            <code>{report.seed}</code>
          </p>
        </Part>
      )}
    </div>
  )
}
