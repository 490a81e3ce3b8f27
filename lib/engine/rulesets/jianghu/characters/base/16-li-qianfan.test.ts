import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('魔君·厉千帆', () => {
  it('夺元手 takes up to 2 MP and keeps what it took', () => {
    const g = night({ 1: '厉千帆', 2: { mp: 1 }, 3: '厉千帆' })
      .uses(1, '夺元手', { target: 2 })
      .uses(3, '夺元手', { target: 4 })
      .settles()
    expect([g.mp(1), g.mp(2), g.mp(3), g.mp(4)]).toEqual([8, 0, 9, 7])
  })

  it('血煞 costs 1 HP and adds 2 to ATK', () => {
    const g = night({ 1: '厉千帆' }).uses(1, '血煞').attacks(1, 2).settles()
    expect(g.wounds()).toEqual({ 1: 14, 2: 10 })
  })

  it('天魔音 lays amnesia on the others in his place: it binds the next night', () => {
    const g = night({ 1: '厉千帆', 8: { place: '塞北' } })
      .uses(1, '天魔音')
      .settles()
    expect([g.states(2), g.states(1), g.states(8)]).toEqual([['amnesia'], [], []])
    g.settles()
    expect(g.does(2, 'act', { skills: [{ skill: '云外千重' }], uses: [] })).toBe('STATE_FORBIDS')
  })

  it('以战养战 gives 3 MP for a kill', () => {
    const g = night({ 1: '厉千帆', 2: { hp: 1 } })
      .attacks(1, 2)
      .settles()
    expect(g.mp(1)).toBe(9 - 1 + 3)
  })
})
