import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('剑姬·白露晞', () => {
  it('鸳鸯剑 deals 1, 2 to the other sex, by the present sex', () => {
    const g = night({ 1: '白露晞', 2: '白露晞', 3: { sex: 'female' } })
    g.uses(1, '鸳鸯剑', { target: 4 }).uses(2, '鸳鸯剑', { target: 3 }).settles()
    expect(g.wounds()).toEqual({ 3: 14, 4: 13 })
  })

  it('落梅如雪 deals 2 to each other male in her place', () => {
    const g = night({ 1: '白露晞', 2: { sex: 'female' }, 8: { place: '塞北' } })
      .uses(1, '落梅如雪')
      .settles()
    expect(g.wounds()).toEqual({ 3: 13, 4: 13, 5: 13, 6: 13, 7: 13 })
  })

  it('临水照影 turns half of DEF into ATK', () => {
    const g = night({ 1: '白露晞' }).uses(1, '临水照影').attacks(1, 2).attacks(3, 1).settles()
    expect(g.wounds()).toEqual({ 1: 11, 2: 11 })
  })

  it('霜刃 adds 1 to ATK against a seat that is not normal; 散功 does not show', () => {
    const g = night({ 1: '白露晞', 2: '白露晞', 3: { states: ['weak'] }, 4: { states: ['scattered'] } })
    expect(g.attacks(1, 3).attacks(2, 4).settles().wounds()).toEqual({ 3: 12, 4: 13 })
  })
})
