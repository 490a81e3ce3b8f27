import { expect, test } from 'vitest'
import { dayOf, instantOf } from '@/lib/engine/core'
import { zoneWhere } from './zones'

const HALF_HOUR = 1_800_000

test('the hour that a demo game needs is found at every half hour of a year', () => {
  const from = Date.UTC(2026, 0, 1)
  for (let at = from; at < from + 365 * 48 * HALF_HOUR; at += 7 * HALF_HOUR) {
    const zone = zoneWhere(at, 22, 23.5)
    const hour = (at - instantOf(zone, dayOf(zone, at), 0)) / 3_600_000
    expect(hour).toBeGreaterThanOrEqual(22)
    expect(hour).toBeLessThan(23.5)
  }
})

test('home is taken while it is that hour at home', () => {
  expect(zoneWhere(Date.parse('2026-11-30T12:00:00+08:00'), 10.5, 20)).toBe('Asia/Shanghai')
  expect(zoneWhere(Date.parse('2026-11-30T20:00:00+08:00'), 10.5, 20)).not.toBe('Asia/Shanghai')
})
