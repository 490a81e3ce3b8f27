import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('铁僧·了尘', () => {
  it('金刚不坏 lets no hit deal more than 1', () => {
    const g = night({ 1: '了尘', 2: { slot: '阔剑' } })
      .uses(1, '金刚不坏')
      .attacks(2, 1)
      .attacks(3, 1)
      .settles()
    expect(g.hp(1)).toBe(15 - 1 - 1)
    const other = night({ 1: '了尘', 2: { slot: '阔剑' } })
      .attacks(2, 1)
      .attacks(3, 4)
      .settles()
    expect(other.wounds()).toEqual({ 1: 15 - (8 - 5), 4: 13 })
  })

  it('J6.3a 击剑长歌 costs as much as 金刚不坏: initiative decides', () => {
    const first = night({ 1: '了尘' }, { dice: [['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]]] })
    expect(first.uses(1, '金刚不坏').uses(2, '击剑长歌').attacks(2, 1).settles().hp(1)).toBe(14)
    const second = night({ 1: '了尘' }, { dice: [['n1.order', [2, 1, 3, 4, 5, 6, 7, 8]]] })
    expect(second.uses(1, '金刚不坏').uses(2, '击剑长歌').attacks(2, 1).settles().hp(1)).toBe(13)
  })

  it('舍身 draws attacks on a companion to him, but not his own', () => {
    const g = night({ 1: '了尘' }).uses(1, '舍身', { target: 2 }).attacks(3, 2).attacks(1, 2).settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 14 })
    const far = night({ 1: '了尘', 2: { place: '塞北' } })
      .uses(1, '舍身', { target: 2 })
      .attacks(3, 2)
      .settles()
    expect(far.wounds()).toEqual({ 2: 13 })
  })

  it('狮子吼 dizzies the others in his place', () => {
    const g = night({ 1: '了尘', 8: { place: '塞北' } })
      .uses(1, '狮子吼')
      .settles()
    expect([g.states(1), g.states(2), g.states(8)]).toEqual([[], ['dizzy'], []])
  })

  it('不动明王 takes 1 off the votes', () => {
    const g = day(
      { 1: { character: '了尘', place: '塞北' }, 2: { place: '塞北' } },
      { effects: { 皇城: '魔窟', 杭州: '荆棘', 汴梁: '医馆', 塞北: '魔窟' } },
    )
    g.votes({ 1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 2 }).settles()
    expect([g.hp(1), g.hp(2)]).toEqual([13, 12])
  })
})
