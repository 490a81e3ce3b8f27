import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * A region of a page under 文武线, the thick and thin rule: heading, a note beside it, a way on at the right.
 * `side`: a smaller heading, for side columns.
 */
export function Part(props: {
  id?: string
  title: ReactNode
  note?: ReactNode
  more?: ReactNode
  side?: boolean
  className?: string
  children: ReactNode
}) {
  const headingId = props.id && `${props.id}-heading`
  return (
    <section className={clsx('part', props.className)} id={props.id} aria-labelledby={headingId}>
      <div className="part-head">
        <h2 id={headingId} className={clsx(props.side && 'h-side')}>
          {props.title}
        </h2>
        {props.note && <span className="meta">{props.note}</span>}
        {props.more && <span className="more meta">{props.more}</span>}
      </div>
      {props.children}
    </section>
  )
}
