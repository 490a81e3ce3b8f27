import { env } from '@/lib/env'

const LEVELS = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof LEVELS)[number]

/**
 * One JSON line per entry on standard error. Facts only: never a role, code name, ballot, text or account beside an alias.
 */
export function log(level: Level, message: string, facts: Record<string, string | number | boolean | null> = {}): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env().LOG_LEVEL)) return
  console.error(JSON.stringify({ level, message, ...facts }))
}

/**
 * From now on a line that nobody can read (the launcher has died, its pipe is closed) is lost, and no more. Each would else
 * be an error of its own, to be written on the same pipe, for ever.
 */
export function loseUnreadLines(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** An error's kind and place without what was in its hands: messages of database errors can hold values. */
export function errorFacts(error: unknown): { error: string; where: string } {
  const e = error instanceof Error ? error : new Error('not an Error')
  return {
    error: e.name,
    where:
      e.stack
        ?.split('\n')
        .find((l) => l.includes('/lib/'))
        ?.trim() ?? '',
  }
}
