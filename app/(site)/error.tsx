'use client'

import { Failure } from '@/components/shell/failure'

/** A page of the site failed; masthead and footer stand. */
export default function SiteError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <Failure digest={error.digest} retry={reset} />
}
