import { describe, expect, test } from 'vitest'
import { chineseNumber, left, nearDay, wallClock, zoneOffset } from './time-format'

const at = Date.parse('2026-11-29T21:00:00.626+08:00')

describe('wallClock', () => {
  test('tells an instant in the zone, as finely as asked', () => {
    expect(wallClock(at, 'Asia/Shanghai', 'milli')).toEqual({ year: 2026, month: 11, day: 29, clock: '21:00:00.626' })
    expect(wallClock(at, 'Asia/Tokyo', 'minute').clock).toBe('22:00')
  })
  test('midnight is 00, not 24', () => {
    expect(wallClock(Date.parse('2026-11-30T00:00:04+08:00'), 'Asia/Shanghai').clock).toBe('00:00:04')
  })
})

describe('nearDay', () => {
  const zone = 'Asia/Shanghai'
  test('goes by calendar days of the zone, not by hours', () => {
    const now = Date.parse('2026-11-29T23:59:59+08:00')
    expect(nearDay(now + 1000, now, zone)).toBe('tomorrow')
    expect(nearDay(now - 23 * 3_600_000, now, zone)).toBe('today')
    expect(nearDay(now - 24 * 3_600_000, now, zone)).toBe('yesterday')
    expect(nearDay(now - 48 * 3_600_000, now, zone)).toBeNull()
  })
  test('a day of 25 hours is still one day', () => {
    const berlin = 'Europe/Berlin' // the clock goes back in the night to 25 October 2026
    const now = Date.parse('2026-10-25T23:30:00+01:00')
    expect(nearDay(Date.parse('2026-10-24T23:30:00+02:00'), now, berlin)).toBe('yesterday')
  })
})

test('chineseNumber writes dates and rounds', () => {
  expect([1, 4, 10, 11, 20, 29, 50].map(chineseNumber)).toEqual(['一', '四', '十', '十一', '二十', '二十九', '五十'])
  expect(chineseNumber(100)).toBe('100')
})

test('zoneOffset in minutes, east positive', () => {
  expect(zoneOffset(at, 'Asia/Shanghai')).toBe(480)
  expect(zoneOffset(at, 'America/New_York')).toBe(-300)
  expect(zoneOffset(at, 'Asia/Kolkata')).toBe(330)
})

test('left counts whole units down and ends at null', () => {
  expect(left(8_099_999)).toEqual({ days: 0, hours: 2, minutes: 14, seconds: 59 })
  expect(left(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(left(0)).toBeNull()
})
