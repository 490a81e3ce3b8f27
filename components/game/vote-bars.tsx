import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { formatHalves } from './figures'
import { CodeName } from './names'

/** Where a candidate stands now: out (solid), tied at the edge (hatched), stays (hollow). */
export type Standing = 'out' | 'tied' | 'below'

export interface VoteBarRow {
  key: string | number
  /** Usually an AliasName without portrait. */
  name: ReactNode
  halves: number
  standing: Standing
  /** Code guesses among these votes, heaviest first. */
  calls?: readonly { code: string; halves: number }[]
}

/** The votes themselves: one cell a vote, five cells a 正, half a cell a half vote. Hidden from screen readers. */
export function VoteCells({ halves }: { halves: number }) {
  const cells = Math.floor(halves / 2)
  return (
    <span className="cells" aria-hidden="true">
      {Array.from({ length: cells }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are all alike
        <i key={i} />
      ))}
      {halves % 2 === 1 && <i className="half" />}
    </span>
  )
}

/**
 * Totals as bars, in the order given (best first). `cuts`: lines with words, each after that many rows
 * (「以上三人，此刻出局」).
 */
export function VoteBars({
  rows,
  cuts = [],
}: {
  rows: readonly VoteBarRow[]
  cuts?: readonly { after: number; text: string }[]
}) {
  const t = useTranslations('game-parts')
  return (
    <div className="tally">
      {rows.map((row, i) => (
        <Fragment key={row.key}>
          <div className={clsx('tally-row', row.standing !== 'out' && `is-${row.standing}`)}>
            <span className="who" lang="zh-CN">
              {row.name}
            </span>
            <VoteCells halves={row.halves} />
            <span className="sum">
              {formatHalves(row.halves)}
              <span className="vh">{t(`standing.${row.standing}`)}</span>
            </span>
            {row.calls && row.calls.length > 0 && (
              <span className="call">
                {t('calls')}
                {row.calls.map((call) => (
                  <span key={call.code} className="call-code">
                    <CodeName>{call.code}</CodeName> {formatHalves(call.halves)}
                  </span>
                ))}
              </span>
            )}
          </div>
          {cuts.map(
            (cut) =>
              cut.after === i + 1 && (
                <div key={cut.text} className="cut">
                  {cut.text}
                </div>
              ),
          )}
        </Fragment>
      ))}
    </div>
  )
}
