import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('渡魂·孟忘川', () => {
  it('一碗忘川 lays amnesia and drains 2 MP', () => {
    const g = night({ 1: '孟忘川' }).uses(1, '一碗忘川', { target: 2 }).settles()
    expect([g.states(2), g.mp(2)]).toEqual([['amnesia'], 7])
  })

  it('渡己 heals 1 and 1 more for each dead, at most 3', () => {
    const dead = { hp: 0, death: { at: 0, round: 1, stage: 'night' as const, order: 1, killer: null } }
    expect(night({ 1: '孟忘川' }).uses(1, '渡己').settles().hp(1)).toBe(16)
    expect(night({ 1: '孟忘川', 7: dead, 8: dead }).uses(1, '渡己').settles().hp(1)).toBe(18)
  })

  it('引魂灯 deals 2, 3 at HP 5 or less', () => {
    const g = night({ 1: '孟忘川', 2: '孟忘川', 3: { hp: 5 }, 4: { hp: 6 } })
      .uses(1, '引魂灯', { target: 3 })
      .uses(2, '引魂灯', { target: 4 })
      .settles()
    expect([g.hp(3), g.hp(4)]).toEqual([2, 4])
  })

  it("黄泉路近 gives 1 MP for each other's death", () => {
    const g = night({ 1: '孟忘川', 2: { hp: 1 } })
      .attacks(3, 2)
      .settles()
    expect([g.mp(1), g.mp(4)]).toEqual([10, 9])
  })
})
