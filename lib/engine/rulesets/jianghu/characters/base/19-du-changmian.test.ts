import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('酒徒·杜长眠', () => {
  it('浮一大白 heals 3 and leaves him weak', () => {
    const g = night({ 1: '杜长眠' }).uses(1, '浮一大白').attacks(1, 2).settles()
    expect([g.states(1), g.wounds()]).toEqual([['weak'], { 1: 18, 2: 15 - (7 - 4 - 1) }])
  })

  it('醉步 turns attacks on him to a random companion, the attacker excepted', () => {
    const g = night({ 1: { character: '杜长眠', place: '汴梁' }, 2: { place: '汴梁' }, 3: { place: '汴梁' } })
    expect(g.uses(1, '醉步').attacks(2, 1).settles().wounds()).toEqual({ 3: 13 })
    const alone = night({ 1: { character: '杜长眠', place: '汴梁' }, 2: { place: '汴梁' } })
    expect(alone.uses(1, '醉步').attacks(2, 1).settles().hp(1)).toBe(12)
    const drawn = night({ 1: '杜长眠' }).uses(1, '醉步').attacks(2, 1).settles()
    expect([drawn.drawn().includes('n1.target:2'), drawn.hp(1)]).toEqual([true, 15])
  })

  it('借酒行凶 adds 2 to ATK', () => {
    expect(night({ 1: '杜长眠' }).uses(1, '借酒行凶').attacks(1, 2).settles().wounds()).toEqual({ 2: 11 })
  })

  it('千杯不倒 adds 1 to ATK while he is not normal', () => {
    const g = night({
      1: { character: '杜长眠', states: ['dizzy'] },
      2: { character: '杜长眠', states: ['confined'] },
      3: '杜长眠',
    })
    expect(g.attacks(2, 4).attacks(3, 5).settles().wounds()).toEqual({ 4: 12, 5: 13 })
  })
})
