interface Stretch {
  start: number
  end: number
}

export interface MarkedPart {
  start: number
  text: string
  marked: boolean
}

/** Cuts a text into its lines, and each line into what is marked and what is not; empty lines fall away. */
export function markedLines(text: string, marks: readonly Stretch[]): { start: number; parts: MarkedPart[] }[] {
  const merged = merge(marks)
  let start = 0
  return text.split('\n').flatMap((line) => {
    const from = start
    start += line.length + 1
    return line.trim() === '' ? [] : [{ start: from, parts: partsOf(text, from, from + line.length, merged) }]
  })
}

function partsOf(text: string, from: number, to: number, marks: readonly Stretch[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  const add = (start: number, end: number, marked: boolean) => {
    if (start < end) parts.push({ start, text: text.slice(start, end), marked })
  }
  let at = from
  for (const mark of marks) {
    const [start, end] = [Math.max(mark.start, from), Math.min(mark.end, to)]
    if (start >= end) continue
    add(at, start, false)
    add(start, end, true)
    at = end
  }
  add(at, to, false)
  return parts
}

function merge(marks: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = []
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** The normalised characters of passages together; what two of them share counts for both. */
export const sharedLength = (passages: readonly { length: number }[]): number =>
  passages.reduce((sum, passage) => sum + passage.length, 0)
