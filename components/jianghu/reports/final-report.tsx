import { useTranslations } from 'next-intl'
import { SeedProof } from '@/components/game/seed-proof'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import type { FinalReport } from '@/lib/engine/rulesets/jianghu/report-types'
import { FactionName } from '../faction-name'
import { useJianghuTerms } from '../terms'
import { type ReportContext, seatOf } from './context'
import { SeatLabel, SeatName } from './seats'

interface Props {
  context: ReportContext
  report: FinalReport
}

type FinalSeat = FinalReport['seats'][number]

/** Everything that the end makes public (T16.3): the winner, factions, missions, accounts, the seed. */
export function FinalReportView({ context, report }: Props) {
  const t = useTranslations('jianghu-reports')
  const reports = useTranslations('reports')
  const terms = useJianghuTerms()
  const { declared } = report
  const to = (place: string) => `/g/${context.slug}/${place}`
  return (
    <>
      <p className="announced-sum">{report.winner ? terms.winner(report.winner) : t('final.noWinner')}</p>
      <p>{t('final.how', { reason: terms.endReason(report.endedBy) })}</p>
      {declared !== null && (
        <p>{t.rich('final.declared', { seat: () => <SeatName context={context} seat={declared} /> })}</p>
      )}
      <Part id="who" title={t('final.factions')} note={t('final.factionsNote')}>
        <WhoWasWho context={context} report={report} />
      </Part>
      <Part id="seed" title={reports('final.seed')} note={report.seed && reports('final.seedNote')}>
        <SeedProof seed={report.seed} seedHash={context.seedHash} how={t('final.seedHow')} />
      </Part>
      <Part id="more" title={t('final.more')}>
        <ul className="stack">
          <li>
            <Link href={to('announcements?page=1')}>{t('final.story')}</Link>
          </li>
          <li>
            <Link href={to('vote')}>{t('final.ballots')}</Link>
          </li>
          <li>
            <Link href={to('roster')}>{t('final.roster')}</Link>
          </li>
          <li>
            <a href={`/api/games/${context.slug}/transcript`} download>
              {t('final.transcript')}
            </a>
          </li>
        </ul>
      </Part>
    </>
  )
}

function WhoWasWho({ context, report }: Props) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  const withAccounts = Object.keys(context.accounts).length > 0
  return (
    <Table
      label={terms.scrolls(t('final.factions'))}
      fold
      rows={report.seats}
      rowKey={({ seat }) => seat}
      columns={[
        {
          key: 'who',
          head: t('final.who'),
          label: '',
          cell: ({ seat, living }) => <SeatLabel context={context} seat={seat} out={!living} />,
        },
        ...(withAccounts
          ? [{ key: 'account', head: t('final.account'), cell: ({ seat }: FinalSeat) => context.accounts[seat] ?? '' }]
          : []),
        { key: 'faction', head: t('final.faction'), cell: ({ faction }) => <FactionName faction={faction} /> },
        { key: 'fate', head: t('final.fate'), cell: (seat) => <Fate context={context} seat={seat} /> },
        {
          key: 'mission',
          head: t('final.mission'),
          cell: (seat) => seat.mission !== null && <MissionLine mission={seat.mission} success={seat.success} />,
        },
      ]}
    />
  )
}

/** When a seat died, and who was its killer of record (J6.5). */
function Fate({ context, seat }: { context: ReportContext; seat: FinalSeat }) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  if (seat.living) return t('final.lives')
  const death = seatOf(context, seat.seat)?.death
  if (!death) return null
  const round = death.stage === 'night' ? terms.night(death.round) : terms.day(death.round)
  const fate = t('final.died', { round, stage: terms.deathStage(death.stage) })
  const { killer } = death
  if (killer === null) return fate
  return t.rich('final.killedBy', { fate, seat: () => <SeatName context={context} seat={killer} /> })
}

function MissionLine({
  mission,
  success,
}: {
  mission: NonNullable<FinalSeat['mission']>
  success: FinalSeat['success']
}) {
  const t = useTranslations('jianghu-reports')
  const terms = useJianghuTerms()
  const when = success && (success.stage === 'night' ? terms.night(success.round) : terms.day(success.round))
  return (
    <>
      <Tag tone={when ? 'now' : undefined}>{when ? t('final.done') : t('final.notDone')}</Tag> {terms.mission(mission)}
      {when && <span className="meta"> {t('final.doneIn', { when })}</span>}
    </>
  )
}
