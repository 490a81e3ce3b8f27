import { z } from 'zod'
import { commandUnion } from '../../rulesets/jianghu/commands'
import { configSchema } from '../../rulesets/jianghu/config'
import { seedHex, stamp } from '../fields'

/** The shape of a 江湖 transcript (docs/transcripts-jianghu.md). */
const commandLine = commandUnion({ at: stamp })

export const fileSchema = z.strictObject({
  format: z.literal('jianghu-transcript/1'),
  ruleset: z.literal('jianghu'),
  config: configSchema.default({}),
  timeZone: z.string().default('Asia/Shanghai'),
  startsAt: stamp,
  seed: seedHex.optional(),
  seats: z.array(z.strictObject({ seat: z.int().min(1), alias: z.string().min(1) })).min(1),
  commands: z.array(commandLine),
  until: stamp.optional(),
  dice: z.array(z.strictObject({ for: z.string().min(1), result: z.unknown() })).optional(),
})
export type TranscriptFile = z.infer<typeof fileSchema>
export type CommandLine = z.infer<typeof commandLine>
