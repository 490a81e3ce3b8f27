import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('舞绫·萧红衣', () => {
  it('红绫缚 drags a seat to her, deals 1 and sharpens her', () => {
    const g = night({ 1: '萧红衣', 2: { place: '塞北' } })
      .uses(1, '红绫缚', { target: 2 })
      .attacks(1, 3)
      .settles()
    expect([g.seat(2).place, g.wounds()]).toEqual(['皇城', { 2: 14, 3: 12 }])
  })

  it('倾城 drains a male in her place and weakens him; on a female it comes to nothing', () => {
    const g = night({ 1: '萧红衣' }).uses(1, '倾城', { target: 2 }).settles()
    expect([g.states(2), g.mp(2)]).toEqual([['weak'], 7])
    const same = night({ 1: '萧红衣', 2: { sex: 'female' } })
      .uses(1, '倾城', { target: 2 })
      .settles()
    expect([same.states(2), same.mp(2), same.notes(1, 'nothing').length]).toEqual([[], 9, 1])
  })

  it('霓裳 adds 1 to ATK and DEF', () => {
    const g = night({ 1: '萧红衣' }).uses(1, '霓裳').attacks(1, 2).attacks(3, 1).settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 12 })
  })

  it('红颜薄命 dizzies her killer and takes 2 HP of him', () => {
    const g = night({ 1: { character: '萧红衣', hp: 1 } })
      .attacks(2, 1)
      .settles()
    expect([g.states(2), g.wounds()]).toEqual([['dizzy'], { 1: -1, 2: 13 }])
  })
})
