import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('琴师·苏晚弦', () => {
  it('裂石 deals 2 however far; steadfast takes 1 off', () => {
    const g = night({ 1: '苏晚弦', 8: { place: '塞北' }, 2: '苏晚弦', 3: { states: ['steadfast'] } })
    expect(g.uses(1, '裂石', { target: 8 }).uses(2, '裂石', { target: 3 }).settles().wounds()).toEqual({ 3: 14, 8: 13 })
  })

  it('广陵散 drains 1 MP of everybody else in her place, not below 0', () => {
    const g = night({ 1: '苏晚弦', 2: { mp: 0 }, 8: { place: '塞北' } })
      .uses(1, '广陵散')
      .settles()
    expect([g.mp(1), g.mp(2), g.mp(3), g.mp(8)]).toEqual([7, 0, 8, 9])
  })

  it('清商 makes anybody cautious', () => {
    const g = night({ 1: '苏晚弦' }).uses(1, '清商', { target: 2 }).attacks(2, 3).attacks(4, 2).settles()
    expect([g.states(2), g.wounds()]).toEqual([['cautious'], { 3: 14 }])
  })

  it('余音绕梁 weakens those around her when she dies', () => {
    const g = night({ 1: { character: '苏晚弦', hp: 2 }, 8: { place: '塞北' } })
      .attacks(2, 1)
      .settles()
    expect([g.states(2), g.states(7), g.states(8)]).toEqual([['weak'], ['weak'], []])
  })
})
