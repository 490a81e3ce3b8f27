import type { RoundRow } from '@/components/game/round-table'

export interface ComingRow extends RoundRow {
  houses: 1 | 2
  /** Whether the round has opened: its row can no longer change (T4.3). */
  opened: boolean
}

/** Seats that go out by a row: one for each slot, and in each house as many as its vote puts out. */
const deaths = (row: Pick<ComingRow, 'slots' | 'out' | 'houses'>) =>
  row.slots.reduce((sum, slot) => sum + slot.count, 0) + row.out * row.houses

/**
 * The plan with one coming round edited, added (its number is the next one) or dropped (`null`; those after it move up),
 * and 余 N reckoned again for every round to come.
 */
export function withEdit(rows: readonly ComingRow[], round: number, edited: ComingRow | null): ComingRow[] {
  const living = rows.find((row) => row.before !== null)?.before ?? leftAfter(rows)
  const past = rows.filter((row) => row.before === null)
  const coming = rows.filter((row) => row.before !== null)
  const changed = edited
    ? coming.some((row) => row.round === round)
      ? coming.map((row) => (row.round === round ? edited : row))
      : [...coming, edited]
    : coming
        .filter((row) => row.round !== round)
        .map((row) => (row.round > round ? { ...row, round: row.round - 1 } : row))
  let before = living
  const reckoned = changed.map((row) => {
    const line = { ...row, before }
    if (before !== null) before -= deaths(row)
    return line
  })
  return [...past, ...reckoned]
}

/** How many live once every planned round is over; null before there is a plan to reckon from. */
export function leftAfter(rows: readonly ComingRow[]): number | null {
  const last = rows.at(-1)
  return last?.before == null ? null : last.before - deaths(last)
}
