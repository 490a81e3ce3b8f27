import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Notice, Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import { Time } from '@/components/ui/time'
import type { JingfeiView } from '@/lib/engine/rulesets/jingfei/view-types'
import { RoleTag, SeatLabel, SeatName, SeatNames, type TableContext } from './seats'
import { useJingfeiTerms } from './terms'

interface Props {
  context: TableContext
  view: JingfeiView
  me: number | null
}

/** The front of a running game: what goes on, the ring of seats, the rounds so far. */
export function Overview({ context, view, me }: Props) {
  const t = useTranslations('jingfei.overview')
  const final = useTranslations('jingfei.final')
  const jingfei = useTranslations('jingfei')
  const vote = useTranslations('jingfei.vote')
  const terms = useJingfeiTerms()
  const { closes, floor, poll, series } = view
  const over = view.status === 'finished'
  return (
    <div className="stack [--gap:var(--s-6)]">
      <Part id="now" title={t('title')}>
        {over ? (
          <>
            <p className="announced-sum">
              {view.endedBy &&
                final('how', {
                  reason: terms.endReason(view.endedBy),
                  winner: view.winner === null ? final('noWinner') : terms.winner(view.winner),
                })}
            </p>
            <p>
              <Link href={`/g/${context.slug}/announcements?page=last`}>{t('readFinal')}</Link>
              {'　'}
              <a href={`/api/games/${context.slug}/transcript`} download>
                {final('transcript')}
              </a>
            </p>
          </>
        ) : (
          <>
            <p>
              <b>
                {view.phase === 'night' ? terms.night(view.round) : terms.day(view.round)}
                {'　'}
                {jingfei(`phases.${view.phase}`)}
                {view.stage && view.stage !== 'first' && `　${terms.stage(view.stage)}`}
              </b>
              {closes && (
                <>
                  {'　'}
                  <span className="meta">
                    <Time at={closes.at} zone={context.zone} now={context.now} />
                  </span>
                </>
              )}
            </p>
            {floor && floor.speakers.length > 0 && floor.kind !== 'open' && (
              <p>
                {jingfei.rich('host.speaking', { seats: () => <SeatNames context={context} seats={floor.speakers} /> })}
              </p>
            )}
            {poll && <p>{vote('waiting', { n: poll.notVoted.length, nHan: String(poll.notVoted.length) })}</p>}
          </>
        )}
        <p className="meta mt-3">
          {t('table')} {t('composition', view.table)}
          {'　'}
          {t('livingNow', { n: view.living })}
          {series.name && `　${t('series', { name: series.name })}`}
        </p>
        {view.settings.hostBlind && !over && <Notice className="mt-3">{t('blind')}</Notice>}
      </Part>
      <Part id="seats" title={t('seats')} note={t('seatsNote')}>
        <ol className="jf-ring">
          {view.seats.map((seat) => (
            <li key={seat.seat} className={seat.living ? undefined : 'is-out'}>
              <SeatLabel context={context} seat={seat.seat} me={me} />
              {seat.out && <span className="meta">{terms.cause(seat.out.cause)}</span>}
              {seat.role && (over || seat.seat !== me) && <RoleTag role={seat.role} />}
              {seat.barred && <Tag>{jingfei('barred')}</Tag>}
            </li>
          ))}
        </ol>
      </Part>
      {view.rounds.length > 0 && (
        <Part id="rounds" title={t('rounds')}>
          <Table
            label={jingfei('tableOf', { title: t('rounds') })}
            tight
            rows={view.rounds}
            rowKey={({ round }) => round}
            columns={[
              { key: 'round', head: t('round'), cell: ({ round }) => terms.round(round) },
              {
                key: 'night',
                head: t('night'),
                cell: ({ night }) =>
                  night.closedAt === null ? (
                    <span className="meta">{t('running')}</span>
                  ) : night.dead === null ? (
                    t('quiet')
                  ) : (
                    <SeatName context={context} seat={night.dead} />
                  ),
              },
              {
                key: 'day',
                head: t('day'),
                cell: ({ round, night, out }) => {
                  const day = out.filter((one) => one.cause !== 'killed')
                  if (day.length > 0)
                    return day.map(({ seat, cause }) => (
                      <span key={seat}>
                        <SeatName context={context} seat={seat} /> <span className="meta">
                          {terms.cause(cause)}
                        </span>{' '}
                      </span>
                    ))
                  const open = night.closedAt === null || (round === view.round && !over)
                  return <span className="meta">{t(open ? 'running' : 'none')}</span>
                },
              },
            ]}
          />
        </Part>
      )}
    </div>
  )
}
