import { describe, expect, it } from 'vitest'
import { ROLES } from './roles'
import { game, row } from './testing/scenario'

const words = (original: number, quoted = 0) => ({ words: { original, quoted } })

describe('T5 posting', () => {
  it('T5.1 a claim names a living target other than oneself and a code that some seat bears', () => {
    const g = game().night(2)
    expect(g.does(1, 'claim', { group: 'killers', target: 1 })).toBe('BAD_TARGET')
    expect(g.does(1, 'claim', { group: 'killers', target: 99 })).toBe('BAD_TARGET')
    expect(g.does(1, 'claim', { group: 'killers', target: 5, code: '无此码' })).toBe('BAD_CODE')
    expect(g.does(1, 'claim', { group: 'killers', target: 5, code: '一剪梅' })).toBe('ok')
  })

  it('T5.1 first come, first served; the claim may be changed and withdrawn', () => {
    const g = game().night(2)
    expect(g.does(1, 'claim', { group: 'killers', target: 5 })).toBe('ok')
    expect(g.does(2, 'claim', { group: 'killers', target: 6 })).toBe('NO_SLOT')
    expect(g.does(1, 'claim', { group: 'killers', target: 9, code: '醉花阴' })).toBe('ok')
    expect(g.state.claims).toMatchObject([{ seat: 1, target: 9, guess: '醉花阴' }])
    expect(g.does(1, 'claim', { group: 'killers', target: 9 })).toBe('ok')
    expect(g.state.claims).toMatchObject([{ seat: 1, target: 9, guess: null }])
    expect(g.does(1, 'withdrawClaim', { group: 'killers' })).toBe('ok')
    expect(g.does(1, 'withdrawClaim', { group: 'killers' })).toBe('NO_CLAIM')
    expect(g.does(2, 'claim', { group: 'killers', target: 6 })).toBe('ok')
  })

  it('T5.1 only whoever may post, only while posting is open, only in a group of the row', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { killers: 1 }), row(1, 1)] })
    expect(g.does(1, 'claim', { group: 'killers', target: 5 })).toBe('WRONG_PHASE')
    g.night(2)
    expect(g.does(9, 'claim', { group: 'killers', target: 5 })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(8, 'claim', { group: 'killers', target: 5 })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(3, 'claim', { group: 'killers', target: 5 })).toBe('NO_SLOT')
    expect(g.does(5, 'claim', { group: 'swords', target: 1 })).toBe('NO_SLOT')
  })

  it.each(ROLES)('T1.4 killers, assassins and swords may post, nobody else: %s', (role) => {
    const slots = { killers: 1, jointAssassins: 1, loneAssassins: 1, swords: 1 }
    const g = game({ rounds: [row(1, 0), row(1, 0, slots), row(1, 1)] }, { 1: { role, code: '碧桃春' } }).night(2)
    const groups = ['killers', 'jointAssassins', 'loneAssassins', 'swords'] as const
    const answers = groups.map((group) => g.does(1, 'claim', { group, target: 12 }))
    const own = (groups as readonly string[]).indexOf(`${role}s`)
    expect(answers).toEqual(groups.map((_, i) => (own < 0 ? 'NOT_YOUR_COMMAND' : i === own ? 'ok' : 'NO_SLOT')))
  })

  it('T5.1 a second claim only when every other eligible seat holds one, never a third', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { killers: 4 }), row(1, 1)] }).night(2)
    g.kills(1, 9)
    expect(g.does(1, 'claim', { group: 'killers', target: 10 })).toBe('ALREADY_CLAIMED')
    g.kills(2, 10)
    expect(g.does(1, 'claim', { group: 'killers', target: 11 })).toBe('ok')
    expect(g.does(1, 'killPost', { group: 'killers', post: 'x', ...words(800) })).toBe('ok')
    expect(g.does(1, 'claim', { group: 'killers', target: 12 })).toBe('ALREADY_CLAIMED')
  })

  it('T5.2 a short post and one that quotes too much are refused, and nothing is lost', () => {
    const g = game().night(2)
    g.does(1, 'claim', { group: 'killers', target: 9 })
    const post = (original: number, quoted: number) =>
      g.does(1, 'killPost', { group: 'killers', post: 'p', ...words(original, quoted) })
    expect(post(799, 0)).toBe('TOO_SHORT')
    expect(post(900, 101)).toBe('TOO_MUCH_QUOTED')
    expect(post(900, 100)).toBe('ok')
    expect(post(900, 0)).toBe('ALREADY_POSTED')
  })

  it('T5.2 a text that comes along is counted here', () => {
    const g = game().night(2)
    g.does(1, 'claim', { group: 'killers', target: 9 })
    const text = '月'.repeat(799)
    expect(g.does(1, 'killPost', { group: 'killers', post: 'p', text })).toBe('TOO_SHORT')
    expect(g.does(1, 'killPost', { group: 'killers', post: 'p', text: `${text}！`, quotedText: '花'.repeat(89) })).toBe(
      'TOO_MUCH_QUOTED',
    )
    expect(g.does(1, 'killPost', { group: 'killers', post: 'p', text: `${text}！`, quotedText: '花'.repeat(88) })).toBe(
      'ok',
    )
  })

  it('T5.3 a published post fixes the claim, and its id is used up', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    expect(g.does(1, 'withdrawClaim', { group: 'killers' })).toBe('ALREADY_POSTED')
    g.does(3, 'claim', { group: 'jointAssassins', target: 10 })
    expect(g.does(3, 'killPost', { group: 'jointAssassins', post, ...words(800) })).toBe('ALREADY_POSTED')
  })

  it('T5.4 an author who is hit himself still kills; friendly fire and several posts at one seat are allowed', () => {
    const g = game().night(2)
    g.kills(1, 5)
    g.kills(5, 1)
    g.kills(3, 1)
    g.morning()
    expect(g.fate(1)).toEqual(['post 3 none', 'post 5 none'])
    expect(g.fate(5)).toEqual(['post 1 none'])
  })

  it('T5.4 a target ruled out before the close is not hit', () => {
    const g = game().night(2)
    g.kills(1, 9)
    expect(g.does('host', 'ruleOut', { seat: 9 })).toBe('ok')
    g.morning()
    expect(g.fate(9)).toEqual(['ruledOut'])
  })

  it('T5.4 an author ruled out loses open claims, not what is published or promised', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { killers: 2 }), row(1, 1)] }).night(2)
    g.kills(1, 9)
    g.does(2, 'claim', { group: 'killers', target: 10 })
    g.does('host', 'ruleOut', { seat: 1 })
    g.does('host', 'ruleOut', { seat: 2 })
    expect(g.state.claims).toEqual([])
    expect(g.does(3, 'claim', { group: 'killers', target: 10 })).toBe('ok')
    g.does(3, 'withdrawClaim', { group: 'killers' })
    g.morning()
    expect(g.fate(9)).toEqual(['post 1 none'])
    expect(g.fate(2)).toEqual(['ruledOut'])
    expect(g.state.night?.lapsed).toBe(1)
  })

  it('T5.5 the night report counts lapsed and cancelled slots', () => {
    const g = game().night(2)
    g.does('host', 'ruleOut', { seat: 5 })
    g.does('host', 'ruleOut', { seat: 6 })
    g.kills(1, 9)
    g.morning()
    expect(g.state.night?.lapsed).toBe(3)
  })

  it('T5.6 a claim with neither post nor IOU is an abandoned post: its author is out, published, the target unharmed', () => {
    const g = game().night(2)
    g.does(1, 'claim', { group: 'killers', target: 9 })
    g.morning()
    expect(g.fate(1, { kind: 'public' })).toEqual(['abandoned'])
    expect(g.outcome().out).toMatchObject([{ seat: 1, published: true }])
    expect(g.living).toContain(9)
    expect(g.state.night?.lapsed).toBe(3)
  })

  it('T5.6 with `abandoned: lapse` it counts as an unclaimed slot', () => {
    const g = game({ abandoned: 'lapse' }).night(2)
    g.does(1, 'claim', { group: 'killers', target: 9 })
    g.morning()
    expect(g.living).toHaveLength(12)
    expect(g.state.night?.lapsed).toBe(4)
  })
})

describe('T5.7 IOUs', () => {
  it('T5.7 the kill settles as usual, and a post of 1,200 words fills it to the due second', () => {
    const g = game().night(2).owes(1, 9).morning()
    expect(g.fate(9)).toEqual(['post 1 none'])
    expect(g.does(1, 'fillIou', { post: 'f', ...words(1199) })).toBe('TOO_SHORT')
    g.at(2, '10:00:00.999')
    expect(g.does(1, 'fillIou', { post: 'f', ...words(1200) })).toBe('ok')
    g.at(2, '10:00:01')
    expect(g.living).toContain(1)
  })

  it('T5.7 unfilled at the due time its author is ruled out, and the kill stands', () => {
    const g = game().night(2).owes(1, 9).at(2, '10:00:00.999')
    expect(g.living).toContain(1)
    g.at(2, '10:00:01')
    expect(g.does(1, 'fillIou', { post: 'f', ...words(1200) })).toBe('NO_IOU')
    expect(g.fate(1, { kind: 'public' })).toEqual(['ruledOut'])
    expect(g.fate(9)).toEqual(['post 1 none'])
  })

  it('T5.7 it may be filled from the hanging on, the oldest debt first', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { swords: 4 }), row(1, 1)] }).night(2)
    g.owes(5, 9)
    g.owes(6, 10)
    g.owes(5, 11)
    expect(g.does(5, 'fillIou', { post: 'f1', ...words(1200) })).toBe('ok')
    expect(g.state.strikes.map((strike) => [strike.target, strike.post])).toEqual([
      [9, 'f1'],
      [10, null],
      [11, null],
    ])
    g.at(2, '10:00:01')
    expect(g.fate(5)).toEqual(['ruledOut'])
  })

  it('T5.7 one who is out unpublished still owes, may fill, and else is published with one more cause', () => {
    const g = game().night(2).owes(1, 9)
    g.kills(5, 1)
    g.morning()
    expect(g.outcome().out.find((out) => out.seat === 1)?.published).toBe(false)
    expect(g.does(1, 'fillIou', { post: 'f', ...words(1100) })).toBe('TOO_SHORT')
    g.at(2, '10:00:01')
    expect(g.fate(1)).toEqual(['post 5 none', 'ruledOut'])
    expect(g.outcome().out.find((out) => out.seat === 1)?.published).toBe(true)
  })

  it('T5.7 one whose death is published owes nothing more', () => {
    const g = game().night(2).owes(1, 9).morning()
    g.does('host', 'ruleOut', { seat: 1 })
    expect(g.does(1, 'fillIou', { post: 'f', ...words(1200) })).toBe('NO_IOU')
    g.at(2, '10:00:01')
    expect(g.fate(1)).toEqual(['ruledOut'])
  })

  it('T5.7 a game may have no IOUs; whoever owes nothing fills nothing', () => {
    const off = game({ ious: false }).night(2)
    off.does(1, 'claim', { group: 'killers', target: 9 })
    expect(off.does(1, 'iou', { group: 'killers' })).toBe('IOUS_OFF')
    const on = game().night(2)
    expect(on.does(1, 'iou', { group: 'killers' })).toBe('NO_CLAIM')
    expect(on.does(1, 'fillIou', { post: 'f', ...words(1200) })).toBe('NO_IOU')
    expect(on.does(9, 'fillIou', { post: 'f', ...words(1200) })).toBe('NOT_YOUR_COMMAND')
  })

  it('T5.8 a post and an IOU activate the point, a claim does not', () => {
    const g = game().night(2).owes(1, 9)
    g.kills(5, 10)
    g.does(3, 'claim', { group: 'jointAssassins', target: 11 })
    g.does(3, 'withdrawClaim', { group: 'jointAssassins' })
    expect(g.outcome().activated).toEqual([1, 5])
  })
})

describe('T5.9 stand-ins', () => {
  const slots = { killers: 1, jointAssassins: 1, loneAssassins: 1 }
  const rounds = [row(1, 0), row(1, 0, slots), row(1, 1)]
  const after = (...gone: number[]) => {
    const g = game({ rounds }).night(2)
    for (const seat of gone) g.does('host', 'ruleOut', { seat })
    return g
  }

  it('T5.9 a slot belongs to its group while a member lives', () => {
    const g = after(1)
    expect(g.does(3, 'claim', { group: 'killers', target: 9 })).toBe('NO_SLOT')
    expect(g.does(2, 'claim', { group: 'killers', target: 9 })).toBe('ok')
  })

  it.each([
    ['joint → lone', [3], 'jointAssassins', 4, 1],
    ['joint → killers', [3, 4], 'jointAssassins', 1, 5],
    ['lone → joint', [4], 'loneAssassins', 3, 1],
    ['lone → killers', [3, 4], 'loneAssassins', 2, 6],
  ] as const)('T5.9 %s', (_, gone, group, may, mayNot) => {
    const g = after(...gone)
    expect(g.does(mayNot, 'claim', { group, target: 9 })).toBe('NO_SLOT')
    expect(g.does(may, 'claim', { group, target: 9 })).toBe('ok')
  })

  it('T5.9 killers → any assassin', () => {
    expect(after(1, 2).does(3, 'claim', { group: 'killers', target: 9 })).toBe('ok')
    expect(after(1, 2).does(4, 'claim', { group: 'killers', target: 9 })).toBe('ok')
  })

  it('T5.9 black slots are open to every living black seat that may post, and to no white one', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { black: 2 }), row(1, 1)] }).night(2)
    expect(g.does(5, 'claim', { group: 'black', target: 9 })).toBe('NO_SLOT')
    expect(g.does(4, 'claim', { group: 'black', target: 9 })).toBe('ok')
    expect(g.does(1, 'claim', { group: 'black', target: 10 })).toBe('ok')
  })

  it('T5.9 after the alliance every black slot is open to every black seat', () => {
    const g = game({ allianceAfterRound: 1 }).night(2)
    expect(g.does(4, 'claim', { group: 'killers', target: 9 })).toBe('ok')
    expect(g.does(5, 'claim', { group: 'jointAssassins', target: 9 })).toBe('NO_SLOT')
  })
})
