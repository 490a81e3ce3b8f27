import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('绣娘·谢桃夭', () => {
  it('飞针 deals 1 and drains 1 MP', () => {
    const g = night({ 1: '谢桃夭', 8: { place: '塞北' } })
      .uses(1, '飞针', { target: 8 })
      .settles()
    expect([g.wounds(), g.mp(8), g.mp(2)]).toEqual([{ 8: 14 }, 8, 9])
  })

  it('补天 heals another by 3 and herself by 1', () => {
    const g = night({ 1: '谢桃夭', 2: { hp: 5 } })
      .uses(1, '补天', { target: 2 })
      .settles()
    expect(g.wounds()).toEqual({ 1: 16, 2: 8 })
    expect(night({ 1: '谢桃夭' }).does(1, 'act', { skills: [{ skill: '补天', target: 1 }], uses: [] })).toBe(
      'BAD_TARGET',
    )
  })

  it('绵里藏针 takes 2 HP of each attacker, as a loss', () => {
    const g = night({ 1: '谢桃夭' }).uses(1, '绵里藏针').attacks(2, 1).attacks(3, 4).settles()
    expect([g.wounds(), g.report().hurt]).toEqual([{ 1: 13, 2: 13, 4: 13 }, [1, 4]])
  })

  it('千丝甲 adds 1 to DEF while her slot is filled', () => {
    const g = night({ 1: { character: '谢桃夭', slot: '含沙射影' }, 2: '谢桃夭' })
      .attacks(3, 1)
      .attacks(4, 2)
      .settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 13 })
  })
})
