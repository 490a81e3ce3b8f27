import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('书生·温如故', () => {
  it('知彼 tells ATK, DEF and MP of another seat', () => {
    const g = night({ 1: '温如故', 2: { slot: '阔剑', mp: 3 } })
      .uses(1, '知彼', { target: 2 })
      .settles()
    expect(g.notes(1)).toEqual([
      { kind: 'found', skill: '知彼', seat: 2, finding: { about: 'numbers', atk: 8, def: 4, mp: 3 } },
    ])
    expect(g.notes(2)).toEqual([])
  })

  it('激将 makes anybody fervent', () => {
    const g = night({ 1: '温如故' }).uses(1, '激将', { target: 2 }).attacks(2, 3).attacks(4, 2).settles()
    expect([g.states(2), g.wounds()]).toEqual([['fervent'], { 2: 12, 3: 11 }])
  })

  it('笔走龙蛇 deals 1 and 1 more for every 2 MP left, at most 3', () => {
    const of = (mp: number) =>
      night({ 1: { character: '温如故', mp } })
        .uses(1, '笔走龙蛇', { target: 2 })
        .settles()
        .hp(2)
    expect([3, 4, 5, 7, 9].map(of)).toEqual([14, 14, 13, 12, 12])
  })

  it('独坐幽篁 recovers 1 MP more alone in a place', () => {
    const g = night({ 1: { character: '温如故', place: '汴梁' }, 2: '温如故' }).settles()
    expect([g.seat(1).mp, g.seat(2).mp]).toEqual([12, 11])
  })
})
