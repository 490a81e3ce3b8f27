import { z } from 'zod'
import { CONDUCT } from './roles'

/**
 * Everything that seats and the host can do in a game (docs/transcripts-jingfei.md). `by` is a seat's number or `host`;
 * the stamp comes beside the command. What people write in threads is no command: a speech ends with `pass`.
 */
const seat = z.int().min(1)
/** Whoever sends it: that a seat sends a host's command, or the reverse, is for the rules to refuse. */
const by = z.union([seat, z.literal('host')])
const note = z.string().optional()
const conduct = z.enum(CONDUCT).optional()

export const commandUnion = <E extends z.ZodRawShape>(extra: E) =>
  z.discriminatedUnion('do', [
    z.strictObject({ ...extra, by, do: z.literal('voice'), seat: z.int() }),
    z.strictObject({ ...extra, by, do: z.literal('done') }),
    z.strictObject({ ...extra, by, do: z.literal('pass') }),
    z.strictObject({ ...extra, by, do: z.literal('vote'), seat: z.int().nullable() }),
    z.strictObject({ ...extra, by, do: z.literal('surrender') }),
    z.strictObject({ ...extra, by, do: z.literal('warn'), seat, conduct, note }),
    z.strictObject({ ...extra, by, do: z.literal('ruleOut'), seat, conduct, note }),
    z.strictObject({ ...extra, by, do: z.literal('undoRuleOut'), seat, note }),
    z.strictObject({ ...extra, by, do: z.literal('pause'), note }),
    z.strictObject({ ...extra, by, do: z.literal('resume'), note }),
    /** `barred`: the newcomer is the account that the first night must not kill (G4.1). */
    z.strictObject({ ...extra, by, do: z.literal('substitute'), seat, barred: z.boolean().optional(), note }),
    z.strictObject({ ...extra, by, do: z.literal('close'), note }),
  ])

export const commandSchema = commandUnion({})
export type Command = z.infer<typeof commandSchema>
export type CommandName = Command['do']
export type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>

const HOST_COMMANDS: ReadonlySet<CommandName> = new Set<CommandName>([
  'warn',
  'ruleOut',
  'undoRuleOut',
  'pause',
  'resume',
  'substitute',
  'close',
])
export const isHostCommand = (name: CommandName): boolean => HOST_COMMANDS.has(name)
