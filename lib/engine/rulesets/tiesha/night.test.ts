import { describe, expect, it } from 'vitest'
import { game, row } from './testing/scenario'

describe('T6 bombs', () => {
  it('T6.1 an armed bomb takes along every author who hit it, and both sides are published', () => {
    const g = game().night(2)
    g.kills(5, 7)
    g.kills(1, 7)
    g.morning()
    expect(g.fate(7, { kind: 'public' })).toEqual(['post 1', 'post 5'])
    expect(g.fate(5, { kind: 'public' })).toEqual(['firework 7'])
    expect(g.fate(1, { kind: 'public' })).toEqual(['firework 7'])
    expect(g.living).toContain(3)
  })

  it('T6.1 one firework for each bomb, however often the author hits it', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { swords: 3 }), row(1, 1)] }).night(2)
    g.kills(5, 7)
    g.kills(6, 8)
    g.kills(5, 8)
    g.morning()
    expect(g.fate(5)).toEqual(['firework 7', 'firework 8'])
    expect(g.fate(6)).toEqual(['firework 8'])
    expect(g.fate(8)).toEqual(['post 5 none', 'post 6 none'])
  })

  it('T6.2 a bomb that is voted or ruled out does not explode', () => {
    const g = game({ rounds: [row(1, 1), row(1, 0, { killers: 1 }), row(1, 1)] })
    g.allVote(7).evening()
    expect(g.fate(7)).toEqual(['vote'])
    expect(g.living).toHaveLength(11)
  })

  it('T6.3 after the last armed posting a bomb is a ranger', () => {
    const g = game({ bombsArmedThroughRound: 2 }).night(3)
    g.kills(5, 7)
    g.morning()
    expect(g.fate(7)).toEqual(['post 5 none'])
    expect(g.living).toContain(5)
  })
})

describe('T10.1 the night report', () => {
  it('T10.1 names who is out by post, but role and code only of suicides and fireworks', () => {
    const g = game().night(2)
    g.kills(1, 9)
    g.kills(5, 7)
    g.does(3, 'claim', { group: 'jointAssassins', target: 10 })
    g.morning()
    const report = g.view({ kind: 'public' }).rounds.at(-1)?.night
    expect(report?.out).toEqual([
      { seat: 3, causes: [{ kind: 'abandoned' }], role: 'jointAssassin', code: '西江月' },
      { seat: 5, causes: [{ kind: 'firework', by: 7 }], role: 'sword', code: '醉花阴' },
      { seat: 7, causes: [{ kind: 'post', by: 5 }], role: 'openBomb', code: '一剪梅' },
      { seat: 9, causes: [{ kind: 'post' }] },
    ])
    expect(report?.lapsed).toBe(1)
  })

  it('T10.1 says which IOUs hang, by code name', () => {
    const g = game().night(2).owes(1, 9).morning()
    expect(g.view({ kind: 'public' }).rounds.at(-1)?.night?.ious).toMatchObject([{ strike: '2.1', code: '碧桃春' }])
  })

  it('T10.2 T10.3 the result post publishes the rest', () => {
    const g = game().night(2)
    g.kills(1, 9, { guess: '一剪梅' })
    g.morning().allVote(12).evening()
    expect(g.fate(9, { kind: 'public' })).toEqual(['post wrong'])
    expect(g.outcome({ kind: 'public' }).roles).toEqual([{ seat: 9, role: 'ranger' }])
  })
})

describe('T15 expansion roles at night', () => {
  const words = { words: { original: 800, quoted: 0 } }

  it('T15.1 a rescued seat is not killed, a rescued bomb does not explode, the points are activated all the same', () => {
    const g = game(undefined, { 9: { role: 'doctor' } }).night(2)
    g.kills(5, 7)
    expect(g.does(9, 'rescuePost', { target: 7, post: 'r', ...words })).toBe('ok')
    g.morning()
    expect(g.living).toHaveLength(12)
    expect(g.outcome().activated).toEqual([5, 9])
  })

  it('T15.1 once per posting, himself too, not the seat of the round before', () => {
    const g = game(undefined, { 9: { role: 'doctor' } }).night(2)
    expect(g.does(10, 'rescuePost', { target: 9, post: 'r', ...words })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(9, 'rescuePost', { target: 9, post: 'r', ...words })).toBe('ok')
    expect(g.does(9, 'rescuePost', { target: 10, post: 'r2', ...words })).toBe('ALREADY_POSTED')
    g.night(3)
    expect(g.does(9, 'rescuePost', { target: 9, post: 'r2', ...words })).toBe('BAD_TARGET')
    expect(g.does(9, 'rescuePost', { target: 10, post: 'r2', ...words })).toBe('ok')
  })

  it('T15.1 shown when posting closes, under the code name, without the target', () => {
    const g = game(undefined, { 9: { role: 'doctor' } }).night(2)
    g.does(9, 'rescuePost', { target: 10, post: 'r', ...words })
    expect(g.view({ kind: 'public' }).otherPosts).toEqual([])
    expect(g.does(1, 'flag', { post: 'r', reason: 'filler' })).toBe('UNKNOWN_POST')
    g.morning()
    expect(g.view({ kind: 'public' }).otherPosts).toMatchObject([{ code: '甲', target: null, author: null }])
    expect(g.does(1, 'flag', { post: 'r', reason: 'filler' })).toBe('ok')
  })

  it('T15.2 a sapper disarms a bomb for good before the kills settle; elsewhere nothing happens', () => {
    const g = game(undefined, { 9: { role: 'sapper' } }).night(2)
    g.does(9, 'sapperPost', { target: 7, post: 's', ...words })
    g.kills(5, 7)
    g.kills(1, 8)
    g.morning()
    expect(g.living).toContain(5)
    expect(g.fate(7)).toEqual(['post 5 none'])
    expect(g.fate(1)).toEqual(['firework 8'])
  })

  it('T15.3 a hired hunter kills for a side, explodes nothing, and is not named', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { killers: 1 }), row(1, 1)] }, { 9: { role: 'hunter' } }).night(2)
    expect(g.does(9, 'acceptHire', { faction: 'black' })).toBe('NO_SLOT')
    expect(g.does(1, 'offerHire', { target: 7, code: '一剪梅' })).toBe('ok')
    expect(g.does(2, 'offerHire', { target: 7 })).toBe('ALREADY_CLAIMED')
    expect(g.does(10, 'acceptHire', { faction: 'black' })).toBe('NOT_YOUR_COMMAND')
    expect(g.me(9).hire.offers).toEqual([{ faction: 'black', target: 7, guess: '一剪梅', taken: false }])
    expect(g.does(9, 'acceptHire', { faction: 'black' })).toBe('ok')
    g.morning()
    expect(g.fate(7)).toEqual(['post 9 right'])
    expect(g.living).toContain(9)
  })

  it('T15.3 T13.5 a scored seat that a hired hunter hit: only where the point went is told', () => {
    const hire = (guess: string) => {
      const g = game(undefined, { 9: { role: 'hunter' } }).night(2)
      g.kills(5, 10)
      g.does(1, 'offerHire', { target: 5, code: guess })
      g.does(9, 'acceptHire', { faction: 'black' })
      g.morning().allVote(12).evening()
      return g
    }
    const right = hire('醉花阴')
    expect(right.point(5)).toBe('b1 w0 black')
    const told = right.outcome({ kind: 'public' }).out.find((out) => out.seat === 5)
    expect(told).toMatchObject({ causes: [{ kind: 'post' }], force: null, point: 'black' })
    expect(hire('一剪梅').point(5)).toBe('b0 w1 white')
  })

  it('T15.3 an offer on the hunter himself or on a seat that is gone is not taken; it lapses at the close', () => {
    const g = game(undefined, { 9: { role: 'hunter' } }).night(2)
    g.does(1, 'offerHire', { target: 9 })
    expect(g.does(9, 'acceptHire', { faction: 'black' })).toBe('BAD_TARGET')
    g.does(5, 'offerHire', { target: 12 })
    g.does('host', 'ruleOut', { seat: 12 })
    expect(g.does(9, 'acceptHire', { faction: 'white' })).toBe('BAD_TARGET')
    g.night(3)
    expect(g.does(9, 'acceptHire', { faction: 'black' })).toBe('NO_SLOT')
    expect(g.does(2, 'offerHire', { target: 5 })).toBe('ALREADY_CLAIMED')
  })

  it('T15.4 target and flying bomb both die, the flyer published at once; one flight a game', () => {
    const g = game(undefined, { 9: { role: 'flyingBomb' } }).night(2)
    expect(g.does(9, 'flyingPost', { target: 9, post: 'f', ...words })).toBe('BAD_TARGET')
    expect(g.does(9, 'flyingPost', { target: 1, code: '碧桃春', post: 'f', ...words })).toBe('ok')
    expect(g.does(9, 'flyingPost', { target: 2, post: 'f2', ...words })).toBe('ALREADY_POSTED')
    g.kills(1, 10)
    g.morning()
    expect(g.fate(9, { kind: 'public' })).toEqual(['firework 1'])
    expect(g.fate(1)).toEqual(['post 9 right'])
    g.allVote(12).evening()
    expect(g.point(1)).toBe('b0 w1 white')
  })

  it('T15.4 if the target was rescued the flyer lives and the flight is spent; it explodes no bomb', () => {
    const g = game(undefined, { 9: { role: 'flyingBomb' }, 10: { role: 'doctor' } }).night(2)
    g.does(9, 'flyingPost', { target: 1, post: 'f', ...words })
    g.does(10, 'rescuePost', { target: 1, post: 'r', ...words })
    g.night(3)
    expect(g.living).toHaveLength(12)
    expect(g.does(9, 'flyingPost', { target: 1, post: 'f2', ...words })).toBe('ALREADY_POSTED')
  })

  it('T15.7 immunity cancels the first death and is spent; an immune armed bomb explodes and stays armed', () => {
    const g = game(undefined, { 7: { traits: ['immunity'] } }).night(2)
    g.kills(5, 7)
    g.morning()
    expect(g.living).toContain(7)
    expect(g.fate(5)).toEqual(['firework 7'])
    expect(g.state.night?.survived).toEqual([7])
    expect(g.view({ kind: 'public' }).seats[6]?.role).toBeNull()
    g.night(3)
    g.kills(6, 7)
    g.morning()
    expect(g.fate(7)).toEqual(['post 6 none'])
    expect(g.fate(6)).toEqual(['firework 7'])
  })

  it('T15.7 immunity does not help against a ruling-out', () => {
    const g = game(undefined, { 9: { traits: ['immunity'] } })
    g.does('host', 'ruleOut', { seat: 9 })
    expect(g.fate(9)).toEqual(['ruledOut'])
  })

  it('T15.9 a bearer of `firework` is an armed bomb beside its own role', () => {
    const g = game(undefined, { 3: { traits: ['firework'] } }).night(2)
    g.kills(5, 3, { guess: '西江月' })
    g.kills(3, 9)
    g.morning()
    expect(g.fate(5)).toEqual(['firework 3'])
    g.allVote(12).evening()
    expect(g.point(3)).toBe('b0 w1 white')
    expect(g.point(5)).toBe('b1 w0 black')
  })
})
