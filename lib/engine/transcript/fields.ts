import { z } from 'zod'
import { parseStamp } from '../core'

/** Fields that transcripts of every ruleset share. An instant is written as a stamp and read into epoch milliseconds. */
const stampText = z.string().transform((text, context) => {
  const at = parseStamp(text)
  if (at !== null) return at
  context.issues.push({ code: 'custom', message: 'not a stamp like 2026-03-02T20:00:00.000+08:00', input: text })
  return z.NEVER
})
export const stamp = stampText as unknown as z.ZodType<number>

export const seedHex = z.string().regex(/^[0-9a-fA-F]{64}$/, '64 hex digits')
