import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { AliasName } from '@/components/game/names'
import { Link } from '@/components/ui/link'
import { Time } from '@/components/ui/time'
import type { SeatView } from '@/lib/engine/rulesets/tiesha/view-types'
import { useTerms } from '../terms'
import { type HistoryCell, type HistoryColumn, historyCell } from './history'

interface HistoryTableProps {
  slug: string
  zone: string
  seats: readonly SeatView[]
  columns: readonly HistoryColumn[]
}

/** All votes of the game: a row is a voter, a column a vote. Each column leads to its round's own table. */
export function HistoryTable({ slug, zone, seats, columns }: HistoryTableProps) {
  const t = useTranslations('vote')
  const terms = useTerms()
  const aliases = new Map(seats.map((s) => [s.seat, s.alias]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll sheet matrix-sheet" tabIndex={0} aria-label={t('history.table')}>
      <table className="matrix history">
        <thead>
          <tr>
            <th scope="col" className="plain">
              {t('history.voter')}
            </th>
            {columns.map((c) => (
              <th key={`${c.round}-${c.stage}`} scope="col" className="plain">
                <Link href={`/g/${slug}/vote/history?round=${c.round}`}>
                  {terms.round(c.round)}
                  {c.stage === 'overtime' && `　${terms.stage(c.stage)}`}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat.seat}>
              <th scope="row">
                <AliasName slug={slug} alias={seat.alias} out={!seat.living} />
              </th>
              {columns.map((c) => (
                <Cell key={`${c.round}-${c.stage}`} cell={historyCell(seat, c, seats)} aliases={aliases} zone={zone} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell, aliases, zone }: { cell: HistoryCell; aliases: ReadonlyMap<number, string>; zone: string }) {
  const t = useTranslations('vote')
  if (cell.kind === 'absent') return <td />
  if (cell.kind !== 'ballot')
    return <td className="meta">{t(cell.kind === 'none' ? 'history.notVoted' : `history.${cell.kind}`)}</td>
  return (
    <td className="on">
      {cell.picks.map((pick) => (
        <span key={pick.seat} className={clsx('history-pick', pick.hit && 'hit')} lang="zh-CN">
          {aliases.get(pick.seat)}
          {pick.code !== null && <small> {pick.code}</small>}
          {pick.hit !== null && <span className="vh">{t(pick.hit ? 'history.hit' : 'history.missed')}</span>}
        </span>
      ))}
      <span className="history-meta meta">
        <Time at={cell.at} zone={zone} clockOnly tip={false} />
        {cell.half && ` ${t('history.half')}`}
        {cell.proxy && ` ${t('history.proxy')}`}
      </span>
    </td>
  )
}
