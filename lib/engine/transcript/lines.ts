import type { z } from 'zod'
import { faultsOf, type TranscriptFault } from './faults'

/** What the transcripts of all rulesets have in common: commands in the order in which they were taken, and seats. */

/** What every line has. A host's command that names a seat has `seat` (or `for`) besides. */
interface Line {
  at: number
  by: number | 'host'
}

/** The lines of a file, and the rest of it, so that the schema of the rest does not walk through them (bench `replay`). */
export function takeLines(json: unknown): { head: unknown; lines: readonly unknown[] } {
  const lines = typeof json === 'object' && json !== null && 'commands' in json ? json.commands : null
  return Array.isArray(lines) ? { head: { ...(json as object), commands: [] }, lines } : { head: json, lines: [] }
}

/** Reads the commands of a file, one by one, so that each fault tells its line. `quick` may read the common ones. */
export function readLines<L extends Line>(
  lines: readonly unknown[],
  schema: z.ZodType<L>,
  quick: (line: unknown) => L | null = () => null,
): { commands: L[]; faults: TranscriptFault[] } {
  const commands: L[] = []
  const faults: TranscriptFault[] = []
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
  more: (line: L, isSeat: (seat: number) => boolean) => readonly [field: string, message: string][],
): TranscriptFault[] {
  const faults: TranscriptFault[] = []
  const numbers = new Set(seats.map((seat) => seat.seat))
  const isSeat = (seat: number) => numbers.has(seat)
  const fault = (index: number, field: string, message: string) =>
    faults.push({ path: `commands.${index}.${field}`, message })
  let previous = Number.NEGATIVE_INFINITY
  for (let index = 0; index < commands.length; index++) {
    const line = commands[index] as L
    const { at, by } = line
    if (at < previous) fault(index, 'at', 'earlier than the stamp before it')
    previous = at
    if (until !== undefined && at > until) fault(index, 'at', 'after `until`')
    if (by !== 'host' && !isSeat(by)) fault(index, 'by', `seat ${by} is none`)
    for (const [field, message] of more(line, isSeat)) fault(index, field, message)
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
