import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePosts, normalizeText } from '@/lib/text/similarity'
import { lengthOf, runsOf, union } from './runs'

describe('similarity.md 4 coverage by several sources', () => {
  const few = fc.array(fc.constantFrom('甲', '乙', '，', '丙'), { maxLength: 80 }).map((list) => list.join(''))

  it('is that of one source where there is one', () => {
    fc.assert(
      fc.property(few, few, (post, source) => {
        const text = normalizeText(post)
        const { passages, coverage } = comparePosts(text, normalizeText(source))
        expect(lengthOf(runsOf(text, passages)) / Math.max(1, text.codes.length)).toBe(coverage)
      }),
    )
  })

  it('counts what several cover once, and joins what touches', () => {
    expect(union([[5, 9], [0, 3], [8, 12], []])).toEqual([0, 3, 5, 12])
    expect(
      union([
        [0, 3],
        [3, 5],
      ]),
    ).toEqual([0, 5])
    expect(lengthOf([0, 3, 5, 12])).toBe(10)
    expect(lengthOf(union([]))).toBe(0)
  })
})
