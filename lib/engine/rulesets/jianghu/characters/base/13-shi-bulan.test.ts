import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('丐侠·石不烂', () => {
  it('沿街乞食 finds a material', () => {
    const g = night({ 1: '石不烂' }).uses(1, '沿街乞食').settles()
    expect([g.seat(1).bag.length, g.seat(2).bag.length, g.mp(1)]).toEqual([1, 0, 8])
  })

  it('醉打四方 adds 4 to ATK and draws the target', () => {
    const g = night(
      { 1: '石不烂' },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.target:1', 3],
        ],
      },
    )
    expect(g.uses(1, '醉打四方').attacks(1, 2).settles().wounds()).toEqual({ 3: 9 })
  })

  it('泥潭打滚 is steadfast against the votes too', () => {
    const g = night({ 1: '石不烂' }).uses(1, '泥潭打滚').settles()
    expect(g.states(1)).toEqual(['steadfast'])
    const before = g.hp(1)
    g.votes({ 1: 1, 2: 1 }).settles()
    expect(g.notes(1, 'hitTaken')).toEqual([{ kind: 'hitTaken', amount: 1 }])
    expect(before).toBe(15)
  })

  it('百家饭 adds 1 to materials, not to medicine', () => {
    const g = night({ 1: { character: '石不烂', bag: ['金疮药', '药草', '蜂蜜'] } })
    g.acts(1, { uses: [{ item: '药草' }, { item: '蜂蜜' }, { item: '金疮药' }] }).settles()
    expect([g.hp(1), g.mp(1)]).toEqual([15 + 2 + 2, 9 + 2])
  })
})
