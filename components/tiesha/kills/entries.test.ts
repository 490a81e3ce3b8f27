import { describe, expect, it } from 'vitest'
import { PRESETS } from '@/lib/engine/rulesets/tiesha/presets'
import type { StrikeView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { guessOutcome, iouState, sideOfCode } from './entries'

const strike = (extra: Partial<StrikeView> = {}): StrikeView => ({
  strike: '2.1',
  round: 2,
  kind: 'post',
  at: 0,
  code: '碧桃春',
  target: 4,
  guess: '醉花阴',
  post: 'p',
  filledAt: null,
  due: null,
  words: { original: 800, quoted: 0 },
  ruling: null,
  author: null,
  ...extra,
})

function view({ result = true, published = true, round = 2, code = '醉花阴' as string | null } = {}): TieshaView {
  return {
    rounds: [{ round: 2, result: result ? {} : null }],
    seats: [{ seat: 4, published, code, out: { round } }],
  } as unknown as TieshaView
}

describe('guessOutcome (T10.2)', () => {
  it('tells right and wrong once the result post is out', () => {
    expect(guessOutcome(view(), strike())).toBe('right')
    expect(guessOutcome(view({ code: null }), strike())).toBe('wrong')
  })
  it('tells nothing before the result post', () => {
    expect(guessOutcome(view({ result: false }), strike())).toBeNull()
  })
  it('tells nothing of a target that lived on, or went out later', () => {
    expect(guessOutcome(view({ published: false }), strike())).toBeNull()
    expect(guessOutcome(view({ round: 3 }), strike())).toBeNull()
  })
  it('tells nothing without a guess, or of a void post', () => {
    expect(guessOutcome(view(), strike({ guess: null }))).toBeNull()
    expect(guessOutcome(view(), strike({ ruling: { reason: 'filler', at: 0, void: true } }))).toBeNull()
  })
})

describe('iouState (T5.7)', () => {
  const posting = { ...view(), phase: 'posting', round: 2 } as TieshaView
  const day = { ...view(), phase: 'day', round: 2 } as TieshaView
  const iou = (extra: Partial<StrikeView> = {}) => strike({ kind: 'iou', post: null, ...extra })
  it('is open while posting runs and until it is due', () => {
    expect(iouState(posting, iou())).toBe('open')
    expect(iouState(day, iou({ due: 1 }))).toBe('open')
  })
  it('is missed once it is owed no more, and filled with a post', () => {
    expect(iouState(day, iou())).toBe('missed')
    expect(iouState(posting, iou({ round: 1 }))).toBe('missed')
    expect(iouState(day, iou({ post: 'p', filledAt: 5 }))).toBe('filled')
    expect(iouState(day, strike())).toBeNull()
  })
})

describe('sideOfCode (T1.2)', () => {
  const { roles } = PRESETS['classic-50']
  it('reads the public table of code names', () => {
    expect(sideOfCode({ roles, traits: [] }, '碧桃春')).toBe('black')
    expect(sideOfCode({ roles, traits: [] }, '醉桃源')).toBe('white')
    expect(sideOfCode({ roles, traits: [] }, '无此名')).toBeNull()
  })
  it('T15.8 does not tell where seats may change sides', () => {
    const traits = [{ trait: { turncoat: { afterRound: 2 } }, count: 1 }]
    expect(sideOfCode({ roles, traits }, '碧桃春')).toBeNull()
  })
  it('does not tell without a table', () => {
    expect(sideOfCode({ roles: null, traits: [] }, '碧桃春')).toBeNull()
  })
})
