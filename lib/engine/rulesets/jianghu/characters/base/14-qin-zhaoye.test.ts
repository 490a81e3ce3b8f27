import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('名捕·秦照夜', () => {
  it('铁索横江 confines and deals 1', () => {
    const g = night({ 1: '秦照夜', 3: { place: '塞北' } })
      .uses(1, '铁索横江', { target: 2 })
      .settles()
    expect([g.states(2), g.wounds()]).toEqual([['confined'], { 2: 14 }])
    expect(
      night({ 1: '秦照夜', 3: { place: '塞北' } })
        .uses(1, '铁索横江', { target: 3 })
        .settles()
        .wounds(),
    ).toEqual({})
  })

  it('追迹 tells whose attacks meet a seat in the end', () => {
    const g = night({ 1: '秦照夜', 5: '了尘', 6: { states: ['scattered'] } })
    g.uses(1, '追迹', { target: 5 }).uses(5, '舍身', { target: 2 }).attacks(3, 2).attacks(4, 5).attacks(6, 5).settles()
    expect(g.notes(1, 'found').map((note) => note.finding)).toEqual([{ about: 'attackers', seats: [3, 4] }])
  })

  it('起赃 takes a special item and deals 1', () => {
    const g = night({ 1: '秦照夜', 2: { bag: ['刺客之王上', '药草'] } })
      .uses(1, '起赃', { target: 2 })
      .settles()
    expect([g.seat(1).bag, g.seat(2).bag, g.wounds()]).toEqual([['刺客之王上'], ['药草'], { 2: 14 }])
  })

  it('夜不闭目 tells her who hit her, and nobody else', () => {
    const g = night({ 1: '秦照夜' }).attacks(4, 1).attacks(3, 1).attacks(5, 2).settles()
    expect(g.notes(1, 'hitBy').map((note) => note.seat)).toEqual([3, 4])
    expect(g.notes(2)).toEqual([{ kind: 'hitTaken', amount: 2 }])
  })
})
