import { isTimeZone } from '../../core'
import { DiceFault, jianghu } from '../../rulesets/jianghu'
import { resolveConfig } from '../../rulesets/jianghu/config'
import type { Setup } from '../../rulesets/jianghu/state'
import { validateConfig } from '../../rulesets/jianghu/validate'
import { faultsOf, type TranscriptFault } from '../faults'
import { run } from '../run'
import { type CommandLine, fileSchema, type TranscriptFile } from './format'

/** A 江湖 transcript ready to be replayed. `until` in epoch milliseconds. */
export interface JianghuTranscript {
  setup: Setup
  commands: CommandLine[]
  until: number
}
export type JianghuReadResult =
  | { valid: true; transcript: JianghuTranscript }
  | { valid: false; faults: TranscriptFault[] }

/** Reads a transcript from parsed JSON, or says everything that is wrong with it: its fixed draws, by replaying it (J15.2). */
export function readJianghu(json: unknown): JianghuReadResult {
  const parsed = fileSchema.safeParse(json)
  if (!parsed.success) return { valid: false, faults: faultsOf(parsed.error) }
  const file = parsed.data
  const faults = [...headFaults(file), ...seatFaults(file), ...commandFaults(file)]
  if (faults.length > 0) return { valid: false, faults }
  const setup: Setup = {
    config: resolveConfig(file.config),
    timeZone: file.timeZone,
    startsAt: file.startsAt,
    seed: file.seed ?? null,
    seats: [...file.seats].sort((a, b) => a.seat - b.seat),
    dice: (file.dice ?? []).map((entry) => ({ for: entry.for, result: entry.result })),
  }
  const until = file.until ?? file.commands.at(-1)?.at ?? file.startsAt
  const transcript = { setup, commands: file.commands, until }
  const fault = diceFault(transcript)
  return fault ? { valid: false, faults: [fault] } : { valid: true, transcript }
}

function diceFault(transcript: JianghuTranscript): TranscriptFault | null {
  if (transcript.setup.dice.length === 0 && transcript.setup.seed !== null) return null
  try {
    run(jianghu, transcript)
    return null
  } catch (error) {
    if (!(error instanceof DiceFault)) throw error
    return { path: `dice.${error.index}`, message: error.reason }
  }
}

function headFaults(file: TranscriptFile): TranscriptFault[] {
  const faults = validateConfig(file.config, file.seats.length).map(({ path, code, data }) => ({
    path: path === 'seats' ? path : `config.${path}`,
    message: `${code} ${JSON.stringify(data)}`,
  }))
  if (!isTimeZone(file.timeZone)) faults.push({ path: 'timeZone', message: 'not a time zone' })
  return faults
}

/** Seats are 1…n (J15.3), each once; so are aliases. */
function seatFaults(file: TranscriptFile): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  for (const field of ['seat', 'alias'] as const) {
    const seen = new Set<string | number>()
    for (const [index, seat] of file.seats.entries()) {
      const path = `seats.${index}.${field}`
      if (seen.has(seat[field])) faults.push({ path, message: `${seat[field]} is there already` })
      else if (field === 'seat' && seat.seat > file.seats.length)
        faults.push({ path, message: `seats are 1 to ${file.seats.length}` })
      seen.add(seat[field])
    }
  }
  return faults
}

function commandFaults(file: TranscriptFile): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  const isSeat = (seat: number) => file.seats.some((entry) => entry.seat === seat)
  let previous = Number.NEGATIVE_INFINITY
  for (const [index, line] of file.commands.entries()) {
    const fault = (field: string, message: string) => faults.push({ path: `commands.${index}.${field}`, message })
    if (line.at < previous) fault('at', 'earlier than the stamp before it')
    previous = line.at
    if (file.until !== undefined && line.at > file.until) fault('at', 'after `until`')
    if (line.by !== 'host' && !isSeat(line.by)) fault('by', `seat ${line.by} is none`)
    if ('for' in line && line.for !== undefined && !isSeat(line.for)) fault('for', `seat ${line.for} is none`)
    if ('seat' in line && line.do !== 'vote' && !isSeat(line.seat)) fault('seat', `seat ${line.seat} is none`)
  }
  return faults
}
