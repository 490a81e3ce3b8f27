import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('铸师·莫问剑', () => {
  it('开炉 finds gear', () => {
    const g = night({ 1: '莫问剑' }).uses(1, '开炉').settles()
    expect(['阔剑', '布甲']).toContain(g.seat(1).bag[0])
  })

  it('淬火 adds 1 to ATK, 3 with gear; a manual is none', () => {
    const g = night({ 1: { character: '莫问剑', slot: '布甲' }, 2: { character: '莫问剑', slot: '凌波微步' } })
    g.uses(1, '淬火').uses(2, '淬火').attacks(1, 3).attacks(2, 4).settles()
    expect(g.wounds()).toEqual({ 3: 10, 4: 12 })
  })

  it('熔金 turns a treasure into 3 MP', () => {
    const g = night({ 1: { character: '莫问剑', bag: ['解药'] } })
      .uses(1, '熔金', { item: '解药' })
      .settles()
    expect([g.mp(1), g.seat(1).bag]).toEqual([11, []])
  })

  it('炉火纯青 adds 1 to DEF with gear', () => {
    const g = night({ 1: { character: '莫问剑', slot: '阔剑' }, 2: '莫问剑' })
      .attacks(3, 1)
      .attacks(4, 2)
      .settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 13 })
  })
})
