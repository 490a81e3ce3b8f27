'use client'

import { Failure } from '@/components/shell/failure'

/** A layout failed, so there is no masthead; the page still has its main part. */
export default function RootError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main id="main" className="wrap">
      <Failure digest={error.digest} retry={reset} />
    </main>
  )
}
