import { z } from 'zod'
import { parseStamp } from '../core'
import { commandUnion } from '../rulesets/tiesha/commands'
import { configSchema, traitSchema } from '../rulesets/tiesha/config'
import { ROLES } from '../rulesets/tiesha/roles'
import { seedHex, stamp } from './fields'

/** The shape of a 帖杀 transcript (transcript.md). Instants are read into epoch milliseconds. */
const seat = z.strictObject({
  seat: z.int().min(1),
  alias: z.string().min(1),
  role: z.enum(ROLES).optional(),
  code: z.string().min(1).optional(),
  traits: z.array(traitSchema).optional(),
  house: z.union([z.literal(1), z.literal(2)]).optional(),
})

export const commandLine = commandUnion(stamp, { at: stamp })

const envelope = {
  format: z.literal('tiesha-transcript/1'),
  ruleset: z.literal('tiesha'),
  config: configSchema,
  timeZone: z.string().default('Asia/Shanghai'),
  startsAt: stamp,
  seed: seedHex.optional(),
  seats: z.array(seat).min(1),
  until: stamp.optional(),
}

export const envelopeSchema = z.strictObject({ ...envelope, commands: z.array(z.unknown()) })
export type CommandLine = z.infer<typeof commandLine>
export type TranscriptFile = Omit<z.infer<typeof envelopeSchema>, 'commands'> & { commands: CommandLine[] }
export type SeatLine = TranscriptFile['seats'][number]

type VoteLine = Extract<CommandLine, { do: 'vote' }>

/**
 * A well-formed ballot, read without the schema: nine lines of ten are ballots, and this is many times faster (bench
 * `replay`). Null: anything else, which the schema then judges.
 */
export function readVote(line: unknown): VoteLine | null {
  if (typeof line !== 'object' || line === null) return null
  const { at: stamp, by, do: name, picks } = line as Record<string, unknown>
  if (name !== 'vote' || typeof stamp !== 'string' || !isSeatNumber(by) || !Array.isArray(picks)) return null
  const at = parseStamp(stamp)
  if (at === null || countKeys(line) !== 4) return null
  for (let i = 0; i < picks.length; i++) if (!isPick(picks[i])) return null
  return { at, by, do: name, picks }
}

function isPick(value: unknown): value is VoteLine['picks'][number] {
  if (typeof value !== 'object' || value === null) return false
  const { seat: named, code } = value as Record<string, unknown>
  if (!isSeatNumber(named)) return false
  return code === undefined ? countKeys(value) === 1 : typeof code === 'string' && countKeys(value) === 2
}

const isSeatNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1

function countKeys(object: object): number {
  let count = 0
  for (const _ in object) count++
  return count
}
