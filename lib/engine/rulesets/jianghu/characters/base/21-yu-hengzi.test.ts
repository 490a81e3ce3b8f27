import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('道士·玉衡子', () => {
  it('借东风 sends a companion to a place', () => {
    const g = night({ 1: '玉衡子' }).uses(1, '借东风', { target: 2, what: '塞北' }).settles()
    expect([g.seat(2).place, g.seat(3).place]).toEqual(['塞北', '皇城'])
  })

  it('J6.3 of two skills that move one seat the dearer, else initiative', () => {
    const g = night({ 1: '玉衡子', 2: '叶惊鸿' }, { dice: [['n1.order', [2, 1, 3, 4, 5, 6, 7, 8]]] })
    g.uses(1, '借东风', { target: 3, what: '塞北' }).uses(2, '流云袖', { target: 3, what: '汴梁' }).settles()
    expect(g.seat(3).place).toBe('汴梁')
  })

  it('清心咒 clears every state in his place, good ones too, and heals him 1', () => {
    const g = night({ 1: { character: '玉衡子', states: ['weak'] }, 2: { states: ['fervent'] } })
      .uses(1, '清心咒')
      .uses(2, 'guard')
      .settles()
    expect([g.states(1), g.states(2), g.hp(1)]).toEqual([[], [], 16])
    expect(g.report().lines[1]).toMatchObject({ laid: ['steadfast'], ended: ['steadfast', 'fervent'] })
  })

  it('五雷正法 deals 2 without source to the others in his place: nobody is killer', () => {
    const g = night({ 1: { character: '玉衡子', states: ['weak'] }, 2: { hp: 2 }, 8: { place: '塞北' } })
      .uses(1, '五雷正法')
      .settles()
    expect([g.dead(), g.seat(2).death?.killer, g.hp(3), g.hp(8)]).toEqual([[2], null, 13, 15])
  })

  it('无为 gives 1 MP after a night without an attack', () => {
    const g = night({ 1: '玉衡子', 2: '玉衡子' }).attacks(2, 3).settles()
    expect([g.mp(1), g.mp(2)]).toEqual([10, 8])
  })
})
