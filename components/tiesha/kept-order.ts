/**
 * The order in which rows stay while a page is open: nothing moves under the finger when live figures change. Rows that
 * are gone leave, new ones come last.
 */
export function keptOrder<Id>(kept: readonly Id[], fresh: readonly Id[]): Id[] {
  const present = new Set(fresh)
  const old = new Set(kept)
  return [...kept.filter((id) => present.has(id)), ...fresh.filter((id) => !old.has(id))]
}

/** Whether two lists name the same in the same order. */
export function sameOrder<Id>(a: readonly Id[], b: readonly Id[]): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i])
}
