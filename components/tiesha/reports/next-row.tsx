import { useTranslations } from 'next-intl'
import type { Row } from '@/lib/engine/rulesets/tiesha/config'
import { useTerms } from '../terms'

/** The row of the next round with its arithmetic: 23 − 4 − 4, 余 15. `houses`: how many vote apart in it. */
export function NextRow({ row, living, houses }: { row: Row; living: number; houses: number }) {
  const t = useTranslations('reports')
  const terms = useTerms()
  const slots = row.slots.reduce((sum, slot) => sum + slot.count, 0)
  const out = row.out * houses
  const sum = [living, ...[slots, out].filter((n) => n > 0)].join(' − ')
  const cells = [
    { label: t('result.picks'), value: terms.seats(row.picks) },
    { label: t('result.outByVote'), value: terms.seats(out) },
    { label: t('result.slots'), value: terms.slots(row), small: row.slots.length > 1 },
    { label: t('result.arithmetic'), value: sum, small: true },
    { label: t('result.then'), value: t('result.leaves', { n: living - slots - out }) },
  ]
  return (
    <dl className="next-row">
      {cells.map((cell) => (
        <div key={cell.label}>
          <dt className="meta">{cell.label}</dt>
          <dd>
            <b className={cell.small ? 'is-small' : undefined}>{cell.value}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
