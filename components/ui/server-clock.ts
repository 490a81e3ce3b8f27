'use client'

import { useEffect, useState } from 'react'

/** server clock − this device's clock, in ms, as well as we know; one for the whole page. */
let offset: number | null = null

/**
 * A `serverNow` reaches us late, never early, so each reading says the server is *at least* that far ahead: the largest
 * reading is the best. One that is far smaller means that a clock was set, and starts anew.
 */
function learn(serverNow: number): number {
  const seen = serverNow - Date.now()
  if (offset === null || seen > offset || offset - seen > 15_000) offset = seen
  return offset
}

/**
 * The server's clock, ticking. Starts at `serverNow` (epoch ms, taken while rendering), so that server and browser draw
 * the same first frame. `wait` says how long the present reading stays true; the next render comes right after it.
 */
export function useServerClock(serverNow: number, wait: (now: number) => number | null): number {
  const [now, setNow] = useState(serverNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wait` is asked at each tick; only a new reading restarts
  useEffect(() => {
    const ahead = learn(serverNow)
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const present = Date.now() + ahead
      setNow(present)
      const ms = wait(present)
      if (ms !== null) timer = setTimeout(tick, Math.min(Math.max(ms, 50), 3_600_000))
    }
    tick()
    document.addEventListener('visibilitychange', tick) // a sleeping tab catches up at once
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [serverNow])
  return now
}
