import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('毒姬·花未眠', () => {
  it('腐骨 takes 2 HP as a loss: no hit, no puppet freed', () => {
    const g = night({ 1: '花未眠', 2: { states: ['steadfast'] } })
      .uses(1, '腐骨', { target: 2 })
      .settles()
    expect([g.hp(2), g.report().hurt]).toEqual([13, []])
    expect(g.notes(2)).toEqual([{ kind: 'lost', amount: 2, by: null }]) // J13b: by size
  })

  it('软香罗 weakens and takes 1 HP', () => {
    const g = night({ 1: '花未眠' }).uses(1, '软香罗', { target: 2 }).attacks(2, 3).settles()
    expect([g.states(2), g.wounds()]).toEqual([['weak'], { 2: 14, 3: 14 }])
  })

  it('百花瘴 takes 1 HP of everybody else in her place', () => {
    const g = night({ 1: '花未眠', 8: { place: '塞北' } })
      .uses(1, '百花瘴')
      .settles()
    expect(g.wounds()).toEqual({ 2: 14, 3: 14, 4: 14, 5: 14, 6: 14, 7: 14 })
  })

  it('毒入心脉 takes 3 HP of her killer, who may die of it in the next wave', () => {
    const g = night({ 1: { character: '花未眠', hp: 2 }, 2: { hp: 3 } })
      .attacks(2, 1)
      .settles()
    expect([g.dead(), g.seat(1).death?.order, g.seat(2).death?.order, g.seat(2).death?.killer]).toEqual([
      [1, 2],
      1,
      2,
      null,
    ])
    const voted = day({ 1: { character: '花未眠', hp: 1 } })
      .votes({ 2: 1, 3: 1 })
      .settles()
    expect(voted.dead()).toEqual([1])
  })
})
