import { describe, expect, it } from 'vitest'
import { foreseeRuling, tiesha, type Viewer } from '.'
import type { FlagReason } from './commands'
import { codeOf, game, row } from './testing/scenario'

type Game = ReturnType<typeof game>
const HOST: Viewer = { kind: 'host' }
const nowOf = (g: Game) => Math.max(g.state.openedAt, g.events.at(-1)?.at ?? 0)

function foresee(g: Game, post: string, reason: FlagReason, viewer: Viewer = HOST) {
  return foreseeRuling(g.state, viewer, { post, reason, verdict: 'upheld' }, nowOf(g))
}
const hidden = (g: Game, post: string, reason: FlagReason) => {
  const part = foresee(g, post, reason).hidden
  if (!part) throw new Error('nothing foreseen')
  return part
}

describe('T11.3 what a ruling would do', () => {
  it('T11.3 T13.2 before the result post: the author goes out, the target lives again, both points change hands', () => {
    const g = game().night(2)
    const post = g.kills(1, 5, { guess: codeOf(5) })
    g.kills(5, 9)
    g.morning()
    g.vote(1, 12)
    g.vote(10, 1)
    const before = JSON.stringify(g.state)
    expect(foresee(g, post, 'plagiarism')).toMatchObject({
      refusal: null,
      void: true,
      fate: 'revived',
      revived: [5],
      owe: g.state.clock.voteCloses,
      freed: [],
      hidden: {
        out: [{ seat: 1, role: 'killer', code: codeOf(1) }],
        authorWasOut: false,
        ballots: [1],
        picks: 1,
        points: [
          { seat: 1, code: codeOf(1), before: 'black', after: 'white', lives: false },
          { seat: 5, code: codeOf(5), before: 'black', after: 'white', lives: true },
        ],
        living: { before: 10, after: 10 },
        ends: null,
      },
    })
    expect(JSON.stringify(g.state)).toBe(before) // a copy was played, not the game
  })

  it('T11.3 is what happens when the ruling is given', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.kills(3, 9)
    g.morning()
    const { fate, freed, revived } = foresee(g, post, 'traded')
    expect({ fate, freed, revived }).toEqual({ fate: 'otherCause', freed: [9], revived: [] })
    g.rules(post, 'traded')
    expect(g.view({ kind: 'public' }).rulings[0]).toMatchObject({ fate: 'otherCause', verdict: 'upheld' })
    expect(g.fate(9)).toEqual(['post 3 none'])
  })

  it('T11.6 after the result post nobody revives, and the announcement says why', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.night(3)
    expect(foresee(g, post, 'plagiarism')).toMatchObject({ fate: 'resultOut', void: false, revived: [] })
    expect(hidden(g, post, 'plagiarism').out).toMatchObject([{ seat: 1 }])
    g.rules(post, 'plagiarism')
    expect(tiesha.reports(g.events.slice(-1), g.state)[0]).toMatchObject({ kind: 'ruling', fate: 'resultOut' })
  })

  it('T11.3 a target whose role was published before stays out', () => {
    const g = game().night(2)
    const post = g.kills(5, 7)
    g.morning()
    expect(foresee(g, post, 'plagiarism')).toMatchObject({ fate: 'published', void: false })
    expect(hidden(g, post, 'plagiarism')).toMatchObject({ out: [], authorWasOut: true })
  })

  it('T11.3 T5.4 a post that killed nobody revives nobody', () => {
    const g = game(undefined, { 9: { role: 'doctor' } }).night(2)
    const post = g.kills(1, 10)
    g.does(9, 'rescuePost', { target: 10, post: 'r', words: { original: 800, quoted: 0 } })
    g.morning()
    expect(foresee(g, post, 'filler')).toMatchObject({ fate: 'unhit', void: true, revived: [] })
    expect(foresee(g, 'r', 'plagiarism')).toMatchObject({ fate: 'noTarget', void: false })
  })

  it('T11.3 before posting closes: what the close would have brought, and does not', () => {
    const g = game().night(2)
    const post = g.kills(1, 7)
    expect(foresee(g, post, 'genre')).toMatchObject({ fate: 'notYet', void: true, revived: [] })
    expect(hidden(g, post, 'genre').night).toEqual({ spared: [1, 7], struck: [] })
    expect(hidden(g, post, 'plagiarism').night).toEqual({ spared: [7], struck: [] })
  })

  it('T11.4 a rescue that is void before the close leaves its seat to the posts', () => {
    const g = game(undefined, { 9: { role: 'doctor' } }).night(2)
    g.kills(1, 10)
    g.does(9, 'rescuePost', { target: 10, post: 'r', words: { original: 800, quoted: 0 } })
    expect(hidden(g, 'r', 'genre').night).toEqual({ spared: [], struck: [10] })
  })

  it('T11.4 genre and filler leave the author and his point where they are', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    expect(hidden(g, post, 'genre')).toMatchObject({ out: [], points: [], living: { before: 11, after: 12 } })
  })

  it('T11.4a short: the kill stands', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    expect(foresee(g, post, 'short')).toMatchObject({ fate: 'stands', void: false, revived: [] })
    expect(hidden(g, post, 'short').out).toMatchObject([{ seat: 1 }])
  })

  it('T5.4 T5.7 names open claims and debts of whoever goes out', () => {
    const rounds = [row(1, 0), row(1, 0, { swords: 2 }), row(1, 1)]
    const g = game({ rounds }, { 6: { role: 'ranger' } }).night(2)
    const post = g.kills(5, 9)
    g.does(5, 'claim', { group: 'swords', target: 10 })
    expect(hidden(g, post, 'plagiarism')).toMatchObject({ claims: [5], debts: [] })
    g.does(5, 'iou', { group: 'swords' })
    expect(hidden(g, post, 'plagiarism')).toMatchObject({ claims: [], debts: [5] })
  })

  it('T9 names a vote that would go another way', () => {
    const g = game({ rounds: [row(1, 0), row(1, 1, { killers: 1 }), row(1, 1)] }).night(2)
    const post = g.kills(1, 9)
    g.morning()
    for (const seat of [1, 3]) g.vote(seat, 11)
    for (const seat of [2, 4]) g.vote(seat, 12)
    expect(hidden(g, post, 'plagiarism').votes).toEqual([
      { house: 1, stage: 'main', before: { out: [], tied: [11, 12] }, after: { out: [12], tied: [] } },
    ])
    expect(hidden(g, post, 'genre').votes).toEqual([])
  })

  it('T16.1 names the end of the game', () => {
    const g = game(undefined, { 2: { role: 'ranger' }, 3: { role: 'ranger' }, 4: { role: 'ranger' } }).night(2)
    const post = g.kills(1, 9)
    g.morning()
    expect(hidden(g, post, 'plagiarism').ends).toEqual({ reason: 'factionOut', winner: 'white' })
    expect(hidden(g, post, 'genre').ends).toBeNull()
  })

  it('T16.2 speaks of no points where elimination decides', () => {
    const g = game({ victory: 'elimination' }).night(2)
    const post = g.kills(1, 5)
    g.morning()
    expect(hidden(g, post, 'plagiarism').points).toEqual([])
  })

  it('T11.6 what the rules would refuse is told as such', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    g.rules(post, 'genre')
    expect(foresee(g, post, 'plagiarism')).toMatchObject({ refusal: 'ALREADY_RULED', hidden: null })
    expect(foresee(g, 'p99', 'plagiarism')).toMatchObject({ refusal: 'UNKNOWN_POST' })
  })

  it('T11.2 a dismissal does nothing', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    const command = { post, reason: 'plagiarism', verdict: 'dismissed' } as const
    expect(foreseeRuling(g.state, HOST, command, nowOf(g))).toMatchObject({ fate: null, void: false, revived: [] })
  })

  it('T18 an assistant without secrets is not told who stands behind the code name', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    expect(foresee(g, post, 'plagiarism', { kind: 'assistant', secrets: true }).hidden).not.toBeNull()
    const blind = foresee(g, post, 'plagiarism', { kind: 'assistant', secrets: false })
    expect(blind).toMatchObject({ fate: 'revived', revived: [9], hidden: null })
  })

  it('T18 nor may he tell authors apart: the same post by another hand foretells the same bytes', () => {
    const seen = (killer: number) => {
      const g = game(undefined, { 1: { role: 'ranger', code: null }, [killer]: { role: 'killer', code: codeOf(1) } })
      g.night(2)
      const post = g.kills(killer, 9, { group: 'killers' })
      g.morning()
      return JSON.stringify(foresee(g, post, 'plagiarism', { kind: 'assistant', secrets: false }))
    }
    expect(seen(11)).toBe(seen(12))
  })
})
