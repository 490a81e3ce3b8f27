import { expect, it } from 'vitest'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import { matrixColumns } from './matrix-columns'

const vote = (more: Partial<SettledVote>): SettledVote => ({
  house: 1,
  stage: 'main',
  at: 0,
  count: 0,
  places: 1,
  totals: [],
  ballots: [],
  own: null,
  out: [],
  tied: [],
  suicides: [],
  survived: [],
  ...more,
})
const total = (seat: number, halves: number) => ({ seat, halves, codes: [] })

it('puts those out first, whichever vote sent them out, then the others by votes', () => {
  const main = vote({ out: [3], totals: [total(3, 20), total(5, 12), total(6, 12), total(9, 14), total(2, 0)] })
  const over = vote({ stage: 'overtime', out: [6], totals: [total(6, 30), total(5, 8)] })
  expect(matrixColumns([main, over])).toEqual([
    { seat: 3, out: true },
    { seat: 6, out: true },
    { seat: 9, out: false },
    { seat: 5, out: false },
  ])
})

it('finds the columns by the ballots where totals are kept back', () => {
  const ballot = { seat: 1, at: 0, halves: 2, proxy: false, picks: [{ seat: 7 }, { seat: 4 }] }
  expect(matrixColumns([vote({ totals: null, ballots: [ballot], out: [7] })])).toEqual([
    { seat: 7, out: true },
    { seat: 4, out: false },
  ])
})
