import { useTranslations } from 'next-intl'
import { VoteBars } from '@/components/game/vote-bars'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import type { RoundView, SeatView } from '@/lib/engine/rulesets/tiesha/view-types'
import { VoteMatrix } from '../reports/vote-matrix'
import { useTerms } from '../terms'
import { ranked } from './standing'

interface RoundVotesProps {
  slug: string
  zone: string
  now: number
  round: RoundView
  seats: readonly SeatView[]
  houses: number
}

/** The votes of one round as tables: voters down, candidates across; each house and the overtime apart. */
export function RoundVotes({ slug, zone, now, round, seats, houses }: RoundVotesProps) {
  const t = useTranslations('vote')
  const terms = useTerms()
  const aliases = Object.fromEntries(seats.map((s) => [s.seat, s.alias]))
  const published = new Map(seats.flatMap((s) => (s.published && s.code !== null ? [[s.seat, s.code] as const] : [])))
  return round.votes.map((vote) => {
    const title = [...(houses > 1 ? [terms.house(vote.house)] : []), terms.stage(vote.stage)].join('　')
    const time = () => <Time at={vote.at - 1000} zone={zone} now={now} />
    return (
      <Part
        key={`${vote.house}-${vote.stage}`}
        id={`vote-${vote.house}-${vote.stage}`}
        title={title}
        note={t.rich('main.note', { time, n: vote.count })}
      >
        {vote.ballots ? (
          <>
            <VoteMatrix
              label={title}
              slug={slug}
              zone={zone}
              vote={vote}
              totals={[vote]}
              aliases={aliases}
              codeOf={(seat) => published.get(seat) ?? null}
            />
            <p className="meta mt-2">{t('history.legend')}</p>
          </>
        ) : (
          <Hidden vote={vote} aliases={aliases} ended={round.result !== null} />
        )}
        {vote.suicides.length > 0 && (
          <p className="mt-3">
            {t('main.suicides', { aliases: terms.list(vote.suicides.map((s) => aliases[s] ?? '')) })}
          </p>
        )}
      </Part>
    )
  })
}

function Hidden(props: { vote: SettledVote; aliases: Readonly<Record<number, string>>; ended: boolean }) {
  const t = useTranslations('vote')
  const { vote, aliases } = props
  return (
    <>
      <p className="meta mb-3">{t(props.ended ? 'history.secret' : 'history.closed')}</p>
      {vote.totals ? (
        <VoteBars
          rows={ranked(vote.totals).map((total) => ({
            key: total.seat,
            name: aliases[total.seat] ?? '',
            halves: total.halves,
            standing: vote.out.includes(total.seat) ? 'out' : vote.tied.includes(total.seat) ? 'tied' : 'below',
            calls: total.codes,
          }))}
        />
      ) : (
        <p>{t('history.noTotals')}</p>
      )}
    </>
  )
}
