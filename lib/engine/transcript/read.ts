import { isTimeZone } from '../core'
import { type ResolvedConfig, resolveConfig } from '../rulesets/tiesha/config'
import { mayBear, needsCode, type Role, type Trait } from '../rulesets/tiesha/roles'
import { deal } from '../rulesets/tiesha/setup'
import type { Seat, Setup } from '../rulesets/tiesha/state'
import { orderFaults, roleFaults, traitName } from '../rulesets/tiesha/validate'
import { faultsOf, type TranscriptFault } from './faults'
import { doubledFaults, readLines, sequenceFaults, takeLines } from './lines'
import {
  type CommandLine,
  commandLine,
  envelopeSchema,
  readVote,
  type SeatLine,
  type TranscriptFile,
} from './tiesha-format'

/** A transcript ready to be replayed. `until` in epoch milliseconds. */
export interface Transcript {
  setup: Setup
  commands: CommandLine[]
  until: number
}

export type ReadResult = { valid: true; transcript: Transcript } | { valid: false; faults: TranscriptFault[] }

/** Reads a transcript from parsed JSON, or says everything that is wrong with it. */
export function readTranscript(json: unknown): ReadResult {
  const { head, lines } = takeLines(json)
  const parsed = envelopeSchema.safeParse(head)
  const read = readLines(lines, commandLine, readVote)
  if (!parsed.success || read.faults.length > 0) {
    const faults = parsed.success ? [] : faultsOf(parsed.error)
    return { valid: false, faults: [...faults, ...read.faults] }
  }
  const file: TranscriptFile = { ...parsed.data, commands: read.commands }
  const config = resolveConfig(file.config)
  const faults = [...configFaults(file, config), ...seatFaults(file, config), ...commandFaults(file)]
  if (faults.length > 0) return { valid: false, faults }
  const setup: Setup = {
    config,
    timeZone: file.timeZone,
    startsAt: file.startsAt,
    seed: file.seed ?? null,
    seats: seatsOf(file, config),
  }
  const until = file.until ?? file.commands.at(-1)?.at ?? file.startsAt
  return { valid: true, transcript: { setup, commands: file.commands, until } }
}

const isDraw = (file: TranscriptFile): boolean => file.seats.every((seat) => seat.role === undefined)

function seatsOf(file: TranscriptFile, config: ResolvedConfig): Seat[] {
  const ascending = [...file.seats].sort((a, b) => a.seat - b.seat)
  if (isDraw(file)) {
    const dealt = deal(config, file.seed ?? '', ascending)
    for (const [i, seat] of dealt.entries()) seat.traits = [...(ascending[i]?.traits ?? []), ...seat.traits]
    return dealt
  }
  return ascending.map(({ seat, alias, role, code, traits, house }) => ({
    seat,
    alias,
    role: role as Role,
    code: code ?? null,
    traits: traits ?? [],
    house: config.houses.count === 2 ? (house ?? 1) : 1,
  }))
}

function configFaults(file: TranscriptFile, config: ResolvedConfig): TranscriptFault[] {
  const traits: Trait[] = [
    ...config.traits.map((entry) => entry.trait),
    ...file.seats.flatMap((seat) => seat.traits ?? []),
  ]
  const faults = orderFaults(config, traits).map(({ path, code, data }) => ({
    path: `config.${path}`,
    message: `${code} ${JSON.stringify(data)}`,
  }))
  if (!isTimeZone(file.timeZone)) faults.push({ path: 'timeZone', message: 'not a time zone' })
  return faults
}

function seatFaults(file: TranscriptFile, config: ResolvedConfig): TranscriptFault[] {
  const faults = doubledFaults(file.seats, ['seat', 'alias', 'code'])
  if (isDraw(file)) faults.push(...drawFaults(file, config))
  else for (const [index, seat] of file.seats.entries()) faults.push(...dealtFaults(seat, `seats.${index}`, config))
  const numbers = new Set(file.seats.map((seat) => seat.seat))
  for (const [index, seat] of file.seats.entries())
    for (const trait of seat.traits ?? [])
      if (typeof trait === 'object' && 'whenOut' in trait.turncoat && !numbers.has(trait.turncoat.whenOut))
        faults.push({ path: `seats.${index}.traits`, message: `seat ${trait.turncoat.whenOut} is none` })
  return faults
}

/** Faults of a seat whose role is given. */
function dealtFaults(seat: SeatLine, path: string, config: ResolvedConfig): TranscriptFault[] {
  const { role } = seat
  if (role === undefined) return [{ path: `${path}.role`, message: 'missing, while other seats have one' }]
  const faults: TranscriptFault[] = []
  if (seat.code === undefined && needsCode(role))
    faults.push({ path: `${path}.code`, message: `missing for a ${role}` })
  if (seat.house === undefined && config.houses.count === 2)
    faults.push({ path: `${path}.house`, message: 'missing with two houses' })
  for (const trait of seat.traits ?? [])
    if (!mayBear(role, trait))
      faults.push({ path: `${path}.traits`, message: `a ${role} bears no ${traitName(trait)}` })
  return faults
}

/** Faults of a file whose roles are to be drawn (T1.6). */
function drawFaults(file: TranscriptFile, config: ResolvedConfig): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  if (file.seed === undefined) faults.push({ path: 'seed', message: 'missing: roles are to be drawn' })
  for (const [index, seat] of file.seats.entries())
    for (const field of ['code', 'house'] as const)
      if (seat[field] !== undefined)
        faults.push({ path: `seats.${index}.${field}`, message: 'given, while roles are to be drawn' })
  for (const { path, code, data } of roleFaults(config, file.seats.length))
    faults.push({ path: `config.${path}`, message: `${code} ${JSON.stringify(data)}` })
  return faults
}

function commandFaults(file: TranscriptFile): TranscriptFault[] {
  return sequenceFaults(file.commands, file, (line, isSeat) => {
    if (line.do === 'vote') return []
    const faults: [string, string][] = []
    if (line.do === 'proxyVote' && !isSeat(line.for)) faults.push(['for', `seat ${line.for} is none`])
    if ('seat' in line && !isSeat(line.seat)) faults.push(['seat', `seat ${line.seat} is none`])
    const essay = essayFault(line)
    return essay ? [...faults, essay] : faults
  })
}

function essayFault(line: CommandLine): [field: string, message: string] | null {
  switch (line.do) {
    case 'killPost':
    case 'fillIou':
    case 'rescuePost':
    case 'sapperPost':
    case 'flyingPost':
      if ((line.text === undefined) === (line.words === undefined)) return ['text', 'give either `text` or `words`']
      if (line.quotedText !== undefined && line.text === undefined) return ['quotedText', 'goes with `text`']
      return null
    default:
      return null
  }
}
