import { z } from 'zod'
import { FLAG_REASONS } from '@/lib/engine/rulesets/tiesha'

/** What a host does about a report-in that he upholds a flag on (T11.4a): warns, asks for a new one, or rules out. */
export const MEASURES = ['warn', 'again', 'out'] as const
export type Measure = (typeof MEASURES)[number]

/** The rulings on a report-in, kept in its post's data, oldest first. The rules know no report-ins. Instants are epoch milliseconds. */
const ReportRuling = z.object({
  at: z.number().int(),
  reason: z.enum(FLAG_REASONS),
  verdict: z.enum(['upheld', 'dismissed']),
  /** Of an upheld one; `until`: when the new report-in is due. */
  measure: z.enum(MEASURES).nullable(),
  until: z.number().int().nullable(),
  words: z.object({ original: z.number().int(), quoted: z.number().int() }).nullable(),
  note: z.string(),
  /** Of the form that gave it. */
  key: z.string(),
})
export type ReportRuling = z.infer<typeof ReportRuling>

const Data = z.object({ rulings: z.array(ReportRuling).default([]) }).nullish()

/** The rulings in the data of a report-in post. */
export function reportRulingsOf(data: unknown): ReportRuling[] {
  return Data.parse(data)?.rulings ?? []
}

/** A report-in that the host has asked for anew counts as none. */
export const isTakenBack = (rulings: readonly ReportRuling[]): boolean =>
  rulings.some((ruling) => ruling.measure === 'again')
