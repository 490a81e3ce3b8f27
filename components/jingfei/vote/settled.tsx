import { useTranslations } from 'next-intl'
import type { SettledVote } from '@/lib/engine/rulesets/jingfei/report-types'
import { SeatName, SeatNames, type TableContext } from '../seats'
import { useJingfeiTerms } from '../terms'
import { Totals } from './poll'

/** What came of a vote, in a sentence. */
export function VoteOutcome({ context, vote }: { context: TableContext; vote: SettledVote }) {
  const t = useTranslations('jingfei.vote.outcome')
  const { out } = vote
  if (out !== null) return t.rich('out', { seat: () => <SeatName context={context} seat={out} /> })
  if (vote.tied.length === 0) return t('nobody')
  if (vote.stage === 'third') return t('draw')
  return t.rich('tied', { seats: () => <SeatNames context={context} seats={vote.tied} /> })
}

/** A vote that is over (G7.2): the outcome, the totals, and who voted for whom as far as that is shown yet. */
export function SettledVoteView({ context, vote }: { context: TableContext; vote: SettledVote }) {
  const t = useTranslations('jingfei.vote')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const comma = terms.list(['', ''])
  const groups = vote.votes && byPick(vote.votes)
  return (
    <div className="stack">
      <p className="announced-sum">
        <VoteOutcome context={context} vote={vote} />
      </p>
      {!groups && vote.totals && <Totals context={context} totals={vote.totals} />}
      {!groups && <p className="meta">{t('hidden')}</p>}
      {groups && (
        <dl className="facts jf-votes">
          {groups.map(({ pick, voters }) => (
            <div key={pick ?? 'none'}>
              <dt>
                {pick === null ? jingfei('abstained') : <SeatName context={context} seat={pick} />}{' '}
                <b>{t('votes', { n: voters.length })}</b>
              </dt>
              <dd>
                {voters.map(({ seat, at }, i) => (
                  <span key={seat}>
                    {i > 0 && comma}
                    <SeatName context={context} seat={seat} />
                    {at === null && <span className="meta"> {jingfei('silent')}</span>}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

type Votes = NonNullable<SettledVote['votes']>

/** Votes by whom they name: most first, then by seat; abstentions last. */
export function byPick(votes: Votes): { pick: number | null; voters: Votes }[] {
  const groups = new Map<number | null, Votes>()
  for (const vote of votes) groups.set(vote.pick, [...(groups.get(vote.pick) ?? []), vote])
  return [...groups]
    .map(([pick, voters]) => ({ pick, voters }))
    .sort(
      (a, b) =>
        Number(a.pick === null) - Number(b.pick === null) ||
        b.voters.length - a.voters.length ||
        (a.pick ?? 0) - (b.pick ?? 0),
    )
}
