import { env } from '@/lib/env'
import { errorFacts, log, loseUnreadLines } from '@/lib/log'
import { closeStreams } from '@/lib/notify/live'
import { startNotices } from './notices/loops'
import { startWorker } from './worker'

const held = globalThis as unknown as { serverStarted?: boolean }

/** What a server process runs beside its pages: the worker and the notices, unless WORKER=off, and a tidy end. */
export function startServer(): void {
  if (held.serverStarted) return
  held.serverStarted = true
  loseUnreadLines()
  const stops = env().WORKER === 'on' ? [startWorker(), startNotices()] : []
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      closeStreams()
      for (const stop of stops) stop().catch((error) => log('error', 'worker did not stop', errorFacts(error)))
    })
}
