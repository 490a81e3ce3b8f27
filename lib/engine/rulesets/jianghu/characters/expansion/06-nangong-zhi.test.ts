import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('花间·南宫芷', () => {
  it('采薇 finds a 药草, without a draw', () => {
    const g = night({ 1: '南宫芷' }).uses(1, '采薇').settles()
    expect([g.seat(1).bag, g.drawn()]).toEqual([['药草'], ['n1.order', 'd1.places']])
  })

  it('落英 deals 2, 3 with a 药草 in her bag', () => {
    const g = night({ 1: { character: '南宫芷', bag: ['药草'] }, 2: '南宫芷' })
      .uses(1, '落英', { target: 3 })
      .uses(2, '落英', { target: 4 })
      .settles()
    expect(g.wounds()).toEqual({ 3: 12, 4: 13 })
  })

  it('拈花 gives 1 HP and 1 MP to a seat in her place', () => {
    const g = night({ 1: '南宫芷', 2: { hp: 9 } })
      .uses(1, '拈花', { target: 2 })
      .settles()
    expect([g.hp(2), g.mp(2), g.mp(3)]).toEqual([10, 10, 9])
  })

  it('四时花信 finds two materials in the source', () => {
    const g = day(
      { 1: { character: '南宫芷', place: '汴梁' }, 2: { place: '汴梁' } },
      { effects: { 皇城: '医馆', 杭州: '荆棘', 汴梁: '原材料产地', 塞北: '宝窟' } },
    )
    g.settles()
    expect([g.seat(1).bag.length, g.seat(2).bag.length]).toEqual([2, 1])
  })
})
