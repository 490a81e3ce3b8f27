import { useTranslations } from 'next-intl'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu/view-types'
import { SeatLabel, SeatName } from '../reports/seats'
import { useJianghuTerms } from '../terms'

interface VoteTablesProps {
  slug: string
  seats: JianghuView['seats']
  votes: NonNullable<JianghuView['votes']>
}

/** For whom every seat voted, day by day (J10.1a): published when the game is over. */
export function VoteTables({ slug, seats, votes }: VoteTablesProps) {
  const t = useTranslations('jianghu-play')
  const terms = useJianghuTerms()
  const context = { slug, seats }
  return (
    <Part id="votes" title={t('vote.tables')}>
      <Table
        label={t('vote.tableLabel')}
        tight
        rows={seats}
        rowKey={({ seat }) => seat}
        columns={[
          {
            key: 'voter',
            head: t('vote.voter'),
            cell: ({ seat }) => <SeatLabel context={context} seat={seat} />,
          },
          ...votes.map(({ round, votes: cast }) => ({
            key: String(round),
            head: terms.day(round),
            cell: ({ seat }: { seat: number }) => {
              const vote = cast.find((one) => one.seat === seat)
              if (!vote) return '—'
              return vote.cast ? (
                <SeatName context={context} seat={vote.for} />
              ) : (
                <span className="meta">{t('vote.silentMark')}</span>
              )
            },
          })),
        ]}
      />
    </Part>
  )
}
