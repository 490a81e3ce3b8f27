'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

const GATHER_MS = 120

/**
 * Keeps an open game page true: when the server says that something this reader may know has changed, the page is read
 * again in place. `mark`: when the server rendered it, so that no change falls between. What is typed and opened stays, since React keeps the state of what does not change.
 */
export function LiveRefresh({ slug, mark }: { slug: string; mark: number }) {
  const router = useRouter()
  const first = useRef(mark) // each later rendering comes of a change that the stream told
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(() => router.refresh(), GATHER_MS)
    }
    const stream = new EventSource(`/api/games/${slug}/changes?since=${first.current}`)
    stream.addEventListener('change', refresh)
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearTimeout(timer)
      stream.close()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [slug, router])
  return null
}
