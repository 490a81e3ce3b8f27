import { env } from '@/lib/env'
import { db, type Tx } from './client'

/**
 * Forum time (T2.1): the database server's clock, as epoch milliseconds. The only `now` of the project.
 * With TEST_CLOCK on, the offset stored in the Clock row is added, for every process alike.
 */
export async function now(tx: Tx = db()): Promise<number> {
  const [row] = await tx.$queryRaw<{ at: Date }[]>`SELECT forum_now() AS at`
  if (!row) throw new Error('the database did not tell the time')
  return row.at.getTime()
}

/** Moves forum time to `at` (epoch milliseconds); it runs on from there. Only with TEST_CLOCK on. */
export async function setTestClock(at: number): Promise<void> {
  onlyInTests()
  await db().$executeRaw`
    UPDATE "Clock" SET "frozenAt" = NULL,
      "offsetMs" = ${at}::bigint - floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint`
}

/** Stops forum time at `at` (epoch milliseconds) until it is set again. Only with TEST_CLOCK on. */
export async function freezeTestClock(at: number): Promise<void> {
  onlyInTests()
  await db().$executeRaw`UPDATE "Clock" SET "frozenAt" = ${new Date(at)}`
}

function onlyInTests(): void {
  if (!env().TEST_CLOCK) throw new Error('the test clock is off')
}
