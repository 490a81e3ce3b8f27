import { Fragment } from 'react'
import { Portrait } from '@/components/game/names'
import { useJianghuTerms } from '../terms'
import { type ReportContext, seatOf } from './context'

interface SeatProps {
  context: Pick<ReportContext, 'slug' | 'seats'>
  seat: number
}

/** A seat in a sentence: its character, 顾长河; its alias before there is one. */
export function SeatName({ context, seat }: SeatProps) {
  const terms = useJianghuTerms()
  const named = seatOf(context, seat)
  return <span className="kai">{named && terms.seat(named)}</span>
}

/** Several seats in a sentence: 顾长河、沈半夏. */
export function SeatNames({ context, seats }: { context: SeatProps['context']; seats: readonly number[] }) {
  const terms = useJianghuTerms()
  const comma = terms.list(['', ''])
  return seats.map((seat, i) => (
    <Fragment key={seat}>
      {i > 0 && comma}
      <SeatName context={context} seat={seat} />
    </Fragment>
  ))
}

/** A seat in a list: portrait and character, before there is one the alias. */
export function SeatLabel({ context, seat, out = false }: SeatProps & { out?: boolean }) {
  const terms = useJianghuTerms()
  const named = seatOf(context, seat)
  if (!named) return null
  const { alias, character } = named
  return (
    <span className={out ? 'who is-out' : 'who'}>
      <Portrait slug={context.slug} alias={character ?? alias} size="s" out={out} />
      {terms.seat(named)}
    </span>
  )
}
