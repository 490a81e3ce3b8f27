import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface AskOnceProps {
  /** The button that opens it; nothing is done by it. */
  label: ReactNode
  tone?: 'plain' | 'danger'
  /** Drawn as one of two choices instead of a button. */
  choice?: boolean
  /** What will happen, in the game's words, one line each. */
  consequences: readonly ReactNode[]
  /** The form with the button that does it. */
  children: ReactNode
}

/** Asks once before an act that cannot be taken back, on the page itself: opening tells the consequences, and needs no JavaScript. */
export function AskOnce({ label, tone, choice, consequences, children }: AskOnceProps) {
  return (
    <details className="ask-once">
      <summary
        className={choice ? 'choice' : clsx('btn', tone === 'plain' && 'btn-plain', tone === 'danger' && 'btn-danger')}
      >
        {label}
      </summary>
      <Consequences lines={consequences} />
      {children}
    </details>
  )
}

export function Consequences({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul className="outcome">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences
        <li key={i}>{line}</li>
      ))}
    </ul>
  )
}
