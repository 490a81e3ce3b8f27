import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('独行·铁衣', () => {
  it('孤军 adds 1 to ATK, 4 alone in a place', () => {
    const g = night({ 1: { character: '铁衣', place: '塞北' }, 2: '铁衣' })
      .uses(1, '孤军')
      .uses(2, '孤军')
      .attacks(1, 3)
      .attacks(2, 4)
      .settles()
    expect(g.wounds()).toEqual({ 3: 15 - (11 - 4), 4: 15 - (8 - 4) })
  })

  it('壁虎功 moves him though he is confined', () => {
    const g = night({ 1: { character: '铁衣', states: ['confined'] } })
    expect(g.does(1, 'act', { move: '塞北', skills: [], uses: [] })).toBe('STATE_FORBIDS')
    expect(g.uses(1, '壁虎功', { what: '塞北' }).settles().seat(1).place).toBe('塞北')
  })

  it('铁骨 adds 1 to DEF and lets no hit deal more than 3', () => {
    const g = night({ 1: '铁衣', 2: { slot: '阔剑' }, 3: '铁衣' })
      .uses(1, '铁骨')
      .attacks(2, 1)
      .settles()
    expect(g.hp(1)).toBe(12)
    expect(night({ 1: '铁衣' }).uses(1, '铁骨').attacks(3, 1).settles().hp(1)).toBe(13)
  })

  it('独来独往 adds 1 to DEF alone in a place', () => {
    const g = night({ 1: { character: '铁衣', place: '塞北' }, 2: '铁衣' })
      .attacks(3, 1)
      .attacks(4, 2)
      .settles()
    expect(g.wounds()).toEqual({ 1: 13, 2: 12 })
  })
})
