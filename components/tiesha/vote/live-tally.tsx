'use client'

import { useTranslations } from 'next-intl'
import { VoteBars } from '@/components/game/vote-bars'
import { Button } from '@/components/ui/button'
import type { VoteTotal } from '@/lib/engine/rulesets/tiesha/report-types'
import type { PollView } from '@/lib/engine/rulesets/tiesha/view-types'
import { count } from '../terms'
import { useKeptOrder } from '../use-kept-order'
import { cutsOf, ranked, standingOf } from './standing'

interface LiveTallyProps {
  totals: readonly VoteTotal[]
  standing: PollView['standing']
  aliases: Readonly<Record<number, string>>
  /** Places that a tie is about. */
  left: number
}

/** Totals so far as bars. Figures change in place; rows move only when the reader asks. */
export function LiveTally({ totals, standing, aliases, left }: LiveTallyProps) {
  const t = useTranslations('vote')
  const fresh = ranked(totals)
  const { order, stale, renew } = useKeptOrder(
    fresh.map((total) => total.seat),
    'votes',
  )
  if (fresh.length === 0) return <p className="meta">{t('sums.none')}</p>
  const bySeat = new Map(fresh.map((total) => [total.seat, total]))
  const rows = order.flatMap((seat) => {
    const total = bySeat.get(seat)
    return total
      ? [
          {
            key: seat,
            name: aliases[seat] ?? '',
            halves: total.halves,
            standing: standingOf(seat, standing),
            calls: total.codes.slice(0, 2),
          },
        ]
      : []
  })
  const cuts = cutsOf(rows.map((row) => row.standing))
  const lines = [
    ...(cuts && cuts.out > 0 ? [{ after: cuts.out, text: t('sums.cutOut', count(cuts.out)) }] : []),
    ...(cuts && cuts.tied > 0
      ? [{ after: cuts.tied, text: left > 0 ? t('sums.cutTied', count(left)) : t('sums.cutTiedOver') }]
      : []),
  ]
  return (
    <>
      {stale && (
        <p className="row mb-2">
          {!cuts && <span className="meta">{t('sums.moved')}</span>}
          <Button onClick={renew}>{t('reorder')}</Button>
        </p>
      )}
      <VoteBars rows={rows} cuts={lines} />
    </>
  )
}
