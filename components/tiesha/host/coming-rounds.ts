import type { RoundRow } from '@/components/game/round-table'

export interface ComingRow extends RoundRow {
  houses: 1 | 2
  /** Whether the round has opened: its row can no longer change (T4.3). */
  opened: boolean
}

/** Seats that go out by a row: one for each slot, and in each house as many as its vote puts out. */
const deaths = (row: Pick<ComingRow, 'slots' | 'out' | 'houses'>) => slotsOf(row) + row.out * row.houses

/**
 * The plan with one coming round edited, added (its number is the next one) or dropped (`null`; those after it move up),
 * and 余 N reckoned again for every round to come.
 */
export function withEdit(rows: readonly ComingRow[], round: number, edited: ComingRow | null): ComingRow[] {
  const living = rows.find((row) => row.before !== null)?.before ?? leftAfter(rows)
  const past = rows.filter((row) => row.before === null)
  const coming = rows.filter((row) => row.before !== null)
  const housesAt = (n: number) => rows.find((row) => row.round === n)?.houses ?? 1 // houses belong to rounds, not to rows
  const changed = edited
    ? coming.some((row) => row.round === round)
      ? coming.map((row) => (row.round === round ? edited : row))
      : [...coming, edited]
    : coming
        .filter((row) => row.round !== round)
        .map((row) => (row.round > round ? { ...row, round: row.round - 1, houses: housesAt(row.round - 1) } : row))
  let before = living
  const reckoned = changed.map((row) => {
    const line = { ...row, before }
    if (before !== null) before -= deaths(row)
    return line
  })
  return [...past, ...reckoned]
}

/** 票点比例 (T4.5): for white what goes out by the vote of round 1 and by all slots, for black by the votes after it. */
export function ratioOf(rows: readonly ComingRow[]): { white: number; black: number } {
  const votes = (first: boolean) =>
    rows.reduce((sum, row) => sum + ((row.round === 1) === first ? row.out * row.houses : 0), 0)
  return { white: votes(true) + rows.reduce((sum, row) => sum + slotsOf(row), 0), black: votes(false) }
}

const slotsOf = ({ slots }: Pick<ComingRow, 'slots'>) => slots.reduce((sum, slot) => sum + slot.count, 0)

/** How many live once every planned round is over; null before there is a plan to reckon from. */
export function leftAfter(rows: readonly ComingRow[]): number | null {
  const last = rows.at(-1)
  return last?.before == null ? null : last.before - deaths(last)
}
