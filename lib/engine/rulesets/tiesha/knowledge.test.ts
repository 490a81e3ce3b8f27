import { describe, expect, it } from 'vitest'
import { tiesha } from '.'
import { codeOf, game, row } from './testing/scenario'

const known = (g: ReturnType<typeof game>, seat: number) => g.me(seat).known.map((entry) => entry.seat)

describe('T1.5 who knows whom', () => {
  it('T1.5 killers, joint assassins and swords know their own; the others only themselves', () => {
    const g = game(undefined, { 9: { role: 'jointAssassin' } })
    expect([1, 2, 3, 4, 5, 7, 8, 10].map((seat) => known(g, seat))).toEqual([[2], [1], [9], [], [6], [], [], []])
    expect(g.me(1).known).toEqual([{ seat: 2, role: 'killer', code: codeOf(2) }])
  })

  it('T1.5 a hidden bomb takes itself for a ranger without code, in every view and outcome', () => {
    const g = game()
    const viewer = { kind: 'seat', seat: 8 } as const
    expect(g.me(8)).toMatchObject({ role: 'ranger', code: null, faction: 'white' })
    expect(g.view(viewer).seats[7]).toMatchObject({ role: 'ranger', code: null })
    expect(g.outcome(viewer).roles).toEqual([{ seat: 8, role: 'ranger' }])
    expect(JSON.stringify(g.view(viewer))).not.toContain(codeOf(8))
    g.does('host', 'ruleOut', { seat: 8 })
    expect(g.me(8)).toMatchObject({ role: 'hiddenBomb', code: codeOf(8) })
  })

  it('T7.1 alliance with the published black dead, or after a round; swords and open bomb learn each other', () => {
    const g = game({ allianceAfterBlackOut: 2, allianceAfterRound: 9 })
    g.does('host', 'ruleOut', { seat: 2 })
    g.does('host', 'ruleOut', { seat: 6 })
    g.night(2)
    expect(g.state.allied).toBe(false)
    g.does('host', 'ruleOut', { seat: 4 })
    expect(known(g, 1)).toEqual([2])
    g.night(3)
    expect(known(g, 1)).toEqual([2, 3])
    expect(known(g, 3)).toEqual([1])
    expect(known(g, 5)).toEqual([6, 7])
    expect(known(g, 8)).toEqual([])
    const timed = game({ allianceAfterBlackOut: 9, allianceAfterRound: 1, bombsArmedThroughRound: 0 }).night(2)
    expect(known(timed, 7)).toEqual([5, 6])
  })

  it('T1.5 T17.2 channels: a group’s own, a line to the host each, the graveyard when nothing can revive', () => {
    const g = game({ allianceAfterBlackOut: 1 })
    expect(Object.keys(tiesha.channels(g.state)).sort()).toEqual(
      [
        'graveyard',
        'jointAssassins',
        'killers',
        'swords',
        ...Array.from({ length: 12 }, (_, i) => `line:${i + 1}`),
      ].sort(),
    )
    g.does('host', 'ruleOut', { seat: 2 })
    expect(tiesha.channels(g.state).killers).toEqual({ read: [1, 2], write: [1] })
    expect(tiesha.channels(g.state).graveyard).toEqual({ read: [], write: [] })
    g.night(2)
    expect(tiesha.channels(g.state).graveyard).toEqual({ read: [2], write: [2] })
    expect(tiesha.channels(g.state).alliance).toEqual({ read: [1, 3, 4], write: [1, 3, 4] })
    expect(tiesha.channels(g.state).swordsAndBomb).toEqual({ read: [5, 6, 7], write: [5, 6, 7] })
  })
})

describe('T18 claims and posts', () => {
  const rounds = [row(1, 0), row(1, 0, { killers: 2, loneAssassins: 2, black: 2 }), row(1, 1)]
  const desk = (g: ReturnType<typeof game>, seat: number) => g.me(seat).desk

  it('T18 a group that knows itself sees its claims; one that does not, only that a slot is taken', () => {
    const g = game({ rounds }, { 9: { role: 'loneAssassin', code: '鹊踏枝' } }).night(2)
    g.does(1, 'claim', { group: 'killers', target: 5 })
    g.does(4, 'claim', { group: 'loneAssassins', target: 6 })
    expect(desk(g, 2)?.claims).toMatchObject([{ seat: 1, target: 5, state: 'open' }])
    expect(desk(g, 9)?.claims).toEqual([])
    expect(desk(g, 9)?.slots.find((slot) => slot.group === 'loneAssassins')).toEqual({
      group: 'loneAssassins',
      count: 2,
      taken: 1,
      eligible: true,
    })
    expect(desk(g, 9)?.slots.find((slot) => slot.group === 'killers')?.taken).toBeNull()
    expect(desk(g, 10)).toBeNull()
    expect(g.view({ kind: 'host' }).host?.claims).toHaveLength(2)
    expect(g.view({ kind: 'counter' }).host).toBeNull()
  })

  it('T18 the kill thread shows code, target and guess, never the seat, until the author is published', () => {
    const g = game({ rounds }).night(2)
    g.kills(1, 9, { guess: codeOf(5) })
    const strike = (seat: number) => g.view({ kind: 'seat', seat }).strikes[0]
    expect(strike(10)).toMatchObject({ code: codeOf(1), target: 9, guess: codeOf(5), author: null })
    expect(strike(2)?.author).toBe(1)
    g.does('host', 'ruleOut', { seat: 1 })
    expect(strike(10)?.author).toBe(1)
  })

  it('T11.2 T3.3 flags and substitutes are not public', () => {
    const g = game({ rounds }).night(2)
    const post = g.kills(1, 9)
    const before = JSON.stringify(g.view({ kind: 'public' }))
    g.does(10, 'flag', { post, reason: 'filler' })
    g.does('host', 'substitute', { seat: 3 })
    expect(JSON.stringify(g.view({ kind: 'public' }))).toBe(before)
  })

  it('T16.3 at the end everything is published', () => {
    const g = game({ rounds: [row(1, 0)] })
    g.allVote(12).evening()
    const { seats, final } = g.view({ kind: 'public' })
    expect(seats.map((seat) => seat.role)).toEqual(g.state.setup.seats.map((seat) => seat.role))
    expect(final?.winner).toBe('draw')
  })
})
