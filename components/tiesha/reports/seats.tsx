import { Fragment } from 'react'
import { AliasName } from '@/components/game/names'
import { useTerms } from '../terms'
import { aliasOf, type ReportContext } from './context'

/** A seat by its alias. */
export function SeatName({ context, seat, out }: { context: ReportContext; seat: number; out?: boolean }) {
  return <AliasName slug={context.slug} alias={aliasOf(context, seat)} out={out} />
}

/** Several seats in a sentence: 听雨、墨池. */
export function SeatNames({ context, seats }: { context: ReportContext; seats: readonly number[] }) {
  const terms = useTerms()
  const comma = terms.list(['', ''])
  return seats.map((seat, i) => (
    <Fragment key={seat}>
      {i > 0 && comma}
      <span className="kai" lang="zh-CN">
        {aliasOf(context, seat)}
      </span>
    </Fragment>
  ))
}
