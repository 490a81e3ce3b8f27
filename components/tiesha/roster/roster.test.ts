import { expect, it } from 'vitest'
import type { RoundView, SeatView } from '@/lib/engine/rulesets/tiesha/view-types'
import { queryRoster, type RosterQuery, rosterRows } from './roster'

const seat = (number: number, alias: string, outAt: number | null = null): SeatView => ({
  seat: number,
  alias,
  house: 1,
  living: outAt === null,
  out: outAt === null ? null : { round: 1, at: outAt, causes: [], force: null, point: null },
  published: false,
  role: null,
  code: null,
  faction: null,
  traits: null,
  activated: null,
  warnings: 0,
})
const round = (number: number, main: [number, number][] | null, over: [number, number][] = []): RoundView => {
  const vote = (stage: 'main' | 'overtime', totals: [number, number][] | null) => ({
    house: 1,
    stage,
    at: 0,
    count: 0,
    places: 1,
    totals: totals === null ? null : totals.map(([s, halves]) => ({ seat: s, halves, codes: [] })),
    ballots: null,
    own: null,
    out: [],
    tied: [],
    suicides: [],
    survived: [],
  })
  return {
    round: number,
    row: { picks: 1, out: 1, slots: [] },
    openedAt: 0,
    night: null,
    result: null,
    votes: [vote('main', main), vote('overtime', over)],
  }
}
const rows = rosterRows(
  [seat(1, '听雨'), seat(2, '墨池', 20), seat(3, '听涛', 10), seat(4, '白鹿')],
  [
    round(
      1,
      [
        [2, 5],
        [3, 2],
      ],
      [[2, 9]],
    ),
    round(2, [[2, 4]]),
    round(3, null),
  ],
  { 1: 3, 4: 8 },
)
const asked = (query: Partial<RosterQuery>) =>
  queryRoster(rows, { find: '', state: 'all', sorting: 'seat', ...query }).map((row) => row.seat.seat)

it('gathers votes by round from main votes alone, as far as they are shown', () => {
  expect(rows.map((row) => row.votes)).toEqual([
    [],
    [
      { round: 1, halves: 5 },
      { round: 2, halves: 4 },
    ],
    [{ round: 1, halves: 2 }],
    [],
  ])
})

it('sorts by seat, by who went out first, by votes and by posts', () => {
  expect(asked({})).toEqual([1, 2, 3, 4])
  expect(asked({ sorting: 'out' })).toEqual([3, 2, 1, 4])
  expect(asked({ sorting: 'votes' })).toEqual([2, 3, 1, 4])
  expect(asked({ sorting: 'posts' })).toEqual([4, 1, 2, 3])
})

it('filters by alias and by life', () => {
  expect(asked({ find: ' 听 ' })).toEqual([1, 3])
  expect(asked({ state: 'living' })).toEqual([1, 4])
  expect(asked({ state: 'out', find: '墨' })).toEqual([2])
})
