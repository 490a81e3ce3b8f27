import { expect, it } from 'vitest'
import type { PublicCause } from '@/lib/engine/rulesets/tiesha/report-types'
import { forceLines, pointReason, remainder, sideOf } from './points'

const never = () => false
const unknown = () => null
const seat = (faction: 'black' | 'white', black: number, white: number, ...causes: PublicCause[]) => ({
  faction,
  force: { black, white },
  scored: true,
  causes,
})
const told = (lines: ReturnType<typeof forceLines>) =>
  lines?.map((l) => `${l.cause.kind} ${l.side}${l.spent ? ' spent' : ''}`)

it.each([
  [{ kind: 'suicide' }, 'white', false, 'black'],
  [{ kind: 'abandoned' }, 'black', false, 'white'],
  [{ kind: 'firework', by: 3 }, 'white', false, 'black'],
  [{ kind: 'ruledOut' }, 'black', false, 'white'],
  [{ kind: 'vote' }, 'white', false, 'black'],
  [{ kind: 'vote', guess: 'right' }, 'black', false, 'white'],
  [{ kind: 'vote', guess: 'wrong' }, 'black', false, 'black'],
  [{ kind: 'vote', guess: 'none' }, 'black', false, 'black'],
  [{ kind: 'post', guess: 'right' }, 'white', false, 'black'],
  [{ kind: 'post', guess: 'wrong' }, 'white', false, 'white'],
  [{ kind: 'post', guess: 'none' }, 'black', false, 'black'],
  [{ kind: 'post', guess: 'right' }, 'black', true, 'white'],
  [{ kind: 'post', guess: 'none' }, 'white', true, 'black'],
  [{ kind: 'post', guess: 'wrong' }, 'white', null, null],
  [{ kind: 'carried', guess: 'none' }, 'white', true, 'black'],
  [{ kind: 'carried', guess: 'wrong' }, 'white', false, 'white'],
] as const)('T13.2 %j of a %s seat (friendly: %s) gives force to %s', (cause, victim, friendly, side) => {
  expect(sideOf(cause, victim, friendly)).toBe(side)
})

it('T13.3 the worked example: a wrong guess on a sword who hits a bomb, cancelled', () => {
  const sword = seat('white', 1, 1, { kind: 'post', guess: 'wrong' }, { kind: 'firework', by: 4 })
  expect(told(forceLines(sword, never))).toEqual(['post white spent', 'firework black spent'])
  expect(remainder(sword.force)).toBeNull()
  expect(pointReason({ force: sword.force, point: 'none', activated: true })).toBe('cancelled')
})

it('T13.3 a third cause decides: with a right guess black keeps one unit', () => {
  const sword = seat(
    'white',
    2,
    1,
    { kind: 'post', guess: 'right' },
    { kind: 'post', guess: 'wrong' },
    { kind: 'firework' },
  )
  expect(told(forceLines(sword, never))).toEqual(['post black spent', 'post white spent', 'firework black'])
  expect(remainder(sword.force)).toEqual({ side: 'black', units: 1 })
  expect(pointReason({ force: sword.force, point: 'black', activated: true })).toBe('won')
})

it('T13.2 where the author is unknown the sums tell whose force a post was', () => {
  expect(told(forceLines(seat('white', 0, 1, { kind: 'post', guess: 'wrong' }), unknown))).toEqual(['post white'])
  expect(told(forceLines(seat('white', 1, 0, { kind: 'post', guess: 'none' }), unknown))).toEqual(['post black'])
})

it('T13.5 a hunter’s hit tells no force; sums that do not agree with the causes are not guessed at', () => {
  const hit = { ...seat('white', 0, 0, { kind: 'post' }), force: null }
  expect(forceLines(hit, never)).toBeNull()
  expect(forceLines(seat('white', 0, 2, { kind: 'suicide' }), never)).toBeNull()
})

it('T13.1 a point that was never activated is nobody’s', () => {
  expect(pointReason({ force: { black: 0, white: 1 }, point: 'none', activated: false })).toBe('notActivated')
  expect(pointReason({ force: { black: 0, white: 0 }, point: 'none', activated: true })).toBe('noForce')
})
