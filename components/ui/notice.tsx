import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A ruled note. `seal`: what must be known now (red wash). `live`: read out when it appears. */
export function Notice(props: { seal?: boolean; live?: boolean; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('note', props.seal && 'note-seal', props.className)} role={props.live ? 'status' : undefined}>
      {props.children}
    </div>
  )
}

/** An empty place that says what comes next. `action`: a ButtonLink or Button. */
export function Empty(props: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <p className="song">{props.title}</p>
      {props.children && <p>{props.children}</p>}
      {props.action}
    </div>
  )
}

/** A small label: 投票, 半票. `now` solid, `seal` red line, `void` dashed and struck. */
export function Tag({ tone, children }: { tone?: 'now' | 'seal' | 'void'; children: ReactNode }) {
  return <span className={clsx('tag', tone && `tag-${tone}`)}>{children}</span>
}
