import { setTestClock } from '@/lib/db'
import { settleDue } from './worker'

/** For browser tests: sets forum time (epoch milliseconds) and returns when everything due by then has settled. */
export async function moveClock(at: number): Promise<void> {
  await setTestClock(at)
  while ((await settleDue()) > 0);
}
