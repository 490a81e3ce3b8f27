import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FactionMark } from '@/components/game/names'
import { ScoreCurve } from '@/components/game/score-curve'
import { VoteBars } from '@/components/game/vote-bars'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { Part } from '@/components/ui/part'
import { housesIn } from '@/lib/engine/rulesets/tiesha/config'
import type { ResultPost, SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { count, useTerms } from '../terms'
import { ranked } from '../vote/standing'
import { codeOf, type ReportContext, scorePoints } from './context'
import { FateList } from './fate-list'
import { countFates } from './fates'
import { NextRow } from './next-row'
import { PointsTable } from './points-table'
import { SeatNames } from './seats'
import { VoteMatrix } from './vote-matrix'

interface ResultProps {
  context: ReportContext
  report: ResultPost
}

/** How many live after a round: those who sat down, less all that went out by its result posts. */
function livingAfter({ seats, rounds }: ReportContext, report: ResultPost): number {
  const earlier = rounds.filter((r) => r.round < report.round).flatMap((r) => r.result?.seats ?? [])
  return seats.length - new Set([...earlier, ...report.seats].map((s) => s.seat)).size
}

/** 帖出五人，票出四人，余二十三人 */
export function useResultSummary(): (props: ResultProps) => string {
  const t = useTranslations('reports')
  return ({ context, report }) => {
    const fates = countFates(report.seats)
    const parts = fates.map(({ kind, count: n }) => t(`result.summary.${kind}`, count(n)))
    if (parts.length === 0) parts.push(t('result.summary.nobody'))
    parts.push(t('result.summary.left', count(livingAfter(context, report))))
    return parts.join(t('cause.comma'))
  }
}

/** A result post (T10.2): who went out and why, points with their reasons, ballots, score, the next row. */
export function ResultPostView({ context, report }: ResultProps) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const { config } = context
  return (
    <>
      <Part
        id="out"
        title={t('result.out')}
        note={report.seats.length > 0 && t('result.outNote', count(report.seats.length))}
      >
        {report.seats.length === 0 ? (
          <p className="meta">{t('result.outNone')}</p>
        ) : (
          <ByHouse context={context} report={report}>
            {(seats) => <FateList context={context} round={report.round} seats={seats} votes={report.votes} />}
          </ByHouse>
        )}
        {report.survived.length > 0 && (
          <p className="mt-3">
            {t.rich('result.survived', { seats: () => <SeatNames context={context} seats={report.survived} /> })}
          </p>
        )}
      </Part>
      {config.victory === 'score' && (
        <Part id="points" title={t('result.points')} note={t('result.pointsNote')}>
          <PointsTable context={context} report={report} />
          <Score context={context} report={report} />
        </Part>
      )}
      <Ballots context={context} report={report} />
      {report.next ? (
        <Part
          id="next"
          title={t('result.next')}
          note={t(report.next.row.slots.length > 0 ? 'result.nextNote.posting' : 'result.nextNote.day', {
            round: terms.round(report.next.round),
          })}
        >
          <NextRow
            row={report.next.row}
            living={livingAfter(context, report)}
            houses={housesIn(config, report.next.round)}
          />
          {report.alliance && <AllianceNote />}
        </Part>
      ) : (
        report.alliance && <AllianceNote />
      )}
    </>
  )
}

function AllianceNote() {
  const t = useTranslations('reports')
  return <Notice className="mt-5">{t.rich('result.alliance', { b: (chunks: ReactNode) => <b>{chunks}</b> })}</Notice>
}

/** T14.2: with two houses each has its own block. */
function ByHouse(props: ResultProps & { children: (seats: ResultPost['seats']) => ReactNode }) {
  const terms = useTerms()
  const { report } = props
  const houses = [...new Set(report.votes.map((v) => v.house))].sort()
  if (houses.length < 2) return props.children(report.seats)
  return houses.map((house) => (
    <section key={house} className="mt-3">
      <h3>{terms.house(house)}</h3>
      {props.children(report.seats.filter((s) => s.house === house))}
    </section>
  ))
}

function Score({ context, report }: ResultProps) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const earlier = context.rounds.filter((r) => r.round < report.round)
  const points = [...scorePoints(earlier), { round: report.round, ...report.score }]
  const { black, white } = report.score
  return (
    <div className="cols score-cols">
      <ScoreCurve points={points} rounds={context.rows.length} />
      <div>
        <p className="vh">{t('result.scoreLabel', { black, white })}</p>
        <div className="score" aria-hidden="true">
          <div>
            <p className="n">{black}</p>
            <p className="mt-2">
              <FactionMark faction="black" beside /> {terms.faction('black')}
            </p>
          </div>
          <span className="meta">{t('result.total')}</span>
          <div className="is-white">
            <p className="n">{white}</p>
            <p className="mt-2">
              <FactionMark faction="white" beside /> {terms.faction('white')}
            </p>
          </div>
        </div>
        <p className="meta score-gained">
          {t('result.gained', { black: report.gained.total.black, white: report.gained.total.white })}
        </p>
        {report.gained.byHouse.length > 1 &&
          report.gained.byHouse.map(({ house, points: gained }) => (
            <p className="meta score-gained" key={house}>
              {t('result.gainedHouse', { house: terms.house(house), black: gained.black, white: gained.white })}
            </p>
          ))}
      </div>
    </div>
  )
}

function Ballots({ context, report }: ResultProps) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const houses = [...new Set(report.votes.map((v) => v.house))].sort()
  if (houses.length === 0)
    return (
      <Part id="ballots" title={t('result.votes')}>
        <p className="meta">{t('result.votesNone')}</p>
      </Part>
    )
  return houses.map((house) => (
    <HouseBallots
      key={house}
      context={context}
      votes={report.votes.filter((v) => v.house === house)}
      id={`ballots-${house}`}
      title={houses.length > 1 ? t('result.votesHouse', { house: terms.house(house) }) : t('result.votes')}
    />
  ))
}

function HouseBallots(props: { context: ReportContext; votes: readonly SettledVote[]; id: string; title: string }) {
  const t = useTranslations('reports')
  const vote = useTranslations('vote')
  const { context, votes, id, title } = props
  const aliases = Object.fromEntries(context.seats.map((s) => [s.seat, s.alias]))
  const halves = votes[0]?.ballots?.filter((b) => b.halves === 1).length ?? 0
  return (
    <Part
      id={id}
      title={title}
      note={votes[0]?.ballots && t('result.votesNote', { n: votes[0].count, halves })}
      more={<Link href={`/g/${context.slug}/vote/history`}>{t('result.history')}</Link>}
    >
      <div className="stack">
        {votes.map((v) => {
          const label = v.stage === 'main' ? title : t('result.overtimeVotes')
          return (
            <div key={v.stage}>
              {v.stage === 'overtime' && <h3 className="mb-2">{label}</h3>}
              {v.ballots ? (
                <VoteMatrix
                  label={label}
                  slug={context.slug}
                  zone={context.zone}
                  vote={v}
                  totals={v.stage === 'main' ? votes : [v]}
                  aliases={aliases}
                  codeOf={codeOf(context)}
                />
              ) : (
                <>
                  <p className="meta mb-2">{vote('history.secret')}</p>
                  <VoteBars
                    rows={ranked(v.totals ?? []).map((total) => ({
                      key: total.seat,
                      name: aliases[total.seat] ?? '',
                      halves: total.halves,
                      standing: v.out.includes(total.seat) ? 'out' : v.tied.includes(total.seat) ? 'tied' : 'below',
                      calls: total.codes,
                    }))}
                  />
                </>
              )}
            </div>
          )
        })}
      </div>
    </Part>
  )
}
