import { describe, expect, it } from 'vitest'
import { day, night } from '../../testing/scenario'

describe('剑侠·顾长河', () => {
  it('J5.2 击剑长歌 adds 1 to ATK and lets his attack deal at least 2', () => {
    const g = night({ 2: { slot: '布甲' } })
    g.uses(1, '击剑长歌').attacks(1, 2).attacks(3, 4).settles()
    expect(g.wounds()).toEqual({ 2: 13, 4: 13 })
    expect(g.mp(1)).toBe(9 - 3 - 1)
    const weak = night({ 1: { states: ['weak'] }, 2: { slot: '布甲', states: ['steadfast'] } })
    expect(weak.uses(1, '击剑长歌').attacks(1, 2).settles().hp(2)).toBe(13)
  })

  it('J5.2 襄阳剑法 hits another seat of the faction that his attack meets, and nobody where none is left', () => {
    const g = night(
      {},
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.skill:1:襄阳剑法', 6],
        ],
      },
    )
    g.uses(1, '襄阳剑法').attacks(1, 4).settles()
    expect(g.wounds()).toEqual({ 4: 13, 6: 13 })
    expect(g.notes(1, 'dealt')).toEqual([
      { kind: 'dealt', skill: 'attack', amount: 2 },
      { kind: 'dealt', skill: '襄阳剑法', amount: 2 },
    ])
    const alone = night({ 8: { faction: 'guild' } })
      .uses(1, '襄阳剑法')
      .attacks(1, 7)
      .settles()
    expect(alone.wounds()).toEqual({ 7: 13 })
    expect(night().uses(1, '襄阳剑法').settles().wounds()).toEqual({})
  })

  it('J5.2 襄阳剑法 needs an attack that exists, not one that hurts, and never meets himself', () => {
    expect(
      night({ 1: { states: ['scattered'] } })
        .uses(1, '襄阳剑法')
        .attacks(1, 4)
        .settles()
        .wounds(),
    ).toEqual({})
    const g = night({ 2: { faction: 'guild' }, 3: { slot: '布甲' } })
      .uses(1, '襄阳剑法')
      .attacks(1, 3)
      .settles()
    expect(g.wounds()).toEqual({})
  })

  it('J5.2a 平沙落雁 doubles ATK, draws the target of all living others, and refills empty MP after settlement', () => {
    const g = night(
      { 1: { mp: 8 } },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.target:1', 5],
        ],
      },
    )
    g.uses(1, '平沙落雁').uses(1, 'attack').settles()
    expect(g.wounds()).toEqual({ 1: 16, 5: 15 - (12 - 4) })
    expect(g.mp(1)).toBe(3)
    expect(
      night({ 1: { mp: 9 } })
        .uses(1, '平沙落雁')
        .settles()
        .mp(1),
    ).toBe(2)
  })

  it('J5.2a 平沙落雁 gives nothing to one who died', () => {
    const g = night({ 1: { mp: 7, hp: 2 } })
      .uses(1, '平沙落雁')
      .attacks(2, 1)
      .settles()
    expect(g.seat(1).death).not.toBeNull()
    expect(g.mp(1)).toBe(0)
  })

  it('J6.2a 云外千重 turns half of ATK, after multipliers and before additions, into DEF', () => {
    const g = night({ 2: { slot: '阔剑' } })
      .uses(1, '云外千重')
      .attacks(1, 3)
      .attacks(2, 1)
      .settles()
    expect(g.wounds()).toEqual({ 1: 15 - (8 - 7) })
    const both = night(
      { 1: { mp: 20 } },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.target:1', 2],
        ],
      },
    )
    both.uses(1, '云外千重').uses(1, '平沙落雁').attacks(1, 2).attacks(3, 1).settles()
    expect(both.wounds()).toEqual({ 2: 13 })
  })

  it('J5.2a 剑在人在 escapes a death by gear, by night and by day, while the choice is on', () => {
    const g = night({ 1: { hp: 2, slot: '阔剑' }, 2: { hp: 2, slot: '凌波微步' } })
      .attacks(3, 1)
      .attacks(4, 2)
      .attacks(5, 2)
      .settles()
    expect([g.hp(1), g.seat(1).slot]).toEqual([4, null])
    expect(g.dead()).toEqual([2])
    const off = night({ 1: { hp: 2, slot: '阔剑' } })
    expect(off.does(1, 'choice', { skill: '剑在人在', on: false })).toBe('ok')
    expect(off.attacks(3, 1).settles().dead()).toEqual([1])
    const voted = day({ 1: { hp: 3, slot: '布甲' } })
      .votes({ 2: 1, 3: 1, 4: 1 })
      .settles()
    expect(voted.hp(1)).toBe(4 + 1)
  })

  it('J6.6a 剑在人在 escapes the death of a pair, unless the other pair is there', () => {
    const g = night({ 1: { bag: ['残物碎片1'], slot: '阔剑' }, 2: { bag: ['残物碎片2'] } })
    g.uses(2, 'give', { target: 1, item: '残物碎片2' }).settles()
    expect([g.hp(1), g.seat(1).bag, g.dead()]).toEqual([4, [], []])
    const two = night({ 1: { bag: ['残物碎片1', '垃圾碎片1', '垃圾碎片2'], slot: '阔剑' }, 2: { bag: ['残物碎片2'] } })
    expect(two.uses(2, 'give', { target: 1, item: '残物碎片2' }).settles().dead()).toContain(1)
  })
})
