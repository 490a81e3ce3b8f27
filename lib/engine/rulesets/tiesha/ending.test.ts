import { describe, expect, it } from 'vitest'
import { codeOf, game, row } from './testing/scenario'

const calm = (n: number) => Array.from({ length: n }, () => row(1, 0))
const score = (g: ReturnType<typeof game>) => {
  const { black, white } = g.outcome().score
  return { black: black.total, white: white.total }
}
const ruleOut = (g: ReturnType<typeof game>, ...seats: number[]) => {
  for (const seat of seats) g.does('host', 'ruleOut', { seat })
  return g
}

describe('T16 the end', () => {
  it('T16.1 after the last row’s result post', () => {
    const g = game({ rounds: calm(1) })
    g.allVote(12).evening()
    expect(g.outcome()).toMatchObject({ status: 'finished', endedBy: 'table', phase: 'ended', winner: 'draw' })
    expect(g.vote(1, 12)).toBe('GAME_OVER')
  })

  it('T16.1 when no black seat lives: the result at once, and what has not settled does not', () => {
    const g = game().night(2)
    g.kills(5, 9)
    ruleOut(g, 1, 2, 3, 4)
    expect(g.outcome()).toMatchObject({ endedBy: 'factionOut', round: 2 })
    expect(g.living).toContain(9)
    expect(g.state.history.at(-1)).toMatchObject({ round: 2, votes: [] })
  })

  it('T16.1 no overtime and no choice in a game that ends with the main vote', () => {
    const g = game({ rounds: calm(2).map(() => row(1, 1)) }, { 1: { traits: ['escort'] } }, 9)
    ruleOut(g, 2, 3, 4)
    g.allVote(1).evening()
    expect(g.outcome()).toMatchObject({ endedBy: 'factionOut', winner: 'white' })
    expect(g.lastVote()).toMatchObject({ out: [1], tied: [] })
  })

  it('T16.1 lastSeat comes before factionOut', () => {
    const g = game({ rounds: calm(2) })
    g.vote(1, 12)
    g.evening()
    expect(g.outcome()).toMatchObject({ endedBy: 'lastSeat', living: [1] })
  })

  it('T16.1 the host closes: the running round’s result, no winner unless scored', () => {
    const g = game().night(2)
    g.kills(1, 9)
    expect(g.does('host', 'close', {})).toBe('ok')
    expect(g.outcome()).toMatchObject({ endedBy: 'closed', winner: null })
    expect(g.living).toContain(9)
    const scored = game()
    scored.does('host', 'close', { scored: true })
    expect(scored.outcome()).toMatchObject({ endedBy: 'closed', winner: 'draw' })
  })

  it('T13.6 T13.8 survival points: 1 for a black seat, B/W for a white one', () => {
    const g = game({ rounds: calm(1) })
    g.allVote(12).evening()
    expect(g.outcome().score.black.survival).toBe('4')
    expect(g.outcome().score.white.survival).toBe('4')
    const fewer = ruleOut(game({ rounds: calm(1) }), 5, 6, 7)
    fewer.allVote(12).evening()
    expect(fewer.outcome().score.white.survival).toBe('5/2')
  })

  it('T13.7 one black and one white left: only black has survival points', () => {
    const g = ruleOut(game({ rounds: calm(2) }), 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    expect(g.living).toEqual([1, 12])
    expect(score(g)).toEqual({ black: '1', white: '0' })
  })

  /** Four killers post, some are ruled out for it; no other seat carries a point. Black could still have 1 for each left, twice. */
  const ruledOutKillers = (gone: number[], traits: 'immunity'[] = []) => {
    const rounds = [row(1, 0), row(1, 0, { killers: 4 }), row(1, 0), row(1, 0)]
    const [killer, ranger] = [{ role: 'killer' }, { role: 'ranger' }] as const
    const g = game({ rounds }, { 3: killer, 4: killer, 5: ranger, 6: ranger, 9: { traits } }).night(2)
    for (const seat of [1, 2, 3, 4]) g.kills(seat, 12)
    ruleOut(g.morning(), ...gone)
    return g.allVote(11).evening()
  }

  it('T13.9 decided early: black has 0 and can get 2 more, white has taken 3', () => {
    const g = ruledOutKillers([1, 2, 3])
    expect(g.outcome()).toMatchObject({ endedBy: 'decided', winner: 'white', round: 2 })
  })

  it('T13.9 not while black could still catch up, nor in games with immunity', () => {
    expect(ruledOutKillers([1, 2]).outcome().status).toBe('running')
    expect(ruledOutKillers([1, 2, 3], ['immunity']).outcome().status).toBe('running')
  })

  it('T16.2 elimination: no points; at the end of the table black wins if it is not fewer', () => {
    const g = game({ rounds: calm(2), victory: 'elimination' })
    ruleOut(g, 5)
    g.allVote(12).evening()
    expect(g.point(5)).toBe('b0 w0 none')
    g.allVote(12).at(2, '21:00:01')
    expect(g.outcome()).toMatchObject({ endedBy: 'table', winner: 'white', score: { black: { total: '0' } } })
    const even = ruleOut(game({ rounds: calm(1), victory: 'elimination' }), 9, 10, 11, 12)
    even.allVote(5).evening()
    expect(even.outcome().winner).toBe('black')
    const over = ruleOut(game({ rounds: calm(1), victory: 'elimination' }), 1, 2, 3, 4)
    expect(over.outcome()).toMatchObject({ endedBy: 'factionOut', winner: 'white' })
  })
})

describe('T15.8 turncoats', () => {
  it('T15.8 a seat turns when the next round opens; its point goes with it', () => {
    const g = game(
      { rounds: [row(1, 0), row(1, 0, { killers: 1 }), row(1, 0), row(1, 1)] },
      {
        1: { traits: [{ turncoat: { afterRound: 2 } }] },
      },
    ).night(2)
    g.kills(1, 9)
    g.morning()
    expect(g.me(1).faction).toBe('black')
    expect(g.outcome().score.black.held).toBe('1')
    g.allVote(12).evening()
    expect(g.me(1).faction).toBe('white')
    expect(g.outcome().score.white.held).toBe('1')
    expect(g.me(2).known).toMatchObject([{ seat: 1, role: 'killer' }])
  })

  it('T15.8 a turned killer posts nowhere, a turned sword in black slots', () => {
    const rounds = [row(1, 0), row(1, 0, { killers: 1, swords: 1, black: 1 }), row(1, 1)]
    const turn = { traits: [{ turncoat: { afterRound: 1 } }] }
    const g = game({ rounds }, { 1: turn, 5: turn }).night(2)
    for (const group of ['killers', 'swords', 'black'] as const)
      expect(g.does(1, 'claim', { group, target: 9 })).toBe('NO_SLOT')
    expect(g.does(5, 'claim', { group: 'swords', target: 9 })).toBe('NO_SLOT')
    expect(g.does(5, 'claim', { group: 'black', target: 9 })).toBe('ok')
  })

  it('T15.8 a named seat out is the condition; a faction change may end the game before the next round', () => {
    const turn = { traits: [{ turncoat: { whenOut: 12 } }] }
    const g = game({ rounds: calm(3) }, { 1: turn, 2: turn, 3: turn, 4: turn })
    g.allVote(11).evening()
    expect(g.state.round).toBe(2)
    ruleOut(g, 12)
    g.allVote(11).at(2, '21:00:01')
    expect(g.outcome()).toMatchObject({ endedBy: 'factionOut', round: 2 })
  })

  it('T15.8 T8.6 in such games every scored seat’s code can be called', () => {
    const g = game(undefined, { 9: { traits: [{ turncoat: { afterRound: 3 } }] } })
      .night(2)
      .owes(1, 10)
      .morning()
    expect(g.vote(9, [1, codeOf(5)])).toBe('ok')
    expect(g.vote(9, [1, codeOf(7)])).toBe('BAD_CODE')
  })
})

describe('T2.6 pause', () => {
  const votes = { rounds: calm(3) }

  it('T2.6 while paused only the host is heard, and nothing falls due', () => {
    const g = game(votes).at(1, '12:00:00')
    expect(g.does('host', 'resume', {})).toBe('WRONG_PHASE')
    expect(g.does('host', 'pause', {})).toBe('ok')
    expect(g.does('host', 'pause', {})).toBe('WRONG_PHASE')
    expect(g.vote(1, 12)).toBe('PAUSED')
    const requestedAt = Date.parse('2026-03-03T11:00:00+08:00')
    expect(g.does('host', 'proxyVote', { for: 1, requestedAt, picks: [{ seat: 12 }] })).toBe('PAUSED')
    g.at(3, '12:00:00')
    expect(g.living).toHaveLength(12)
  })

  it('T2.6 every deadline moves by the least whole days that leave the time it had, later rounds too', () => {
    const g = game(votes).at(1, '12:00:00')
    g.does('host', 'pause', {})
    g.at(2, '11:59:59')
    g.does('host', 'resume', {})
    expect(new Date(g.state.clock.voteCloses).toISOString()).toBe('2026-03-04T13:00:00.000Z')
    g.allVote(12).at(2, '21:00:01')
    expect(new Date(g.state.clock.voteCloses).toISOString()).toBe('2026-03-05T13:00:00.000Z')
    const longer = game(votes).at(1, '12:00:00')
    longer.does('host', 'pause', {})
    longer.at(2, '12:00:01')
    longer.does('host', 'resume', {})
    expect(new Date(longer.state.clock.voteCloses).toISOString()).toBe('2026-03-05T13:00:00.000Z')
  })

  it('T2.6 in overtime the main vote’s day counts as moved', () => {
    const g = game({ rounds: [row(1, 1), row(1, 0), row(1, 0)] })
    for (const seat of [1, 2, 3]) g.vote(seat, 11)
    for (const seat of [4, 5, 6]) g.vote(seat, 10)
    for (const seat of [7, 8, 9, 10, 11, 12]) g.vote(seat, seat)
    g.evening().at(1, '21:05:00')
    g.does('host', 'pause', {})
    g.at(1, '21:10:00')
    g.does('host', 'resume', {})
    expect(g.view({ kind: 'public' }).closes.overtime).toEqual([
      { house: 1, at: Date.parse('2026-03-04T21:20:00+08:00') },
    ])
    g.at(2, '21:20:01')
    expect(new Date(g.state.clock.voteCloses).toISOString()).toBe('2026-03-05T13:00:00.000Z')
  })
})

describe('T4.3 editing rounds', () => {
  const edit = (g: ReturnType<typeof game>, round: number, value: ReturnType<typeof row> | null) =>
    g.does('host', 'editRound', { round, row: value })

  it('T4.3 rows that have not opened are edited, dropped and added; others are not', () => {
    const g = game({ rounds: calm(3) })
    expect(edit(g, 1, row(1, 1))).toBe('ROUND_OPENED')
    expect(edit(g, 5, row(1, 1))).toBe('BAD_ROW')
    expect(edit(g, 4, null)).toBe('BAD_ROW')
    expect(edit(g, 2, { picks: 0, out: 1, slots: [] })).toBe('BAD_ROW')
    expect(edit(g, 2, { picks: 1, out: 1, slots: [{ group: 'bogus' as never, count: 1 }] })).toBe('BAD_ROW')
    expect(edit(g, 4, row(2, 2))).toBe('ok')
    expect(edit(g, 2, null)).toBe('ok')
    expect(g.state.rows).toEqual([row(1, 0), row(1, 0), row(2, 2)])
    edit(g, 2, null)
    edit(g, 2, null)
    g.allVote(12).evening()
    expect(g.outcome().endedBy).toBe('table')
  })
})

describe('T14 two houses', () => {
  const two = { houses: { count: 2 as const, throughRound: 2 } }
  const split = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, { house: 1 + (i % 2) }]))

  it('T14.1 each house has its own machine, out and overtime; from the round after, one house', () => {
    const g = game({ ...two, rounds: [row(1, 1), row(1, 0), row(1, 0)] }, split)
    expect(g.vote(1, 12)).toBe('BAD_PICK')
    for (const seat of [1, 3, 5, 7, 9, 11]) g.vote(seat, 9)
    for (const seat of [2, 4, 6]) g.vote(seat, 10)
    for (const seat of [8, 10, 12]) g.vote(seat, 12)
    g.evening()
    expect(g.lastVote('main', 1)).toMatchObject({ out: [9], tied: [] })
    expect(g.lastVote('main', 2)).toMatchObject({ out: [], tied: [10, 12] })
    expect(g.vote(1, 11)).toBe('BALLOT_CLOSED')
    expect(g.vote(2, 12)).toBe('ok')
    g.at(1, '21:20:01')
    expect(g.fate(12)).toEqual(['vote'])
    for (const seat of [1, 3, 5, 7, 11]) g.vote(seat, 11)
    for (const seat of [2, 4, 6, 8, 10]) g.vote(seat, 10)
    g.at(2, '21:00:01')
    expect(g.vote(1, 2)).toBe('ok')
  })

  it('T14.1 T4.4 the cap counts each house by itself', () => {
    const g = game({ ...two, rounds: [row(1, 2), row(1, 0)] }, split)
    for (const seat of [1, 3]) g.vote(seat, seat)
    for (const seat of [2, 4, 6, 8, 10, 12]) g.vote(seat, seat <= 6 ? 10 : 12)
    g.evening()
    expect(g.lastVote('main', 1)?.places).toBe(1)
    expect(g.lastVote('main', 2)?.places).toBe(2)
  })

  it('T14.2 a point is settled in the seat’s own house, also when a post from the other decided it', () => {
    const g = game({ ...two, rounds: [row(1, 0), row(1, 0, { killers: 1, swords: 1 }), row(1, 0)] }, split)
    for (const seat of [1, 3, 5, 7, 9, 11]) g.vote(seat, 11)
    for (const seat of [2, 4, 6, 8, 10, 12]) g.vote(seat, 12)
    g.evening().at(1, '22:00:00')
    g.kills(6, 11)
    g.kills(1, 6, { guess: codeOf(6) })
    g.morning()
    for (const seat of [1, 3, 5, 7, 9]) g.vote(seat, 9)
    for (const seat of [2, 4, 8, 10, 12]) g.vote(seat, 12)
    g.evening()
    expect(g.state.history.at(-1)?.byHouse).toEqual([
      { house: 1, points: { black: 0, white: 0 } },
      { house: 2, points: { black: 1, white: 0 } },
    ])
  })
})
