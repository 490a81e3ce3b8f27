import { z } from 'zod'
import { FLAG_REASONS, type FlagReason } from '@/lib/engine/rulesets/tiesha'

/** What somebody says against a post (T11.1), as the form sends it. */
const Complaint = z.object({
  reason: z.enum(FLAG_REASONS, 'REASON_CHOICE'),
  /** Where the words come from: a web address, or a path of this site. */
  link: z
    .string()
    .trim()
    .max(500, 'TOO_LONG')
    .refine((link) => link === '' || isAddress(link), 'LINK_ADDRESS'),
  /** The source, or passages of it, as pasted: what the host sees compared with the post. */
  text: z.string().trim().max(20_000, 'TOO_LONG'),
  note: z.string().trim().max(1000, 'TOO_LONG'),
})
export type Complaint = z.infer<typeof Complaint>

/** A complaint must bring something to look at where the post itself does not show the fault. */
const NEED_EVIDENCE: readonly FlagReason[] = ['plagiarism', 'oldWork', 'traded']

export const FlagForm = Complaint.superRefine(({ reason, link, text, note }, context) => {
  if (NEED_EVIDENCE.includes(reason) && !link && !text && !note)
    context.addIssue({ code: 'custom', path: ['text'], message: 'EVIDENCE' })
})

/** One word of a flag as it is kept. `key`: of the form that brought it. */
export const Said = z.array(Complaint.extend({ at: z.number().int(), key: z.string() }))
export type Said = z.infer<typeof Said>

/** The evidence as one text, for the game's own log and its transcript; undefined if there is none. */
export function evidenceOf({ link, text, note }: Complaint): string | undefined {
  return [link, text, note].filter((part) => part !== '').join('\n\n') || undefined
}

/** A web address that a browser may follow, or a path of this site. */
function isAddress(link: string): boolean {
  if (/^\/[^/\\]/.test(link)) return true
  return /^https?:\/\//i.test(link) && URL.canParse(link)
}
