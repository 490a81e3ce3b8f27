import { redirect } from 'next/navigation'
import type { z } from 'zod'
import type { FormState, RefusalLike } from '@/components/ui/form-context'
import { forumTime } from '@/lib/play/forum-time'

/** What an accepted form of a writing page leads to. */
export interface Leads {
  href: string
}

/** A refusal of the whole form. `kept` are the inputs to give back to a browser without JavaScript. */
export function refused(code: string, data?: RefusalLike['data'], kept?: Record<string, string>): FormState<never> {
  return { ok: false, refusal: data ? { code, data } : { code }, ...(kept && { values: kept }) }
}

/** Refusals beside the inputs that zod found faulty. Our schemas give codes; other issues become INVALID. */
export function invalid(error: z.ZodError, kept?: Record<string, string>): FormState<never> {
  const fields: Record<string, RefusalLike> = {}
  for (const issue of error.issues) {
    const code = /^[A-Z][A-Z_]+$/.test(issue.message) ? issue.message : 'INVALID'
    fields[String(issue.path[0] ?? '')] ??= { code }
  }
  return { ok: false, fields, ...(kept && { values: kept }) }
}

/** "Try again in n minutes": the refusal of a rate limit that ends at `retryAt` (epoch ms of forum time). */
export async function tooOften(retryAt: number, kept?: Record<string, string>): Promise<FormState<never>> {
  return refused('RATE', await waitUntil(retryAt), kept)
}

/** The data of a `RATE`: how many minutes until then. */
export async function waitUntil(retryAt: number): Promise<{ minutes: number }> {
  return { minutes: Math.max(1, Math.ceil((retryAt - (await forumTime())) / 60_000)) }
}

/** The text inputs of a form by name; files and repeated inputs are left out. */
export function textInputs(form: FormData, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/**
 * Ends an accepted writing form: with JavaScript the form itself goes on (it has a draft to clear away first), without
 * it the browser is sent there.
 */
export function goOn(form: FormData, href: string): FormState<Leads> {
  if (form.get('js') !== '1') redirect(href)
  return { ok: true, value: { href } }
}
