import { describe, expect, it } from 'vitest'
import { night } from '../testing/scenario'
import { NIGHT_STAGES } from '../vocabulary'
import { compareClaims, strongest } from './order'

const IN_ORDER: [string, unknown] = ['n1.order', [1, 2, 3, 4, 5, 6, 7, 8]]

describe('J4 public skills', () => {
  it("attack deals ATK − DEF however far, and the night's term: ⌊(n − 1)/2⌋", () => {
    const on = (round: number) =>
      night({ 8: { place: '塞北' } }, { round })
        .attacks(1, 8)
        .settles()
        .hp(8)
    expect([1, 2, 3, 5].map(on)).toEqual([13, 13, 12, 11])
    const blunt = (round: number) =>
      night({ 8: { slot: '布甲' } }, { round })
        .attacks(1, 8)
        .settles()
        .hp(8)
    expect([1, 3].map(blunt)).toEqual([15, 14])
  })

  it('guard is steadfast for this night only, and announced as laid and ended', () => {
    const g = night().uses(1, 'guard').attacks(2, 1).settles()
    expect([g.hp(1), g.states(1)]).toEqual([14, []])
    expect(g.report().lines[0]).toMatchObject({ states: [], laid: ['steadfast'], ended: ['steadfast'] })
    expect(g.report().lines[1]).toMatchObject({ laid: [], ended: [] })
  })

  it('rob takes one special item at random of a seat in the same place after moving', () => {
    const g = night(
      { 1: { bag: ['刺客之王上', '垃圾碎片1', '阔剑'], place: '塞北' } },
      { dice: [IN_ORDER, ['n1.rob:2', '垃圾碎片1']] },
    )
    g.acts(2, { move: '塞北', skills: [{ skill: 'rob', target: 1 }] }).settles()
    expect([g.seat(1).bag, g.seat(2).bag]).toEqual([['刺客之王上', '阔剑'], ['垃圾碎片1']])
    expect(g.notes(2)).toEqual([{ kind: 'got', item: '垃圾碎片1', from: 1, by: 'rob' }])
    expect(g.notes(1)).toEqual([{ kind: 'gone', item: '垃圾碎片1' }])
    const gone = night({ 1: { bag: ['刺客之王上'] } })
      .acts(1, { move: '塞北' })
      .uses(2, 'rob', { target: 1 })
      .settles()
    expect([gone.seat(1).bag.length, gone.notes(2, 'nothing').length]).toEqual([1, 1])
  })

  it('J6.1a (5) robs in order; gives in order, also of what was robbed just now; then inspections', () => {
    const g = night({ 1: { bag: ['刺客之王上'] }, 4: { bag: ['药草'] } }, { dice: [IN_ORDER] })
    g.uses(2, 'rob', { target: 1 }).uses(3, 'rob', { target: 2 }).uses(4, 'inspect', { target: 3 })
    g.uses(1, 'inspect', { target: 5 }).uses(4, 'give', { target: 5, item: '药草' }).settles()
    expect([g.seat(1).bag, g.seat(2).bag, g.seat(3).bag]).toEqual([[], [], ['刺客之王上']])
    expect(g.notes(4, 'found')[0]?.finding).toEqual({ about: 'items', items: ['刺客之王上'] })
    expect(g.notes(1, 'found')[0]?.finding).toEqual({ about: 'items', items: ['药草'] })
    expect(g.notes(5)).toEqual([{ kind: 'got', item: '药草', from: 4, by: 'give' }])
  })

  it('give of an item that was robbed meanwhile comes to nothing', () => {
    const g = night({ 1: { bag: ['刺客之王上'] } })
      .uses(1, 'give', { target: 3, item: '刺客之王上' })
      .uses(2, 'rob', { target: 1 })
      .settles()
    expect([g.seat(2).bag, g.notes(1, 'nothing').length, g.mp(1)]).toEqual([['刺客之王上'], 1, 8])
  })

  it('J4a an attacker learns its hit after reductions, the target its hits by size, not by whom', () => {
    const g = night({ 4: { slot: '阔剑' } })
      .uses(1, 'guard')
      .attacks(2, 1)
      .attacks(4, 1)
      .settles()
    expect(g.notes(2)).toEqual([{ kind: 'dealt', skill: 'attack', amount: 1 }])
    expect(g.notes(1)).toEqual([
      { kind: 'hitTaken', amount: 3 },
      { kind: 'hitTaken', amount: 1 },
    ])
  })
})

describe('J6 stages and order', () => {
  it('J6.1 names its stages in their order', () => {
    expect(NIGHT_STAGES).toEqual([
      'moves',
      'costs',
      'skills',
      'items',
      'hands',
      'hits',
      'deaths',
      'after',
      'combine',
      'expiry',
      'winners',
    ])
  })

  it('J6.0 draws the initiative of the living and labels everything by night', () => {
    const g = night({ 7: { death: { at: 0, round: 1, stage: 'night', order: 1, killer: null }, hp: 0 } }, { round: 2 })
    g.settles()
    expect(g.drawn()).toEqual(['n2.order', 'd2.places'])
    expect(g.state.draws[0]?.result).toHaveLength(7)
  })

  it('J6.3a character skill > public skill > treasure > state > basic rule; then cost; then initiative', () => {
    const field = { order: [2, 1] }
    const claim = (tier: Parameters<typeof compareClaims>[1]['tier'], cost: number, by: number) => ({ tier, cost, by })
    const ordered = [
      claim('characterSkill', 5, 1),
      claim('characterSkill', 2, 2),
      claim('characterSkill', 2, 1),
      claim('characterSkill', 0, 2),
      claim('publicSkill', 9, 1),
      claim('treasure', 0, 1),
      claim('state', 0, 1),
      claim('basicRule', 0, 1),
    ]
    expect([...ordered].reverse().sort((a, b) => compareClaims(field, a, b))).toEqual(ordered)
    expect(strongest(field, [...ordered].reverse())).toEqual(ordered[0])
    expect(strongest(field, [])).toBeNull()
  })

  it('J6.2a ATK and DEF: multipliers first, rounded down once, then additions; below 0 counts as 0 at the end', () => {
    const g = night({ 1: { character: '燕北归', slot: '阔剑', states: ['cautious'] } })
    g.uses(1, '大漠孤烟').uses(1, '断水').attacks(1, 2).settles()
    expect(g.hp(2)).toBe(15 - (Math.floor((7 * 3) / 2) + 2 + 2 - 1 - 4))
    const bare = night({ 2: { states: ['fervent'] }, 3: '霍破虏', 4: '霍破虏', 5: '霍破虏' })
    bare
      .uses(3, '破阵', { target: 2 })
      .uses(4, '破阵', { target: 2 })
      .uses(5, '破阵', { target: 2 })
      .attacks(1, 2)
      .settles()
    expect(bare.hp(2)).toBe(9)
  })

  it("J6.3b 击剑长歌's 2 stands against 虚弱, 坚守 and DEF; 凌波微步 absorbs it", () => {
    const g = night({
      1: { states: ['weak'] },
      2: { slot: '布甲', states: ['steadfast'] },
      3: { slot: '凌波微步' },
      4: { mp: 9 },
    })
    g.uses(1, '击剑长歌').attacks(1, 2).uses(4, '击剑长歌').attacks(4, 3).settles()
    expect([g.hp(2), g.hp(3), g.seat(3).slot]).toEqual([13, 15, null])
  })

  it('J6.3b of two skills that redirect one attack the dearer', () => {
    const g = night({ 1: '了尘', 2: { character: '杜长眠' }, 3: { character: '云不归', mp: 9 } })
    g.uses(1, '舍身', { target: 3 }).uses(3, '木人代形', { target: 4 }).attacks(5, 3)
    g.settles()
    const order = g.state.draws[0]?.result as number[]
    const first = order.indexOf(1) < order.indexOf(3) ? 1 : 4
    expect(Object.keys(g.wounds())).toEqual([`${first}`])
  })

  it("J6.3b 平沙落雁's drawn target prevails over a cheaper redirection of it", () => {
    const g = night({ 1: { mp: 12 }, 2: '了尘' }, { dice: [IN_ORDER, ['n1.target:1', 3]] })
    g.uses(1, '平沙落雁').uses(1, 'attack').uses(2, '舍身', { target: 3 }).settles()
    expect(g.wounds()).toMatchObject({ 3: 7 })
  })

  it('J6.1b a seat that dies has acted', () => {
    const g = night({ 1: { hp: 1, bag: ['药草'] } })
      .attacks(1, 2)
      .uses(1, 'give', { target: 3, item: '药草' })
      .attacks(4, 1)
      .settles()
    expect([g.dead(), g.hp(2), g.seat(3).bag]).toEqual([[1], 13, ['药草']])
  })

  it('J6.1a (4) what is drunk works before the hits', () => {
    const g = night({ 1: { hp: 2, bag: ['金疮药'] } })
      .acts(1, { uses: [{ item: '金疮药' }] })
      .attacks(2, 1)
      .settles()
    expect([g.hp(1), g.dead()]).toEqual([2, []])
  })
})

describe('J7 states', () => {
  it('J7.1 weak and steadfast take 1, fervent and cautious move ATK and DEF', () => {
    const g = night({
      1: { states: ['weak'] },
      3: { states: ['steadfast'] },
      5: { states: ['fervent'] },
      7: { states: ['cautious'] },
    })
    g.attacks(1, 2).attacks(2, 3).attacks(5, 4).attacks(4, 5).attacks(7, 6).attacks(6, 7).settles()
    expect(g.wounds()).toEqual({ 2: 14, 3: 14, 4: 11, 5: 12, 6: 14 })
  })

  it('J7.1 last to the end of the next night', () => {
    const g = night({ 1: { bag: ['百花软筋散'] } })
      .acts(1, { uses: [{ item: '百花软筋散', target: 2 }] })
      .settles()
    expect(g.seat(2).states).toMatchObject([{ state: 'weak', until: 2 }])
    g.settles().attacks(2, 3)
    const before = g.hp(3)
    g.settles()
    expect([before - g.hp(3), g.states(2)]).toEqual([1, []])
    expect(g.report().lines[1]).toMatchObject({ states: [], ended: ['weak'] })
  })

  it('J7.1 states that forbid do not undo what was submitted; renewed, the later end holds', () => {
    const g = night({ 1: { bag: ['迷药'] }, 3: '了尘' })
      .acts(1, { uses: [{ item: '迷药', target: 2 }] })
      .attacks(2, 4)
      .settles()
    expect([g.wounds(), g.states(2)]).toEqual([{ 4: 13 }, ['dizzy']])
    g.settles().uses(3, '狮子吼').settles()
    expect(g.seat(2).states).toMatchObject([{ state: 'dizzy', until: 3 }])
    const kept = night({ 1: '石不烂' }).uses(1, '泥潭打滚').uses(1, 'guard').settles()
    expect(kept.seat(1).states).toMatchObject([{ state: 'steadfast', until: 2 }])
  })

  it('J7.2 散功 voids the attack, is shown nowhere, and its bearer is told 0', () => {
    const g = night({ 1: { bag: ['散功剂'] } })
      .acts(1, { uses: [{ item: '散功剂', target: 2 }] })
      .attacks(2, 3)
      .settles()
    expect([g.wounds(), g.states(2), g.mp(2)]).toEqual([{}, ['scattered'], 8])
    expect(g.notes(2)).toEqual([{ kind: 'dealt', skill: 'attack', amount: 0 }])
    expect(g.report().lines[1]).toMatchObject({ states: [], laid: [], ended: [] })
    expect(g.me(2).states).toEqual([])
    const blind = night({ 2: { states: ['scattered'], mp: 9 } })
      .uses(2, '平沙落雁')
      .uses(2, 'attack')
      .settles()
    expect(blind.drawn()).not.toContain('n1.target:2')
  })

  it('J7.3 解药 comes after the drugs of the night and removes guard too', () => {
    const g = night({ 1: { bag: ['解药'], states: ['weak', 'scattered'] }, 2: { bag: ['迷药'] } })
    g.acts(1, { skills: [{ skill: 'guard' }], uses: [{ item: '解药' }] }).acts(2, {
      uses: [{ item: '迷药', target: 1 }],
    })
    g.attacks(3, 1).settles()
    expect([g.states(1), g.hp(1), g.seat(1).bag]).toEqual([[], 13, []])
  })
})

describe('J8 items', () => {
  it('J8.2 gear: 阔剑 ATK +2, 布甲 DEF +2, from the stage in which it is equipped', () => {
    const g = night({ 1: { bag: ['阔剑'] }, 2: { bag: ['布甲'] } })
    g.acts(1, { equip: '阔剑', skills: [{ skill: 'attack', target: 3 }] })
      .acts(2, { equip: '布甲' })
      .attacks(4, 2)
      .settles()
    expect([g.wounds(), g.seat(1).slot, g.seat(1).bag]).toEqual([{ 3: 11 }, '阔剑', []])
  })

  it('J3.1a equipping puts what was worn back into the bag; unequipping leaves the slot empty', () => {
    const g = night({ 1: { bag: ['阔剑'], slot: '布甲' }, 2: { slot: '阔剑' } })
      .acts(1, { equip: '阔剑' })
      .acts(2, { unequip: true })
      .settles()
    expect([g.seat(1).slot, g.seat(1).bag, g.seat(2).slot, g.seat(2).bag]).toEqual(['阔剑', ['布甲'], null, ['阔剑']])
  })

  it('J8.2 凌波微步 takes the largest of several hits, then it is gone; only in the slot', () => {
    const g = night({ 1: { slot: '凌波微步' }, 2: { slot: '阔剑' }, 4: { bag: ['凌波微步'] } })
      .attacks(2, 1)
      .attacks(3, 1)
      .attacks(5, 4)
      .settles()
    expect([g.hp(1), g.seat(1).slot, g.hp(4)]).toEqual([13, null, 13])
    expect(g.notes(2)).toEqual([{ kind: 'dealt', skill: 'attack', amount: 0 }])
    expect(g.notes(1)).toEqual([{ kind: 'absorbed' }, { kind: 'hitTaken', amount: 2 }])
    const alone = night({ 1: { slot: '凌波微步' } })
      .attacks(2, 1)
      .settles()
    expect([alone.report().hurt, alone.hp(1)]).toEqual([[], 15])
  })

  it('J8.2 含沙射影 adds 2 to an attack above 0, not to one that DEF has met, nor to skills', () => {
    const g = night({
      1: { slot: '含沙射影' },
      2: { slot: '含沙射影' },
      4: { slot: '布甲' },
      5: { character: '苏晚弦', slot: '含沙射影' },
    })
    g.attacks(1, 3).attacks(2, 4).uses(5, '裂石', { target: 6 }).settles()
    expect(g.wounds()).toEqual({ 3: 11, 6: 13 })
  })

  it('J8.2a 葵花宝典: HP −2, MP +2 and the other sex at every equipping, ATK and DEF +1 while worn', () => {
    const g = night({ 1: { bag: ['葵花宝典'] } })
      .acts(1, { equip: '葵花宝典', skills: [{ skill: 'attack', target: 2 }] })
      .attacks(3, 1)
      .settles()
    expect([g.hp(1), g.mp(1), g.seat(1).sex, g.hp(2)]).toEqual([15 - 2 - 1, 9 - 1 + 2, 'female', 12])
    expect(g.report().lines[0]).not.toHaveProperty('sex')
    g.settles().acts(1, { unequip: true }).settles()
    expect(g.seat(1).sex).toBe('female')
    g.settles().acts(1, { equip: '葵花宝典' }).settles()
    expect(g.seat(1).sex).toBe('male')
    const fatal = night({ 1: { bag: ['葵花宝典'], hp: 2 } })
      .acts(1, { equip: '葵花宝典' })
      .settles()
    expect(fatal.seat(1).death).toMatchObject({ killer: null })
  })

  it('J8.3 medicine and materials', () => {
    const g = night({ 1: { bag: ['金疮药', '玉蜂浆', '大还丹', '蜂王浆', '药草', '蜂蜜'] } })
    g.acts(1, { uses: g.seat(1).bag.map((item) => ({ item })) }).settles()
    expect([g.hp(1), g.mp(1), g.seat(1).bag]).toEqual([15 + 2 + 4 + 1, 9 + 2 + 4 + 1, []])
    const drugs = night({ 1: { bag: ['迷药', '百花软筋散', '忘情水', '散功剂'] } })
    drugs.acts(1, { uses: drugs.seat(1).bag.map((item, i) => ({ item, target: i + 2 })) }).settles()
    expect([2, 3, 4, 5].flatMap((seat) => drugs.states(seat))).toEqual(['dizzy', 'weak', 'amnesia', 'scattered'])
  })

  it('J3.2a MP drunk at night does not pay for the night', () => {
    const g = night({ 1: { bag: ['蜂王浆'], mp: 0 } })
    expect(g.does(1, 'act', { uses: [{ item: '蜂王浆' }], skills: [{ skill: 'guard' }] })).toBe('TOO_DEAR')
  })
})
