import { z } from 'zod'
import { parseStamp } from '../core'
import { commandUnion } from '../rulesets/tiesha/commands'
import { configSchema, traitSchema } from '../rulesets/tiesha/config'
import { ROLES } from '../rulesets/tiesha/roles'

/** The shape of a 帖杀 transcript (transcript.md). Instants are read into epoch milliseconds. */
const stamp = z.string().transform((text, context) => {
  const at = parseStamp(text)
  if (at !== null) return at
  context.issues.push({ code: 'custom', message: 'not a stamp like 2026-03-02T20:00:00.000+08:00', input: text })
  return z.NEVER
})

const seat = z.strictObject({
  seat: z.int().min(1),
  alias: z.string().min(1),
  role: z.enum(ROLES).optional(),
  code: z.string().min(1).optional(),
  traits: z.array(traitSchema).optional(),
  house: z.union([z.literal(1), z.literal(2)]).optional(),
})

export const commandLine = commandUnion(stamp as unknown as z.ZodType<number>, {
  at: stamp as unknown as z.ZodType<number>,
})

const envelope = {
  format: z.literal('tiesha-transcript/1'),
  ruleset: z.literal('tiesha'),
  config: configSchema,
  timeZone: z.string().default('Asia/Shanghai'),
  startsAt: stamp,
  seed: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, '64 hex digits')
    .optional(),
  seats: z.array(seat).min(1),
  until: stamp.optional(),
}

export const transcriptSchema = z.strictObject({ ...envelope, commands: z.array(commandLine) })
export type TranscriptFile = z.infer<typeof transcriptSchema>
export type SeatLine = TranscriptFile['seats'][number]
export type CommandLine = z.infer<typeof commandLine>
