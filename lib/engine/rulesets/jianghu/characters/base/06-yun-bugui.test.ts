import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('牵丝·云不归', () => {
  it('牵丝戏 makes a puppet of a seat in her place', () => {
    const g = night({ 1: '云不归', 8: { place: '塞北' } })
      .uses(1, '牵丝戏', { target: 2 })
      .settles()
    expect(g.seat(2).states).toEqual([{ state: 'puppet', until: 2, by: 1, cost: 5, night: 1 }])
    const far = night({ 1: '云不归', 8: { place: '塞北' } })
      .uses(1, '牵丝戏', { target: 8 })
      .settles()
    expect([far.states(8), far.notes(1, 'nothing').length]).toEqual([[], 1])
  })

  it("木人代形 turns attacks on her to another, but not that one's own", () => {
    const g = night({ 1: '云不归' }).uses(1, '木人代形', { target: 2 }).attacks(3, 1).attacks(2, 1).settles()
    expect(g.wounds()).toEqual({ 1: 13, 2: 13 })
  })

  it('刻木 finds a material and adds 1 to DEF', () => {
    const g = night({ 1: '云不归' }).uses(1, '刻木').attacks(2, 1).settles()
    expect(g.hp(1)).toBe(14)
    expect(['药草', '蜂蜜']).toContain(g.seat(1).bag[0])
    expect(g.drawn()).toContain('n1.skill:1:刻木')
  })

  it('无心人 is proof against drugs, which stay in the bag; skills still work on her', () => {
    const g = night({ 1: '云不归', 2: { bag: ['迷药'] }, 3: '了尘' })
      .acts(2, { uses: [{ item: '迷药', target: 1 }] })
      .settles()
    expect([g.states(1), g.seat(2).bag]).toEqual([[], ['迷药']])
    expect(night({ 1: '云不归', 3: '了尘' }).uses(3, '狮子吼').settles().states(1)).toEqual(['dizzy'])
  })
})
