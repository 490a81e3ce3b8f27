import { describe, expect, it } from 'vitest'
import { cast, dropPicks, emptyLog, entries, type Poll, rankMain, rankOvertime, tally } from './index'

const empty: Poll = {
  house: 1,
  stage: 'main',
  open: true,
  closes: null,
  picks: 2,
  places: 1,
  candidates: null,
  ballots: emptyLog(),
}
/** A poll with ballots `voter: picks`, in this order. */
const poll = (...ballots: [voter: number, ...picks: number[]][]): Poll =>
  ballots.reduce<Poll>(
    (all, [seat, ...picks], i) =>
      cast(all, { seat, at: i, picks: picks.map((pick) => ({ seat: pick })), requestedAt: null, shade: false }),
    empty,
  )
const totals = (of: Poll) => tally(of, () => 2).totals.map((total) => total.seat)

describe('T8 counting', () => {
  it('T8.3 the last ballot of a seat counts, in its own place', () => {
    expect(totals(poll([1, 7], [2, 8], [1, 8]))).toEqual([8])
  })

  it('T8.8 of equal totals the one reached first, by the latest ballot that makes it up', () => {
    expect(totals(poll([1, 7], [2, 8], [3, 8], [4, 7]))).toEqual([8, 7])
    expect(totals(poll([1, 7], [2, 8], [1, 7]))).toEqual([8, 7])
  })

  it('T8.8 totals completed by the same ballot go by the order of its picks', () => {
    expect(totals(poll([1, 9, 7]))).toEqual([9, 7])
  })

  it('T8.5 dropped picks do not count, their ballot does', () => {
    const dropped = dropPicks(poll([1, 7], [2, 8]), [7])
    const result = tally(dropped, () => 2)
    expect(result.totals.map((total) => total.seat)).toEqual([8])
    expect(result.counted).toHaveLength(2)
    expect(dropPicks(dropped, [7])).toBe(dropped)
  })

  it('T8.9 more places than candidates, none, and a tie at the edge', () => {
    const { totals: ranked } = tally(poll([1, 7], [2, 7], [3, 8], [4, 9]), () => 2)
    expect(rankMain(ranked, 5)).toEqual({ out: [7, 8, 9], tied: [], left: 0 })
    expect(rankMain(ranked, 0)).toEqual({ out: [], tied: [], left: 0 })
    expect(rankMain(ranked, 2)).toEqual({ out: [7], tied: [8, 9], left: 1 })
    expect(rankMain(ranked, 1)).toEqual({ out: [7], tied: [], left: 0 })
  })

  it('T9.2 overtime: by total, then those without a vote in the order of the main vote', () => {
    const { totals: ranked } = tally(poll([1, 9]), () => 2)
    expect(rankOvertime(ranked, [8, 7, 9], 2)).toEqual([9, 8])
    expect(rankOvertime(ranked, [8], 2)).toEqual([8])
  })

  it('keeps every ballot in order, however many', () => {
    const many = poll(...Array.from({ length: 100 }, (_, i): [number, number] => [i + 1, 7]))
    expect(entries(many.ballots).map((ballot) => ballot.seat)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  })
})
