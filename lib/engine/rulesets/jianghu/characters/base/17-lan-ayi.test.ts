import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('蛊婆·蓝阿依', () => {
  it('离心蛊 lays amnesia and takes 1 HP', () => {
    const g = night({ 1: '蓝阿依' }).uses(1, '离心蛊', { target: 2 }).settles()
    expect([g.states(2), g.wounds()]).toEqual([['amnesia'], { 2: 14 }])
  })

  it('同命蛊 takes of another what she took, at most 3', () => {
    const g = night({ 1: '蓝阿依' }).uses(1, '同命蛊', { target: 2 }).attacks(3, 1).settles()
    expect(g.wounds()).toEqual({ 1: 13, 2: 13 })
    const more = night({ 1: '蓝阿依' }).uses(1, '同命蛊', { target: 2 }).attacks(3, 1).attacks(4, 1).settles()
    expect(more.wounds()).toEqual({ 1: 11, 2: 12 })
    expect(night({ 1: '蓝阿依' }).uses(1, '同命蛊', { target: 2 }).settles().wounds()).toEqual({})
  })

  it('散魂香 scatters, and its bearer is told nothing', () => {
    const g = night({ 1: '蓝阿依' }).uses(1, '散魂香', { target: 2 }).attacks(2, 3).settles()
    expect([g.states(2), g.wounds(), g.report().lines[1]?.states]).toEqual([['scattered'], {}, []])
    expect(g.notes(2)).toEqual([{ kind: 'dealt', skill: 'attack', amount: 0 }])
  })

  it('金蚕护体 is proof against drugs and adds 1 to DEF while she is not normal', () => {
    const g = night({ 1: { character: '蓝阿依', states: ['weak'] }, 2: { bag: ['散功剂'] }, 3: '蓝阿依' })
    g.acts(2, { uses: [{ item: '散功剂', target: 3 }] })
      .attacks(4, 1)
      .attacks(5, 3)
      .settles()
    expect([g.states(3), g.wounds()]).toEqual([[], { 1: 14, 3: 13 }])
  })
})
