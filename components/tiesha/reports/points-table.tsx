import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AliasName, CodeName, FactionMark } from '@/components/game/names'
import { Table } from '@/components/ui/table'
import type { ResultPost, ResultSeat } from '@/lib/engine/rulesets/tiesha/report-types'
import { type DrawnCause, withStrikes } from '../causes'
import { type ForceLine, forceLines, pointReason, remainder } from '../points'
import { count, useTerms } from '../terms'
import { aliasOf, codeOf, factionOfCode, type ReportContext, seatOf } from './context'

/** The points of a round with the reason for each (T10.2, T13.2, T13.3, T13.5). */
export function PointsTable({ context, report }: { context: ReportContext; report: ResultPost }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const scored = report.seats.filter((s) => s.scored)
  const others = report.seats.filter((s) => !s.scored)
  return (
    <>
      {scored.length === 0 ? (
        <p className="meta">{t('result.noScored')}</p>
      ) : (
        <Table
          label={terms.scrolls(t('result.points'))}
          fold
          rows={scored}
          rowKey={(seat) => seat.seat}
          columns={[
            {
              key: 'seat',
              head: t('result.seat'),
              label: '',
              cell: (seat) => <ScoredSeat context={context} seat={seat} />,
            },
            {
              key: 'forces',
              head: t('result.forces'),
              cell: (seat) => <Forces context={context} report={report} seat={seat} />,
            },
            { key: 'after', head: t('result.after'), cell: (seat) => <LeftOver seat={seat} /> },
            { key: 'point', head: t('result.point'), cell: (seat) => <PointWords seat={seat} /> },
          ]}
        />
      )}
      {scored.length > 0 && others.length > 0 && (
        <p className="meta mt-2">
          {t('result.unscored', { aliases: terms.list(others.map((s) => aliasOf(context, s.seat))) })}
        </p>
      )}
    </>
  )
}

function ScoredSeat({ context, seat }: { context: ReportContext; seat: ResultSeat }) {
  const t = useTranslations('reports')
  return (
    <span>
      <AliasName slug={context.slug} alias={aliasOf(context, seat.seat)} />
      <br />
      <span className="meta">
        {seat.code && (
          <>
            <CodeName>{seat.code}</CodeName>
            {t('cause.comma')}
          </>
        )}
        {seat.activated ? t('result.activated') : t('result.notActivated')}
      </span>
    </span>
  )
}

function Forces({ context, report, seat }: { context: ReportContext; report: ResultPost; seat: ResultSeat }) {
  const t = useTranslations('reports')
  const { force } = seat
  if (!force) return t('result.hunter')
  const drawn = withStrikes(seat.causes, seat.seat, report.round, context.strikes, codeOf(context))
  const friendly = (cause: DrawnCause['cause']) => isFriendly(context, report, seat, drawn, cause)
  const lines = forceLines(seat, friendly)
  if (!lines) return t('result.sums', { black: force.black, white: force.white })
  return (
    <div className="forces">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: causes have no other name, and never move
        <span key={i} className={clsx('force', line.spent && 'is-spent')}>
          <FactionMark faction={line.side} />
          <span>
            <ForceWords line={line} seat={seat} drawn={drawn[i]} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Whether a cause came from the victim's own side: by the author's published faction, else by the code name's table. */
function isFriendly(
  context: ReportContext,
  report: ResultPost,
  seat: ResultSeat,
  drawn: readonly DrawnCause[],
  cause: DrawnCause['cause'],
): boolean | null {
  const author = cause.by === undefined ? undefined : report.seats.find((s) => s.seat === cause.by)
  const code = drawn.find((d) => d.cause === cause)?.strike?.code
  const known = cause.by === undefined ? undefined : seatOf(context, cause.by)?.faction
  const faction = author?.faction ?? known ?? (code === undefined ? null : factionOfCode(context, code))
  if (cause.kind === 'carried' && faction === null) return null
  return faction === null ? null : faction === seat.faction
}

/** 碧桃春帖，代号错: one unit of force in words. */
function ForceWords(props: { line: ForceLine; seat: ResultSeat; drawn: DrawnCause | undefined }): ReactNode {
  const t = useTranslations('reports')
  const { cause, side } = props.line
  const strike = props.drawn?.strike
  const guess = t(`result.guess.${cause.guess ?? 'none'}`)
  switch (cause.kind) {
    case 'post': {
      // Force for the other side without a right guess: only one's own side's post gives that.
      const friendly = side !== props.seat.faction && cause.guess !== 'right'
      const key = friendly ? 'result.force.friendly' : 'result.force.post'
      if (!strike) return friendly ? t('result.force.friendlyPlain') : t('result.force.postPlain', { guess })
      return t.rich(key, { code: () => <CodeName>{strike.code}</CodeName>, guess })
    }
    case 'vote':
      return cause.guess === undefined
        ? t('result.force.votePlain')
        : t('result.force.vote', { call: t(`result.call.${cause.guess}`) })
    case 'carried':
      return t('result.force.carried', { guess })
    default:
      return t(`result.force.${cause.kind}`)
  }
}

function LeftOver({ seat }: { seat: ResultSeat }) {
  const t = useTranslations('reports')
  const { force } = seat
  if (!force) return '—'
  const left = remainder(force)
  if (left) return t('result.left', { side: left.side, ...count(left.units) })
  return force.black > 0 ? t('result.even', count(force.black)) : t('result.none')
}

function PointWords({ seat }: { seat: ResultSeat }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const reason = pointReason(seat)
  if (reason !== 'won' || seat.point === 'none') return t(`result.reason.${reason === 'won' ? 'noForce' : reason}`)
  return (
    <span className="force">
      <FactionMark faction={seat.point} beside />
      <b>{terms.point(seat.point)}</b>
    </span>
  )
}
