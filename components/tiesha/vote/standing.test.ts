import { expect, it } from 'vitest'
import { cutsOf, ranked, standingOf } from './standing'

it('T8.9 ranks by votes and leaves out those with none', () => {
  const totals = [
    { seat: 1, halves: 0, codes: [] },
    { seat: 2, halves: 3, codes: [] },
    { seat: 3, halves: 8, codes: [] },
    { seat: 4, halves: 3, codes: [] },
  ]
  expect(ranked(totals).map((t) => t.seat)).toEqual([3, 2, 4])
})

it('T8.9 says who would be out and who tied', () => {
  const standing = { out: [3], tied: [2, 4] }
  expect([3, 2, 5].map((s) => standingOf(s, standing))).toEqual(['out', 'tied', 'below'])
  expect(standingOf(3, null)).toBe('below')
})

it('puts the cut after those out and after those tied', () => {
  expect(cutsOf(['out', 'out', 'tied', 'tied', 'below'])).toEqual({ out: 2, tied: 4 })
  expect(cutsOf(['out', 'below'])).toEqual({ out: 1, tied: 0 })
  expect(cutsOf(['tied', 'tied'])).toEqual({ out: 0, tied: 2 })
  expect(cutsOf([])).toEqual({ out: 0, tied: 0 })
})

it('draws no cut through an order that has not followed the votes', () => {
  expect(cutsOf(['below', 'out'])).toBeNull()
  expect(cutsOf(['tied', 'out'])).toBeNull()
})
