import { expect, it } from 'vitest'
import type { StrikeView } from '@/lib/engine/rulesets/tiesha/view-types'
import { withStrikes } from './causes'

function strike(place: number, code: string, target: number, guess: string | null, isVoid = false): StrikeView {
  return {
    strike: `2.${place}`,
    round: 2,
    kind: 'post',
    at: place,
    code,
    target,
    guess,
    post: `p${place}`,
    filledAt: null,
    due: null,
    words: null,
    ruling: isVoid ? { reason: 'plagiarism', at: 9, void: true } : null,
    author: null,
  }
}
const nobody = () => null
const codes = (drawn: ReturnType<typeof withStrikes>) => drawn.map((d) => d.strike?.code ?? null)

it('matches a hidden author by target and guess', () => {
  const strikes = [strike(1, '碧桃春', 5, '醉花阴'), strike(2, '西江月', 5, null), strike(3, '夜飞鹊', 6, null)]
  const causes = [
    { kind: 'post' as const, guess: 'none' as const },
    { kind: 'post' as const, code: '醉花阴' },
  ]
  expect(codes(withStrikes(causes, 5, 2, strikes, nobody))).toEqual(['西江月', '碧桃春'])
})

it('T10.1 causes reduced to their kinds find the strikes on the seat all the same', () => {
  const strikes = [strike(1, '碧桃春', 5, '醉花阴'), strike(2, '西江月', 5, '醉桃源')]
  expect(codes(withStrikes([{ kind: 'post' }, { kind: 'post' }, { kind: 'post' }], 5, 2, strikes, nobody))).toEqual([
    '碧桃春',
    '西江月',
    null,
  ])
})

it('a guess that is told is never matched with another', () => {
  const strikes = [strike(1, '碧桃春', 5, '醉花阴')]
  expect(codes(withStrikes([{ kind: 'post', guess: 'none' }], 5, 2, strikes, nobody))).toEqual([null])
})

it('a named author takes his own strike, whatever stands first', () => {
  const strikes = [strike(1, '碧桃春', 5, null), strike(2, '西江月', 5, null)]
  const drawn = withStrikes([{ kind: 'post' }, { kind: 'post', by: 8 }], 5, 2, strikes, (s) =>
    s === 8 ? '碧桃春' : null,
  )
  expect(codes(drawn)).toEqual(['西江月', '碧桃春'])
})

it('a void strike is matched only when nothing else fits', () => {
  const strikes = [strike(1, '碧桃春', 5, null, true), strike(2, '西江月', 5, null)]
  expect(codes(withStrikes([{ kind: 'post' }], 5, 2, strikes, nobody))).toEqual(['西江月'])
})

it('T15.3 a hunter’s hit has no strike, and other causes have none', () => {
  expect(codes(withStrikes([{ kind: 'post', by: 9 }, { kind: 'suicide' }], 5, 2, [], () => null))).toEqual([null, null])
  expect(codes(withStrikes([{ kind: 'post' }], 5, 2, [{ ...strike(1, '碧桃春', 5, null), round: 1 }], nobody))).toEqual(
    [null],
  )
})
