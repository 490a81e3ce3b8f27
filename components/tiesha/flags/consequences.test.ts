import { describe, expect, it } from 'vitest'
import { foreseeRuling, tiesha, type Viewer } from '@/lib/engine/rulesets/tiesha'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha/commands'
import { codeOf, game } from '@/lib/engine/rulesets/tiesha/testing/scenario'
import type { Foretold } from '@/lib/play/read-flags'
import { linesOf } from './consequences'

type Game = ReturnType<typeof game>
const KIND: Record<FlagReason, Foretold['kind']> = {
  plagiarism: 'out',
  oldWork: 'out',
  traded: 'out',
  short: 'short',
  genre: 'void',
  filler: 'void',
}

function told(g: Game, post: string, reason: FlagReason, viewer: Viewer = { kind: 'host' }) {
  const at = g.events.at(-1)?.at ?? 0
  const foreseen = foreseeRuling(g.state, viewer, { post, reason, verdict: 'upheld' }, at)
  const strike = tiesha.view(g.state, { kind: 'host' }).strikes.find((one) => one.post === post)
  return linesOf({ kind: KIND[reason], foreseen }, { post: strike ?? null, flags: 2, houses: 1 })
}
const keys = (...of: Parameters<typeof told>) => told(...of).map((line) => line.key)

describe('T11.3 what a host reads before he rules', () => {
  const morning = () => {
    const g = game().night(2)
    const post = g.kills(1, 5, { guess: codeOf(5) })
    g.kills(5, 9)
    return { g: g.morning(), post }
  }

  it('T11.3 T13.2 author out, target lives again, where each point goes, who is left', () => {
    const { g, post } = morning()
    expect(told(g, post, 'plagiarism')).toEqual([
      { key: 'announced' },
      { key: 'out', seats: [1], role: 'killer', code: codeOf(1) },
      { key: 'void' },
      { key: 'revived', seats: [5], round: 2 },
      { key: 'owe', seats: [5], time: g.state.clock.voteCloses },
      { key: 'pointTo', seats: [1], code: codeOf(1), side: 'white' },
      { key: 'pointBack', seats: [5], code: codeOf(5), side: 'white' },
      { key: 'livingSame', after: 10 },
      { key: 'settles', count: 2 },
    ])
  })

  it('T11.4 genre: the author stays', () => {
    const { g, post } = morning()
    expect(keys(g, post, 'genre')).toEqual([
      'announced',
      'authorStays',
      'void',
      'revived',
      'owe',
      'pointBack',
      'living',
      'settles',
    ])
  })

  it('T11.4a short: the kill stands', () => {
    const { g, post } = morning()
    expect(keys(g, post, 'short')).toEqual(['announced', 'out', 'stands', 'pointTo', 'living', 'settles'])
  })

  it('T11.6 after the result post: why nobody lives again; of an author who is out, nothing', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    const other = g.kills(5, 1)
    g.night(3)
    expect(told(g, post, 'plagiarism')).toEqual([
      { key: 'announced' },
      { key: 'authorWasOut' },
      { key: 'resultOut', seats: [9], round: 2 },
      { key: 'livingSame', after: 10 },
      { key: 'settles', count: 2 },
    ])
    expect(keys(g, other, 'genre')).toContain('resultOut')
  })

  it('T11.3 before posting closes: whom its close would have sent out', () => {
    const g = game().night(2)
    const post = g.kills(1, 9)
    expect(keys(g, post, 'filler')).toEqual(['announced', 'authorStays', 'notYet', 'spared', 'livingSame', 'settles'])
  })

  it('T18 an assistant without secrets reads of the author in general only', () => {
    const { g, post } = morning()
    const blind = told(g, post, 'plagiarism', { kind: 'assistant', secrets: false })
    expect(blind.map((line) => line.key)).toEqual(['announced', 'outBlind', 'void', 'revived', 'owe', 'settles'])
    expect(JSON.stringify(blind)).not.toContain(codeOf(1))
  })

  it('T11.2 a dismissal leaves everything as it is', () => {
    const { g, post } = morning()
    const at = g.events.at(-1)?.at ?? 0
    const foreseen = foreseeRuling(g.state, { kind: 'host' }, { post, reason: 'short', verdict: 'dismissed' }, at)
    const lines = linesOf({ kind: 'dismissed', foreseen }, { post: { round: 2, target: 5 }, flags: 0, houses: 1 })
    expect(lines).toEqual([{ key: 'announced' }, { key: 'asBefore' }])
  })
})
