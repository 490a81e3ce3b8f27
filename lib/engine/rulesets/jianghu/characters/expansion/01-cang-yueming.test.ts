import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('海客·沧月明', () => {
  it('沧浪 sweeps the others in her place away and adds 1 to DEF', () => {
    const g = night(
      { 1: { character: '沧月明', place: '汴梁' }, 2: { place: '汴梁' } },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.skill:1:沧浪', '塞北'],
        ],
      },
    )
    g.uses(1, '沧浪').attacks(3, 1).settles()
    expect([g.seat(1).place, g.seat(2).place, g.seat(3).place, g.hp(1)]).toEqual(['汴梁', '塞北', '皇城', 14])
  })

  it('潮生 heals by the company she keeps, at most 3', () => {
    const g = night({
      1: '沧月明',
      2: { character: '沧月明', place: '汴梁' },
      3: { character: '沧月明', place: '塞北' },
      4: { place: '塞北' },
    })
    g.uses(1, '潮生').uses(2, '潮生').uses(3, '潮生').settles()
    expect(g.wounds()).toEqual({ 1: 18, 2: 16, 3: 17 })
  })

  it('碧海惊涛 deals 2 to two seats elsewhere', () => {
    const g = night({ 1: { character: '沧月明', place: '汴梁' }, 2: { place: '汴梁' } })
      .uses(1, '碧海惊涛')
      .settles()
    expect(Object.values(g.wounds())).toEqual([13, 13])
    expect(g.hp(2)).toBe(15)
  })

  it('听潮 recovers 1 MP more in 杭州', () => {
    const g = night({ 1: { character: '沧月明', place: '杭州' }, 2: '沧月明' }).settles()
    expect([g.seat(1).mp, g.seat(2).mp]).toEqual([12, 11])
  })
})
