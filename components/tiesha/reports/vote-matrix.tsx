import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { formatHalves } from '@/components/game/figures'
import { AliasName } from '@/components/game/names'
import { Time } from '@/components/ui/time'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { useTerms } from '../terms'
import { matrixColumns } from './matrix-columns'

interface VoteMatrixProps {
  label: string
  slug: string
  zone: string
  /** The ballots are this vote's. */
  vote: SettledVote
  /** Votes whose totals stand below, in order. */
  totals: readonly SettledVote[]
  aliases: Readonly<Record<number, string>>
  /** The code name of a seat, where it is published. */
  codeOf: (seat: number) => string | null
}

/** Who voted whom, with which guess: voters down, candidates across. The first column stays while the rest scrolls. */
export function VoteMatrix({ label, slug, zone, vote, totals, aliases, codeOf }: VoteMatrixProps) {
  const t = useTranslations('vote')
  const terms = useTerms()
  const columns = matrixColumns(totals.length > 0 ? totals : [vote])
  const ballots = [...(vote.ballots ?? [])].sort((a, b) => a.seat - b.seat)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroll sheet matrix-sheet" tabIndex={0} aria-label={terms.scrolls(label)}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col" className="plain">
              {t('history.voter')}
            </th>
            {columns.map((c) => (
              <th key={c.seat} scope="col" className={clsx(c.out && 'out')} lang="zh-CN">
                {aliases[c.seat]}
              </th>
            ))}
            <th scope="col" className="plain">
              {t('history.time')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ballots.map((ballot) => (
            <tr key={ballot.seat}>
              <th scope="row">
                <AliasName slug={slug} alias={aliases[ballot.seat] ?? ''} />
                {ballot.halves === 1 && <span className="meta"> {t('history.half')}</span>}
                {ballot.proxy && <span className="meta"> {t('history.proxy')}</span>}
              </th>
              {columns.map((c) => {
                const pick = ballot.picks.find((p) => p.seat === c.seat)
                if (!pick) return <td key={c.seat} />
                const hit = pick.code !== undefined && pick.code === codeOf(c.seat)
                return (
                  <td key={c.seat} className={clsx('on', hit && 'hit')} lang={pick.code ? 'zh-CN' : undefined}>
                    {pick.code ?? t('history.vote')}
                    {hit && <span className="vh">{t('history.hit')}</span>}
                  </td>
                )
              })}
              <td className="num meta">
                <Time at={ballot.at} zone={zone} clockOnly tip={false} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals
            .filter((v) => v.totals)
            .map((v) => (
              <tr key={v.stage}>
                <th scope="row">{terms.stage(v.stage)}</th>
                {columns.map((c) => {
                  const halves = v.totals?.find((total) => total.seat === c.seat)?.halves ?? 0
                  return <td key={c.seat}>{halves > 0 && formatHalves(halves)}</td>
                })}
                <td />
              </tr>
            ))}
        </tfoot>
      </table>
    </section>
  )
}
