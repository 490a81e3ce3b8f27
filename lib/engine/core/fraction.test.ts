import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, formatFraction, formatHalves, fraction } from './index'

const fractions = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 500 }))

describe('T13.1 exact fractions', () => {
  it('T13.1 are kept and written in lowest terms', () => {
    expect([fraction(12, 38), fraction(-6, -4), fraction(0, 7), fraction(6, 3)].map(formatFraction)).toEqual([
      '6/19',
      '3/2',
      '0',
      '2',
    ])
    expect(() => fraction(1, 0)).toThrow(RangeError)
  })

  it('T13.1 add and compare exactly', () => {
    fc.assert(
      fc.property(fractions, fractions, ([a, b], [c, d]) => {
        const sum = add(fraction(a, b), fraction(c, d))
        expect(BigInt(sum.n) * BigInt(b * d)).toBe(BigInt(sum.d) * BigInt(a * d + c * b))
        expect(Math.sign(compare(fraction(a, b), fraction(c, d)))).toBe(Math.sign(a * d - c * b))
      }),
    )
  })

  it('T8.4 vote totals are whole or end in ½', () => {
    expect([0, 1, 2, 23].map(formatHalves)).toEqual(['0', '½', '1', '11½'])
  })
})
