import { describe, expect, it } from 'vitest'
import type { JianghuPlayer, Mission } from '.'
import { day, night } from './testing/scenario'
import { KING, RELIC } from './vocabulary'

const gone = (order: number, killer: number | null = null) => ({
  hp: 0,
  death: { at: 0, round: 1, stage: 'night' as const, order, killer },
})
const combines = (what: 'relic' | 'king') => ['combine', { what }] as const
const relic = [...RELIC]
const king = [...KING]

describe('J9 J11 winning', () => {
  it('J9.1 a league seat that combines the relic wins for the league, which keeps the parts, the dead too', () => {
    const g = night({ 1: { bag: relic }, 2: gone(1) })
      .uses(1, ...combines('relic'))
      .settles()
    expect(g.state.ended).toMatchObject({ reason: 'combined', winner: 'league', declared: 1 })
    expect(g.seat(1).bag).toEqual(relic)
    expect(
      night({ 4: { bag: king } })
        .uses(4, ...combines('king'))
        .settles().state.ended,
    ).toMatchObject({ winner: 'guild', declared: 4 })
  })

  it("J9.1a another faction's seat combines, wins nothing, and the parts are gone", () => {
    const g = night({ 4: { bag: relic }, 1: { bag: king } })
      .uses(4, ...combines('relic'))
      .uses(1, ...combines('king'))
      .settles()
    expect([g.state.ended, g.seat(4).bag, g.seat(1).bag]).toEqual([null, [], []])
    expect(g.notes(4, 'combined')).toEqual([{ kind: 'combined', set: 'relic' }])
  })

  it('J9.1a inherited parts count; two parts do not', () => {
    const g = night({ 1: { bag: ['至尊宝器上', '至尊宝器中'] }, 4: { hp: 2, bag: ['至尊宝器下'] } })
    expect(
      g
        .uses(1, ...combines('relic'))
        .attacks(1, 4)
        .settles().state.ended?.winner,
    ).toBe('league')
    const two = night({ 1: { bag: ['至尊宝器上', '至尊宝器中'] } })
      .uses(1, ...combines('relic'))
      .settles()
    expect([two.state.ended, two.notes(1, 'nothing').length, two.mp(1)]).toEqual([null, 1, 7])
  })

  it('J9.3 failure > death > victory: who dies has not combined', () => {
    const g = night({ 1: { bag: relic, hp: 2 } })
      .uses(1, ...combines('relic'))
      .attacks(4, 1)
      .settles()
    expect([g.state.ended, g.seat(4).bag]).toEqual([null, relic])
  })

  it('J9.4 of a relic and a king in one night the first in initiative', () => {
    const of = (first: number[]) => {
      const order = [...first, ...[2, 3, 5, 6, 7, 8]]
      const g = night({ 1: { bag: relic }, 4: { bag: king } }, { dice: [['n1.order', order]] })
      return g
        .uses(1, ...combines('relic'))
        .uses(4, ...combines('king'))
        .settles().state.ended
    }
    expect([of([1, 4])?.winner, of([4, 1])?.winner]).toEqual(['league', 'guild'])
  })

  it('J11.1 J11.3 the last side wins; a living killer of it declares, of several one by a draw, of none nobody', () => {
    const cast = { 2: gone(1, 5), 3: gone(2, 4), 7: gone(3, 1), 8: gone(4) }
    const g = night({ ...cast, 1: { hp: 2 } })
      .attacks(6, 1)
      .settles()
    expect(g.state.ended).toMatchObject({ reason: 'lastSide', winner: 'guild' })
    expect(g.drawn().at(-1)).toBe('declare')
    expect([4, 5, 6]).toContain(g.state.ended?.declared)
    const none = day({ 1: { hp: 1 }, 2: gone(1), 3: gone(2), 7: gone(3), 8: gone(4) })
      .votes({ 4: 1, 5: 1 })
      .settles()
    expect(none.state.ended).toMatchObject({ reason: 'lastSide', winner: 'guild', declared: null })
  })

  it('J11.4 everybody dead: no faction wins, missions fulfilled still count', () => {
    const cast = { 2: gone(1), 3: gone(2), 4: gone(3), 5: gone(4), 6: gone(5), 8: gone(6) }
    const g = day({ ...cast, 1: { hp: 1 }, 7: { hp: 1, mission: 4 } }).settles()
    expect(g.state.ended).toMatchObject({ reason: 'nobody', winner: null, declared: null })
    expect(g.seat(7).success).toEqual({ round: 1, stage: 'vote' })
  })

  it('J11.2a a bystander alone alive succeeds, and no faction wins', () => {
    const cast = { 2: gone(1), 3: gone(2), 4: gone(3), 5: gone(4), 6: gone(5), 8: gone(6) }
    const g = night({ ...cast, 1: { hp: 2 }, 7: { mission: 6 } })
      .attacks(7, 1)
      .settles()
    expect([g.state.ended, g.seat(7).success]).toMatchObject([
      { reason: 'lastSide', winner: null, declared: 7 },
      { round: 1 },
    ])
  })

  it('J11.5a the cap falls after the settlement of day 15, or the night set', () => {
    const ends = (round: number, nights?: number) =>
      day({}, { round, config: nights ? { nights } : {} }).settles().state.ended?.reason
    expect([ends(14), ends(15), ends(2, 2)]).toEqual([undefined, 'cap', 'cap'])
    expect(night({}, { round: 15 }).settles().state.ended).toBeNull()
  })

  it('J11.2 a success ends the game only where the host set it', () => {
    const cast = { 7: { mission: 11 as Mission, bag: [...RELIC, ...KING] as JianghuPlayer['bag'] } }
    expect(night(cast).settles().state.ended).toBeNull()
    expect(night(cast, { config: { missionsEnd: true } }).settles().state.ended).toMatchObject({
      reason: 'mission',
      winner: null,
    })
  })
})

describe('J12 missions', () => {
  const success = (g: ReturnType<typeof night>, seat = 7) => g.settles().seat(seat).success
  const done = { round: 1, stage: 'night' }

  it('(1) one of league and guild has lost one, the other two', () => {
    const cast = { 1: gone(1), 2: gone(2), 7: { mission: 1 as Mission } }
    expect(success(night(cast))).toBeNull()
    expect(success(night({ ...cast, 4: { hp: 2 } }).attacks(3, 4))).toEqual(done)
    expect(success(night({ 1: gone(1), 4: gone(2), 7: { mission: 1 } }))).toBeNull()
  })

  it('(2) (3) you die first, or the league, the guild, is wiped out', () => {
    for (const [mission, wiped] of [
      [2, [1, 2]],
      [3, [4, 5]],
    ] as const) {
      expect(success(night({ 7: { mission, hp: 2 } }).attacks(1, 7))).toEqual(done)
      expect(success(night({ 8: gone(1), 7: { mission, hp: 2 } }).attacks(1, 7))).toBeNull()
      const cast = Object.fromEntries(wiped.map((seat, i) => [seat, gone(i + 1)]))
      const last = mission === 2 ? 3 : 6
      expect(success(night({ ...cast, 7: { mission }, [last]: { hp: 2 } }).attacks(8, last))).toEqual(done)
    }
  })

  it('(4) you are the third to die or later', () => {
    const dies = (cast: Parameters<typeof night>[0]) =>
      success(night({ ...cast, 7: { mission: 4, hp: 2 } }).attacks(1, 7))
    expect([dies({ 8: gone(1) }), dies({ 8: gone(1), 6: gone(2) })]).toEqual([null, done])
  })

  it('(5) your MP is the highest of all when you die; a tie is not', () => {
    const dies = (mp: number) => success(night({ 7: { mission: 5, hp: 2, mp } }).attacks(1, 7))
    expect([dies(8), dies(9), dies(10)]).toEqual([null, null, done])
  })

  it('(6) (7) you combine the relic, the king', () => {
    expect(success(night({ 7: { mission: 6, bag: relic } }).uses(7, ...combines('relic')))).toEqual(done)
    expect(success(night({ 7: { mission: 7, bag: king } }).uses(7, ...combines('king')))).toEqual(done)
    expect(success(night({ 7: { mission: 7, bag: relic } }).uses(7, ...combines('relic')))).toBeNull()
  })

  it('(8) you are killer of record of the third death or a later one', () => {
    const kills = (cast: Parameters<typeof night>[0]) =>
      success(night({ ...cast, 7: { mission: 8 }, 1: { hp: 2 } }).attacks(7, 1))
    expect([kills({ 8: gone(1) }), kills({ 8: gone(1), 6: gone(2) })]).toEqual([null, done])
    const dying = night(
      { 8: gone(1), 6: gone(2), 7: { mission: 8, hp: 2 }, 1: { hp: 2 } },
      { dice: [['n1.order', [7, 1, 2, 3, 4, 5]]] },
    )
    expect(success(dying.attacks(7, 1).attacks(2, 7))).toEqual(done)
  })

  it('(9) (10) a male, a female declares victory, by the present sex', () => {
    const ends = (mission: Mission, sex: 'male' | 'female') =>
      success(night({ 1: { bag: relic, sex }, 7: { mission } }).uses(1, ...combines('relic')))
    expect([ends(9, 'male'), ends(9, 'female'), ends(10, 'female'), ends(10, 'male')]).toEqual([done, null, done, null])
    const dead = night({ 1: { bag: relic }, 7: { mission: 9, hp: 2 }, 8: { mission: 9, ...gone(1) } })
      .uses(1, ...combines('relic'))
      .attacks(4, 7)
    expect([success(dead), dead.seat(8).success]).toEqual([done, null])
  })

  it('(11) you hold five or more special items at the end of a settlement, alive', () => {
    const holds = (count: number, hp = 15) =>
      success(night({ 7: { mission: 11, bag: [...relic, ...king].slice(0, count), hp } }))
    expect([holds(4), holds(5)]).toEqual([null, done])
    expect(success(night({ 7: { mission: 11, bag: [...relic, ...king], hp: 2 } }).attacks(1, 7))).toBeNull()
  })

  it('(12) (13) you kill a seat that held at most one, at least two, when its wave began', () => {
    const kills = (mission: Mission, count: number) =>
      success(night({ 7: { mission }, 1: { hp: 2, bag: relic.slice(0, count) } }).attacks(7, 1))
    expect([kills(12, 1), kills(12, 2), kills(13, 2), kills(13, 1)]).toEqual([done, null, done, null])
  })

  it('J11.1a nobody is told but its bystander, at once', () => {
    const g = night({ 7: { mission: 11, bag: [...relic, ...king] } }).settles()
    expect(g.notes(7)).toEqual([{ kind: 'success' }])
    expect(g.me(7).mission).toMatchObject({ success: { round: 1 } })
    expect(g.view({ kind: 'seat', seat: 8 }).seats[6]?.secrets).toBeNull()
    const before = g.seat(7).success
    g.settles()
    expect(g.seat(7).success).toEqual(before)
  })
})
