import { expect, it } from 'vitest'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { countFates, exploded, votesAgainst } from './fates'

it('counts every seat once, by the first of its causes', () => {
  const seats = [
    { causes: [{ kind: 'post' as const }, { kind: 'firework' as const, by: 4 }] },
    { causes: [{ kind: 'abandoned' as const }] },
    { causes: [{ kind: 'suicide' as const }, { kind: 'vote' as const }] },
    { causes: [{ kind: 'vote' as const }] },
  ]
  expect(countFates(seats)).toEqual([
    { kind: 'post', count: 1 },
    { kind: 'suicide', count: 2 },
    { kind: 'vote', count: 1 },
  ])
})

it('T9.2 tells main votes and overtime votes of a seat that went out by overtime', () => {
  const vote = (stage: SettledVote['stage'], out: number[], totals: [number, number][] | null): SettledVote => ({
    house: 1,
    stage,
    at: 0,
    count: 0,
    places: 1,
    totals: totals?.map(([seat, halves]) => ({ seat, halves, codes: [] })) ?? null,
    ballots: null,
    own: null,
    out,
    tied: [],
    suicides: [],
    survived: [],
  })
  const votes = [
    vote(
      'main',
      [3],
      [
        [3, 20],
        [7, 12],
        [8, 12],
      ],
    ),
    vote(
      'overtime',
      [7],
      [
        [7, 26],
        [8, 22],
      ],
    ),
  ]
  expect(votesAgainst(3, votes)).toEqual({ main: 20, over: null })
  expect(votesAgainst(7, votes)).toEqual({ main: 12, over: 26 })
  expect(votesAgainst(7, [vote('main', [7], null)])).toEqual({ main: null, over: null })
})

it('T6.1 finds the bombs that took somebody along', () => {
  expect([...exploded([{ causes: [{ kind: 'firework', by: 4 }] }, { causes: [{ kind: 'post', by: 9 }] }])]).toEqual([4])
})

it('T15.4 a flying bomb’s target explodes nothing', () => {
  expect(exploded([{ role: 'flyingBomb', causes: [{ kind: 'firework', by: 4 }] }]).size).toBe(0)
})
