'use client'

import { type ReactNode, useState } from 'react'

/**
 * A mark of what was unread when the page was opened. Reading takes the mark off on the server at once, but the page
 * that is being read keeps it, also when it is drawn anew for a live change.
 */
export function KeptMark({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [kept] = useState(shown)
  return kept ? children : null
}
