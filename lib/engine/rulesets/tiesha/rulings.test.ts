import { describe, expect, it } from 'vitest'
import { codeOf, game, row } from './testing/scenario'

const words = (original: number) => ({ words: { original, quoted: 0 } })
const isPublished = (g: ReturnType<typeof game>, seat: number) =>
  g.outcome().out.find((out) => out.seat === seat)?.published

describe('T11 flags and rulings', () => {
  it('T11.1 any seat may flag a post that is shown, out or not; who flagged is the host’s alone', () => {
    const g = game().night(2)
    expect(g.does(9, 'flag', { post: 'p1', reason: 'plagiarism' })).toBe('UNKNOWN_POST')
    const post = g.kills(1, 9)
    g.morning()
    expect(g.does(9, 'flag', { post, reason: 'plagiarism', evidence: 'https://example.org/1' })).toBe('ok')
    expect(g.view({ kind: 'host' }).host?.flags).toMatchObject([{ seat: 9, settled: false }])
    expect(g.view({ kind: 'seat', seat: 1 }).host).toBeNull()
    expect(g.me(9).flags).toHaveLength(1)
  })

  it.each(['plagiarism', 'oldWork', 'traded'] as const)(
    'T11.3 %s: the author is out, the target lives again',
    (reason) => {
      const g = game().night(2)
      const post = g.kills(1, 9)
      g.morning()
      expect(g.rules(post, reason)).toBe('ok')
      expect(g.fate(1, { kind: 'public' })).toEqual(['ruledOut'])
      expect(g.living).toContain(9)
      expect(g.vote(9, 12)).toBe('ok')
      expect(g.rules(post, 'genre')).toBe('ALREADY_RULED')
    },
  )

  it('T11.3 a target that something else killed too stays out with the other causes', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.kills(3, 9)
    g.morning()
    g.rules(post, 'plagiarism')
    expect(g.fate(9)).toEqual(['post 3 none'])
  })

  it('T11.3 nothing changes for a target whose role was published before the ruling', () => {
    const g = game().night(2)
    const post = g.kills(5, 7)
    g.morning()
    g.rules(post, 'plagiarism')
    expect(g.fate(7)).toEqual(['post 5 none'])
    expect(g.fate(5)).toEqual(['firework 7'])
  })

  it('T11.3 upheld before posting closes: it hits and explodes nothing, its slot is not free again', () => {
    const g = game({ rounds: [row(1, 0), row(1, 0, { swords: 1 }), row(1, 1)] }).night(2)
    const post = g.kills(5, 7)
    g.rules(post, 'filler')
    expect(g.does(6, 'claim', { group: 'swords', target: 9 })).toBe('NO_SLOT')
    g.morning()
    expect(g.living).toHaveLength(12)
    expect(g.outcome().activated).toEqual([5])
  })

  it.each(['genre', 'filler'] as const)(
    'T11.4 %s: the post is void, the author stays, his point stays activated',
    (reason) => {
      const g = game().night(2)
      const post = g.kills(1, 9)
      g.morning()
      g.rules(post, reason)
      expect(g.living).toHaveLength(12)
      expect(g.outcome().activated).toEqual([1])
    },
  )

  it('T11.4 a rescue post void before the close has no effect; after it, only its author suffers', () => {
    const before = game(undefined, { 9: { role: 'doctor' } }).night(2)
    before.kills(1, 10)
    before.does(9, 'rescuePost', { target: 10, post: 'r', ...words(800) })
    before.rules('r', 'genre')
    before.morning()
    expect(before.fate(10)).toEqual(['post 1 none'])
    const later = game(undefined, { 9: { role: 'doctor' } }).night(2)
    later.kills(1, 10)
    later.does(9, 'rescuePost', { target: 10, post: 'r', ...words(800) })
    later.morning()
    later.rules('r', 'plagiarism')
    expect(later.fate(9)).toEqual(['ruledOut'])
    expect(later.living).toContain(10)
  })

  it('T11.4 a flying post void: its target lives again, the flyer does not', () => {
    const g = game(undefined, { 9: { role: 'flyingBomb' } }).night(2)
    g.does(9, 'flyingPost', { target: 1, post: 'f', ...words(800) })
    g.morning()
    g.rules('f', 'plagiarism')
    expect(g.living).toContain(1)
    expect(g.fate(9)).toEqual(['firework 1'])
  })

  it('T11.4a short: the author is out, the kill stands', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.morning()
    expect(
      g.does('host', 'rule', { post, reason: 'short', verdict: 'upheld', words: { original: 790, quoted: 10 } }),
    ).toBe('ok')
    expect(g.fate(1)).toEqual(['ruledOut'])
    expect(g.fate(9)).toEqual(['post 1 none'])
  })

  it('T11.5 a revived seat owes no vote in a main vote that closed while it was out', () => {
    const g = game({ rounds: [row(1, 0), row(1, 1, { killers: 1 }), row(1, 1)] }).night(2)
    const post = g.kills(1, 9)
    g.morning()
    for (const seat of [1, 2, 3, 4, 5]) g.vote(seat, 12)
    for (const seat of [6, 7, 8, 10, 11]) g.vote(seat, 11)
    g.vote(12, 1)
    g.evening()
    expect(g.state.phase).toBe('overtime')
    g.rules(post, 'genre')
    g.at(2, '21:20:01')
    expect(g.living).toContain(9)
  })

  it('T11.6 dismissed first, upheld later; an author out already stays as he is; nobody revives after the result post', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    g.kills(5, 1)
    g.morning()
    expect(g.rules(post, 'plagiarism', 'dismissed')).toBe('ok')
    expect(g.rules(post, 'plagiarism')).toBe('ok')
    expect(g.fate(1)).toEqual(['post 5 none'])
    expect(isPublished(g, 1)).toBe(false)
    expect(g.living).toContain(9)
    const late = game().night(2)
    const other = late.kills(1, 9)
    late.night(3)
    late.rules(other, 'plagiarism')
    expect(late.fate(9)).toEqual(['post 1 none'])
    expect(late.fate(1)).toEqual(['ruledOut'])
    expect(late.rules('p99', 'genre')).toBe('UNKNOWN_POST')
  })
})

describe('T11.7 penalties', () => {
  it('T11.7 the host may warn, rule out, and undo it until the result post; the role stays published', () => {
    const g = game()
    expect(g.does('host', 'warn', { seat: 9 })).toBe('ok')
    expect(g.does('host', 'ruleOut', { seat: 9 })).toBe('ok')
    expect(g.does('host', 'ruleOut', { seat: 9 })).toBe('NOT_LIVING')
    expect(g.does('host', 'warn', { seat: 9 })).toBe('NOT_LIVING')
    expect(g.does('host', 'undoRuleOut', { seat: 10 })).toBe('BAD_TARGET')
    expect(g.does('host', 'undoRuleOut', { seat: 9 })).toBe('ok')
    expect(g.outcome({ kind: 'public' }).roles).toEqual([{ seat: 9, role: 'ranger' }])
    g.does('host', 'ruleOut', { seat: 9 })
    g.night(2)
    expect(g.does('host', 'undoRuleOut', { seat: 9 })).toBe('BAD_TARGET')
  })

  it('T11.7 what a rule brought about is not undone', () => {
    const g = game().night(2).owes(1, 9)
    const post = g.kills(5, 10)
    g.morning()
    g.rules(post, 'plagiarism')
    expect(g.does('host', 'undoRuleOut', { seat: 5 })).toBe('BAD_TARGET')
    g.at(2, '10:00:01')
    expect(g.does('host', 'undoRuleOut', { seat: 1 })).toBe('BAD_TARGET')
  })

  it('T11.7 a debt due while the seat was out is void, one due later is not', () => {
    const voided = game().night(2).owes(1, 9).morning()
    voided.does('host', 'ruleOut', { seat: 1 })
    voided.at(2, '10:00:01')
    voided.does('host', 'undoRuleOut', { seat: 1 })
    expect(voided.does(1, 'fillIou', { post: 'f', ...words(1200) })).toBe('NO_IOU')
    expect(voided.living).toContain(1)
    const owed = game().night(2).owes(1, 9)
    owed.does('host', 'ruleOut', { seat: 1 })
    owed.morning().does('host', 'undoRuleOut', { seat: 1 })
    owed.at(2, '10:00:01')
    expect(owed.fate(1)).toEqual(['ruledOut'])
  })
})

describe('T12 extension', () => {
  const hanging = () => game().night(2).owes(1, 9).morning()
  const closesOn = (g: ReturnType<typeof game>) => new Date(g.state.clock.voteCloses).toISOString()

  it('T12.1 the other faction asks, once; the host grants once; the vote closes a day later, and later rounds follow', () => {
    const g = hanging()
    expect(g.does(2, 'requestExtension', {})).toBe('NO_IOU')
    expect(g.does(9, 'requestExtension', {})).toBe('NOT_LIVING')
    expect(g.does(10, 'requestExtension', {})).toBe('NOT_YOUR_COMMAND')
    expect(g.does('host', 'ruleExtension', { grant: true })).toBe('NO_REQUEST')
    expect(g.does(5, 'requestExtension', {})).toBe('ok')
    expect(g.does(6, 'requestExtension', {})).toBe('ALREADY_CLAIMED')
    expect(g.view({ kind: 'public' }).extension).toMatchObject({ standing: ['white'], granted: false })
    expect(g.does('host', 'ruleExtension', { grant: true })).toBe('ok')
    expect(closesOn(g)).toBe('2026-03-05T13:00:00.000Z')
    expect(g.does(5, 'requestExtension', {})).toBe('ALREADY_RULED')
    expect(g.does('host', 'ruleExtension', { grant: true })).toBe('ALREADY_RULED')
    g.does(1, 'fillIou', { post: 'f', ...words(1200) })
    g.allVote(12).at(3, '21:00:01')
    expect(closesOn(g)).toBe('2026-03-06T13:00:00.000Z')
  })

  it('T12.1 black asks against a white IOU; after a refusal one may ask again; a request survives the filling', () => {
    const g = game().night(2).owes(5, 9).morning()
    expect(g.does(5, 'requestExtension', {})).toBe('NO_IOU')
    expect(g.does(3, 'requestExtension', {})).toBe('ok')
    expect(g.does('host', 'ruleExtension', { grant: false })).toBe('ok')
    expect(g.does(1, 'requestExtension', {})).toBe('ok')
    g.does(5, 'fillIou', { post: 'f', ...words(1200) })
    expect(g.does(2, 'requestExtension', {})).toBe('NO_IOU')
    expect(g.does('host', 'ruleExtension', { grant: true })).toBe('ok')
  })

  it('T12.1 only by day, and only while the author’s death is unpublished', () => {
    const g = hanging()
    g.does('host', 'ruleOut', { seat: 1 })
    expect(g.does(5, 'requestExtension', {})).toBe('NO_IOU')
    g.night(3)
    expect(g.does(5, 'requestExtension', {})).toBe('WRONG_PHASE')
  })

  it('T12.1 a sword that is out may ask too', () => {
    const g = hanging()
    g.does('host', 'ruleOut', { seat: 5 })
    expect(g.does(5, 'requestExtension', {})).toBe('ok')
  })

  /** Both swords published as out; full-vote rangers: 8 (the hidden bomb), 10, 11; 12 has half a vote. */
  const withoutSwords = () => {
    const g = game(undefined, { 12: { traits: ['halfVote'] } })
      .night(2)
      .owes(1, 9)
      .morning()
    for (const seat of [5, 6]) g.does('host', 'ruleOut', { seat })
    return g
  }

  it('T12.2 before the swords are out, rangers have no word', () => {
    const g = hanging()
    g.does('host', 'ruleOut', { seat: 5 })
    g.does(6, 'requestExtension', {})
    expect(g.does(10, 'vetoExtension', { say: 'no' })).toBe('NOT_YOUR_COMMAND')
  })

  it('T12.2 if every full-vote ranger asks, a request stands though no sword asks', () => {
    const g = withoutSwords()
    expect(g.does(12, 'requestExtension', {})).toBe('NOT_YOUR_COMMAND')
    expect(g.does(7, 'requestExtension', {})).toBe('NOT_YOUR_COMMAND')
    g.does(8, 'requestExtension', {})
    g.does(10, 'requestExtension', {})
    expect(g.does(10, 'requestExtension', {})).toBe('ALREADY_CLAIMED')
    expect(g.view({ kind: 'public' }).extension.standing).toEqual([])
    g.does(11, 'requestExtension', {})
    expect(g.view({ kind: 'public' }).extension.standing).toEqual(['white'])
  })

  it('T12.2 if all say no, white’s request falls; one abstention leaves it', () => {
    const g = withoutSwords()
    expect(g.does(10, 'vetoExtension', { say: 'no' })).toBe('NO_REQUEST')
    g.does(5, 'requestExtension', {})
    g.does(8, 'vetoExtension', { say: 'no' })
    g.does(10, 'vetoExtension', { say: 'abstain' })
    g.does(11, 'vetoExtension', { say: 'no' })
    expect(g.state.extension.standing.white).toBe(true)
    g.does(10, 'vetoExtension', { say: 'no' })
    expect(g.state.extension.standing.white).toBe(false)
    expect(g.view({ kind: 'public' }).extension.fallen).toBe(true)
  })

  it('T12.2 unanimity is tested when a ranger goes out, and words are the host’s alone', () => {
    const g = withoutSwords()
    g.does(5, 'requestExtension', {})
    g.does(8, 'vetoExtension', { say: 'no' })
    g.does(10, 'vetoExtension', { say: 'no' })
    expect(JSON.stringify(g.view({ kind: 'seat', seat: 1 }))).not.toContain('"say":"no"')
    expect(g.view({ kind: 'host' }).host?.extension?.words).toHaveLength(2)
    g.does('host', 'ruleOut', { seat: 11 })
    expect(g.state.extension.standing.white).toBe(false)
  })
})

describe('T13 forces', () => {
  const result = (play: (g: ReturnType<typeof game>) => void) => {
    const g = game().night(2)
    play(g)
    g.morning().allVote(12).evening()
    return g
  }

  it('T13.2 a post by the other faction: right guess to its author’s side, wrong or none to the victim’s', () => {
    expect(result((g) => g.kills(1, 5, { guess: codeOf(5) })).point(5)).toBe('b1 w0 none')
    expect(result((g) => g.kills(1, 5, { guess: codeOf(6) })).point(5)).toBe('b0 w1 none')
    expect(result((g) => g.kills(1, 5)).point(5)).toBe('b0 w1 none')
  })

  it('T13.2 friendly fire goes to the other faction, however well it guessed', () => {
    expect(result((g) => g.kills(1, 3, { guess: codeOf(3) })).point(3)).toBe('b0 w1 none')
  })

  it('T13.3 force cancels unit against unit, and only an activated point goes anywhere', () => {
    const even = result((g) => {
      g.kills(1, 5, { guess: codeOf(6) })
      g.kills(5, 7)
    })
    expect(even.point(5)).toBe('b1 w1 none')
    const right = result((g) => {
      g.kills(1, 5, { guess: codeOf(6) })
      g.kills(3, 5, { guess: codeOf(5) })
      g.kills(5, 7)
    })
    expect(right.point(5)).toBe('b2 w1 black')
    const wrong = result((g) => {
      g.kills(1, 5, { guess: codeOf(6) })
      g.kills(3, 5)
      g.kills(5, 7)
    })
    expect(wrong.point(5)).toBe('b1 w2 white')
  })

  it('T13.2 a black seat voted out: to white if its code was called, else to black; a white one to black', () => {
    const out = (seat: number, code?: string) => {
      const g = game({ rounds: [row(1, 0), row(1, 1, { killers: 1, swords: 1 }), row(1, 1)] }).night(2)
      g.kills(1, 9)
      g.kills(5, 10)
      g.morning()
        .allVote(code === undefined ? seat : [seat, code])
        .evening()
      return g.point(seat)
    }
    expect(out(1, codeOf(1))).toBe('b0 w1 white')
    expect(out(1, codeOf(2))).toBe('b1 w0 black')
    expect(out(1)).toBe('b1 w0 black')
    expect(out(5)).toBe('b1 w0 black')
  })

  it('T13.4 neutral and unscored seats give no points', () => {
    const g = game(undefined, { 9: { role: 'hunter' } }).night(2)
    g.kills(1, 9)
    g.kills(5, 10)
    g.morning().allVote(12).evening()
    expect([g.point(9), g.point(10)]).toEqual(['b0 w0 none', 'b0 w0 none'])
  })
})
