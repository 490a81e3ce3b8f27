import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { CandidateCard } from '@/components/game/candidate-card'
import { formatHalves } from '@/components/game/figures'
import { VoteCells } from '@/components/game/vote-bars'
import { Countdown } from '@/components/ui/countdown'
import { Time } from '@/components/ui/time'
import { count, useTerms } from '../terms'
import { TICK } from './ballot-form'

export interface TiedCandidate {
  seat: number
  alias: string
  me: boolean
  /** Overtime votes in halves, and those of the main vote; null where they are not shown. */
  halves: number | null
  mainHalves: number | null
}

export interface OvertimePanelProps {
  slug: string
  /** In games of two houses, whose overtime it is. */
  house: number | null
  tied: readonly TiedCandidate[]
  places: number
  most: number
  voters: number
  closes: number
  now: number
  /** As it stands, level at the edge: who reached that total first (T9.2). */
  first: { alias: string; at: number; halves: number } | null
  zone: string
}

interface Drawing extends OvertimePanelProps {
  /** The order of a seat on the ballot in the making; null: not picked. */
  orderOf: (seat: number) => number | null
  /** Left out: the panel is only looked at. */
  onPick?: (seat: number) => void
  /** Guesses and the button. */
  acts: ReactNode
  /** The receipt, or why the reader cannot vote. */
  children?: ReactNode
}

/** Overtime: the only reversed panel of the site, so that nobody takes it for the main vote. */
export function OvertimePanel(props: Drawing) {
  const t = useTranslations('vote')
  const terms = useTerms()
  const id = useId()
  const { tied, places, most, first } = props
  const level = tied.every((c) => c.mainHalves !== null && c.mainHalves === tied[0]?.mainHalves)
  const aliases = terms.list(tied.map((c) => c.alias))
  const forPlaces = { places, placesHan: count(places).nHan }
  const votes = formatHalves(tied[0]?.mainHalves ?? 0)
  return (
    <section className="overtime mt-6" aria-labelledby={id}>
      <div className="inner">
        <div className="row">
          <h2 id={id}>
            {t('over.title')}
            {props.house !== null && `　${terms.house(props.house)}`}
          </h2>
          <p className="meta over-lead">
            {level ? t('over.tiedAt', { aliases, votes, ...forPlaces }) : t('over.tied', { aliases, ...forPlaces })}{' '}
            {t('over.who', { ...count(props.voters), most, mostHan: count(most).nHan })}
          </p>
          <p className="left row-end">
            <Countdown until={props.closes} serverNow={props.now} form="bare" />
          </p>
        </div>
        <div className="duel noscript:pointer-events-none">
          {tied.map((c) => (
            <CandidateCard
              key={c.seat}
              slug={props.slug}
              alias={c.alias}
              me={c.me}
              halves={c.halves}
              note={c.mainHalves === null ? undefined : t('over.mainVotes', { votes: formatHalves(c.mainHalves) })}
              order={props.orderOf(c.seat)}
              type={most === 1 ? 'radio' : 'checkbox'}
              name={TICK}
              value={c.seat}
              disabled={!props.onPick}
              onPick={() => props.onPick?.(c.seat)}
              duel
            >
              {c.halves !== null && <VoteCells halves={c.halves} />}
            </CandidateCard>
          ))}
        </div>
        <div className="row mt-5">
          <p className="meta">
            {t('over.tieRule')}{' '}
            {first &&
              t.rich('over.reached', {
                alias: first.alias,
                votes: formatHalves(first.halves),
                time: () => <Time at={first.at} zone={props.zone} precision="milli" clockOnly tip={false} />,
              })}
          </p>
          {props.acts}
        </div>
        {props.children}
      </div>
    </section>
  )
}
