import { describe, expect, it } from 'vitest'
import { quotedShare } from './post'

describe('quotedShare (T5.2)', () => {
  it.each([
    { quoted: 0, total: 0, share: '0' },
    { quoted: 100, total: 1000, share: '10' },
    { quoted: 51, total: 929, share: '5.5' },
    { quoted: 1001, total: 10_000, share: '10.1' },
    { quoted: 800, total: 800, share: '100' },
  ])('$quoted of $total words are $share %', ({ quoted, total, share }) => {
    expect(quotedShare({ quoted, total })).toBe(share)
  })
})
