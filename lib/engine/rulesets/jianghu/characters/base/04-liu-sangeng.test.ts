import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('飞贼·柳三更', () => {
  it('妙手空空 takes a treasure or material, never a special item', () => {
    const g = night({ 1: '柳三更', 2: { bag: ['至尊宝器上', '药草'] } })
      .uses(1, '妙手空空', { target: 2 })
      .settles()
    expect([g.seat(1).bag, g.seat(2).bag]).toEqual([['药草'], ['至尊宝器上']])
    expect(g.notes(2)).toEqual([{ kind: 'gone', item: '药草' }])
    const none = night({ 1: '柳三更', 2: { bag: ['至尊宝器上'] } })
      .uses(1, '妙手空空', { target: 2 })
      .settles()
    expect(none.notes(1, 'nothing')).toHaveLength(1)
  })

  it('隔墙取月 takes a special item however far, before robs', () => {
    const g = night({ 1: '柳三更', 2: { bag: ['刺客之王中', '药草'], place: '塞北' }, 3: { place: '塞北' } })
    g.uses(3, 'rob', { target: 2 }).uses(1, '隔墙取月', { target: 2 }).settles()
    expect([g.seat(1).bag, g.seat(2).bag, g.seat(3).bag]).toEqual([['刺客之王中'], ['药草'], []])
  })

  it('夜行 moves him after settlement, so that he is robbed where he was', () => {
    const g = night({ 1: { character: '柳三更', states: ['confined'] } })
      .uses(1, '夜行', { what: '汴梁' })
      .settles()
    expect(g.seat(1).place).toBe('汴梁')
    expect(night({ 1: '柳三更' }).does(1, 'act', { skills: [{ skill: '夜行', what: '长安' }], uses: [] })).toBe(
      'BAD_TARGET',
    )
  })

  it('袖里乾坤 leaves robbers with nothing, but not a character that takes', () => {
    const g = night({ 1: { character: '柳三更', bag: ['刺客之王中'] } })
      .uses(2, 'rob', { target: 1 })
      .settles()
    expect([g.seat(1).bag, g.notes(2, 'nothing').length]).toEqual([['刺客之王中'], 1])
    const taken = night({ 1: { character: '柳三更', bag: ['刺客之王中'] }, 2: '柳三更' }).uses(2, '隔墙取月', {
      target: 1,
    })
    expect(taken.settles().seat(2).bag).toEqual(['刺客之王中'])
  })
})
