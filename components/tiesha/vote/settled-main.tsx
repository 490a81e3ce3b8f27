import { useTranslations } from 'next-intl'
import { VoteBars } from '@/components/game/vote-bars'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { count, useTerms } from '../terms'
import { ranked } from './standing'

interface SettledMainProps {
  vote: SettledVote
  aliases: Readonly<Record<number, string>>
  /** In games of two houses. */
  showHouse: boolean
  /** The last second that counted. */
  closed: number
  zone: string
  now: number
}

/** The main vote while its overtime runs: who is out, who is tied, and the totals unless ballots are secret (T8.11). */
export function SettledMain({ vote, aliases, showHouse, closed, zone, now }: SettledMainProps) {
  const t = useTranslations('vote')
  const terms = useTerms()
  const names = (seats: readonly number[]) => terms.list(seats.map((seat) => aliases[seat] ?? ''))
  const time = () => <Time at={closed} zone={zone} now={now} />
  return (
    <Part
      id={`main-${vote.house}`}
      title={showHouse ? `${t('main.title')}　${terms.house(vote.house)}` : t('main.title')}
      note={t.rich('main.note', { time, n: vote.count })}
    >
      {vote.totals ? (
        <VoteBars
          rows={[...ranked(vote.totals)].sort(outFirst(vote)).map((total) => ({
            key: total.seat,
            name: aliases[total.seat] ?? '',
            halves: total.halves,
            standing: vote.out.includes(total.seat) ? 'out' : vote.tied.includes(total.seat) ? 'tied' : 'below',
            calls: total.codes.slice(0, 2),
          }))}
          cuts={vote.out.length > 0 ? [{ after: vote.out.length, text: t('main.cut', count(vote.out.length)) }] : []}
        />
      ) : (
        <div className="stack">
          <p className="meta">{t('main.secret')}</p>
          <p>{vote.out.length > 0 ? t('main.outNames', { aliases: names(vote.out) }) : t('main.nobodyOut')}</p>
          {vote.tied.length > 0 && <p>{t('main.tiedNames', { aliases: names(vote.tied) })}</p>}
        </div>
      )}
      {vote.suicides.length > 0 && <p className="mt-3">{t('main.suicides', { aliases: names(vote.suicides) })}</p>}
    </Part>
  )
}

const outFirst = (vote: SettledVote) => (a: { seat: number }, b: { seat: number }) =>
  Number(vote.out.includes(b.seat)) - Number(vote.out.includes(a.seat))
