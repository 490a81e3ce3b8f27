'use client'

import { useLinkStatus } from 'next/link'

/**
 * Inside a Link: a line under it while the next page is on its way. There is no `loading.tsx`: it would stream pages
 * into place by script, so that they could not be read without one, and "not found" would answer 200.
 */
export function LinkPending() {
  const { pending } = useLinkStatus()
  return pending ? <span className="link-pending" aria-hidden="true" /> : null
}
