import { expect, it } from 'vitest'
import type { SettledVote } from '@/lib/engine/rulesets/tiesha/report-types'
import type { RoundView, SeatView } from '@/lib/engine/rulesets/tiesha/view-types'
import { historyCell, historyColumns } from './history'

const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  alias: `座${number}`,
  house: 1,
  living: true,
  out: null,
  published: false,
  role: null,
  code: null,
  faction: null,
  traits: null,
  activated: null,
  warnings: 0,
  ...more,
})
const vote = (more: Partial<SettledVote>): SettledVote => ({
  house: 1,
  stage: 'main',
  at: 100,
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
const round = (number: number, ...votes: SettledVote[]): RoundView => ({
  round: number,
  row: { picks: 1, out: 1, slots: [] },
  openedAt: 0,
  night: null,
  votes,
  result: null,
})
const outBy = (r: number, at: number, kind: 'vote' | 'post') => ({
  living: false,
  out: { round: r, at, causes: [{ kind }], force: null, point: null },
})
const column = (v: SettledVote) => ({ round: 2, stage: v.stage, votes: [v], apart: false })

it('lists every settled vote, houses together, overtime after the main vote', () => {
  const over = vote({ stage: 'overtime', house: 2 })
  const columns = historyColumns([round(1, vote({ house: 1 }), vote({ house: 2 }), over), round(2)])
  expect(columns.map((c) => [c.round, c.stage, c.votes.length])).toEqual([
    [1, 'main', 2],
    [1, 'overtime', 1],
  ])
})

it('T8.6 shows picks with their guesses, right or wrong only once the code name is published', () => {
  const ballot = {
    seat: 1,
    at: 9,
    halves: 1,
    proxy: true,
    picks: [
      { seat: 2, code: '碧桃春' },
      { seat: 3, code: '江南春' },
    ],
  }
  const seats = [seat(1), seat(2, { published: true, code: '碧桃春' }), seat(3)]
  expect(historyCell(seats[0] ?? seat(1), column(vote({ ballots: [ballot] })), seats)).toEqual({
    kind: 'ballot',
    at: 9,
    half: true,
    proxy: true,
    picks: [
      { seat: 2, code: '碧桃春', hit: true },
      { seat: 3, code: '江南春', hit: null },
    ],
  })
})

it('T8.1 tells a missing ballot from a seat that was out before', () => {
  expect(historyCell(seat(1, outBy(2, 100, 'vote')), column(vote({ suicides: [1] })), [])).toEqual({ kind: 'suicide' })
  expect(historyCell(seat(1, outBy(1, 50, 'vote')), column(vote({})), [])).toEqual({ kind: 'absent' })
  expect(historyCell(seat(1, outBy(2, 50, 'post')), column(vote({})), [])).toEqual({ kind: 'absent' })
})

it('T8.11 keeps ballots back, but a seat finds its own', () => {
  const own = { seat: 1, at: 9, halves: 2, proxy: false, picks: [{ seat: 2 }] }
  const secret = column(vote({ ballots: null, totals: null, own }))
  expect(historyCell(seat(1), secret, [])).toMatchObject({ kind: 'ballot', picks: [{ seat: 2 }] })
  expect(historyCell(seat(2), secret, [])).toEqual({ kind: 'hidden' })
})

it('T9.1 nobody owes a vote in overtime, and those out by the main vote have none', () => {
  const over = column(vote({ stage: 'overtime', at: 200 }))
  expect(historyCell(seat(1), over, [])).toEqual({ kind: 'none' })
  expect(historyCell(seat(1, outBy(2, 100, 'vote')), over, [])).toEqual({ kind: 'absent' })
  expect(historyCell(seat(1, outBy(2, 200, 'vote')), over, [])).toEqual({ kind: 'none' })
})

it('T14.1 a seat of the other house had no vote in this one', () => {
  const votes = [vote({ house: 1 }), vote({ house: 2, ballots: null })]
  const both = { round: 2, stage: 'main' as const, votes, apart: true }
  expect(historyCell(seat(1, { house: 2 }), both, [])).toEqual({ kind: 'hidden' })
  expect(historyCell(seat(1, { house: 1 }), both, [])).toEqual({ kind: 'absent' })
  const over = { round: 2, stage: 'overtime' as const, votes: [vote({ house: 2, stage: 'overtime' })], apart: true }
  expect(historyCell(seat(1, { house: 2 }), over, [])).toEqual({ kind: 'none' })
  expect(historyCell(seat(1, { house: 1 }), over, [])).toEqual({ kind: 'absent' }) // its house had no tie
})
