import { describe, expect, it } from 'vitest'
import { addressOf, windowOf } from './rate-limit'

describe('windowOf', () => {
  const limit = { max: 3, seconds: 600 }
  const start = Date.parse('2026-03-02T12:00:00Z')

  it('holds from its first millisecond to its last, and ends where the next begins', () => {
    expect(windowOf(start, limit)).toEqual({ start, end: start + 600_000 })
    expect(windowOf(start + 599_999, limit).start).toBe(start)
    expect(windowOf(start + 600_000, limit).start).toBe(start + 600_000)
    expect(windowOf(start - 1, limit).start).toBe(start - 600_000)
  })
})

describe('addressOf', () => {
  it('believes the nearest proxy, not what the client claims', () => {
    expect(addressOf(new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' }))).toBe('203.0.113.9')
    expect(addressOf(new Headers())).toBe('unknown')
  })
})
