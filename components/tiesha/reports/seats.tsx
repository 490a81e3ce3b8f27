import { Fragment } from 'react'
import { useTerms } from '../terms'
import { aliasOf, type ReportContext } from './context'

/** A seat in a sentence. */
export function SeatName({ context, seat }: { context: ReportContext; seat: number }) {
  return (
    <span className="kai" lang="zh-CN">
      {aliasOf(context, seat)}
    </span>
  )
}

/** Several seats in a sentence: 听雨、墨池. */
export function SeatNames({ context, seats }: { context: ReportContext; seats: readonly number[] }) {
  const terms = useTerms()
  const comma = terms.list(['', ''])
  return seats.map((seat, i) => (
    <Fragment key={seat}>
      {i > 0 && comma}
      <SeatName context={context} seat={seat} />
    </Fragment>
  ))
}
