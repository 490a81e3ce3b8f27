import { useTranslations } from 'next-intl'
import { formatPoints } from '@/components/game/figures'
import { AliasName, CodeName, FactionMark } from '@/components/game/names'
import { ScoreCurve } from '@/components/game/score-curve'
import { SeedProof } from '@/components/game/seed-proof'
import { Link } from '@/components/ui/link'
import { Part } from '@/components/ui/part'
import { Table } from '@/components/ui/table'
import type { FinalReport, Fraction } from '@/lib/engine/rulesets/tiesha/report-types'
import { useTerms } from '../terms'
import { aliasOf, type ReportContext, scorePoints, seatOf } from './context'
import { SeatNames } from './seats'

interface FinalProps {
  context: ReportContext
  report: FinalReport
}

/** The final post with everything of T16.3: score, who was who, the seed and how to check it, where the rest is. */
export function FinalReportView({ context, report }: FinalProps) {
  const t = useTranslations('reports')
  return (
    <>
      {context.config.victory === 'score' && report.winner !== null && (
        <Part id="score" title={t('final.score')} note={t('final.scoreNote')}>
          <ScoreTable report={report} />
          <div className="mt-5">
            <ScoreCurve points={scorePoints(context.rounds)} rounds={context.rows.length} />
          </div>
        </Part>
      )}
      <Part id="living" title={t('final.living')}>
        {report.living.length === 0 ? (
          <p className="meta">{t('final.livingNone')}</p>
        ) : (
          <p>
            <SeatNames context={context} seats={report.living} />
          </p>
        )}
      </Part>
      <Part id="who" title={t('final.roster')} note={t('final.rosterNote')}>
        <WhoWasWho context={context} report={report} />
      </Part>
      <Part id="seed" title={t('final.seed')} note={report.seed && t('final.seedNote')}>
        <SeedProof seed={report.seed} seedHash={context.seedHash} how={t('final.seedHow2')} />
      </Part>
      <Part id="more" title={t('final.more')}>
        <ul className="stack">
          <li>
            <Link href={`/g/${context.slug}/vote/history`}>{t('final.ballots')}</Link>
          </li>
          <li>
            <Link href={`/g/${context.slug}/kills`}>{t('final.kills')}</Link>
          </li>
          <li>
            <Link href={`/g/${context.slug}/rooms`}>{t('final.rooms')}</Link>
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

/** A score as its exact fraction, and to three decimals where it is no whole number (T13.1). */
function Points({ value }: { value: Fraction }) {
  const t = useTranslations('reports')
  const { whole, rest, decimal } = formatPoints(value)
  if (!rest) return whole
  return (
    <>
      {whole === 0 ? rest : t('final.mixed', { whole, rest })} <span className="meta">{decimal}</span>
    </>
  )
}

function ScoreTable({ report }: { report: FinalReport }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const sides = ['black', 'white'] as const
  const figures = ['captured', 'held', 'survival', 'total'] as const
  return (
    <Table
      label={terms.scrolls(t('final.score'))}
      fold
      rows={sides}
      rowKey={(side) => side}
      columns={[
        {
          key: 'side',
          head: t('final.side'),
          label: '',
          cell: (side) => (
            <span className="force">
              <FactionMark faction={side} beside />
              {terms.faction(side)}
            </span>
          ),
        },
        ...figures.map((figure) => ({
          key: figure,
          head: t(`final.${figure}`),
          fig: true,
          className: figure === 'total' ? 'song font-bold' : undefined,
          cell: (side: (typeof sides)[number]) => <Points value={report.score[side][figure]} />,
        })),
      ]}
    />
  )
}

function WhoWasWho({ context, report }: FinalProps) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const withAccounts = Object.keys(context.accounts).length > 0
  return (
    <Table
      label={terms.scrolls(t('final.roster'))}
      fold
      rows={report.seats}
      rowKey={(seat) => seat.seat}
      columns={[
        {
          key: 'alias',
          head: t('final.alias'),
          label: '',
          cell: (seat) => <AliasName slug={context.slug} alias={aliasOf(context, seat.seat)} out={!seat.living} />,
        },
        ...(withAccounts
          ? [
              {
                key: 'account',
                head: t('final.account'),
                cell: (seat: FinalReport['seats'][number]) => context.accounts[seat.seat] ?? '',
              },
            ]
          : []),
        {
          key: 'role',
          head: t('final.role'),
          cell: (seat) => (
            <span className="force">
              <FactionMark faction={seat.faction} />
              {terms.role(seat.role)}
            </span>
          ),
        },
        { key: 'code', head: t('final.code'), cell: (seat) => seat.code && <CodeName>{seat.code}</CodeName> },
        {
          key: 'fate',
          head: t('final.fate'),
          cell: (seat) => {
            const out = seatOf(context, seat.seat)?.out
            const fate = seat.living
              ? t('final.lives')
              : out
                ? t('final.wentOut', { round: terms.round(out.round) })
                : ''
            return seat.activated ? terms.list([fate, t('final.activated')]) : fate
          },
        },
      ]}
    />
  )
}
