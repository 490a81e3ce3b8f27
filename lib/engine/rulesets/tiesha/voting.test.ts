import { describe, expect, it } from 'vitest'
import { codeOf, game, row } from './testing/scenario'

/** Votes alone: no slots, so that every day opens at once. */
const votes = (...rows: [picks: number, out: number][]) => ({ rounds: rows.map(([picks, out]) => row(picks, out)) })

describe('T2 deadlines of the vote', () => {
  it('T2.2 the second of the deadline counts, the next instant does not', () => {
    const g = game(votes([1, 1], [1, 1])).allVote(12, { except: [1, 2] })
    g.at(1, '21:00:00.999')
    expect(g.vote(1, 12)).toBe('ok')
    g.at(1, '21:00:01')
    expect(g.vote(2, 12)).toBe('NOT_LIVING')
    expect(g.living).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('T2.1 round 1 closes at the first voteClose at least 20 hours after the start', () => {
    const g = game(votes([1, 1], [1, 1]))
    expect(g.view({ kind: 'public' }).closes.vote).toBe(Date.parse('2026-03-03T21:00:00+08:00'))
  })
})

describe('T8 the voting machine', () => {
  it('T8.1 a ballot names 1 to `picks` different living seats, oneself allowed', () => {
    const g = game(votes([2, 1], [2, 1]))
    expect(g.vote(1)).toBe('BAD_PICK')
    expect(g.vote(1, 2, 2)).toBe('BAD_PICK')
    expect(g.vote(1, 2, 3, 4)).toBe('TOO_MANY_PICKS')
    expect(g.vote(1, 99)).toBe('BAD_PICK')
    expect(g.vote(1, 1)).toBe('ok')
    g.does('host', 'ruleOut', { seat: 12 })
    expect(g.vote(2, 12)).toBe('BAD_PICK')
  })

  it('T8.1 a seat without a ballot dies by suicide', () => {
    const g = game(votes([1, 1], [1, 1]))
    g.allVote(12, { except: [5] }).evening()
    expect(g.fate(5)).toEqual(['suicide'])
    expect(g.point(5)).toBe('b1 w0 none')
    expect(g.fate(12)).toEqual(['vote'])
  })

  it('T8.3 the last ballot counts, with its own stamp; without `revote` the first is final', () => {
    const g = game(votes([1, 1], [1, 1]))
    g.vote(1, 11)
    g.vote(1, 12)
    g.allVote(11, { except: [1] }).evening()
    expect(g.lastVote()?.totals.map(({ seat, halves }) => [seat, halves])).toEqual([
      [11, 22],
      [12, 2],
    ])
    const strict = game({ ...votes([1, 1], [1, 1]), revote: false })
    strict.vote(1, 11)
    expect(strict.vote(1, 12)).toBe('BALLOT_FINAL')
  })

  it('T8.4 a ballot counts if its voter then lives; half votes weigh a half', () => {
    const g = game(votes([1, 1], [1, 1]), { 9: { traits: ['halfVote'] } })
    g.vote(9, 12)
    g.vote(10, 12)
    g.does('host', 'ruleOut', { seat: 10 })
    g.allVote(11).evening()
    expect(g.lastVote()?.totals.find((total) => total.seat === 12)?.halves).toBe(1)
  })

  it('T8.5 picks for a seat that leaves are dropped for good, their voter may vote again and has voted', () => {
    const g = game({ ...votes([1, 0], [1, 1]), revote: false })
    g.vote(1, 12)
    g.vote(2, 12)
    g.does('host', 'ruleOut', { seat: 12 })
    expect(g.vote(1, 11)).toBe('ok')
    expect(g.vote(1, 10)).toBe('BALLOT_FINAL')
    g.does('host', 'undoRuleOut', { seat: 12 })
    g.allVote(10).evening()
    expect(g.living).toContain(2)
    expect(g.lastVote()?.totals.map(({ seat }) => seat)).toEqual([10, 11])
    expect(g.lastVote()?.counted).toHaveLength(12)
  })

  it('T8.4 T11.7 the ballot of a seat ruled out counts again once that is undone', () => {
    const g = game(votes([1, 1]))
    g.vote(12, 11)
    g.does('host', 'ruleOut', { seat: 12 })
    for (let seat = 1; seat < 12; seat++) g.vote(seat, 10)
    g.does('host', 'undoRuleOut', { seat: 12 })
    g.evening()
    expect(g.living).toContain(12)
    expect(g.lastVote()?.totals).toMatchObject([{ seat: 10 }, { seat: 11, halves: 2 }])
  })

  it('T8.6 guesses open with the first black kill post or IOU, not with a white one', () => {
    const g = game()
    expect(g.vote(9, [1, codeOf(1)])).toBe('BAD_CODE')
    g.night(2)
    g.kills(5, 9)
    g.morning()
    expect(g.vote(10, [1, codeOf(1)])).toBe('BAD_CODE')
    g.night(3)
    g.owes(1, 10)
    g.morning()
    expect(g.vote(11, [1, codeOf(1)])).toBe('ok')
    expect(g.vote(11, [1, codeOf(5)])).toBe('BAD_CODE')
    expect(g.vote(11, [1, '无此码'])).toBe('BAD_CODE')
  })

  it('T8.6 a code whose death is published can be called no more, until the seat lives again', () => {
    const g = game().night(2).owes(1, 9).morning()
    g.does('host', 'ruleOut', { seat: 2 })
    expect(g.vote(11, [1, codeOf(2)])).toBe('BAD_CODE')
    g.does('host', 'undoRuleOut', { seat: 2 })
    expect(g.vote(11, [1, codeOf(2)])).toBe('ok')
  })

  it('T8.7 the called code is the heaviest guess; of equal ones the first to reach its weight', () => {
    const g = game({ rounds: [row(1, 0), row(1, 1, { killers: 1 }), row(1, 1)] }).night(2)
    g.kills(1, 9)
    g.morning()
    g.vote(2, [1, codeOf(2)])
    g.vote(3, [1, codeOf(1)])
    g.vote(4, [1, codeOf(1)])
    g.vote(5, [1, codeOf(2)])
    g.allVote(1).evening()
    expect(g.fate(1)).toEqual(['vote right'])
  })

  it('T8.8 T8.9 the highest totals go out; equal ones at the edge meet in overtime', () => {
    const g = game(votes([1, 2], [1, 1]))
    for (const seat of [1, 2, 3, 4, 5]) g.vote(seat, 12)
    for (const seat of [6, 7]) g.vote(seat, 11)
    for (const seat of [8, 9]) g.vote(seat, 10)
    for (const seat of [10, 11, 12]) g.vote(seat, seat - 9)
    g.evening()
    expect(g.lastVote()).toMatchObject({ out: [12], tied: [10, 11] })
    expect(g.state.phase).toBe('overtime')
  })

  it('T8.9 seats without a vote never go out', () => {
    const g = game(votes([1, 3], [1, 1]))
    g.allVote(12).evening()
    expect(g.lastVote()).toMatchObject({ out: [12], tied: [] })
  })

  it('T8.9 a seat that dies by suicide keeps its place and goes out with both causes', () => {
    const g = game(votes([1, 1], [1, 1]))
    g.allVote(12, { except: [12] }).evening()
    expect(g.fate(12)).toEqual(['suicide', 'vote'])
    expect(g.living).toHaveLength(11)
  })

  it('T4.4 a vote sends out at most one fewer than the seats that voted', () => {
    const g = game(votes([1, 3], [1, 1]), {}, 12)
    g.vote(1, 1)
    g.vote(2, 5)
    g.vote(3, 5)
    g.evening()
    expect(g.lastVote()?.places).toBe(2)
    expect(g.lastVote()?.out).toEqual([1, 5])
  })

  it('T8.10 a proxy: asked for by the limit, its own second counted, and not after its entering', () => {
    const g = game(votes([1, 1], [1, 1])).at(1, '20:50:00')
    const at = (time: string) => Date.parse(`2026-03-03T${time}+08:00`)
    const proxy = (time: string, seat = 9) =>
      g.does('host', 'proxyVote', { for: seat, requestedAt: at(time), picks: [{ seat: 12 }] })
    expect(proxy('20:45:01.000')).toBe('PROXY_TOO_LATE')
    expect(proxy('20:45:00.999')).toBe('ok')
    expect(proxy('20:50:01')).toBe('PROXY_TOO_LATE')
    expect(g.does(9, 'proxyVote', { for: 9, requestedAt: at('20:00:00'), picks: [{ seat: 12 }] })).toBe(
      'NOT_YOUR_COMMAND',
    )
    g.does('host', 'ruleOut', { seat: 8 })
    expect(proxy('20:00:00', 8)).toBe('NOT_LIVING')
    expect(g.vote(9, 11)).toBe('ok')
  })

  it('T8.10 no proxy in overtime, and it follows `revote`', () => {
    const g = game({ ...votes([1, 1], [1, 1]), revote: false }).at(1, '20:00:00')
    const requestedAt = Date.parse('2026-03-03T19:00:00+08:00')
    g.vote(9, 12)
    expect(g.does('host', 'proxyVote', { for: 9, requestedAt, picks: [{ seat: 11 }] })).toBe('BALLOT_FINAL')
    for (const seat of [1, 2, 3, 4, 5]) g.vote(seat, 12)
    g.allVote(11).evening()
    expect(g.state.phase).toBe('overtime')
    expect(g.does('host', 'proxyVote', { for: 1, requestedAt, picks: [{ seat: 11 }] })).toBe('BALLOT_CLOSED')
  })
})

describe('T9 overtime', () => {
  /** Two seats tied for one place; 11 reached its total first. */
  const tie = (picks = 1, out = 1) => {
    const g = game(votes([picks, out], [1, 1]))
    for (const seat of [1, 2, 3]) g.vote(seat, 11)
    for (const seat of [4, 5, 6]) g.vote(seat, 10)
    for (const seat of [12, 11, 10, 9, 8, 7]) g.vote(seat, seat)
    return g.evening()
  }

  it('T9.1 candidates are the tied seats, a ballot names up to the places left, not voting costs nothing', () => {
    const g = tie()
    expect(g.lastVote()?.tied).toEqual([10, 11])
    expect(g.vote(1, 10)).toBe('ok')
    expect(g.vote(2, 9)).toBe('BAD_PICK')
    expect(g.vote(2, 10, 11)).toBe('TOO_MANY_PICKS')
    g.at(1, '21:20:00.999')
    expect(g.vote(3, 10)).toBe('ok')
    g.at(1, '21:20:01')
    expect(g.fate(10)).toEqual(['vote'])
    expect(g.living).toHaveLength(11)
  })

  it('T9.2 a tie at the edge goes to whoever reached the overtime total first', () => {
    const g = tie()
    g.vote(1, 10)
    g.vote(2, 11)
    g.at(1, '21:20:01')
    expect(g.lastVote('overtime')?.out).toEqual([10])
  })

  it('T9.2 among seats without an overtime vote, to whoever reached the main total first', () => {
    const g = tie().at(1, '21:20:01')
    expect(g.lastVote('overtime')?.out).toEqual([11])
  })

  it('T9.2 a seat that goes out meanwhile is not ranked; the place stays', () => {
    const g = tie()
    g.vote(1, 11)
    g.does('host', 'ruleOut', { seat: 11 })
    g.at(1, '21:20:01')
    expect(g.lastVote('overtime')?.out).toEqual([10])
  })

  it('T9.1 a tied seat that is a suicide does not stand; with places for the rest there is no overtime', () => {
    const g = game(votes([1, 1], [1, 1]))
    for (const seat of [1, 2, 3]) g.vote(seat, 11)
    for (const seat of [4, 5, 6]) g.vote(seat, 12)
    for (const seat of [7, 8, 9, 10]) g.vote(seat, seat)
    g.vote(11, 1)
    g.evening()
    expect(g.fate(12)).toEqual(['suicide'])
    expect(g.lastVote()).toMatchObject({ out: [11], tied: [], suicides: [12] })
    expect(g.state.round).toBe(2)
  })

  it('T8.7 a seat that goes out by overtime takes its called code from the overtime ballots alone', () => {
    const g = game({ rounds: [row(1, 0), row(1, 1, { killers: 1 }), row(1, 1)] })
      .night(2)
      .owes(2, 9)
      .morning()
    for (const seat of [3, 4, 5]) g.vote(seat, [1, codeOf(1)])
    for (const seat of [6, 7, 8]) g.vote(seat, 12)
    for (const seat of [1, 2, 10, 11, 12]) g.vote(seat, seat)
    g.does(2, 'fillIou', { post: 'f', words: { original: 1200, quoted: 0 } })
    g.evening()
    expect(g.lastVote()?.tied).toEqual([1, 12])
    g.vote(3, [1, codeOf(2)])
    g.at(2, '21:20:01')
    expect(g.fate(1)).toEqual(['vote wrong'])
  })
})

describe('T8.11 who sees ballots', () => {
  const view = (ballots: 'open' | 'closed' | 'secret') => {
    const g = game({ ...votes([1, 1], [1, 1]), ballots })
    g.vote(1, 12)
    g.vote(1, 11)
    return g
  }

  it('T8.11 open: ballots and totals as cast', () => {
    const [poll] = view('open').view({ kind: 'public' }).polls
    expect(poll?.log).toMatchObject([
      { number: 2, replaced: false },
      { number: 1, replaced: true },
    ])
    expect(poll?.totals).toMatchObject([{ seat: 11, halves: 2 }])
  })

  it.each(['closed', 'secret'] as const)('T8.11 %s: nothing but who has not voted, and the own receipt', (ballots) => {
    const g = view(ballots)
    const [poll] = g.view({ kind: 'public' }).polls
    expect(poll).toMatchObject({ log: null, totals: null, standing: null })
    expect(poll?.notVoted).not.toContain(1)
    expect(g.me(1).ballots).toMatchObject([{ number: 2, picks: [{ seat: 11 }] }, { number: 1 }])
    expect(g.view({ kind: 'counter' }).polls[0]?.log).toHaveLength(2)
  })

  it('T8.11 closed: ballots with the result post; secret: totals then, ballots at the end', () => {
    const settled = (ballots: 'closed' | 'secret') => {
      const g = view(ballots)
      g.allVote(12).evening()
      return g.view({ kind: 'public' }).rounds[0]?.result?.votes[0]
    }
    expect(settled('closed')?.ballots).toHaveLength(12)
    expect(settled('secret')).toMatchObject({ ballots: null, totals: [{ seat: 12 }, { seat: 11 }] })
  })
})

describe('T15.5 those whom the voted-out carry off', () => {
  const two = { rounds: [row(1, 1), row(1, 1)] }

  it('T15.5 grudge takes the first other living seat whose ballot named it; the point goes against the victim', () => {
    const g = game(two, { 12: { traits: ['grudge'] } })
    g.vote(12, 12)
    g.vote(5, 12)
    g.allVote(12).evening()
    expect(g.fate(5)).toEqual(['carried 12 none'])
    expect(g.point(5)).toBe('b1 w0 none')
    expect(g.living).toHaveLength(10)
  })

  it('T15.5 a seat carried off triggers nothing further, and a bearer saved by immunity triggers nothing', () => {
    const chain = game(two, { 12: { traits: ['grudge'] }, 5: { traits: ['grudge'] } })
    chain.vote(5, 12)
    chain.allVote(12).evening()
    expect(chain.living).toHaveLength(10)
    const saved = game(two, { 12: { traits: ['grudge', 'immunity'] } })
    saved.allVote(12).evening()
    expect(saved.living).toHaveLength(12)
    expect(saved.lastVote()?.out).toEqual([12])
  })

  it('T15.5 T9.1 a tied seat that is carried off does not stand', () => {
    const g = game({ rounds: [row(1, 2), row(1, 1)] }, { 12: { traits: ['grudge'] } })
    g.vote(11, 12)
    for (const seat of [1, 2, 3, 4]) g.vote(seat, 12)
    for (const seat of [5, 6, 7]) g.vote(seat, 11)
    for (const seat of [8, 9, 10]) g.vote(seat, 10)
    g.vote(12, 1)
    g.evening()
    expect(g.fate(11)).toEqual(['carried 12 none'])
    expect(g.lastVote()).toMatchObject({ out: [10, 12], tied: [] })
  })

  it('T15.5 escort chooses within 30 minutes one whose ballot named it, with a guess; the result post waits', () => {
    const g = game(two, { 12: { traits: ['escort'] } })
    g.vote(11, 1)
    g.allVote(12).evening()
    expect(g.state.phase).toBe('awaitingEscort')
    expect(g.does(11, 'escort', { target: 1 })).toBe('NOT_YOUR_COMMAND')
    expect(g.does(12, 'escort', { target: 11 })).toBe('BAD_TARGET')
    expect(g.does(12, 'escort', { target: 1, code: '无此码' })).toBe('BAD_CODE')
    g.at(1, '21:30:00.999')
    expect(g.does(12, 'escort', { target: 1, code: codeOf(1) })).toBe('ok')
    expect(g.fate(1)).toEqual(['carried 12 right'])
    expect(g.point(1)).toBe('b0 w1 none')
    expect(g.state.round).toBe(2)
    expect(g.state.history[0]?.resultAt).toBe(Date.parse('2026-03-03T21:30:00.999+08:00'))
  })

  it('T15.5 without a choice the result post comes when the time is over', () => {
    const g = game(two, { 12: { traits: ['escort'] } })
    expect(g.does(12, 'escort', { target: 1 })).toBe('WRONG_PHASE')
    g.allVote(12).evening().at(1, '21:30:01')
    expect(g.living).toHaveLength(11)
    expect(g.state.round).toBe(2)
  })

  it('T15.5 that the result post waits is public, for whom is not', () => {
    const g = game(two, { 12: { traits: ['escort'] } })
    g.allVote(12).evening()
    const seen = g.view({ kind: 'seat', seat: 3 })
    expect(seen.phase).toBe('awaitingEscort')
    expect([seen.me?.escort, seen.closes.next, seen.host]).toEqual([null, null, null])
    expect(g.me(12).escort?.candidates).toHaveLength(11)
  })
})

describe('T15.6 half votes of those out by post', () => {
  const setting = { postKilledHalfVote: true }

  it('T15.6 a seat out by a post may still cast a half ballot, owes none, and does not vote in overtime', () => {
    const g = game(setting).night(2)
    g.kills(1, 9)
    g.kills(5, 7)
    g.morning()
    expect(g.vote(9, 12)).toBe('ok')
    expect(g.vote(5, 12)).toBe('NOT_LIVING')
    expect(g.vote(7, 12)).toBe('ok')
    g.allVote(11).evening()
    expect(g.lastVote()?.totals).toMatchObject([{ seat: 11 }, { seat: 12, halves: 2 }])
    g.night(3)
    expect(g.vote(9, 12)).toBe('NOT_LIVING')
  })

  it('T15.6 its ballot counts only while that post stands', () => {
    const g = game(setting).night(2)
    const post = g.kills(1, 9)
    g.morning()
    g.vote(9, 12)
    g.rules(post, 'filler')
    expect(g.vote(9, 11)).toBe('ok')
    g.allVote(11).evening()
    expect(g.lastVote()?.totals.map((total) => total.seat)).toEqual([11])
  })

  it('T15.6 a revived seat whose half ballot fell owes a vote', () => {
    const g = game(setting).night(2)
    const post = g.kills(1, 9)
    g.morning()
    g.vote(9, 12)
    g.rules(post, 'filler')
    g.allVote(11, { except: [9] }).evening()
    expect(g.fate(9)).toEqual(['suicide'])
  })

  it('T15.6 without the setting it may not', () => {
    const g = game().night(2)
    g.kills(1, 9)
    expect(g.morning().vote(9, 12)).toBe('NOT_LIVING')
  })
})
