import { expect, it } from 'vitest'
import { decimalText, fractionText, halvesText, mixedFraction, serialText } from './figures'

it('T8.4 writes totals as exact halves', () => {
  expect([0, 1, 2, 3, 23].map(halvesText)).toEqual(['0', '½', '1', '1½', '11½'])
})

it('T13.1 writes scores as fractions and to three decimals', () => {
  expect(fractionText({ n: 126, d: 19 })).toBe('126/19')
  expect(fractionText({ n: 3, d: 1 })).toBe('3')
  expect(mixedFraction({ n: 126, d: 19 })).toEqual({ whole: 6, rest: '12/19' })
  expect(mixedFraction({ n: 12, d: 19 })).toEqual({ whole: 0, rest: '12/19' })
  expect(mixedFraction({ n: 9, d: 1 })).toEqual({ whole: 9, rest: null })
  expect(decimalText({ n: 126, d: 19 })).toBe('6.632')
})

it('prints the numbers of ballots with four digits', () => {
  expect(serialText(14)).toBe('0014')
  expect(serialText(12345)).toBe('12345')
})
