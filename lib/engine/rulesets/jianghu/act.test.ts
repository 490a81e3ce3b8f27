import { describe, expect, it } from 'vitest'
import { commandSchema } from './commands'
import { REFUSAL_CODES } from './refusals'
import { day, game, night } from './testing/scenario'

const dead = { hp: 0, death: { at: 0, round: 1, stage: 'night' as const, order: 1, killer: null } }
const words = (count: number) => '侠'.repeat(count)

describe("J3 a night's action", () => {
  it('J3.1 moves, uses skills and items, and changes the slot in one action', () => {
    const g = night({ 1: { bag: ['阔剑', '药草'] }, 8: { place: '塞北' } })
    g.acts(1, {
      move: '塞北',
      skills: [{ skill: 'attack', target: 8 }, { skill: 'guard' }],
      uses: [{ item: '药草' }],
      equip: '阔剑',
    }).settles()
    expect([g.seat(1).place, g.seat(1).slot, g.hp(1), g.hp(8), g.mp(1)]).toEqual(['塞北', '阔剑', 16, 11, 7])
  })

  it('J3.1 J3.2c may be replaced, also by the empty one, which costs nothing', () => {
    const g = night().attacks(1, 2)
    g.acts(1, { skills: [{ skill: 'attack', target: 3 }] })
    g.attacks(2, 4).acts(2, {}).settles()
    expect([g.wounds(), g.mp(2)]).toEqual([{ 3: 13 }, 9])
  })

  it('J3.2 a refused action is refused as a whole, and the earlier one stands', () => {
    const g = night().attacks(1, 2)
    const action = g.seat(1).action
    expect(g.does(1, 'act', { skills: [{ skill: 'guard' }, { skill: 'attack', target: 1 }], uses: [] })).toBe(
      'BAD_TARGET',
    )
    expect(g.seat(1).action).toEqual(action)
  })

  it('J3.2a STATE_FORBIDS: dizzy no public skills, amnesia no own ones, confined no move, a puppet nothing but its scene', () => {
    const g = night({
      1: { states: ['dizzy'] },
      2: { states: ['amnesia'] },
      3: { states: ['confined'] },
      4: { states: ['puppet'] },
    })
    const uses = (seat: number, skill: string) => g.does(seat, 'act', { skills: [{ skill, target: 8 }], uses: [] })
    expect([uses(1, 'attack'), uses(1, '云外千重'), uses(2, '云外千重'), uses(2, 'attack')]).toEqual([
      'STATE_FORBIDS',
      'ok',
      'STATE_FORBIDS',
      'ok',
    ])
    const moves = (seat: number, move: string) => g.does(seat, 'act', { move, skills: [], uses: [] })
    expect([moves(3, '塞北'), moves(3, '皇城'), moves(1, '塞北'), moves(4, '塞北')]).toEqual([
      'STATE_FORBIDS',
      'ok',
      'ok',
      'STATE_FORBIDS',
    ])
    expect(g.does(4, 'act', { scene: words(100) })).toBe('ok')
    expect(g.does(4, 'act', { skills: [], uses: [], scene: words(100) })).toBe('ok')
  })

  it('J3.2a UNKNOWN_SKILL, TWICE, BAD_TARGET, NO_ITEM, TOO_DEAR', () => {
    const g = night({ 1: { bag: ['药草', '阔剑', '至尊宝器上'], mp: 4 }, 7: dead })
    type Fields = Parameters<typeof g.acts>[1]
    const act = (fields: Fields) => g.does(1, 'act', { skills: [], uses: [], ...fields })
    const skill = (...skills: NonNullable<Fields['skills']>) => act({ skills })
    expect(skill({ skill: '银针渡穴', target: 2 })).toBe('UNKNOWN_SKILL')
    expect(skill({ skill: '剑在人在' })).toBe('UNKNOWN_SKILL')
    expect(skill({ skill: 'attack', target: 2 }, { skill: 'attack', target: 3 })).toBe('TWICE')
    expect(skill({ skill: 'attack', target: 2 }, { skill: '攻击', target: 3 })).toBe('TWICE')
    expect(act({ equip: '阔剑', unequip: true })).toBe('TWICE')
    expect([
      skill({ skill: 'attack' }),
      skill({ skill: 'attack', target: 1 }),
      skill({ skill: 'attack', target: 7 }),
    ]).toEqual(['BAD_TARGET', 'BAD_TARGET', 'BAD_TARGET'])
    expect([skill({ skill: 'rob', target: 9 }), skill({ skill: 'combine' }), act({ move: '长安' })]).toEqual([
      'BAD_TARGET',
      'BAD_TARGET',
      'BAD_TARGET',
    ])
    expect(act({ uses: [{ item: '迷药' }] })).toBe('BAD_TARGET')
    expect(act({ uses: [{ item: '药草', target: 2 }] })).toBe('BAD_TARGET')
    expect([act({ uses: [{ item: '药草' }, { item: '药草' }] }), act({ uses: [{ item: '阔剑' }] })]).toEqual([
      'NO_ITEM',
      'NO_ITEM',
    ])
    expect([act({ uses: [{ item: '至尊宝器上' }] }), act({ equip: '至尊宝器上' }), act({ equip: '布甲' })]).toEqual([
      'NO_ITEM',
      'NO_ITEM',
      'NO_ITEM',
    ])
    expect([act({ unequip: true }), act({ uses: [{ item: '仙丹' }] })]).toEqual(['NO_ITEM', 'NO_ITEM'])
    expect(act({ uses: [{ item: '药草' }], skills: [{ skill: 'give', target: 2, item: '药草' }] })).toBe('NO_ITEM')
    expect(skill({ skill: 'rob', target: 2 }, { skill: 'inspect', target: 2 }, { skill: 'guard' })).toBe('TOO_DEAR')
    expect(skill({ skill: 'rob', target: 2 }, { skill: 'inspect', target: 2 })).toBe('ok')
  })

  it('J3.1a taking off names what is in the slot, or nothing', () => {
    const g = night({ 1: { slot: '布甲' } })
    expect(g.does(1, 'act', { unequip: '阔剑' })).toBe('NO_ITEM')
    expect(g.does(1, 'act', { unequip: '布甲' })).toBe('ok')
    g.settles()
    expect([g.seat(1).slot, g.seat(1).bag]).toEqual([null, ['布甲']])
  })

  it('J15.5 an empty name is a name that nothing bears', () => {
    const g = night({ 1: { bag: ['药草'] } })
    expect([
      g.does(1, 'act', { skills: [{ skill: '' }] }),
      g.does(1, 'act', { move: '' }),
      g.does(1, 'act', { equip: '' }),
      g.does(1, 'act', { uses: [{ item: '' }] }),
      g.does(1, 'act', { skills: [{ skill: 'give', target: 2, item: '' }] }),
    ]).toEqual(['UNKNOWN_SKILL', 'BAD_TARGET', 'NO_ITEM', 'NO_ITEM', 'NO_ITEM'])
    expect(commandSchema.safeParse({ by: 1, do: 'act', skills: [{ skill: '' }] }).success).toBe(true)
  })

  it('J15.5 gives the first refusal of its list that fits', () => {
    const g = night({ 1: { states: ['dizzy', 'confined'], mp: 0, bag: [] } })
    const skills = [{ skill: 'attack', target: 1 }, { skill: 'attack', target: 1 }, { skill: '无此招' }]
    expect(g.does(1, 'act', { skills, uses: [{ item: '药草' }], scene: '短' })).toBe('STATE_FORBIDS')
    expect(REFUSAL_CODES.indexOf('PAUSED')).toBeGreaterThan(REFUSAL_CODES.indexOf('WRONG_PHASE'))
    g.does('host', 'pause', {})
    expect(g.does(1, 'vote', { seat: 2 })).toBe('WRONG_PHASE')
    expect(g.does(1, 'act', { skills, uses: [] })).toBe('PAUSED')
  })

  it('J3.2a what others hold and where they are is not checked', () => {
    const g = night({ 8: { place: '塞北' } })
    const skills = [
      { skill: 'rob', target: 8 },
      { skill: 'combine', what: 'king' },
    ]
    expect(g.does(1, 'act', { skills, uses: [] })).toBe('ok')
    g.settles()
    expect(g.notes(1)).toEqual([
      { kind: 'nothing', part: 'skill', name: 'rob' },
      { kind: 'nothing', part: 'skill', name: 'combine' },
    ])
    expect(g.mp(1)).toBe(5)
  })

  it('J3.2b an item whose target is elsewhere stays in the bag', () => {
    const g = night({ 1: { bag: ['迷药', '百花软筋散'] }, 8: { place: '塞北' } })
    g.acts(1, {
      uses: [
        { item: '迷药', target: 8 },
        { item: '百花软筋散', target: 2 },
      ],
    }).settles()
    expect([g.seat(1).bag, g.states(8), g.states(2)]).toEqual([['迷药'], [], ['weak']])
    expect(g.notes(1, 'nothing')).toEqual([{ kind: 'nothing', part: 'item', name: '迷药' }])
  })

  it('NOT_YOUR_COMMAND, NOT_LIVING, WRONG_PHASE, GAME_OVER, TOO_EARLY', () => {
    const g = night({ 7: dead })
    expect(g.does(1, 'pause' as 'vote', {} as never)).toBe('NOT_YOUR_COMMAND')
    expect(g.does('host', 'vote', { seat: 1 })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(7, 'act', { skills: [], uses: [] })).toBe('NOT_LIVING')
    expect(g.does(7, 'vote', { seat: 1 })).toBe('NOT_LIVING')
    expect(g.does(1, 'vote', { seat: 2 })).toBe('WRONG_PHASE')
    expect(g.does(1, 'pick', { place: '皇城' })).toBe('WRONG_PHASE')
    expect(day().does(1, 'act', { skills: [], uses: [] })).toBe('WRONG_PHASE')
    expect(game().does(1, 'choice', { skill: '剑在人在', on: false })).toBe('WRONG_PHASE')
    g.does('host', 'close', {})
    expect(g.does('host', 'pause', {})).toBe('GAME_OVER')
  })

  it('J5.2a a choice is for the bearer of the passive alone', () => {
    const g = night({ 2: '沈半夏' })
    expect(g.does(1, 'choice', { skill: '剑在人在', on: false })).toBe('ok')
    expect(g.me(1).choices).toEqual([{ skill: '剑在人在', on: false }])
    expect(g.does(2, 'choice', { skill: '剑在人在', on: false })).toBe('UNKNOWN_SKILL')
    expect(g.does(2, 'choice', { skill: '百草在心', on: false })).toBe('UNKNOWN_SKILL')
  })
})

describe('J14 scenes', () => {
  it('J14a needs 100 original words, does not touch the action, and may be replaced', () => {
    const g = night({}, { config: { sceneWords: 100 } }).attacks(1, 2)
    expect(g.does(1, 'act', { scene: words(99) })).toBe('TOO_SHORT')
    expect(g.does(1, 'act', { skills: [], uses: [], scene: words(99) })).toBe('TOO_SHORT')
    expect(g.seat(1).action?.skills).toHaveLength(1)
    expect(g.does(1, 'act', { scene: words(100) })).toBe('ok')
    expect(g.does(1, 'act', { scene: { post: 'p1', words: 120 } })).toBe('ok')
    expect(g.does(3, 'act', { scene: words(100) })).toBe('ok')
    g.settles()
    expect(g.report()).toMatchObject({
      hurt: [2],
      scenes: [
        { seat: 1, text: null, post: 'p1' },
        { seat: 3, text: words(100), post: null },
      ],
    })
  })

  it('J13c the scene of a seat that died that night is published', () => {
    const g = night({ 1: { hp: 1 } }).attacks(2, 1)
    g.does(1, 'act', { scene: words(100) })
    g.settles()
    expect(g.report()).toMatchObject({ dead: [1], scenes: [{ seat: 1 }] })
  })
})

describe('J6.7 puppets', () => {
  const laid = { state: 'puppet' as const, until: 2, by: 1, cost: 5, night: 1 }
  const puppetry = () => {
    const g = night({ 2: { bag: ['药草'] } }, { round: 2 })
    g.seat(2).states.push(laid)
    return g
  }

  it('J6.7a the controller acts for it, paid from its MP, and is told the results as if they were his', () => {
    const g = puppetry()
    const skills = [
      { skill: 'attack', target: 1 },
      { skill: 'rob', target: 3 },
    ]
    g.seat(3).bag.push('刺客之王上')
    expect(g.does(1, 'act', { skills, uses: [{ item: '药草' }], move: '皇城', for: 2 })).toBe('ok')
    g.attacks(1, 4).settles()
    expect([g.mp(1), g.mp(2), g.seat(2).bag, g.hp(2)]).toEqual([8, 6, ['刺客之王上'], 16])
    expect(g.notes(1)).toContainEqual({ kind: 'dealt', skill: 'attack', amount: 2, as: 2 })
    expect(g.notes(1)).toContainEqual({ kind: 'got', item: '刺客之王上', from: 3, by: 'rob', as: 2 })
    expect(g.notes(2).some((note) => note.kind === 'dealt')).toBe(false)
    expect(g.states(2)).toEqual([])
  })

  it('J6.7 only the controller, only public skills, only while the state lasts', () => {
    const g = puppetry()
    const attack = { skills: [{ skill: 'attack', target: 4 }], uses: [] }
    expect(g.does(3, 'act', { ...attack, for: 2 })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(1, 'act', { ...attack, for: 3 })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(1, 'act', { skills: [{ skill: '云外千重' }], uses: [], for: 2 })).toBe('STATE_FORBIDS')
    expect(g.does(1, 'act', { skills: [{ skill: '银针渡穴' }], uses: [], for: 2 })).toBe('UNKNOWN_SKILL')
    expect(g.does(1, 'act', { ...attack, for: 2 })).toBe('ok')
    g.settles().settles()
    expect(g.does(1, 'act', { ...attack, for: 2 })).toBe('NOT_YOUR_COMMAND')
  })

  it('J6.7a what it lacks comes to nothing, and the bag is not shown', () => {
    const g = puppetry()
    const skills = [{ skill: 'give', target: 1, item: '至尊宝器上' }]
    expect(g.does(1, 'act', { skills, uses: [{ item: '金疮药' }], equip: '布甲', for: 2 })).toBe('ok')
    expect(JSON.stringify(g.me(1).puppets)).toBe(
      JSON.stringify(
        (() => {
          const other = puppetry()
          other.seat(2).bag.length = 0
          other.does(1, 'act', { skills, uses: [{ item: '金疮药' }], equip: '布甲', for: 2 })
          return other.me(1).puppets
        })(),
      ),
    )
    g.settles()
    expect(g.notes(1, 'nothing').map((note) => [note.part, note.name, note.as])).toEqual([
      ['equip', '布甲', 2],
      ['item', '金疮药', 2],
      ['skill', 'give', 2],
    ])
  })

  it('J6.7a is bound from the next night on: what it had submitted is done', () => {
    const g = night({ 1: '云不归' }).uses(1, '牵丝戏', { target: 2 }).attacks(2, 3).settles()
    expect(g.wounds()).toEqual({ 3: 13 })
    g.votes({ 2: 8 }).settles()
    expect(g.does(2, 'act', { skills: [{ skill: 'guard' }], uses: [] })).toBe('STATE_FORBIDS')
    expect(g.me(1).puppets.map((desk) => desk.for)).toEqual([2])
    expect(g.me(2).states).toEqual([{ state: 'puppet', until: 2 }])
  })

  it("J6.4 J6.7a a hit frees it, by night or by vote; a loss does not; its controller's death does", () => {
    const hit = night({ 1: '云不归' }).uses(1, '牵丝戏', { target: 2 }).attacks(3, 2).settles()
    expect([hit.states(2), hit.report().lines[1]]).toMatchObject([[], { laid: ['puppet'], ended: ['puppet'] }])
    const lost = night({ 1: '云不归', 3: '花未眠' })
      .uses(1, '牵丝戏', { target: 2 })
      .uses(3, '腐骨', { target: 2 })
      .settles()
    expect(lost.states(2)).toEqual(['puppet'])
    expect(lost.votes({ 1: 2 }).settles().states(2)).toEqual([])
    const free = night({ 1: { character: '云不归', hp: 1 } })
      .uses(1, '牵丝戏', { target: 2 })
      .attacks(3, 1)
      .settles()
    expect(free.states(2)).toEqual([])
  })

  it('J6.7a of two controllers in one settlement the first in initiative, in different ones the later', () => {
    const cast = { 1: '云不归', 2: '云不归' }
    const order = (first: number[]) => [['n1.order', [...first, 3, 4, 5, 6, 7, 8]]] as [string, unknown][]
    const by = (first: number[]) =>
      night(cast, { dice: order(first) })
        .uses(1, '牵丝戏', { target: 3 })
        .uses(2, '牵丝戏', { target: 3 })
        .settles()
        .seat(3).states[0]?.by
    expect([by([1, 2]), by([2, 1])]).toEqual([1, 2])
    const later = night(cast).uses(1, '牵丝戏', { target: 3 }).settles()
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8]) later.votes({ [seat]: seat === 3 ? 4 : seat })
    later.settles().uses(2, '牵丝戏', { target: 3 }).settles()
    expect(later.seat(3).states[0]).toMatchObject({ by: 2, until: 3 })
  })
})
