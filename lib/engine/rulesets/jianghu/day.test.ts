import { describe, expect, it } from 'vitest'
import { day, night } from './testing/scenario'

const DEN = { 皇城: '宝窟', 杭州: '原材料产地', 汴梁: '医馆', 塞北: '荆棘' } as const
const MAGIC = { 皇城: '魔窟', 杭州: '原材料产地', 汴梁: '医馆', 塞北: '荆棘' } as const

describe('J10 the day', () => {
  it('J10.1 each seat takes its votes as damage; silence is a vote for oneself', () => {
    const g = day({}, { effects: MAGIC }).votes({ 1: 2, 2: 2, 3: 2, 4: 4 }).settles()
    expect(g.wounds()).toEqual({ 2: 12, 4: 14, 5: 14, 6: 14, 7: 14, 8: 14 })
    expect(g.report()).toMatchObject({ kind: 'dayReport', dead: [], othersDead: [], hurt: [2, 4, 5, 6, 7, 8] })
  })

  it('J10.1 steadfast takes 1 off, 凌波微步 absorbs the whole', () => {
    const g = day({ 1: { states: ['steadfast'] }, 2: { slot: '凌波微步' } }, { effects: MAGIC })
    g.votes({ 1: 1, 3: 1, 4: 1, 5: 2, 6: 2, 2: 8, 7: 8, 8: 8 }).settles()
    expect([g.wounds(), g.seat(2).slot]).toEqual([{ 1: 13, 8: 12 }, null])
  })

  it('J10.1a the last vote counts; one for a seat that left play counts for nobody, its voter may vote again', () => {
    const g = day({}, { effects: MAGIC }).votes({ 1: 2, 3: 2, 4: 2 }).votes({ 1: 5 })
    expect(g.does(1, 'vote', { seat: 9 })).toBe('BAD_TARGET')
    expect(g.does('host', 'ruleOut', { seat: 2 })).toBe('ok')
    expect(g.does(5, 'vote', { seat: 2 })).toBe('BAD_TARGET')
    expect(g.me(3).vote?.for).toBeNull()
    g.votes({ 3: 6 }).settles()
    expect(g.wounds()).toMatchObject({ 4: 14, 5: 13, 6: 13 })
    expect(g.hp(2)).toBe(15)
  })

  it('J2.2 T2.2 the second of the close still counts, and the vote settles then', () => {
    const g = day()
    const close = g.state.closes ?? 0
    g.later(close + 999 - g.now)
    expect(g.does(1, 'vote', { seat: 2 })).toBe('ok')
    g.later(1)
    expect([g.state.phase, g.state.round]).toEqual(['night', 2])
    expect(g.does(1, 'vote', { seat: 2 })).toBe('WRONG_PHASE')
  })

  it('J2.4 the den gives a treasure at yes, the source a material, clinic and thorns HP, the demon den MP', () => {
    const g = day({ 2: { place: '杭州' }, 3: { place: '汴梁' }, 4: { place: '塞北' } }, { effects: DEN })
    g.votes({ 1: 8, 2: 8, 3: 8, 4: 8 }).settles()
    const dens = g.state.draws.filter((draw) => draw.for.startsWith('d1.den'))
    expect(dens.map((draw) => draw.for)).toEqual([1, 5, 6, 7, 8].map((seat) => `d1.den:${seat}`))
    for (const { for: label, result } of dens) {
      const seat = Number(label.split(':')[1])
      expect(g.seat(seat).bag).toHaveLength(result ? 1 : 0)
      expect(g.drawn().includes(`d1.treasure:${seat}`)).toBe(result)
    }
    expect([g.seat(2).bag.length, g.hp(3), g.hp(4)]).toEqual([1, 16, 14])
    const drained = day({ 1: { mp: 0 } }, { effects: MAGIC }).settles()
    expect([drained.mp(1), drained.mp(2)]).toEqual([0, 8])
  })

  it('J6.1c a clinic does not save from the vote; thorns kill after it, for nobody', () => {
    const g = day({ 1: { hp: 1, place: '汴梁' }, 2: { hp: 1, place: '塞北' } }, { effects: DEN })
      .votes({ 1: 1, 2: 8 })
      .settles()
    expect(g.report()).toMatchObject({ dead: [1], othersDead: [2] })
    expect([g.seat(1).death?.stage, g.seat(2).death]).toMatchObject([
      'vote',
      { stage: 'places', killer: null, order: 2 },
    ])
  })

  it('J6.4 thorns are no hit: nothing lessens or absorbs them, they free no puppet', () => {
    const g = day({ 1: { place: '塞北', states: ['steadfast', 'puppet'], slot: '凌波微步' } }, { effects: DEN })
      .votes({ 1: 2 })
      .settles()
    expect([g.hp(1), g.states(1), g.seat(1).slot, g.report().hurt]).toMatchObject([
      14,
      ['steadfast', 'puppet'],
      '凌波微步',
      expect.not.arrayContaining([1]),
    ])
  })

  it('J2.3 J2.3a a day starts with regeneration and four of the five effects, publicly', () => {
    const g = night({ 1: { mp: 3 } }).settles()
    expect(g.seat(1).mp).toBe(5)
    const effects = g.view({ kind: 'public' }).places.map((place) => place.effect)
    expect(new Set(effects).size).toBe(4)
    expect(g.state.draws.at(-1)?.for).toBe('d1.places')
    expect(g.state.draws.at(-1)?.result).toEqual(expect.arrayContaining(effects))
  })

  it('J2.2 nights and days close at 21:00, a calendar day apart, or after the minutes that the host set', () => {
    const g = night()
    const close = g.state.closes ?? 0
    g.settles()
    expect((g.state.closes ?? 0) - close).toBeLessThanOrEqual(86_400_000)
    expect(new Date(g.state.closes ?? 0).toISOString()).toMatch(/T13:00:00/)
    const short = night({}, { config: { nightMinutes: 10, dayMinutes: 5 } })
    const before = short.state.closes ?? 0
    expect((short.settles().state.closes ?? 0) - before).toBe(5 * 60_000)
    expect((short.settles().state.closes ?? 0) - before).toBe(15 * 60_000)
  })

  it('J10.1 T16.3 votes are told to nobody before the end', () => {
    const g = day().votes({ 1: 2 })
    expect(g.view({ kind: 'seat', seat: 2 }).ballots).toBeNull()
    expect(g.view({ kind: 'public' }).ballots).toBeNull()
    expect(g.view({ kind: 'host' }).ballots).toEqual([{ seat: 1, for: 2 }])
    expect(g.view({ kind: 'counter' }).ballots).toEqual([{ seat: 1, for: 2 }])
    g.settles()
    expect(g.view({ kind: 'public' }).votes).toBeNull()
    g.does('host', 'close', {})
    expect(g.view({ kind: 'public' }).votes?.[0]?.votes[0]).toEqual({ seat: 1, for: 2, cast: true })
  })
})
