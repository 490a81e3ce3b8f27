import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('镖头·赵擎川', () => {
  it("走镖 adds 2 to a companion's DEF and 1 to his", () => {
    const g = night({ 1: '赵擎川' }).uses(1, '走镖', { target: 2 }).attacks(3, 2).attacks(4, 1).settles()
    expect(g.wounds()).toEqual({ 1: 14 })
  })

  it('回马枪 deals 1 to each attacker, at the same time', () => {
    const g = night({ 1: { character: '赵擎川', hp: 3 } })
      .uses(1, '回马枪')
      .attacks(2, 1)
      .attacks(3, 1)
      .settles()
    expect([g.dead(), g.hp(2), g.hp(3), g.hp(4)]).toEqual([[1], 14, 14, 15])
  })

  it('亮镖旗 is steadfast through the day and the next night', () => {
    const g = night({ 1: '赵擎川' }).uses(1, '亮镖旗').attacks(1, 3).settles()
    expect([g.states(1), g.hp(3)]).toEqual([['steadfast'], 12])
    expect(g.votes({ 2: 1, 3: 1, 1: 2 }).settles().report().hurt).toContain(1)
    expect(g.settles().states(1)).toEqual([])
  })

  it('人在镖在 adds 1 to DEF with two special items', () => {
    const g = night({
      1: { character: '赵擎川', bag: ['至尊宝器上', '至尊宝器中'] },
      2: { character: '赵擎川', bag: ['至尊宝器下'] },
    })
    expect(g.attacks(3, 1).attacks(4, 2).settles().wounds()).toEqual({ 1: 14, 2: 13 })
  })
})
