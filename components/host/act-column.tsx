import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import type { Column } from '@/components/ui/table'

interface ActColumnProps<Seat> {
  slug: string
  /** Seats that this viewer may act on; none: there is no such column. */
  acts: ReadonlySet<number>
  /** The seat that the sheet below speaks of. */
  chosen: number | null
  nameOf: (seat: Seat) => string
  className?: string
}

/** The column of a desk's seats that leads to the sheet of each. */
export function useActColumn<Seat extends { seat: number }>(props: ActColumnProps<Seat>): Column<Seat> | false {
  const t = useTranslations('host')
  const { slug, acts, chosen, nameOf, className } = props
  return (
    acts.size > 0 && {
      key: 'act',
      head: <span className="vh">{t('act')}</span>,
      ...(className && { className }),
      cell: (seat) =>
        acts.has(seat.seat) && (
          <Link
            href={`/g/${slug}/host?seat=${seat.seat}#sheet`}
            aria-label={t('actOn', { alias: nameOf(seat) })}
            aria-current={seat.seat === chosen ? 'true' : undefined}
          >
            {t('act')}
          </Link>
        ),
    }
  )
}
