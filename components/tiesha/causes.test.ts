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
  expect(codes(withStrikes([{ kind: 'post' }, { kind: 'post', code: '醉花阴' }], 5, 2, strikes, nobody))).toEqual([
    '西江月',
    '碧桃春',
  ])
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
