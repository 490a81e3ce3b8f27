import type { ReactNode } from 'react'

/**
 * A folded secret: role, code name, claim, draft. Shut until the reader opens it, on every visit anew; works without
 * JavaScript. `warning` is said while it is shut.
 */
export function Disclosure(props: { summary: ReactNode; warning?: ReactNode; children: ReactNode }) {
  return (
    <details className="folded">
      <summary>
        <span className="folded-name">{props.summary}</span>
        {props.warning && <span className="meta">{props.warning}</span>}
      </summary>
      <div className="folded-body">{props.children}</div>
    </details>
  )
}
