import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('刀客·燕北归', () => {
  it('断水 sharpens ATK by 2 and costs 1 DEF', () => {
    const g = night({ 1: '燕北归' }).uses(1, '断水').attacks(1, 2).attacks(3, 1).settles()
    expect(g.wounds()).toEqual({ 1: 15 - (6 - 2), 2: 15 - (9 - 4) })
  })

  it('大漠孤烟 adds half of ATK and takes 1 HP after settlement', () => {
    const g = night({ 1: '燕北归' }).uses(1, '大漠孤烟').attacks(1, 2).settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 15 - (10 - 4) })
  })

  it('横刀立马 adds 2 to DEF tonight only', () => {
    const g = night({ 1: '燕北归' }).uses(1, '横刀立马').attacks(2, 1).settles()
    expect(g.hp(1)).toBe(15 - (6 - 5))
    expect(g.settles().attacks(2, 1).settles().hp(1)).toBeLessThan(14)
  })

  it('背水 adds 2 to ATK at HP 5, not at 6', () => {
    const g = night({ 1: { character: '燕北归', hp: 5 }, 2: { character: '燕北归', hp: 6 } })
    g.attacks(1, 3).attacks(2, 4).settles()
    expect([g.hp(3), g.hp(4)]).toEqual([15 - (9 - 4), 15 - (7 - 4)])
  })
})
