import { db, now } from '@/lib/db'

/** At most `max` hits in each fixed window of `seconds`. Windows are counted from the epoch, by forum time. */
export interface Limit {
  max: number
  seconds: number
}

export type RateAnswer = { ok: true; windowAt: Date } | { ok: false; retryAt: number }

// Generous where many people share one address (a school, a phone network), strict where one name is tried.
export const LIMITS = {
  signInByAddress: { max: 60, seconds: 600 },
  signInByName: { max: 20, seconds: 600 },
  signUpByAddress: { max: 100, seconds: 3600 },
  letterByAccount: { max: 5, seconds: 3600 },
  letterByMailbox: { max: 3, seconds: 3600 },
  resetByAddress: { max: 20, seconds: 3600 },
  post: { max: 30, seconds: 300 },
  thread: { max: 10, seconds: 600 },
  signUp: { max: 20, seconds: 600 }, // for a game, or to replace somebody; each is told to every open page
  flag: { max: 10, seconds: 600 },
  proxy: { max: 20, seconds: 600 },
  draft: { max: 600, seconds: 600 },
} as const satisfies Record<string, Limit>

/** The start of the window that `at` falls into, and its end (where the next begins), in epoch milliseconds. */
export function windowOf(at: number, limit: Limit): { start: number; end: number } {
  const length = limit.seconds * 1000
  const start = Math.floor(at / length) * length
  return { start, end: start + length }
}

/**
 * Counts one hit on `subject` and says whether it is within the limit; if not, when to try again (epoch ms).
 * One atomic statement: any number of processes may count together.
 */
export async function hit(name: keyof typeof LIMITS, subject: string): Promise<RateAnswer> {
  const limit = LIMITS[name]
  const at = await now()
  const { start, end } = windowOf(at, limit)
  const windowAt = new Date(start)
  const [row] = await db().$queryRaw<{ hits: number }[]>`
    INSERT INTO "RateLimit" ("key", "windowAt", "hits") VALUES (${keyOf(name, subject)}, ${windowAt}, 1)
    ON CONFLICT ("key", "windowAt") DO UPDATE SET "hits" = "RateLimit"."hits" + 1
    RETURNING "hits"`
  const hits = row?.hits ?? 1
  if (hits === 1) await sweep(at)
  return hits <= limit.max ? { ok: true, windowAt } : { ok: false, retryAt: end }
}

/** Takes a hit back, when only failures should count. */
export async function unhit(name: keyof typeof LIMITS, subject: string, windowAt: Date): Promise<void> {
  await db().rateLimit.updateMany({
    where: { key: keyOf(name, subject), windowAt, hits: { gt: 0 } },
    data: { hits: { decrement: 1 } },
  })
}

/**
 * The address a request came from. Each proxy appends to X-Forwarded-For, so the last entry is the one written by
 * the server nearest to us; those before it are the client's own claims.
 */
export function addressOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}

function keyOf(name: string, subject: string): string {
  return `${name}:${subject}`
}

async function sweep(at: number): Promise<void> {
  await db().rateLimit.deleteMany({ where: { windowAt: { lt: new Date(at - 86_400_000) } } })
}
