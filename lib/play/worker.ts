import { errorFacts, log } from '@/lib/log'
import { postpone, SettlementFailed, settleNext } from './settle'

const IDLE_MS = 200
const AT_ONCE = 4

/**
 * Settles deadlines as they fall due. Any number of these may run, in any number of processes: each game's lock keeps
 * them apart, and a game that fails is put aside and retried later without holding up the others.
 * Returns how to stop: the promise is kept once the settlement in hand is done.
 */
export function startWorker(): () => Promise<void> {
  let stopping = false
  let wake = () => {}
  const loop = async () => {
    while (!stopping) {
      const settled = await settleDue().catch((error) => {
        log('error', 'worker', errorFacts(error))
        return 0
      })
      if (settled === 0 && !stopping)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, IDLE_MS)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
    }
  }
  const running = loop()
  return () => {
    stopping = true
    wake()
    return running
  }
}

/** Settles what is due now, a few games at once; returns how many were settled. */
export async function settleDue(): Promise<number> {
  let settled = 0
  const settleOneByOne = async () => {
    for (;;)
      try {
        if (!(await settleNext())) return
        settled++
      } catch (error) {
        if (!(error instanceof SettlementFailed)) throw error
        log('error', 'settlement failed', { game: error.gameId, ...errorFacts(error.cause) })
        await postpone(error.gameId)
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, settleOneByOne))
  return settled
}
