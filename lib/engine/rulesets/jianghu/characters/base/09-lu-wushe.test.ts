import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('判官·陆无赦', () => {
  it('连坐 deals 2 to another seat of the faction named, never to that seat or himself', () => {
    const g = night({
      1: { character: '陆无赦', faction: 'guild' },
      4: { faction: 'league' },
      5: { faction: 'league' },
    })
    expect(g.uses(1, '连坐', { target: 6 }).settles().wounds()).toEqual({})
    const two = night(
      { 1: '陆无赦' },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.skill:1:连坐', 5],
        ],
      },
    )
    expect(two.uses(1, '连坐', { target: 4 }).settles().wounds()).toEqual({ 5: 13 })
  })

  it('惊堂木 confines and drains 1 MP', () => {
    const g = night({ 1: '陆无赦' }).uses(1, '惊堂木', { target: 2 }).settles()
    expect([g.states(2), g.mp(2)]).toEqual([['confined'], 8])
  })

  it('朱批 adds 1 to ATK, 3 below HP 10', () => {
    const g = night({ 1: '陆无赦', 2: { character: '陆无赦', hp: 9 } })
      .uses(1, '朱批')
      .uses(2, '朱批')
      .attacks(1, 3)
      .attacks(2, 4)
      .settles()
    expect([g.hp(3), g.hp(4)]).toEqual([12, 10])
  })

  it('铁面 gives 2 HP for a kill', () => {
    const g = night({ 1: '陆无赦', 2: { hp: 1 }, 3: { hp: 1 } })
      .attacks(1, 2)
      .attacks(4, 3)
      .settles()
    expect([g.dead(), g.hp(1), g.hp(4)]).toEqual([[2, 3], 17, 15])
  })
})
