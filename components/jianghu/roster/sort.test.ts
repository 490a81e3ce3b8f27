import { describe, expect, it } from 'vitest'
import type { SeatView } from '@/lib/engine/rulesets/jianghu/view-types'
import { sortSeats } from './sort'

const line = (place: '皇城' | '杭州' | '塞北', specials: number): SeatView['line'] => ({
  seat: 0,
  place,
  states: [],
  laid: [],
  ended: [],
  bag: true,
  slot: false,
  specials,
})
const seat = (n: number, of: Partial<SeatView>): SeatView => ({
  seat: n,
  alias: String(n),
  character: null,
  living: true,
  ruledOut: false,
  death: null,
  line: null,
  warnings: 0,
  secrets: null,
  ...of,
})
const seats = [
  seat(1, { line: line('塞北', 0) }),
  seat(2, { line: line('皇城', 2) }),
  seat(3, { living: false, death: { round: 2, stage: 'vote', order: null, killer: null } }),
  seat(4, { line: line('皇城', 1) }),
  seat(5, { living: false, death: { round: 2, stage: 'night', order: null, killer: null } }),
]
const order = (sorting: Parameters<typeof sortSeats>[1], of = seats) => sortSeats(of, sorting).map((one) => one.seat)

describe('the roster is sorted', () => {
  it('by seat', () => expect(order('seat')).toEqual([1, 2, 3, 4, 5]))
  it('by place, the dead last', () => expect(order('place')).toEqual([2, 4, 1, 3, 5]))
  it('by special items, most first, the dead last', () => expect(order('specials')).toEqual([2, 4, 1, 3, 5]))
  it('by death: the night before the vote of its day, the living last', () =>
    expect(order('death')).toEqual([5, 3, 1, 2, 4]))
  it('J15.6 by the order of death within one settlement, once that is public', () => {
    const dead = (n: number, nth: number) =>
      seat(n, { living: false, death: { round: 1, stage: 'night', order: nth, killer: null } })
    expect(order('death', [dead(1, 2), dead(2, 1)])).toEqual([2, 1])
    expect(order('seat', [dead(1, 2), dead(2, 1)])).toEqual([1, 2])
  })
})
