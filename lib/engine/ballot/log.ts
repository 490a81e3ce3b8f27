/**
 * An append-only list as plain JSON: full blocks, and a short last one. A log of ballots grows by one with every vote and
 * is never changed in place, so adding to it must not copy what is there already (bench `replay`).
 */
export interface Log<T> {
  readonly blocks: readonly (readonly T[])[]
  readonly last: readonly T[]
}

const BLOCK = 16

export const emptyLog = <T>(): Log<T> => ({ blocks: [], last: [] })

export function append<T>(log: Log<T>, entry: T): Log<T> {
  if (log.last.length < BLOCK) return { blocks: log.blocks, last: [...log.last, entry] }
  return { blocks: [...log.blocks, log.last], last: [entry] }
}

/** Every entry, oldest first. */
export function entries<T>(log: Log<T>): T[] {
  const all: T[] = []
  for (const block of log.blocks) for (const entry of block) all.push(entry)
  for (const entry of log.last) all.push(entry)
  return all
}

/** The latest entry that fits, or undefined. */
export function findLast<T>(log: Log<T>, fits: (entry: T) => boolean): T | undefined {
  for (let b = log.blocks.length; b >= 0; b--) {
    const block = b === log.blocks.length ? log.last : log.blocks[b]
    for (let i = (block?.length ?? 0) - 1; i >= 0; i--) {
      const entry = block?.[i] as T
      if (fits(entry)) return entry
    }
  }
  return undefined
}

export function mapLog<T>(log: Log<T>, change: (entry: T) => T): Log<T> {
  return { blocks: log.blocks.map((block) => block.map(change)), last: log.last.map(change) }
}

export const someEntry = <T>(log: Log<T>, fits: (entry: T) => boolean): boolean => findLast(log, fits) !== undefined
