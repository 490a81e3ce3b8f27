import { describe, expect, it } from 'vitest'
import { day, night } from '../testing/scenario'

const IN_ORDER: [string, unknown] = ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]]

describe('J6.5 killer of record', () => {
  it('J6.5a is who hit it; of several one by a draw, ascending', () => {
    const one = night({ 1: { hp: 2 } })
      .attacks(4, 1)
      .settles()
    expect([one.seat(1).death, one.drawn()]).toMatchObject([
      { killer: 4, order: 1, round: 1, stage: 'night' },
      ['n1.order', 'd1.places'],
    ])
    const two = night({ 1: { hp: 2 } }, { dice: [IN_ORDER, ['n1.killer:1', 5]] })
      .attacks(5, 1)
      .attacks(4, 1)
      .settles()
    expect(two.seat(1).death?.killer).toBe(5)
  })

  it('J6.5a also if loss would have sufficed, but not for a hit of 0', () => {
    const g = night({ 1: { hp: 2 }, 2: '花未眠', 3: { states: ['scattered'] } })
    g.uses(2, '腐骨', { target: 1 }).attacks(4, 1).attacks(3, 1).settles()
    expect(g.seat(1).death?.killer).toBe(4)
    expect(
      night({ 1: { hp: 2 }, 2: '花未眠' })
        .uses(2, '腐骨', { target: 1 })
        .settles()
        .seat(1).death?.killer,
    ).toBeNull()
  })

  it('J6.5a votes kill for nobody; nor does a death by rule, though it was hit', () => {
    expect(
      day({ 1: { hp: 1 } })
        .votes({ 2: 1 })
        .settles()
        .seat(1).death,
    ).toMatchObject({ killer: null, stage: 'vote' })
    const g = night({ 1: { hp: 2, bag: ['残物碎片1'] }, 2: { bag: ['残物碎片2'] } })
    g.uses(2, 'give', { target: 1, item: '残物碎片2' }).attacks(3, 1).settles()
    expect([g.seat(1).death?.killer, g.hp(1)]).toEqual([null, 0])
  })
})

describe('J6.6 what the dead leave', () => {
  it('J6.6 special items go to the killer, treasures and materials are lost', () => {
    const g = night({
      1: { character: '沈半夏', hp: 2, bag: ['至尊宝器上', '垃圾碎片1', '阔剑', '药草'], slot: '布甲' },
    })
    g.uses(4, '击剑长歌').attacks(4, 1).settles()
    expect([g.seat(4).bag, g.seat(1).bag, g.seat(1).slot]).toEqual([['至尊宝器上', '垃圾碎片1'], [], null])
    expect(g.notes(4, 'got').map((note) => note.item)).toEqual(['至尊宝器上', '垃圾碎片1'])
  })

  it('J6.6 without a killer each to a living seat in the same place, else to any living one', () => {
    const g = day({ 1: { hp: 1, bag: ['至尊宝器上'], place: '汴梁' }, 2: { place: '汴梁' } })
      .votes({ 3: 1 })
      .settles()
    expect(g.seat(2).bag).toEqual(['至尊宝器上'])
    const many = day({ 1: { hp: 1, bag: ['至尊宝器上', '至尊宝器中'] } })
      .votes({ 3: 1 })
      .settles()
    expect(many.drawn().filter((label) => label.startsWith('d1.heir'))).toEqual([
      'd1.heir:1:至尊宝器上',
      'd1.heir:1:至尊宝器中',
    ])
    const lone = day({ 1: { hp: 1, bag: ['至尊宝器上'], place: '汴梁' } })
      .votes({ 3: 1 })
      .settles()
    expect(lone.state.draws.find((draw) => draw.for === 'd1.heir:1:至尊宝器上')?.result).not.toBe(1)
  })

  it('J6.6a a killer who dies in the same wave inherits nothing', () => {
    const g = night({ 1: { hp: 2, bag: ['至尊宝器上'] }, 4: { hp: 2 } })
      .attacks(4, 1)
      .attacks(2, 4)
      .settles()
    expect([g.dead(), g.seat(4).bag, g.drawn().includes('n1.heir:1:至尊宝器上')]).toEqual([[1, 4], [], true])
    const items = g.state.players.flatMap((player) => player.bag)
    expect(items).toEqual(['至尊宝器上'])
  })

  it('J9.2 a pair kills in (7); the two fragments leave, what else is handed on may kill again', () => {
    const g = night({
      1: { hp: 2, bag: ['残物碎片1', '垃圾碎片1'] },
      4: { bag: ['残物碎片2'] },
      5: { place: '汴梁', bag: ['垃圾碎片2'] },
    })
    g.seat(4).place = '汴梁'
    g.seat(1).place = '汴梁'
    for (const seat of [2, 3, 6, 7, 8]) g.seat(seat).place = '塞北'
    g.attacks(4, 1).settles()
    // 4 inherits both of 1's, dies of the wreck; the junk goes to 5, the only one there, who holds the other half.
    expect(g.dead()).toEqual([1, 4, 5])
    expect([1, 4, 5].map((seat) => g.seat(seat).death?.order)).toEqual([1, 2, 3])
    expect(g.state.players.flatMap((player) => player.bag)).toEqual([])
    expect(g.seat(5).death?.killer).toBeNull()
  })

  it('J6.6c who holds both between a rob and a give is safe', () => {
    const g = night({ 1: { bag: ['残物碎片1'] }, 2: { bag: ['残物碎片2'] } })
    g.acts(1, {
      skills: [
        { skill: 'rob', target: 2 },
        { skill: 'give', target: 3, item: '残物碎片1' },
      ],
    }).settles()
    expect([g.dead(), g.seat(1).bag, g.seat(3).bag]).toEqual([[], ['残物碎片2'], ['残物碎片1']])
  })

  it('J6.6 once at most one side lives, no item passes any more', () => {
    const gone = (order: number) => ({
      hp: 0,
      death: { at: 0, round: 1, stage: 'night' as const, order, killer: null },
    })
    const g = night({ 1: { hp: 2, bag: ['至尊宝器上'] }, 2: gone(1), 3: gone(2), 7: gone(3), 8: gone(4) })
      .attacks(4, 1)
      .settles()
    expect([g.seat(1).bag, g.seat(4).bag, g.state.ended?.reason]).toEqual([['至尊宝器上'], [], 'lastSide'])
  })

  it('J6.6b order of death within a wave is initiative', () => {
    const g = night({ 1: { hp: 2 }, 2: { hp: 2 } }, { dice: [['n1.order', [2, 1, 3, 4, 5, 6, 7, 8]]] })
      .attacks(4, 1)
      .attacks(5, 2)
      .settles()
    expect([g.seat(1).death?.order, g.seat(2).death?.order, g.report().dead]).toEqual([2, 1, [1, 2]])
  })

  it('J6.1a (8) deaths after settlement repeat the labels', () => {
    const g = night({ 1: { character: '燕北归', hp: 1, bag: ['至尊宝器上'] }, 2: { hp: 2, bag: ['至尊宝器中'] } })
    g.uses(1, '大漠孤烟').settles()
    expect([g.dead(), g.seat(1).death?.killer]).toEqual([[1], null])
    expect(g.drawn()).toContain('n1.heir:1:至尊宝器上')
  })
})
