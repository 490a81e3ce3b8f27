import { freezeTestClock } from '@/lib/db'
import { tellDue } from './notices/tell'
import { settleDue } from './worker'

/**
 * For browser tests: stops forum time at an instant (epoch milliseconds) and returns when everything due by then has
 * settled, and everybody has been told.
 */
export async function moveClock(at: number): Promise<void> {
  await freezeTestClock(at)
  while ((await settleDue()) > 0);
  while ((await tellDue()) > 0);
}
