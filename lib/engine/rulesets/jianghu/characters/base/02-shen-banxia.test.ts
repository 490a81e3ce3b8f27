import { describe, expect, it } from 'vitest'
import { night } from '../../testing/scenario'

describe('医仙·沈半夏', () => {
  it('银针渡穴 heals a seat in the same place, herself too, and comes to nothing elsewhere', () => {
    const g = night({ 1: '沈半夏', 2: { hp: 8 }, 8: { place: '塞北', hp: 8 } })
    expect(g.uses(1, '银针渡穴', { target: 2 }).settles().wounds()).toEqual({ 2: 10, 8: 8 })
    expect(night({ 1: '沈半夏' }).uses(1, '银针渡穴', { target: 1 }).settles().hp(1)).toBe(17)
    const far = night({ 1: '沈半夏', 8: { place: '塞北', hp: 8 } })
      .uses(1, '银针渡穴', { target: 8 })
      .settles()
    expect([far.hp(8), far.mp(1)]).toEqual([8, 7])
    expect(far.notes(1)).toEqual([{ kind: 'nothing', part: 'skill', name: '银针渡穴' }])
  })

  it('一剂回春 takes every state away and heals 1', () => {
    const g = night(
      { 1: '沈半夏', 2: { states: ['weak', 'fervent', 'scattered'] }, 3: { states: ['weak'] } },
      { round: 2 },
    )
    for (const seat of [2, 3]) g.seat(seat).states[0] = { state: 'weak', until: 3, by: null, cost: 0, night: 1 }
    g.uses(1, '一剂回春', { target: 2 }).settles()
    expect([g.states(2), g.hp(2), g.states(3)]).toEqual([[], 16, ['weak']])
  })

  it('悬壶济世 heals everybody in her place after settlement, herself once more, not the dead', () => {
    const g = night({ 1: '沈半夏', 2: { hp: 2 }, 8: { place: '塞北' } })
      .uses(1, '悬壶济世')
      .attacks(3, 2)
      .settles()
    expect([g.hp(1), g.hp(3), g.hp(8), g.dead()]).toEqual([17, 16, 15, [2]])
  })

  it('百草在心 adds 1 to what 药草, 金疮药 and 大还丹 give, not to 蜂蜜', () => {
    const g = night({ 1: { character: '沈半夏', bag: ['金疮药', '大还丹', '药草', '蜂蜜'] } })
    g.acts(1, { uses: [{ item: '金疮药' }, { item: '大还丹' }, { item: '药草' }, { item: '蜂蜜' }] }).settles()
    expect([g.hp(1), g.mp(1)]).toEqual([15 + 3 + 5 + 2, 10])
  })
})
