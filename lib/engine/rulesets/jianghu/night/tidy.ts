import type { Note } from '../report-types'
import { ITEMS } from '../vocabulary'
import type { Field } from './field'

/** In which order a stage's notes stand on a page. */
const KINDS: readonly Note['kind'][] = [
  'used',
  'moved',
  'absorbed',
  'hitTaken',
  'hitBy',
  'dealt',
  'lost',
  'healed',
  'mp',
  'sex',
  'gone',
  'got',
  'found',
  'combined',
  'nothing',
  'escaped',
  'died',
  'success',
]

/** Hits stand by size and seats ascending already; all else by item, then by what it says. */
const isSorted = (kind: Note['kind']): boolean => kind === 'hitTaken' || kind === 'hitBy'

const itemRank = (note: Note): number => ('item' in note ? ITEMS.indexOf(note.item) : -1)

function compare(a: Note, b: Note): number {
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)
  if (isSorted(a.kind)) return 0
  const byItem = itemRank(a) - itemRank(b)
  if (byItem !== 0) return byItem
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * Does something to a field, and puts what each seat was told by it in an order that says nothing of initiative, which
 * stays secret until the game's end (J6.0, J13b).
 */
export function tidily(field: Field, settle: (field: Field) => void): void {
  const before = field.notes.map((notes) => notes.length)
  settle(field)
  for (const [i, notes] of field.notes.entries()) notes.push(...notes.splice(before[i] ?? 0).sort(compare))
}
