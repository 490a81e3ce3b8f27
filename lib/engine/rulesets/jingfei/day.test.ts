import { describe, expect, it } from 'vitest'
import { game } from './testing/scenario'

const day = (config = {}, options = {}) => {
  const g = game(config, options).night(9)
  g.pass(9)
  return g
}

describe('G6 speeches', () => {
  it('G6.1 begin above the dead seat and go round', () => {
    const g = day()
    expect(g.view().floor?.order.map((entry) => entry.seat)).toEqual([10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('G6.1 above the highest seat they wrap to the lowest', () => {
    const g = game().night(12)
    g.pass(12)
    expect(g.speaker).toBe(1)
  })

  it('G6.1 without a death above the previous day’s starter', () => {
    const g = game().night(null).words().settles().night(null)
    expect(g.speaker).toBe(2)
  })

  it('G11.1 a day’s start does not change when that seat is ruled out in the last words', () => {
    const g = game().night(9).ruleOut(10)
    g.pass(9)
    expect([g.speaker, g.state.nights[0]?.starter]).toEqual([11, 10])
  })

  it('G6.2 a seat that is out when its turn comes is skipped; out in its turn, it ends at that instant', () => {
    const g = day()
    g.ruleOut(11)
    expect(g.speaker).toBe(10)
    g.pass(10)
    expect(g.speaker).toBe(12)
    g.wait(1).ruleOut(12)
    expect(g.view().floor).toMatchObject({ speakers: [1], since: g.now })
  })

  it('G6.3 a turn passed by time lasts through its second, the next runs from there', () => {
    const g = day()
    const closes = g.view().floor?.closes ?? 0
    expect(g.until(closes + 999).speaker).toBe(10)
    g.until(closes + 1000)
    expect(g.view().floor).toMatchObject({
      speakers: [11],
      since: closes + 1000,
      closes: closes + 1000 + 4 * 3_600_000,
    })
  })

  it('G6.3 nobody passes out of turn or twice', () => {
    const g = day()
    expect([g.pass(11), g.pass(10), g.pass(10)]).toEqual(['NOT_YOUR_TURN', 'ok', 'ALREADY_PASSED'])
    expect(g.vote(10, 1)).toBe('BALLOT_CLOSED')
  })

  it('G6 how many turns are ahead of one’s own', () => {
    const g = day()
    expect([g.me(10).turnsAhead, g.me(11).turnsAhead, g.me(1).turnsAhead]).toEqual([null, 1, 3])
  })

  it('G6.4 `open`: everybody until all have passed', () => {
    const g = day({ speeches: 'open' })
    expect(g.view().floor).toMatchObject({ kind: 'open' })
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]) g.pass(seat)
    expect([g.pass(1), g.phase]).toEqual(['ALREADY_PASSED', 'speeches'])
    expect(g.me(1).hasWord).toBe(false)
    g.pass(12)
    expect(g.phase).toBe('vote')
  })

  it('G6.4 `open`: or for openHours; whoever is ruled out is not waited for', () => {
    const g = day({ speeches: 'open' })
    expect(g.wait(24).phase).toBe('speeches')
    expect(g.wait(1).phase).toBe('vote')
    const other = day({ speeches: 'open' })
    for (const seat of [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]) other.pass(seat)
    expect(other.ruleOut(12).phase).toBe('vote')
  })
})

describe('G7 the vote', () => {
  const vote = (config = {}) => day(config).words()

  it('G7 most votes: out, with last words, then night', () => {
    const g = vote()
      .votes({ 4: [1, 2, 3], 1: [4, 5] })
      .settles()
    expect(g.view().seats[3]?.out).toMatchObject({ by: 'day', cause: 'voted' })
    expect([g.phase, g.speaker]).toEqual(['lastWords', 4])
    g.pass(4)
    expect([g.phase, g.state.round]).toEqual(['night', 2])
  })

  it('G7 final once cast; out seats and seats that are none are refused', () => {
    const g = vote()
    expect([g.vote(1, 9), g.vote(1, 99), g.vote(9, 1)]).toEqual(['BAD_PICK', 'BAD_PICK', 'NOT_LIVING'])
    expect([g.vote(1, 1), g.vote(1, 2), g.vote(1, null)]).toEqual(['ok', 'BALLOT_FINAL', 'BALLOT_FINAL'])
    expect([g.vote(2, null), g.vote(2, 3)]).toEqual(['ok', 'BALLOT_FINAL'])
  })

  it('G7 T2.2 late votes are refused', () => {
    const g = vote()
    const closes = g.view().closes?.at ?? 0
    expect(g.until(closes + 999).vote(1, 4)).toBe('ok')
    expect(g.until(closes + 1000).vote(2, 4)).toBe('BALLOT_CLOSED')
  })

  it('G7.1 closes when every living seat has cast, abstentions included', () => {
    const g = vote().votes({ 4: [1, 2] }, 'abstain')
    expect([g.phase, g.speaker]).toEqual(['lastWords', 4])
  })

  it('G7.2 abstentions are never a majority; no votes: nobody is out', () => {
    const g = vote().votes({ 4: [1] }, 'abstain')
    expect(g.speaker).toBe(4)
    const silent = vote().settles()
    expect([silent.phase, silent.state.round]).toEqual(['night', 2])
  })

  it('G7.1 a vote for a seat that leaves play is void, its voter may cast again', () => {
    const g = vote()
      .votes({ 4: [1, 2], 5: [3] })
      .ruleOut(4)
    expect(g.me(1)).toMatchObject({ ballot: { void: true }, asks: [{ kind: 'vote', again: true }] })
    expect([g.vote(1, 5), g.vote(3, 5)]).toEqual(['ok', 'BALLOT_FINAL'])
    g.settles()
    expect(g.state.votes[0]).toMatchObject({ totals: [{ seat: 5, votes: 2 }], out: 5 })
    expect(g.state.votes[0]?.votes.find((entry) => entry.seat === 2)).toEqual({ seat: 2, pick: null, at: null })
  })

  it('G7.1 a void vote is waited for, and told to nobody but its voter', () => {
    const g = vote()
    for (const seat of [1, 2, 3, 5, 6, 7, 8, 10, 11]) g.vote(seat, 12)
    g.ruleOut(12)
    expect(g.phase).toBe('vote')
    expect(g.view().poll?.notVoted).toEqual([4])
    g.vote(4, 5)
    expect(g.phase).toBe('vote')
    for (const seat of [1, 2, 3, 5, 6, 7, 8, 10, 11]) g.vote(seat, null)
    expect(g.speaker).toBe(5)
  })

  it('G11.1 a ruled-out voter’s vote is void', () => {
    const g = vote()
      .votes({ 4: [1], 5: [2] })
      .ruleOut(1)
      .settles()
    expect(g.state.votes[0]).toMatchObject({ totals: [{ seat: 5, votes: 1 }], out: 5 })
  })

  it('G7 T8.11 sealed until the close: own vote alone, who has not voted is public', () => {
    const g = vote().votes({ 4: [1, 2] })
    expect(g.view().poll).toMatchObject({ ballots: null, totals: null, notVoted: [3, 4, 5, 6, 7, 8, 10, 11, 12] })
    expect(g.me(1).ballot).toMatchObject({ pick: 4, void: false })
    expect(g.me(3).ballot).toBeNull()
    expect(g.view({ kind: 'counter' }).poll?.totals).toEqual([{ seat: 4, votes: 2 }])
    g.settles()
    expect(g.view().rounds[0]?.votes[0]?.votes?.slice(0, 2)).toMatchObject([{ pick: 4 }, { pick: 4 }])
  })

  it('T8.11 `secret`: totals at the close, the table at the end; `open`: as cast', () => {
    const g = vote({ ballots: 'secret' })
      .votes({ 4: [1, 2] })
      .settles()
    expect(g.view().rounds[0]?.votes[0]).toMatchObject({ votes: null, totals: [{ seat: 4, votes: 2 }] })
    expect(g.view({ kind: 'seat', seat: 1 }).rounds[0]?.votes[0]).toMatchObject({ own: { pick: 4 } })
    g.does('host', 'close', {})
    expect(g.view().rounds[0]?.votes[0]?.votes).toHaveLength(11)
    expect(
      vote({ ballots: 'open' })
        .votes({ 4: [1] })
        .view().poll?.totals,
    ).toEqual([{ seat: 4, votes: 1 }])
  })
})

describe('G8 ties', () => {
  const tied = (config = {}) =>
    day(config)
      .words()
      .votes({ 4: [1, 2], 5: [3, 6], 7: [8] })
      .settles()

  it('G8 G8.1 the tied speak in the order of the day, then all vote among them', () => {
    const g = tied()
    expect(g.view().floor).toMatchObject({ stage: 'second', tied: [4, 5], order: [{ seat: 4 }, { seat: 5 }] })
    g.words()
    expect(g.view().poll).toMatchObject({ stage: 'second', candidates: [4, 5] })
    expect([g.vote(1, 7), g.vote(4, 5), g.vote(7, null)]).toEqual(['BAD_PICK', 'ok', 'ok'])
    g.settles()
    expect(g.speaker).toBe(5)
  })

  it('G8.1 in `open` games too they speak in turn', () => {
    const g = day({ speeches: 'open' })
    for (const seat of g.living) g.pass(seat)
    g.votes({ 4: [1], 5: [2] }).settles()
    expect(g.view().floor).toMatchObject({ kind: 'turns', order: [{ seat: 4 }, { seat: 5 }] })
  })

  it('G8 tied again: everybody else speaks, then all vote; G8.2 tied a third time: the game is a draw', () => {
    const g = tied()
      .words()
      .votes({ 4: [1], 5: [2] })
      .settles()
    expect(g.view().floor?.order.map((entry) => entry.seat)).toEqual([10, 11, 12, 1, 2, 3, 6, 7, 8])
    g.words()
    expect(g.view().poll).toMatchObject({ stage: 'third', candidates: [4, 5] })
    g.votes({ 4: [1], 5: [2] }).settles()
    expect(g.ended).toBe('tied draw')
  })

  it('G8.2 third vote decided', () => {
    const g = tied()
      .words()
      .settles()
      .words()
      .votes({ 4: [1] })
      .settles()
    expect([g.ended, g.speaker]).toEqual([null, 4])
  })

  it('G8.2 no votes in a tie stage: all tied stay tied; equal most: the rest of the tied are safe', () => {
    const g = day()
      .words()
      .votes({ 4: [1], 5: [2], 7: [3] })
      .settles()
    expect(g.view().floor?.tied).toEqual([4, 5, 7])
    g.words().settles()
    expect(g.view().floor?.tied).toEqual([4, 5, 7])
    const some = day()
      .words()
      .votes({ 4: [1], 5: [2], 7: [3] })
      .settles()
      .words()
    some.votes({ 4: [1, 2], 5: [3, 6], 7: [8] }).settles()
    expect(some.view().floor?.tied).toEqual([4, 5])
  })

  it('G8.1 everybody tied: the third stage has no speeches', () => {
    const g = day().words()
    const living = g.living
    for (const seat of living) g.vote(seat, seat)
    expect(g.view().floor?.tied).toEqual(living)
    g.words()
    for (const seat of living) g.vote(seat, seat)
    expect([g.phase, g.view().stage]).toEqual(['vote', 'third'])
  })

  it('G8.3 a tied seat that leaves play drops out; one left: nobody else goes out that day', () => {
    const g = day()
      .words()
      .votes({ 4: [1], 5: [2], 7: [3] })
      .settles()
      .words()
    g.votes({ 4: [1], 5: [2] }).ruleOut(4)
    expect(g.view().poll?.candidates).toEqual([5, 7])
    expect(g.vote(1, 5)).toBe('ok')
    g.ruleOut(5)
    expect([g.phase, g.state.round]).toEqual(['night', 2])
    expect(g.living).toContain(7)
  })

  it('G8.3 also while they speak', () => {
    const g = tied().ruleOut(5)
    expect([g.phase, g.state.round]).toEqual(['night', 2])
  })
})

describe('G9 the end', () => {
  it('G9 all killers out: police and civilians win', () => {
    const g = game({}, { roles: { 5: 'civilian', 6: 'civilian' } })
      .night(9)
      .words()
      .votes({ 4: [1, 2] })
      .settles()
    expect([g.phase, g.ended]).toEqual(['ended', 'killersOut police'])
  })

  it('G9 all police out: killers win', () => {
    expect(game({}, { roles: { 2: 'civilian', 3: 'civilian' } }).ruleOut(1).ended).toBe('policeOut killers')
  })

  it('G9 all civilians out: draw', () => {
    expect(game({}, { seats: 7 }).night(7).ended).toBe('civiliansOut draw')
  })

  it('G9 nobody has won while all three live', () => {
    expect(game().night(9).ended).toBeNull()
  })

  it('G9.2 three rounds in a row in which nobody went out: draw', () => {
    const g = game().night(null).words().settles().night(null).words().settles().night(null).words()
    expect(g.ended).toBeNull()
    expect(g.settles().ended).toBe('stalled draw')
  })

  it('G9.2 a ruling-out counts as going out', () => {
    const g = game()
      .night(null)
      .words()
      .settles()
      .ruleOut(9)
      .night(null)
      .words()
      .settles()
      .night(null)
      .words()
      .settles()
    expect([g.ended, g.state.round]).toEqual([null, 4])
  })

  it('G12 at the end everything is published', () => {
    const g = game().night(9, 4).words()
    g.does('host', 'close', {})
    const { final, seats, rounds } = g.view()
    expect(final).toMatchObject({ endedBy: 'closed', winner: null, firstVictim: 9 })
    expect(final?.nights).toEqual([
      {
        round: 1,
        kill: 9,
        check: { seat: 4, role: 'killer' },
        voices: { killers: [{ seat: 4, target: 9 }], police: [{ seat: 1, target: 4 }] },
      },
    ])
    expect(seats.every((seat) => seat.role !== null)).toBe(true)
    expect(rounds[0]?.night.voices).not.toBeNull()
    expect(g.vote(1, 4)).toBe('GAME_OVER')
  })
})

describe('G10 surrender', () => {
  const last = () => game({}, { roles: { 5: 'civilian', 6: 'civilian' } })

  it('G10 the last of his side may: the other side wins, nothing open settles', () => {
    const g = last().voices([4, 9])
    expect(g.me(4).maySurrender).toBe(true)
    expect(g.does(4, 'surrender', {})).toBe('ok')
    expect([g.ended, g.state.nights.length, g.living.length]).toEqual(['surrender police', 0, 12])
    const police = game({}, { roles: { 2: 'civilian', 3: 'civilian' } }).night(9)
    expect([police.does(1, 'surrender', {}), police.ended]).toEqual(['ok', 'surrender killers'])
  })

  it('G10 not while others of his side live, and never a civilian', () => {
    const g = game()
    expect([g.does(4, 'surrender', {}), g.does(9, 'surrender', {})]).toEqual(['NOT_LAST', 'NOT_YOUR_COMMAND'])
    expect([g.me(4).maySurrender, g.me(9).maySurrender]).toEqual([false, false])
    expect(g.ended).toBeNull()
  })

  it('G10.1 also in others’ turns, not in last words', () => {
    const g = last().night(9)
    expect(g.does(9, 'surrender', {})).toBe('NOT_LIVING')
    expect(g.does(4, 'surrender', {})).toBe('ok')
  })
})
