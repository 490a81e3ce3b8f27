import { describe, expect, it } from 'vitest'
import { tiesha } from '.'
import { codeOf, game, row } from './testing/scenario'

const kinds = (g: ReturnType<typeof game>) => tiesha.reports(g.events, g.state).map((report) => report.kind)
const report = <Kind extends ReturnType<typeof kinds>[number]>(g: ReturnType<typeof game>, kind: Kind) =>
  tiesha.reports(g.events, g.state).find((entry) => entry.kind === kind)

describe('T10 announcements', () => {
  it('T10 a round: opened, night report, voting, overtime, result', () => {
    const g = game({ rounds: [row(1, 0), row(1, 1, { killers: 1 }), row(1, 1)] }).night(2)
    g.kills(1, 9)
    g.morning()
    for (const seat of [1, 2, 3]) g.vote(seat, 11)
    for (const seat of [4, 5, 6]) g.vote(seat, 10)
    for (const seat of [7, 8, 10, 11, 12]) g.vote(seat, seat)
    g.evening().at(2, '21:20:01')
    expect(kinds(g)).toEqual([
      'roundOpened',
      'resultPost',
      'roundOpened',
      'nightReport',
      'votingOpened',
      'mainVoteSettled',
      'overtimeOpened',
      'resultPost',
      'roundOpened',
    ])
  })

  it('T10.2 the result post tells every seat that went out, forces and the point, the score and the next row', () => {
    const g = game().night(2)
    g.kills(1, 5, { guess: codeOf(5) })
    g.kills(5, 9)
    g.morning().allVote(12).evening()
    const post = g.view({ kind: 'public' }).rounds[1]?.result
    expect(post).toMatchObject({
      round: 2,
      seats: [
        { seat: 5, role: 'sword', code: codeOf(5), force: { black: 1, white: 0 }, point: 'black', activated: true },
        { seat: 9, role: 'ranger', code: null, force: { black: 0, white: 0 }, point: 'none', scored: false },
      ],
      gained: { total: { black: 1, white: 0 } },
      score: { black: 1, white: 0 },
      next: { round: 3 },
    })
  })

  it('T11 rulings, penalties and their undoing are announced; a substitute is not', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    const before = kinds(g).length
    g.rules(post, 'plagiarism')
    g.does('host', 'warn', { seat: 10 })
    g.does('host', 'ruleOut', { seat: 10 })
    g.does('host', 'undoRuleOut', { seat: 10 })
    g.does('host', 'substitute', { seat: 10 })
    g.does('host', 'pause', {})
    g.does('host', 'resume', {})
    expect(kinds(g).slice(before)).toEqual([
      'ruling',
      'ruledOut',
      'revived',
      'warned',
      'ruledOut',
      'ruleOutUndone',
      'paused',
      'resumed',
    ])
  })

  it('T12.1 a request is announced as its side’s', () => {
    const g = game().night(2).owes(1, 9).morning()
    g.does(5, 'requestExtension', {})
    g.does('host', 'ruleExtension', { grant: true })
    expect(report(g, 'extensionRequested')).toEqual({
      kind: 'extensionRequested',
      at: expect.any(Number),
      side: 'white',
    })
    expect(report(g, 'extensionRuled')).toMatchObject({ granted: true, closes: g.state.clock.voteCloses })
  })

  it('T4.3 an edited round is announced with the old and the new row', () => {
    const g = game({ rounds: [row(1, 0), row(1, 1)] })
    g.does('host', 'editRound', { round: 2, row: row(2, 2) })
    expect(report(g, 'roundEdited')).toMatchObject({ round: 2, before: row(1, 1), after: row(2, 2) })
  })

  it('T15.5 that the result post waits is announced, and who was carried off', () => {
    const g = game({ rounds: [row(1, 1), row(1, 1)] }, { 12: { traits: ['escort'] } })
    g.allVote(12).evening()
    expect(kinds(g)).toEqual(['roundOpened', 'mainVoteSettled', 'resultWaits'])
    g.does(12, 'escort', { target: 1 })
    expect(report(g, 'carried')).toMatchObject({ seat: 1, survived: false })
  })

  it('T16.3 the final report', () => {
    const g = game({ rounds: [row(1, 0)] })
    g.does('host', 'close', { scored: true, note: '到此为止' })
    expect(report(g, 'ended')).toMatchObject({ note: '到此为止', report: { endedBy: 'closed', winner: 'draw' } })
  })
})
