import { describe, expect, it } from 'vitest'
import { day, night } from '../testing/scenario'

/** 顾长河 on both sides: ATK 6, DEF 4. */
describe('J6.4a the figure of a hit, step by step', () => {
  const dealt = (of: Parameters<typeof night>[0], round = 1, skills: string[] = []) => {
    const g = night(of, { round })
    for (const skill of skills) g.uses(1, skill)
    return g.attacks(1, 2).settles().notes(1, 'dealt')[0]?.amount
  }

  it('J6.4a J4 the night term is added to what DEF has left, and 含沙射影 only to a figure above 0', () => {
    expect([dealt({}, 1), dealt({}, 2), dealt({}, 3), dealt({}, 5)]).toEqual([2, 2, 3, 4])
    const shut = { character: '了尘', slot: '布甲' as const }
    expect([dealt({ 2: shut }, 1), dealt({ 2: shut }, 3)]).toEqual([0, 1])
    expect([dealt({ 1: { slot: '含沙射影' }, 2: shut }, 1), dealt({ 1: { slot: '含沙射影' }, 2: shut }, 3)]).toEqual([
      0, 3,
    ])
  })

  it('J6.4a 虚弱 and 坚守 take 1 each after that, not below 0, and a minimum stands against both', () => {
    const both = { 1: { states: ['weak' as const] }, 2: { states: ['steadfast' as const] } }
    expect([dealt(both, 1), dealt(both, 3), dealt(both, 1, ['击剑长歌'])]).toEqual([0, 1, 2])
  })

  it('J6.4a J6.3b 凌波微步 absorbs a minimum hit, of two equal ones that of the first in initiative', () => {
    expect(dealt({ 2: { slot: '凌波微步', hp: 1 } }, 1, ['击剑长歌'])).toBe(0)
    const g = night({ 3: { slot: '凌波微步', hp: 1 } }, { dice: [['n1.order', [2, 1, 3, 4, 5, 6, 7, 8]]] })
    g.attacks(1, 3).attacks(2, 3).settles()
    expect([g.notes(1, 'dealt'), g.notes(2, 'dealt')]).toMatchObject([[{ amount: 2 }], [{ amount: 0 }]])
    expect(g.seat(3).death).toMatchObject({ killer: 1 })
  })

  it('J8.2b 凌波微步 in the bag absorbs nothing; J8.2a equipped in this night it does', () => {
    expect(
      night({ 2: { bag: ['凌波微步'] } })
        .attacks(1, 2)
        .settles()
        .hp(2),
    ).toBe(13)
    expect(
      night({ 2: { bag: ['凌波微步'] } })
        .attacks(1, 2)
        .acts(2, { equip: '凌波微步' })
        .settles()
        .hp(2),
    ).toBe(15)
  })

  it('J6.2 J6.2a doubles before it adds, and halves what is doubled: 平沙落雁 with 云外千重 and 阔剑', () => {
    const g = night(
      { 1: { mp: 10, slot: '阔剑' } },
      {
        dice: [
          ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]],
          ['n1.target:1', 5],
        ],
      },
    )
    // ATK 6 × 2 = 12, half of it to DEF: 6 + 2 = 8 against DEF 4. His own DEF 4 + 6 = 10 stops an attack of 6 + 1 (night 1).
    g.uses(1, '平沙落雁').uses(1, '云外千重').uses(1, 'attack').attacks(2, 1).settles()
    expect([g.hp(5), g.notes(2, 'dealt')[0]?.amount]).toEqual([11, 0])
    // 10 MP paid in full: 0 after settlement, so MP 3 and HP +1.
    expect([g.mp(1), g.hp(1)]).toEqual([3, 16])
  })
})

describe('J6.3c failure > death > victory', () => {
  it('J6.3c a kill by a seat that dies in the same settlement still fulfils its mission', () => {
    const g = night({ 7: { mission: 12, hp: 1 }, 2: { hp: 1 } })
      .attacks(7, 2)
      .attacks(1, 7)
      .settles()
    expect(g.dead()).toEqual([2, 7])
    expect(g.seat(7).success).toEqual({ round: 1, stage: 'night' })
  })

  it('J6.3c J11.4 with everyone dead in one wave nobody wins, and nobody declares', () => {
    const gone = (order: number) => ({
      hp: 0,
      death: { at: 0, round: 1, stage: 'night' as const, order, killer: null },
    })
    const g = night({
      1: { hp: 1 },
      2: gone(1),
      3: gone(2),
      4: { hp: 1 },
      5: gone(3),
      6: gone(4),
      7: gone(5),
      8: gone(6),
    })
    g.attacks(1, 4).attacks(4, 1).settles()
    expect(g.state.ended).toMatchObject({ reason: 'nobody', winner: null, declared: null })
  })
})

describe('J13a what is announced', () => {
  it('J13a an absorbed, a voided and a zero hit is not "took damage"; who died is not among the hurt', () => {
    const g = night({
      1: { states: ['scattered'] },
      3: { character: '了尘', slot: '布甲' },
      4: { slot: '凌波微步' },
      6: { hp: 1 },
    })
    g.attacks(1, 2).attacks(2, 3).attacks(3, 4).attacks(7, 5).attacks(8, 6).settles()
    expect(g.report()).toMatchObject({ hurt: [5], dead: [6] })
    expect(JSON.stringify(g.report())).not.toContain('scattered')
  })

  it('J10.2 J13a by day: dead by the vote, hurt by the vote, others dead by what came after', () => {
    const g = day({ 1: { hp: 1 }, 2: { hp: 2, place: '杭州' }, 3: { place: '杭州' } })
    g.votes({ 1: 1, 2: 2, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 4 }).settles()
    expect(g.report()).toMatchObject({ dead: [1], othersDead: [2], hurt: [4] })
    expect([g.seat(1).death, g.seat(2).death]).toMatchObject([
      { stage: 'vote', order: 1, killer: null },
      { stage: 'places', order: 2, killer: null },
    ])
  })
})

describe('J6.0 initiative stays secret until the end', () => {
  it('J6.0 J13b what a seat is told is the same, whoever came first', () => {
    const told = (order: number[]) => {
      const g = night(
        {
          1: { bag: ['药草'] },
          2: { bag: ['蜂蜜'] },
          3: { bag: ['金疮药'] },
          4: { hp: 1, bag: ['至尊宝器上', '刺客之王上'] },
        },
        { dice: [['n1.order', order]] },
      )
      g.uses(1, 'give', { target: 3, item: '药草' }).uses(2, 'give', { target: 3, item: '蜂蜜' })
      g.uses(3, 'give', { target: 1, item: '金疮药' }).attacks(6, 4).attacks(7, 8).attacks(8, 7)
      g.settles()
      return [1, 2, 3, 6, 7, 8].map((seat) => g.notes(seat))
    }
    expect(told([8, 7, 6, 5, 4, 3, 2, 1])).toEqual(told([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(told([1, 2, 3, 4, 5, 6, 7, 8])[2]).toHaveLength(3)
  })
})
