import { expect, it } from 'vitest'
import { ballotChanges, castable, guessCode, samePicks, standingPicks, togglePick } from './ballot'

it('T8.1 picks in order, up to the number of the row', () => {
  const first = togglePick([], 7, 2)
  expect(first).toEqual({ picks: [{ seat: 7 }], full: false })
  expect(togglePick([{ seat: 7 }], 3, 2)).toEqual({ picks: [{ seat: 7 }, { seat: 3 }], full: false })
  expect(togglePick([{ seat: 7 }, { seat: 3 }], 5, 2)).toEqual({ full: true })
  expect(togglePick([{ seat: 7 }, { seat: 3 }], 7, 2)).toEqual({ picks: [{ seat: 3 }], full: false })
})

it('T8.1 with one pick a second choice replaces the first', () => {
  expect(togglePick([{ seat: 7, code: '碧桃春' }], 3, 1)).toEqual({ picks: [{ seat: 3 }], full: false })
})

it('T8.6 a guess belongs to its pick and can be taken back', () => {
  const picks = [{ seat: 7 }, { seat: 3 }]
  expect(guessCode(picks, 3, '碧桃春')).toEqual([{ seat: 7 }, { seat: 3, code: '碧桃春' }])
  expect(guessCode([{ seat: 3, code: '碧桃春' }], 3, '')).toEqual([{ seat: 3 }])
})

it('T8.5 picks of seats that left and guesses that cannot be made fall away', () => {
  const picks = [{ seat: 7, code: '碧桃春' }, { seat: 3 }, { seat: 9, code: '江南春' }]
  expect(castable(picks, [3, 9], ['碧桃春'])).toEqual([{ seat: 3 }, { seat: 9 }])
  expect(
    standingPicks([
      { seat: 7, lost: true },
      { seat: 3, code: '碧桃春', lost: false },
    ]),
  ).toEqual([{ seat: 3, code: '碧桃春' }])
})

it('T8.3 says what a replacement changes: losers, then gainers; seats on both are left out', () => {
  const before = [{ seat: 1 }, { seat: 2 }]
  const after = [{ seat: 1, code: '碧桃春' }, { seat: 3 }]
  expect(ballotChanges(before, after, 2)).toEqual([
    { seat: 2, halves: -2 },
    { seat: 3, halves: 2 },
  ])
  expect(ballotChanges(null, after, 1)).toEqual([
    { seat: 1, halves: 1 },
    { seat: 3, halves: 1 },
  ])
})

it('knows when a ballot says what the one in force says', () => {
  expect(samePicks([{ seat: 1, code: 'a' }], [{ seat: 1, code: 'a' }])).toBe(true)
  expect(samePicks([{ seat: 1, code: 'a' }], [{ seat: 1 }])).toBe(false)
  expect(samePicks([{ seat: 1 }, { seat: 2 }], [{ seat: 2 }, { seat: 1 }])).toBe(false)
})
