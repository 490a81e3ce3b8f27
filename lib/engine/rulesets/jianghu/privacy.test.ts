import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jianghuOutcome, readJianghu, writeJianghu } from '../../transcript/jianghu'
import { type JianghuState, type JianghuView, jianghu, type Viewer } from '.'
import type { Player } from './state'
import { fuzzGame } from './testing/fuzz'
import { night } from './testing/scenario'
import { isSpecial, SPECIAL_ITEMS, STATES } from './vocabulary'

/**
 * The law of secrets: if two games differ only in what a viewer must not know, the viewer gets the same bytes. Here the
 * other game is the same one with every secret of the other seats changed.
 */
const bytes = (state: JianghuState, viewer: Viewer): string => JSON.stringify(jianghu.view(state, viewer))

/** Another seat of which this viewer sees only what is public: all else is different. */
function disguised(player: Player, before: Player | undefined, viewer: number | null): Player {
  if (player.seat === viewer) return player
  const other = { league: 'guild', guild: 'league', bystander: 'bystander' } as const
  const specials = player.bag.filter(isSpecial).length
  const bag: Player['bag'] =
    specials > 0 ? [...SPECIAL_ITEMS.slice(0, specials)] : player.bag.length > 0 ? ['蜂蜜', '蜂蜜'] : []
  const isBefore = before?.seat === player.seat
  return {
    ...player,
    // The seat before the viewer: what is told of it stays, whatever it is.
    faction: isBefore ? player.faction : other[player.faction],
    lie: null,
    offer: [],
    pickedCharacter: null,
    pickedPlace: '塞北',
    mission: player.faction === 'bystander' ? 13 : null,
    success: player.success ? null : { round: 1, stage: 'night' },
    sex: player.sex === 'male' ? 'female' : 'male',
    hp: player.hp + 7,
    mp: player.mp + 3,
    bag,
    slot: player.slot && '凌波微步',
    states: player.states.some((entry) => entry.state === 'scattered')
      ? player.states.filter((entry) => entry.state !== 'scattered')
      : [...player.states, { state: 'scattered', until: 99, by: null, cost: 0, night: 0 }],
    off: ['剑在人在'],
    death: player.death && { ...player.death, order: 9, killer: 9 },
    action: player.action ? null : { move: '塞北', skills: [], uses: [], equip: null, unequip: false },
    scene: player.scene ? null : { text: '密', post: null, words: 1 },
    diary: [],
  }
}

describe('T18 secrets', { timeout: 120_000 }, () => {
  it('whoever must not know factions, numbers, bags, sex, 散功, missions, actions or votes sees the same game', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 10, max: 160 }), (seed, commands) => {
        const { state } = fuzzGame(seed, { commands })
        if (state.ended) return
        const viewers: Viewer[] = [
          { kind: 'public' },
          { kind: 'assistant', secrets: false },
          ...state.players.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
        ]
        for (const viewer of viewers) {
          const own = viewer.kind === 'seat' ? viewer.seat : null
          const before = own === null ? undefined : state.players.at(own - 2)
          const puppets = state.players.some((player) =>
            player.states.some((entry) => entry.by === own && own !== null),
          )
          if (puppets) continue
          const other: JianghuState = {
            ...state,
            players: state.players.map((player) => disguised(player, before, own)),
            draws: [],
            position: 99,
            idle: 7,
            poll: state.poll && own === null ? { ...state.poll, ballots: { blocks: [], last: [] } } : state.poll,
          }
          compared++
          expect(bytes(other, viewer)).toBe(bytes(state, viewer))
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(200)
  })

  it('J1.4 a bystander before you looks like what you were told', () => {
    const told = (faction: Player['faction'], lie: Player['lie']) => {
      const g = night({ 1: { lie }, 8: { faction, mission: null } })
      return JSON.stringify(g.view({ kind: 'seat', seat: 1 }))
    }
    expect(told('bystander', 'guild')).toBe(told('guild', null))
    expect(told('bystander', 'league')).toBe(told('league', null))
    expect(told('league', null)).not.toBe(told('guild', null))
  })

  it('an event reaches exactly those whose view it may change', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 20, max: 160 }), (seed, commands) => {
        const { events, setup } = fuzzGame(seed, { commands })
        const viewers: Viewer[] = [
          { kind: 'public' },
          ...setup.seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
        ]
        let state: JianghuState | null = null
        let views: string[] = []
        for (const event of events) {
          const before: JianghuState | null = state
          const after = jianghu.evolve(before, event)
          const next = viewers.map((viewer) => bytes(after, viewer))
          const told = jianghu.audience(event, before, after)
          viewers.forEach((viewer, i) => {
            const isTold = told.public || (viewer.kind === 'seat' && told.seats.includes(viewer.seat))
            if (next[i] !== views[i]) expect(`${event.type} ${JSON.stringify(viewer)} ${isTold}`).toMatch(/true$/)
          })
          state = after
          views = next
        }
      }),
      { numRuns: 15 },
    )
  })

  it('replay --viewer tells a seat and the public nothing of the others while the game runs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 20, max: 120 }), (seed, commands) => {
        const { events, steps, state, setup } = fuzzGame(seed, { commands })
        if (state.ended) return
        const read = readJianghu(JSON.parse(JSON.stringify(writeJianghu(events, steps.at(-1)?.at ?? setup.startsAt))))
        if (!read.valid) throw new Error(JSON.stringify(read.faults))
        for (const seat of [1, 2]) {
          const outcome = jianghuOutcome(read.transcript, { kind: 'seat', seat })
          expect(outcome.draws).toBeNull()
          for (const other of outcome.seats) {
            expect(other.states).not.toContain('scattered')
            if (other.seat === seat) continue
            const { faction, hp, mp, sex, bag, slot, order, killer, mission, success } = other
            expect(
              [faction, hp, mp, sex, bag, slot, order, killer, mission, success].every((field) => field === null),
            ).toBe(true)
          }
        }
        const open = jianghuOutcome(read.transcript, { kind: 'public' })
        expect(open.seats.every((other) => other.faction === null)).toBe(true)
        expect(open).not.toHaveProperty('hint')
      }),
      { numRuns: 15 },
    )
  })

  it('after the end everything is published', () => {
    const g = night()
    g.does('host', 'close', {})
    const views: JianghuView[] = [g.view({ kind: 'public' }), g.view({ kind: 'seat', seat: 3 })]
    for (const view of views) {
      expect(view.seats.map((seat) => seat.secrets?.faction)).toEqual(g.state.players.map((player) => player.faction))
      expect(view.final?.seed).toBe(g.state.setup.seed)
    }
    expect(STATES).toHaveLength(9)
  })
})
