import { z } from 'zod'
import { GROUPS } from './roles'

/**
 * Everything that seats and the host can do in a game (transcript.md). `by` is a seat's number or `host`; the stamp
 * comes beside the command. The application writes these; transcripts differ only in how instants are written, and are read by
 * the same union.
 */
export const FLAG_REASONS = ['plagiarism', 'oldWork', 'traded', 'short', 'genre', 'filler'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]

const seat = z.int().min(1)
/** Whoever sends it: that a seat sends a host's command, or the reverse, is for the rules to refuse. */
const by = z.union([seat, z.literal('host')])
const note = z.string().optional()
const code = z.string().optional()
const group = z.enum(GROUPS)
const post = z.string().min(1)
const count = z.int().min(0)
const words = z.strictObject({ original: count, quoted: count })
/** A post's size: its text, or the counts of a text that is kept elsewhere; exactly one of the two. */
const essay = {
  text: z.string().optional(),
  quotedText: z.string().optional(),
  words: words.optional(),
}
/** `row` is judged by the rules (BAD_ROW); only its shape is fixed here. */
const row = z.strictObject({
  picks: z.number(),
  out: z.number(),
  slots: z.array(z.strictObject({ group: z.string(), count: z.number() })),
})
const picks = z.array(z.strictObject({ seat: z.int(), code }))

export const commandUnion = <I extends z.ZodType<number>, E extends z.ZodRawShape>(instant: I, extra: E) =>
  z.discriminatedUnion('do', [
    z.strictObject({ ...extra, by, do: z.literal('vote'), picks }),
    z.strictObject({ ...extra, by, do: z.literal('proxyVote'), for: seat, requestedAt: instant, picks, note }),
    z.strictObject({ ...extra, by, do: z.literal('claim'), group, target: z.int(), code }),
    z.strictObject({ ...extra, by, do: z.literal('withdrawClaim'), group }),
    z.strictObject({ ...extra, by, do: z.literal('killPost'), group, post, ...essay }),
    z.strictObject({ ...extra, by, do: z.literal('iou'), group }),
    z.strictObject({ ...extra, by, do: z.literal('fillIou'), post, ...essay }),
    z.strictObject({ ...extra, by, do: z.literal('rescuePost'), target: z.int(), post, ...essay }),
    z.strictObject({ ...extra, by, do: z.literal('sapperPost'), target: z.int(), post, ...essay }),
    z.strictObject({ ...extra, by, do: z.literal('flyingPost'), target: z.int(), code, post, ...essay }),
    z.strictObject({ ...extra, by, do: z.literal('offerHire'), target: z.int(), code }),
    z.strictObject({ ...extra, by, do: z.literal('acceptHire'), faction: z.enum(['black', 'white']) }),
    z.strictObject({ ...extra, by, do: z.literal('escort'), target: z.int(), code }),
    z.strictObject({
      ...extra,
      by,
      do: z.literal('flag'),
      post,
      reason: z.enum(FLAG_REASONS),
      evidence: z.string().optional(),
    }),
    z.strictObject({
      ...extra,
      by,
      do: z.literal('rule'),
      post,
      reason: z.enum(FLAG_REASONS),
      verdict: z.enum(['upheld', 'dismissed']),
      words: words.optional(),
      note,
    }),
    z.strictObject({ ...extra, by, do: z.literal('warn'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('ruleOut'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('undoRuleOut'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('pause'), note }),
    z.strictObject({ ...extra, by, do: z.literal('resume'), note }),
    z.strictObject({ ...extra, by, do: z.literal('requestExtension') }),
    z.strictObject({ ...extra, by, do: z.literal('vetoExtension'), say: z.enum(['yes', 'no', 'abstain']) }),
    z.strictObject({ ...extra, by, do: z.literal('ruleExtension'), grant: z.boolean(), note }),
    z.strictObject({ ...extra, by, do: z.literal('editRound'), round: z.int(), row: row.nullable(), note }),
    z.strictObject({ ...extra, by, do: z.literal('substitute'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('close'), scored: z.boolean().optional(), note }),
  ])

/** Commands as the application sends them: `requestedAt` in epoch milliseconds. */
export const commandSchema = commandUnion(z.int(), {})
export type Command = z.infer<typeof commandSchema>
export type CommandName = Command['do']
