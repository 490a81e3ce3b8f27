import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RoundTable } from '@/components/game/round-table'
import { Schedule } from '@/components/tiesha/setup/schedule'
import { useTerms } from '@/components/tiesha/terms'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Time } from '@/components/ui/time'
import type { ResolvedConfig } from '@/lib/engine/rulesets/tiesha'
import { tableArithmetic } from '@/lib/engine/rulesets/tiesha'
import type { CalendarDay, ScheduledRound } from '@/lib/play/schedule'

interface GameFactsProps {
  slug: string
  config: ResolvedConfig
  seats: number
  timeZone: string
  now: number
  signUpClosesAt: number | null
  startsAt: number | null
  board: { slug: string; name: string } | null
  membersOnly: boolean
  schedule: { rounds: readonly ScheduledRound[]; days: readonly CalendarDay[] } | null
}

/** What is played and when: the facts, the round table with its sums, the days. */
export function GameFacts(props: GameFactsProps) {
  const t = useTranslations('recruit')
  const tiesha = useTranslations('tiesha')
  const terms = useTerms()
  const { config, seats, schedule } = props
  const { rows, ratio } = tableArithmetic(config, seats)
  const figures = { preset: tiesha(`presets.${config.preset ?? 'classic-50'}`), seats, rounds: rows.length }
  const time = (at: number | null, without: string) =>
    at === null ? without : <Time at={at} zone={props.timeZone} now={props.now} precision="minute" />
  const end = schedule?.rounds.at(-1)?.voteCloses ?? null
  const facts: [string, ReactNode][] = [
    [t('tableName'), t(config.custom ? 'tableEdited' : 'tableFacts', figures)],
    [t('signUpCloses'), time(props.signUpClosesAt, t('noEnd'))],
    [t('startsAt'), time(props.startsAt, t('noStart'))],
    [t('everyDay'), t('everyDayFacts', { vote: config.voteClose, post: config.postClose })],
    ...(end === null ? [] : ([[t('ends'), time(end, '')]] as [string, ReactNode][])),
    [t('victory'), t(config.victory === 'score' ? 'victoryScore' : 'victoryElimination')],
    [t('ballots'), terms.ballots(config.ballots)],
    ...(props.board
      ? ([
          [
            t('board'),
            <>
              <Link href={`/boards/${props.board.slug}`}>{props.board.name}</Link>
              <span className="meta block">{t('boardNote')}</span>
            </>,
          ],
        ] as [string, ReactNode][])
      : []),
  ]
  return (
    <>
      <Part
        id="facts"
        title={t('table')}
        note={props.membersOnly && t('membersOnly')}
        more={<Link href={`/g/${props.slug}/rules`}>{t('rules')}</Link>}
      >
        <dl className="facts facts-wide">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="rounds" title={t('rounds')} note={t('ratio', ratio)}>
        <RoundTable
          label={t('roundsRows')}
          rows={rows.map((row) => ({ ...row, before: row.livingAfter + row.deaths }))}
        />
      </Part>
      {schedule && (
        <Part id="schedule" title={t('schedule')}>
          <Schedule {...schedule} zone={props.timeZone} />
        </Part>
      )}
    </>
  )
}
