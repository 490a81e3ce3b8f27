import type { RoundRow } from '@/components/game/round-table'
import type { TieshaView } from '@/lib/engine/rulesets/tiesha'

/**
 * The round table of a running game. Rounds to come are reckoned from the seats that live now, less what the running
 * round still has before it: its slots while posting is open, the places of its votes until they have closed (T4.3).
 */
export function planOf(view: TieshaView, housesIn: (round: number) => 1 | 2): RoundRow[] {
  let living = view.living
  return view.rows.map(({ round, row, opened, running }) => {
    const houses = housesIn(round)
    const slots = row.slots.reduce((sum, slot) => sum + slot.count, 0)
    const votes = row.out * houses
    if (running && view.status === 'running') {
      if (view.phase === 'posting') living -= slots + votes
      else if (view.phase === 'day' || view.phase === 'waiting') living -= votes
      else if (view.phase === 'overtime')
        for (const poll of view.polls) if (poll.open && poll.stage === 'overtime') living -= poll.places
      return { round, ...row, houses, before: null, current: true }
    }
    if (opened || view.status === 'finished') return { round, ...row, houses, before: null }
    const before = living
    living -= slots + votes
    return { round, ...row, houses, before }
  })
}
