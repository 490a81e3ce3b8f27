import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('傩面·鬼十九', () => {
  it('请神 makes him fervent', () => {
    const g = night({ 1: '鬼十九' }).uses(1, '请神').attacks(1, 2).settles()
    expect([g.states(1), g.hp(2)]).toEqual([['fervent'], 11])
  })

  it('送祟 passes his states on and deals 1; 散功 stays with him', () => {
    const g = night({ 1: { character: '鬼十九', states: ['weak', 'scattered', 'confined'] } })
      .uses(1, '送祟', { target: 2 })
      .settles()
    expect([g.states(2), g.wounds()]).toEqual([['weak', 'confined'], { 2: 14 }])
    expect(
      night({ 1: '鬼十九', 2: { place: '塞北' } })
        .uses(1, '送祟', { target: 2 })
        .settles()
        .wounds(),
    ).toEqual({})
  })

  it('点魂 deals 2 to others in his place that are not normal', () => {
    const g = night({
      1: { character: '鬼十九', states: ['fervent'] },
      2: { states: ['fervent'] },
      3: { states: ['scattered'] },
    })
    expect(g.uses(1, '点魂').settles().wounds()).toEqual({ 2: 13 })
  })

  it('面具之下 hides his bag from inspections and takes 1 off the votes', () => {
    const g = night({ 1: { character: '鬼十九', bag: ['阔剑'] } })
      .uses(2, 'inspect', { target: 1 })
      .settles()
    expect(g.notes(2)).toEqual([{ kind: 'nothing', part: 'skill', name: 'inspect' }])
    expect(day({ 1: '鬼十九' }).votes({ 1: 2, 2: 1, 3: 1 }).settles().notes(1, 'hitTaken')).toEqual([
      { kind: 'hitTaken', amount: 1 },
    ])
  })
})
