import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { SettledVote } from '@/lib/engine/rulesets/jingfei/report-types'
import { SeatLabel, type TableContext, useSeatText } from '../seats'
import { useJingfeiTerms } from '../terms'
import { VoteOutcome } from './settled'

/** All votes of a game: a row is a voter, a column a vote. */
export function VoteHistory({ context, votes }: { context: TableContext; votes: readonly SettledVote[] }) {
  const t = useTranslations('jingfei.vote')
  const jingfei = useTranslations('jingfei')
  const terms = useJingfeiTerms()
  const label = jingfei('tableOf', { title: t('history') })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll sheet matrix-sheet" tabIndex={0} aria-label={label}>
      <table className="matrix history">
        <thead>
          <tr>
            <th scope="col" className="plain">
              {t('voter')}
            </th>
            {votes.map((vote) => (
              <th key={`${vote.round}-${vote.stage}`} scope="col" className="plain">
                {terms.day(vote.round)}
                {vote.stage !== 'first' && `　${terms.stage(vote.stage)}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {context.seats.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatLabel context={context} seat={seat} />
              </th>
              {votes.map((vote) => (
                <Cell key={`${vote.round}-${vote.stage}`} context={context} vote={vote} seat={seat} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('result')}</th>
            {votes.map((vote) => (
              <td key={`${vote.round}-${vote.stage}`}>
                <VoteOutcome context={context} vote={vote} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Cell({ context, vote, seat }: { context: TableContext; vote: SettledVote; seat: number }) {
  const t = useTranslations('jingfei')
  const seatText = useSeatText(context)
  if (vote.votes === null) return <td className="meta">–</td>
  const cast = vote.votes.find((one) => one.seat === seat)
  if (!cast) return <td className="meta">{t('vote.absent')}</td>
  if (cast.pick === null) return <td className="meta">{t(cast.at === null ? 'silent' : 'abstained')}</td>
  return (
    <td className="on">
      <span className={clsx('history-pick', cast.pick === vote.out && 'hit')}>{seatText(cast.pick)}</span>
    </td>
  )
}
