import type { z } from 'zod'

/** What makes a file no valid transcript: where, and what is wrong there. */
export interface TranscriptFault {
  path: string
  message: string
}

/** One line a fault, whatever the file's own names hold. */
export const formatFault = ({ path, message }: TranscriptFault): string =>
  `${path}: ${message}`.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')

const pathOf = (path: readonly PropertyKey[]): string => (path.length === 0 ? '(file)' : path.map(String).join('.'))

/** The faults that a schema found in the part of the file at `under`. */
export function faultsOf(error: z.ZodError, under: readonly PropertyKey[] = []): TranscriptFault[] {
  return error.issues.map((issue) => ({ path: pathOf([...under, ...issue.path]), message: issue.message }))
}
