import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('观星·司马晦', () => {
  it('荧惑 deals 3 on odd nights, 1 on even ones', () => {
    const on = (round: number) => night({ 1: '司马晦' }, { round }).uses(1, '荧惑', { target: 2 }).settles().hp(2)
    expect([1, 2].map(on)).toEqual([12, 14])
  })

  it('紫微 heals 3 on even nights, 1 on odd ones', () => {
    const on = (round: number) => night({ 1: '司马晦' }, { round }).uses(1, '紫微').settles().hp(1)
    expect([1, 2].map(on)).toEqual([16, 18])
  })

  it('望气 tells a whole bag, as it is after robs', () => {
    const g = night({ 1: '司马晦', 2: { bag: ['刺客之王上', '药草'] }, 3: {} })
      .uses(1, '望气', { target: 2 })
      .uses(3, 'rob', { target: 2 })
      .settles()
    expect(g.notes(1, 'found').map((note) => note.finding)).toEqual([{ about: 'items', items: ['药草'] }])
  })

  it('知天命 is unharmed by thorns and the demon den', () => {
    const g = day({
      1: { character: '司马晦', place: '杭州' },
      2: { place: '杭州' },
      3: { character: '司马晦', place: '汴梁' },
      4: { place: '汴梁' },
    })
    g.votes({ 1: 5, 2: 5, 3: 5, 4: 5 }).settles()
    expect([g.hp(1), g.hp(2), g.mp(3), g.mp(4)]).toEqual([15, 14, 9, 8])
  })
})
