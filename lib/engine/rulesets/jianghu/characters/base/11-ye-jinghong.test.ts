import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('踏雪·叶惊鸿', () => {
  it('惊鸿一瞥 takes her to a seat in spite of confinement and sharpens her', () => {
    const g = night({ 1: { character: '叶惊鸿', states: ['confined'] }, 8: { place: '塞北' } })
    g.uses(1, '惊鸿一瞥', { target: 8 }).attacks(1, 2).settles()
    expect([g.seat(1).place, g.hp(2)]).toEqual(['塞北', 11])
  })

  it('流云袖 sends a companion to a place, even a confined one', () => {
    const g = night({ 1: '叶惊鸿', 2: { states: ['confined'] } })
      .uses(1, '流云袖', { target: 2, what: '汴梁' })
      .settles()
    expect([g.seat(2).place, g.notes(2)]).toEqual(['汴梁', [{ kind: 'moved', place: '汴梁' }]])
  })

  it('燕回 moves her and gives 2 HP after settlement', () => {
    const g = night({ 1: '叶惊鸿' }).uses(1, '燕回', { what: '杭州' }).uses(2, 'inspect', { target: 1 }).settles()
    expect([g.seat(1).place, g.hp(1), g.notes(2, 'found').length]).toEqual(['杭州', 17, 1])
  })

  it('身轻如燕 adds 1 to DEF when she has moved', () => {
    const g = night({ 1: '叶惊鸿', 2: '叶惊鸿' }).acts(1, { move: '汴梁' }).attacks(3, 1).attacks(4, 2).settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 13 })
  })
})
