import { describe, expect, it } from 'vitest'
import { CHARACTERS, PACKS } from './characters'
import { enabledCharacters, resolveConfig } from './config'
import { game } from './testing/scenario'
import { validateConfig } from './validate'
import { BAD_ITEMS, SPECIAL_ITEMS, type SpecialItem } from './vocabulary'

const DAY = 86_400_000
const HOUR = 3_600_000
const opened = (options: Parameters<typeof game>[0] = {}) => {
  const g = game(options)
  return g.later(DAY + 1000)
}

describe('J1 setup', () => {
  it('J1.1 deals 3, 3, 2 to eight seats and 4, 4, 2 to ten', () => {
    const count = (seats: 8 | 10) =>
      ['league', 'guild', 'bystander'].map(
        (faction) => game({ seats }).state.players.filter((player) => player.faction === faction).length,
      )
    expect([count(8), count(10)]).toEqual([
      [3, 3, 2],
      [4, 4, 2],
    ])
  })

  it('J1.2 offers three characters of the base pack with eight seats and two with ten, without overlap', () => {
    for (const [seats, each] of [
      [8, 3],
      [10, 2],
    ] as const) {
      const offers = game({ seats }).state.players.map((player) => player.offer)
      expect(offers.every((offer) => offer.length === each)).toBe(true)
      expect(new Set(offers.flat()).size).toBe(seats * each)
    }
    const both = game({ seats: 10, config: { packs: ['base', 'expansion'] } })
    expect(both.state.players[0]?.offer).toHaveLength(3)
  })

  it("J1.2a a pick may be changed, is nobody else's to see, and what is missing is drawn, character before place", () => {
    const g = game()
    const [first = '', second = ''] = g.seat(1).offer
    expect(g.does(1, 'pick', { character: first })).toBe('ok')
    expect(g.does(1, 'pick', { character: second })).toBe('ok')
    expect(g.does(1, 'pick', { place: '汴梁' })).toBe('ok')
    expect(g.does(2, 'pick', { character: second })).toBe('BAD_TARGET')
    expect(g.does(2, 'pick', { place: '长安' })).toBe('BAD_TARGET')
    expect(g.view({ kind: 'seat', seat: 2 }).seats[0]?.character).toBeNull()
    g.later(DAY + 1000)
    expect([g.seat(1).character, g.seat(1).place]).toEqual([second, '汴梁'])
    const labels = g.drawn()
    expect(labels.slice(0, 4)).toEqual(['factions', 'offers', 'character:2', 'place:2'])
    expect(labels).not.toContain('character:1')
  })

  it('J1.2b picks close after 24 hours, the second included, or with the last pick; night 1 is at least 20 hours long', () => {
    const g = game().later(DAY + 999)
    expect(g.state.phase).toBe('picking')
    g.later(1)
    expect([g.state.phase, g.state.round]).toEqual(['night', 1])
    // Picks closed on 3 March at 20:00:01; 21:00 of 4 March is the first that is 20 hours away.
    expect(g.state.closes).toBe(Date.parse('2026-03-04T21:00:00+08:00'))
    const early = game().later(HOUR)
    for (const { seat, offer } of early.state.players)
      early.does(seat, 'pick', { character: offer[0] ?? '', place: '皇城' })
    expect([early.state.phase, early.state.openedAt]).toEqual(['night', early.now])
  })

  it('J1.2b J17.1 picks close at once also when the only seat that has not picked is ruled out', () => {
    const g = game().later(HOUR)
    for (const { seat, offer } of g.state.players)
      if (seat !== 5) g.does(seat, 'pick', { character: offer[0] ?? '', place: '皇城' })
    expect(g.state.phase).toBe('picking')
    expect(g.does('host', 'ruleOut', { seat: 4 })).toBe('ok')
    expect(g.state.phase).toBe('picking')
    expect(g.does('host', 'ruleOut', { seat: 5 })).toBe('ok')
    expect([g.state.phase, g.state.round]).toEqual(['night', 1])
    expect(g.drawn()).toContain('character:5')
    expect(g.does('host', 'undoRuleOut', { seat: 5 })).toBe('ok')
    expect(g.does('host', 'ruleOut', { seat: 6 })).toBe('ok')
    expect(g.state.round).toBe(1)
  })

  it('J1.4 tells each seat the faction of the seat before it, and of a bystander half and half', () => {
    const g = opened()
    for (const player of g.state.players) {
      const before = g.state.players.at(player.seat - 2)
      const { hint } = g.me(player.seat)
      expect(hint?.seat).toBe(before?.seat)
      if (before?.faction === 'bystander') {
        expect(['league', 'guild']).toContain(hint?.faction)
        expect(g.drawn()).toContain(`hint:${player.seat}`)
      } else expect(hint?.faction).toBe(before?.faction)
    }
    const told = new Set(
      Array.from({ length: 16 }, (_, n) => {
        const one = opened({ seed: `${n + 10}`.repeat(32) })
        const liar = one.state.players.find((player) => player.lie !== null)
        return liar?.lie
      }),
    )
    expect(told).toEqual(new Set(['league', 'guild']))
  })

  it('J1.5 with ten seats one special item each; with eight at least one, at most two, and no two bad ones', () => {
    const ten = opened({ seats: 10 }).state.players.map((player) => player.bag)
    expect(ten.every((bag) => bag.length === 1)).toBe(true)
    expect(ten.flat().sort()).toEqual([...SPECIAL_ITEMS].sort())
    for (let n = 10; n < 40; n++) {
      const g = opened({ seed: `${n}`.repeat(32) })
      const bags = g.state.players.map((player) => player.bag)
      expect(bags.flat().sort()).toEqual([...SPECIAL_ITEMS].sort())
      for (const bag of bags) {
        expect([1, 2]).toContain(bag.length)
        expect(bag.filter((item) => BAD_ITEMS.includes(item as SpecialItem)).length).toBeLessThan(2)
      }
      const tries = g.drawn().filter((label) => label === 'items').length
      expect(g.drawn().filter((label) => label === 'items.extra')).toHaveLength(tries)
    }
  })

  it('J1.5a draws both hands again while a seat has two bad items', () => {
    let redrawn = 0
    for (let n = 10; n < 60; n++) {
      const one = opened({ seed: `${n}`.repeat(32) })
      if (one.drawn().filter((label) => label === 'items').length > 1) redrawn++
    }
    expect(redrawn).toBeGreaterThan(3)
  })

  it("J1.6 starts with the character's HP and MP, empty hands else, and no MP regeneration before night 1", () => {
    const g = opened()
    for (const player of g.state.players) {
      const character = CHARACTERS.get(player.character ?? '')
      expect([player.hp, player.mp, player.sex]).toEqual([character?.hp, character?.mp, character?.sex])
      expect([
        player.slot,
        player.states,
        player.bag.every((item) => SPECIAL_ITEMS.some((one) => one === item)),
      ]).toEqual([null, [], true])
    }
  })

  it('J12a each bystander has a mission of the thirteen and learns it with night 1', () => {
    const g = game()
    const bystander = g.state.players.find((player) => player.faction === 'bystander')?.seat ?? 0
    expect(g.me(bystander).mission).toBeNull()
    g.later(DAY + 1000)
    expect(g.me(bystander).mission?.mission).toBe(g.seat(bystander).mission)
    expect(g.state.players.filter((player) => player.mission !== null)).toHaveLength(2)
  })

  it('J15.3 draws in this order', () => {
    const g = opened({ seats: 10 })
    const kinds = g.drawn().map((label) => label.split(':')[0])
    expect([...new Set(kinds)]).toEqual(['factions', 'offers', 'character', 'place', 'mission', 'hint', 'items'])
    expect(g.drawn().slice(2, 6)).toEqual(['character:1', 'place:1', 'character:2', 'place:2'])
  })

  it('J15.3 with as many characters as seats, a single offer takes no draw', () => {
    const characters = enabledCharacters(resolveConfig({})).slice(0, 8)
    const g = opened({ config: { characters } })
    expect(g.drawn()).not.toContain('character:1')
    expect(g.drawn()).toContain('place:1')
  })

  it('J5.3 a configuration needs known characters, enough of them, and eight or ten seats', () => {
    const codes = (config: Parameters<typeof validateConfig>[0], seats?: number) =>
      validateConfig(config, seats).map((fault) => fault.code)
    expect(codes({}, 8)).toEqual([])
    expect(codes({}, 9)).toEqual(['SEATS_COUNT'])
    expect(codes({ packs: ['expansion'] }, 10)).toEqual(['TOO_FEW_CHARACTERS'])
    const eight = PACKS.expansion.map((character) => character.id)
    expect(codes({ characters: [...eight, '某人'] }, 8)).toEqual(['UNKNOWN_CHARACTER'])
    expect(codes({ characters: [...eight, eight[0] ?? ''] }, 8)).toEqual(['CHARACTER_TWICE'])
  })
})
