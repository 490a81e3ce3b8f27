import { indexNext } from '@/lib/forum/similar/index-posts'
import { errorFacts, log } from '@/lib/log'
import { pauseForArrivals, settleNext } from './settle'

const IDLE_MS = 200
const INDEX_IDLE_MS = 1_000

/**
 * Settles deadlines as they fall due, and indexes long posts beside it. Any number of these may run, in any number of
 * processes: each game's lock keeps them apart, and a game that fails is put aside and retried later without holding up
 * the others. Returns how to stop: the promise is kept once the work in hand is done.
 */
export function startWorker(): () => Promise<void> {
  const stops = [repeat('worker', settleDue, IDLE_MS), repeat('indexing', indexNext, INDEX_IDLE_MS)]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Does `work` again and again, with a pause whenever there was nothing to do; returns how to stop. */
function repeat(name: string, work: () => Promise<number | boolean>, idleMs: number): () => Promise<void> {
  let stopping = false
  let wake = () => {}
  const loop = async () => {
    while (!stopping) {
      const done = await work().catch((error) => {
        log('error', name, errorFacts(error))
        return 0
      })
      if (!done && !stopping)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, idleMs)
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

let inHand = 0

/** Whether this process has deadlines in hand: what can wait, such as telling people, lets them go first. */
export const isSettling = (): boolean => inHand > 0

/** Settles what is due now, batch by batch; games that wait for an action come last. Returns how many were settled. */
export async function settleDue(): Promise<number> {
  inHand++
  try {
    return await settleBatches()
  } finally {
    inHand--
  }
}

async function settleBatches(): Promise<number> {
  let count = 0
  let passOver: string[] = []
  for (;;) {
    const { settled, waiting, failed } = await settleNext(passOver)
    count += settled.length
    passOver.push(...waiting)
    if (settled.length + waiting.length + failed.length > 0) continue
    if (passOver.length === 0) return count
    passOver = []
    await pauseForArrivals()
  }
}
