import { isUnholdable } from '@/lib/db'

/**
 * A refusal of the application (not of the rules): a stable code with data, translated at the edge (messages refusal.*).
 * Pages show it and keep what was typed; nothing has changed.
 */
export interface AppRefusal {
  code: string
  data?: Record<string, string | number>
}

/** What every act answers: done, with what it made, or a refusal. */
export type Outcome<T = undefined> = { ok: true; value: T } | { ok: false; refusal: AppRefusal }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refuse = (code: string, data?: AppRefusal['data']): { ok: false; refusal: AppRefusal } => ({
  ok: false,
  refusal: data ? { code, data } : { code },
})

/** Thrown inside a transaction to roll it back and answer with a refusal; caught by `answering`. */
export class Refused extends Error {
  constructor(readonly refusal: AppRefusal) {
    super(refusal.code)
  }
}

/** Runs `work`; a thrown `Refused` becomes the answer, and so does text that cannot be kept. */
export async function answering<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return done(await work())
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    if (isUnholdable(error)) return refuse('BAD_INPUT')
    throw error
  }
}
