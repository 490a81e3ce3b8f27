import { expect, test } from 'vitest'
import { waysOf } from './choices'
import { DEFAULT_WAYS } from './kinds'

const both = { inApp: true, mail: true }
const none = { inApp: false, mail: false }
const general = { scope: '', kind: 'resultOut' as const, ...none }
const own = { scope: 'g1', kind: 'resultOut' as const, ...both }

test('a game’s own choice goes before the general one, and that before the default', () => {
  expect(waysOf([], 'g1', 'resultOut')).toEqual(DEFAULT_WAYS.resultOut)
  expect(waysOf([general], 'g1', 'resultOut')).toEqual(none)
  expect(waysOf([general, own], 'g1', 'resultOut')).toEqual(both)
  expect(waysOf([general, own], 'g2', 'resultOut')).toEqual(none)
  expect(waysOf([general, own], null, 'resultOut')).toEqual(none)
  expect(waysOf([general, own], 'g1', 'voteMissing')).toEqual(DEFAULT_WAYS.voteMissing)
})
