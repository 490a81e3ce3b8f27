import type { z } from 'zod'
import { faultsOf, type TranscriptFault } from './faults'

/** What the transcripts of all rulesets have in common: commands in the order in which they were taken, and seats. */

/** What every line has. A host's command that names a seat has `seat` (or `for`) besides. */
interface Line {
  at: number
  by: number | 'host'
}

/** Reads the commands of a file, one by one, so that each fault tells its line. `quick` may read the common ones. */
export function readLines<L extends Line>(
  json: unknown,
  schema: z.ZodType<L>,
  quick: (line: unknown) => L | null = () => null,
): { commands: L[]; faults: TranscriptFault[] } {
  const commands: L[] = []
  const faults: TranscriptFault[] = []
  const lines = typeof json === 'object' && json !== null && 'commands' in json ? json.commands : null
  if (!Array.isArray(lines)) return { commands, faults }
  for (let index = 0; index < lines.length; index++) {
    const known = quick(lines[index])
    const parsed = known ? null : schema.safeParse(lines[index])
    if (known) commands.push(known)
    else if (parsed?.success) commands.push(parsed.data)
    else if (parsed) faults.push(...faultsOf(parsed.error, ['commands', index]))
  }
  return { commands, faults }
}

/** Faults of the sequence: stamps that go back or lie after `until`, seats that are none; then what `more` finds. */
export function sequenceFaults<L extends Line>(
  commands: readonly L[],
  { seats, until }: { seats: readonly { seat: number }[]; until?: number | undefined },
  more: (line: L, isSeat: (seat: number) => boolean) => [field: string, message: string][],
): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  const numbers = new Set(seats.map((seat) => seat.seat))
  const isSeat = (seat: number) => numbers.has(seat)
  let previous = Number.NEGATIVE_INFINITY
  for (let index = 0; index < commands.length; index++) {
    const line = commands[index] as L
    const fault = (field: string, message: string) => faults.push({ path: `commands.${index}.${field}`, message })
    if (line.at < previous) fault('at', 'earlier than the stamp before it')
    previous = line.at
    if (until !== undefined && line.at > until) fault('at', 'after `until`')
    if (line.by !== 'host' && !isSeat(line.by)) fault('by', `seat ${line.by} is none`)
    for (const [field, message] of more(line, isSeat)) fault(field, message)
  }
  return faults
}

/** Values that must differ from seat to seat. */
export function doubledFaults<Field extends string>(
  seats: readonly { [F in Field]?: string | number | undefined }[],
  fields: readonly Field[],
): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  for (const field of fields) {
    const seen = new Set<string | number>()
    for (const [index, seat] of seats.entries()) {
      const value = seat[field]
      if (value === undefined) continue
      if (seen.has(value)) faults.push({ path: `seats.${index}.${field}`, message: `${value} is there already` })
      seen.add(value)
    }
  }
  return faults
}
