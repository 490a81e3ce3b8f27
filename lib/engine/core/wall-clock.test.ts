import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { dayOf, firstAtOrAfter, formatInstant, instantOf, isTimeZone, parseStamp, shiftDays } from './index'

const at = (stamp: string) => parseStamp(stamp) ?? Number.NaN
const seconds = (hours: number, minutes = 0) => hours * 3600 + minutes * 60
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

describe('T2.1 wall-clock times', () => {
  it('T2.1 stay at their wall-clock time across a clock change', () => {
    const zone = 'Europe/Berlin'
    expect(formatInstant(zone, instantOf(zone, dayNumber('2026-03-28'), seconds(21)))).toBe(
      '2026-03-28T21:00:00.000+01:00',
    )
    expect(formatInstant(zone, instantOf(zone, dayNumber('2026-03-29'), seconds(21)))).toBe(
      '2026-03-29T21:00:00.000+02:00',
    )
    const saturday = at('2026-03-28T21:00:00+01:00')
    expect(shiftDays(zone, saturday, 1) - saturday).toBe(23 * 3_600_000)
  })

  it('T2.1 a time that does not exist is the first instant after the gap, one that exists twice the first', () => {
    const zone = 'Europe/Berlin'
    expect(instantOf(zone, dayNumber('2026-03-29'), seconds(2, 30))).toBe(at('2026-03-29T03:00:00+02:00'))
    expect(instantOf(zone, dayNumber('2026-10-25'), seconds(2, 30))).toBe(at('2026-10-25T02:30:00+02:00'))
  })

  it('T2.1 a whole day that a zone skipped ends at once', () => {
    expect(instantOf('Pacific/Apia', dayNumber('2011-12-30'), seconds(12))).toBe(at('2011-12-31T00:00:00+14:00'))
  })

  it('agrees with Temporal wherever the time exists', () => {
    const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: dayNumber('1995-01-01'), max: dayNumber('2037-12-31') }),
        fc.integer({ min: 0, max: 86_399 }),
        (zone, day, time) => {
          const plain = Temporal.PlainDateTime.from(new Date((day * 86_400 + time) * 1000).toISOString().slice(0, 19))
          const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
          fc.pre(zoned.toPlainDateTime().equals(plain))
          const instant = instantOf(zone, day, time)
          expect(instant).toBe(zoned.epochMilliseconds)
          expect(dayOf(zone, instant)).toBe(day)
          expect(parseStamp(formatInstant(zone, instant))).toBe(instant)
        },
      ),
    )
  })

  it('finds the first such time not before an instant', () => {
    const zone = 'Asia/Shanghai'
    const close = at('2026-03-02T23:59:59+08:00')
    expect(firstAtOrAfter(zone, close, 86_399)).toBe(close)
    expect(firstAtOrAfter(zone, close + 1, 86_399)).toBe(close + 86_400_000)
    expect(firstAtOrAfter(zone, close - 86_400_000 + 1, 86_399)).toBe(close)
  })

  it('knows a time zone from a name that is none', () => {
    expect([isTimeZone('Asia/Shanghai'), isTimeZone('Mars/Olympus')]).toEqual([true, false])
  })
})

describe('stamps', () => {
  it.each(['2026-03-02T20:00:00+08:00', '2026-03-02T20:00:00.5-05:30', '2024-02-29T23:59:59.999Z'])(
    'reads %s',
    (stamp) => {
      expect(parseStamp(stamp)).toBe(Date.parse(stamp))
    },
  )

  it('reads every day that the calendar has, and no other', () => {
    const two = (value: number) => `${value}`.padStart(2, '0')
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const date = new Date(Date.UTC(year, month - 1, day, 12, 34, 56))
          const exists = date.getUTCMonth() === month - 1
          expect(parseStamp(`${year}-${two(month)}-${two(day)}T12:34:56Z`)).toBe(exists ? date.getTime() : null)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    '2026-03-02T20:00:00',
    '2026-03-02T20:00+08:00',
    '2026-03-02T20:00:00.0001+08:00',
    '2026-02-29T20:00:00+08:00',
    '2026-03-02T24:00:00+08:00',
    '2026-04-31T20:00:00+08:00',
    '2100-02-29T20:00:00+08:00',
    '20x6-03-02T20:00:00+08:00',
    '2026-03-02T2x:00:00+08:00',
    '2026-03-02T20:00:00+0x:00',
    '2026-13-02T20:00:00+08:00',
    '2026-03-02 20:00:00+08:00',
    '2026-03-02T20:00:00.+08:00',
    '2026-3-2T20:00:00+08:00',
    'x',
    '',
  ])('refuses %s', (stamp) => {
    expect(parseStamp(stamp)).toBeNull()
  })
})
