import { curveStepAfter, line } from 'd3-shape'
import { useTranslations } from 'next-intl'
import { chineseNumber } from '@/components/ui/time-format'

export interface ScorePoint {
  round: number
  black: number
  white: number
}

interface ScoreCurveProps {
  /** Running score after each settled round, oldest first; both start at 0. Fractions as numbers are fine here. */
  points: readonly ScorePoint[]
  /** How many rounds the table has, so that the picture does not grow. */
  rounds: number
  /** The figures at the ends of the lines, where they are no whole numbers: 「7 又 6/19」. */
  labels?: { black: string; white: string }
}

const BOX = { left: 52, right: 626, top: 44, bottom: 196, width: 680, height: 232 }
const POINT = 11
/** Label type on a phone, where the picture is small (app/styles/result.css), and the gap before a label. */
const LABEL = { size: 28, gap: 16 }

/** Roughly how many em a label is wide: 汉字 one, everything else little more than half. */
const ems = (text: string) => [...text].reduce((sum, c) => sum + (c > '\u2e80' ? 1 : 0.58), 0)

/** The score by rounds: 黑 a solid line with square points, 白 dashed with round ones; the same as a table beside it. */
export function ScoreCurve({ points, rounds, labels }: ScoreCurveProps) {
  const t = useTranslations('game-parts')
  const tiesha = useTranslations('tiesha')
  const last = points.at(-1)
  const highest = Math.max(0, ...points.flatMap((p) => [p.black, p.white]))
  const step = Math.max(1, Math.ceil((highest + 1) / 5))
  const top = Math.max(4, Math.ceil((highest + 1) / step) * step)
  const columns = Math.max(rounds, last?.round ?? 0, 1)
  const figure = (side: 'black' | 'white') => labels?.[side] ?? String(last?.[side] ?? 0)
  const words = (side: 'black' | 'white') => t('scoreLabel', { side: tiesha(`factions.${side}`), score: figure(side) })
  // The lines end early enough for the words at their ends.
  const room = BOX.width - LABEL.gap - LABEL.size * Math.max(ems(words('black')), ems(words('white')))
  const right = Math.min(BOX.right, BOX.left + ((room - BOX.left) * columns) / Math.max(last?.round ?? 1, 1))
  const x = (round: number) => BOX.left + ((right - BOX.left) * round) / columns
  const y = (score: number) => BOX.bottom - ((BOX.bottom - BOX.top) * score) / top
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
  const path = (side: 'black' | 'white') =>
    line<{ round: number; score: number }>()
      .x((p) => x(p.round))
      .y((p) => y(p.score))
      .curve(curveStepAfter)([{ round: 0, score: 0 }, ...points.map((p) => ({ round: p.round, score: p[side] }))]) ?? ''
  const ordinal = (n: number) => t('ordinal', { n, nHan: chineseNumber(n) })
  // Two ends at one height would print their words over each other: the higher score goes up, the other down.
  const apart = last && Math.abs(y(last.black) - y(last.white)) < 24 ? 13 : 0
  const shift = { white: (last?.white ?? 0) >= (last?.black ?? 0) ? -apart : apart, black: 0 }
  shift.black = -shift.white
  return (
    <figure className="sheet">
      <svg className="curve" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="rule" x1={BOX.left} x2={BOX.right} y1={y(tick)} y2={y(tick)} />
            <text x={30} y={y(tick) + 5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {Array.from({ length: columns }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbers
          <text key={i} x={x(i + 1)} y={222} textAnchor="middle">
            {ordinal(i + 1)}
          </text>
        ))}
        <path className="w" d={path('white')} />
        <path className="b" d={path('black')} />
        {points.map((p) => (
          <circle key={p.round} className="wp" cx={x(p.round)} cy={y(p.white)} r={6} />
        ))}
        {points.map((p) => (
          <rect
            key={p.round}
            className="bp"
            x={x(p.round) - POINT / 2}
            y={y(p.black) - POINT / 2}
            width={POINT}
            height={POINT}
          />
        ))}
        {last &&
          (['white', 'black'] as const).map((side) => (
            <text
              key={side}
              className={side === 'white' ? 'lab lab-w' : 'lab'}
              x={x(last.round) + LABEL.gap}
              y={y(last[side]) + 5 + shift[side]}
            >
              {words(side)}
            </text>
          ))}
      </svg>
      <table className="vh">
        <caption>{t('scoreByRound')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('roundColumn')}</th>
            <th scope="col">{tiesha('factions.black')}</th>
            <th scope="col">{tiesha('factions.white')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((p) => (
            <tr key={p.round}>
              <th scope="row">{t('round', { n: p.round, nHan: chineseNumber(p.round) })}</th>
              <td>{p === last ? figure('black') : p.black}</td>
              <td>{p === last ? figure('white') : p.white}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
