import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('遗孤·阮青崖', () => {
  it('血书 adds 1 to ATK and 1 more for each dead, at most 3', () => {
    const dead = (order: number) => ({
      hp: 0,
      death: { at: 0, round: 1, stage: 'night' as const, order, killer: null },
    })
    const hit = (deaths: number) => {
      const gone = Object.fromEntries(Array.from({ length: deaths }, (_, i) => [8 - i, dead(i + 1)]))
      return night({ 1: '阮青崖', ...gone })
        .uses(1, '血书')
        .attacks(1, 2)
        .settles()
        .hp(2)
    }
    expect([0, 1, 2, 3].map(hit)).toEqual([12, 11, 10, 10])
  })

  it('隐忍 makes him cautious', () => {
    expect(night({ 1: '阮青崖' }).uses(1, '隐忍').settles().states(1)).toEqual(['cautious'])
  })

  it('同归 deals 3 and costs him 1 HP', () => {
    expect(
      night({ 1: '阮青崖', 2: { place: '塞北' } })
        .uses(1, '同归', { target: 2 })
        .settles()
        .wounds(),
    ).toEqual({ 1: 14, 2: 12 })
  })

  it("孤星 gives 1 HP for each other's death", () => {
    const g = night({ 1: '阮青崖', 2: { hp: 1 }, 3: { hp: 1 } })
      .attacks(4, 2)
      .attacks(5, 3)
      .settles()
    expect([g.hp(1), g.hp(6)]).toEqual([17, 15])
  })
})
