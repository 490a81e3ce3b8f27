import { fold } from '@/lib/engine/core'
import { type TieshaEvent, type TieshaSetup, tiesha } from '@/lib/engine/rulesets/tiesha'
import { simulateTiesha } from '@/lib/simulate/tiesha'

/**
 * A classic-50 game of bots a second before a main vote settles: the log up to there, and what the settlement must add
 * to it. No overtime, so that the result post is due at once.
 */
export type Evening = {
  setup: TieshaSetup
  before: TieshaEvent[]
  /** As the database keeps it: without fields that are undefined. */
  after: TieshaEvent[]
  /** The settling instant (epoch milliseconds). */
  due: number
}

type Deadline = { round: number; due: number }

/** For each of two deadlines, evenings of `count` different games whose vote of that round settles at that instant. */
export function findEvenings(count: number, [first, second]: [Deadline, Deadline]): [Evening[], Evening[]] {
  const found: [Evening[], Evening[]] = [[], []]
  for (let seed = 1; found.some((evenings) => evenings.length < count); seed++) {
    const { events } = simulateTiesha({ preset: 'classic-50', seed })
    for (const [i, deadline] of [first, second].entries()) {
      const evening = eveningOf(events, deadline)
      if (evening && found[i === 0 ? 0 : 1].length < count) found[i === 0 ? 0 : 1].push(evening)
    }
  }
  return found
}

function eveningOf(events: readonly TieshaEvent[], { round, due }: Deadline): Evening | undefined {
  const at = events.findIndex((event) => event.type === 'mainVoteClosed' && event.at === due)
  if (at < 0) return undefined
  const before = events.slice(0, at)
  const state = fold(tiesha, before)
  const after = events.slice(at).filter((event) => event.at === due)
  if (!state || state.round !== round || !after.some((event) => event.type === 'resultPublished')) return undefined
  return { setup: state.setup, before, after: JSON.parse(JSON.stringify(after)) as TieshaEvent[], due }
}
