import { z } from 'zod'
import { isTimeZone } from '../../core'
import { type JingfeiSeat, type JingfeiSetup, ROLES, type Role, resolveConfig } from '../../rulesets/jingfei'
import { commandUnion } from '../../rulesets/jingfei/commands'
import { configSchema } from '../../rulesets/jingfei/config'
import { deal, roleList } from '../../rulesets/jingfei/setup'
import { seatFaults } from '../../rulesets/jingfei/validate'
import { faultsOf, type TranscriptFault } from '../faults'
import { seedHex, stamp } from '../fields'
import { doubledFaults, readLines, sequenceFaults, takeLines } from '../lines'

/** Reads 警匪 transcripts (docs/transcripts-jingfei.md). */
const role = z.enum(ROLES)

const envelope = z.strictObject({
  format: z.literal('jingfei-transcript/1'),
  ruleset: z.literal('jingfei'),
  config: configSchema,
  timeZone: z.string().default('Asia/Shanghai'),
  startsAt: stamp,
  seed: seedHex.optional(),
  dice: z.array(z.strictObject({ for: z.literal('roles'), result: z.array(role) })).optional(),
  barred: z.int().min(1).optional(),
  seats: z.array(z.strictObject({ seat: z.int().min(1), alias: z.string().min(1), role: role.optional() })).min(1),
  until: stamp.optional(),
  commands: z.array(z.unknown()),
})
const commandLine = commandUnion({ at: stamp })
type CommandLine = z.infer<typeof commandLine>
type TranscriptFile = Omit<z.infer<typeof envelope>, 'commands'> & { commands: CommandLine[] }

/** A transcript ready to be replayed. `until` in epoch milliseconds; `fixed`: the deal is its `dice`. */
export interface JingfeiTranscript {
  fixed: boolean
  setup: JingfeiSetup
  commands: CommandLine[]
  until: number
}

export type JingfeiRead = { valid: true; transcript: JingfeiTranscript } | { valid: false; faults: TranscriptFault[] }

/** Reads a transcript from parsed JSON, or says everything that is wrong with it. */
export function readJingfei(json: unknown): JingfeiRead {
  const { head, lines } = takeLines(json)
  const parsed = envelope.safeParse(head)
  const read = readLines(lines, commandLine)
  if (!parsed.success || read.faults.length > 0) {
    const faults = parsed.success ? [] : faultsOf(parsed.error)
    return { valid: false, faults: [...faults, ...read.faults] }
  }
  const file: TranscriptFile = { ...parsed.data, commands: read.commands }
  const faults = [...headFaults(file), ...seatsFaults(file), ...commandFaults(file)]
  if (faults.length > 0) return { valid: false, faults }
  const setup: JingfeiSetup = {
    config: resolveConfig({ ...file.config, seats: file.config.seats ?? tableSize(file) }),
    timeZone: file.timeZone,
    startsAt: file.startsAt,
    seed: file.seed ?? null,
    seats: seatsOf(file),
    barred: file.barred ?? null,
  }
  const until = file.until ?? file.commands.at(-1)?.at ?? file.startsAt
  return { valid: true, transcript: { fixed: (file.dice ?? []).length > 0, setup, commands: file.commands, until } }
}

const isDraw = (file: TranscriptFile): boolean => file.seats.every((seat) => seat.role === undefined)

/** The planned number of seats, where the file does not say: that of its seats, if a table can have so many. */
function tableSize({ seats, config }: TranscriptFile): number | undefined {
  return (config.preset ?? null) === null && seatFaults(seats.length).length === 0 ? seats.length : undefined
}

function seatsOf(file: TranscriptFile): JingfeiSeat[] {
  const seats = [...file.seats].sort((a, b) => a.seat - b.seat)
  const fixed = file.dice?.[0]?.result
  if (isDraw(file) && fixed === undefined) return deal(file.seed ?? '', seats)
  return seats.map(({ seat, alias, role: given }, i) => ({ seat, alias, role: (given ?? fixed?.[i]) as Role }))
}

function headFaults({ timeZone, barred, seats }: TranscriptFile): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  if (!isTimeZone(timeZone)) faults.push({ path: 'timeZone', message: 'not a time zone' })
  if (barred !== undefined && !seats.some((seat) => seat.seat === barred))
    faults.push({ path: 'barred', message: `seat ${barred} is none` })
  return faults
}

function seatsFaults(file: TranscriptFile): TranscriptFault[] {
  const faults = doubledFaults(file.seats, ['seat', 'alias'])
  if (isDraw(file)) return [...faults, ...drawFaults(file)]
  for (const [index, seat] of file.seats.entries())
    if (seat.role === undefined)
      faults.push({ path: `seats.${index}.role`, message: 'missing, while other seats have one' })
  for (const name of ROLES)
    if (!file.seats.some((seat) => seat.role === name)) faults.push({ path: 'seats', message: `no ${name}` })
  if (file.dice && file.dice.length > 0) faults.push({ path: 'dice', message: 'given, while nothing is to be drawn' })
  return faults
}

/** Faults of a file whose roles are to be drawn (G1.1): by the seed, or as `dice` fixes it. */
function drawFaults({ seed, dice = [], seats }: TranscriptFile): TranscriptFault[] {
  const faults = seatFaults(seats.length).map(({ path, code, data }) => {
    return { path, message: `${code} ${JSON.stringify(data)}` }
  })
  const [first, ...more] = dice
  if (!first && seed === undefined) faults.push({ path: 'seed', message: 'missing: roles are to be drawn' })
  if (more.length > 0) faults.push({ path: 'dice.1', message: 'there is one draw only' })
  if (first && faults.length === 0) {
    const wanted = roleList(seats.length).sort()
    const result = [...first.result].sort()
    if (JSON.stringify(result) !== JSON.stringify(wanted))
      faults.push({ path: 'dice.0.result', message: `not a deal of ${wanted.length} seats` })
  }
  return faults
}

function commandFaults(file: TranscriptFile): TranscriptFault[] {
  return sequenceFaults(file.commands, file, (line, isSeat) =>
    isHostOf(line) && !isSeat(line.seat) ? [['seat', `seat ${line.seat} is none`]] : [],
  )
}

/** Whom a host names must be a seat; whom a seat names is for the rules to judge. */
function isHostOf(
  line: CommandLine,
): line is Extract<CommandLine, { do: 'warn' | 'ruleOut' | 'undoRuleOut' | 'substitute' }> {
  return line.do === 'warn' || line.do === 'ruleOut' || line.do === 'undoRuleOut' || line.do === 'substitute'
}
