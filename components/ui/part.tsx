import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * A region of a page under 文武线, the thick and thin rule: heading, a note beside it, a way on at the right.
 * `side`: a smaller heading, for side columns. `page`: the region is the page, its heading the page's (h1).
 */
export function Part(props: {
  id?: string
  title: ReactNode
  note?: ReactNode
  more?: ReactNode
  side?: boolean
  page?: boolean
  className?: string
  children: ReactNode
}) {
  const headingId = props.id && `${props.id}-heading`
  const Heading = props.page ? 'h1' : 'h2'
  return (
    <section className={clsx('part', props.className)} id={props.id} aria-labelledby={headingId}>
      <div className="part-head">
        <Heading id={headingId} className={clsx(props.side && 'h-side') || undefined}>
          {props.title}
        </Heading>
        {props.note && <span className="meta">{props.note}</span>}
        {props.more && <span className="more meta">{props.more}</span>}
      </div>
      {props.children}
    </section>
  )
}
