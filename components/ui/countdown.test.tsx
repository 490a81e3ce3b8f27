import { expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import { closesAfter, settlesAt } from '@/lib/engine/core'
import { Countdown } from './countdown'

const OPENS = Date.parse('2026-03-02T20:00:01+08:00')
const CLOSES = closesAfter(OPENS, 120_000)
const at = (serverNow: number, more: { instant?: boolean } = {}) =>
  drawn('zh-CN', <Countdown until={CLOSES} serverNow={serverNow} form="bare" {...more} />)

it('T2.2 G6.3 it runs as long as what the server still takes, the deadline’s own second with it', () => {
  expect(at(OPENS + 100)).toBe('2 分 00 秒')
  expect(at(CLOSES - 1)).toBe('0 分 01 秒')
  expect(at(CLOSES)).toBe('0 分 01 秒')
  expect(at(CLOSES + 1)).toBe('0 分 00 秒')
  expect(at(settlesAt(CLOSES) - 1)).toBe('0 分 00 秒')
  expect(at(settlesAt(CLOSES))).toBe('时辰已到')
})

it('what begins at an instant begins at it', () => {
  expect(at(CLOSES - 1, { instant: true })).toBe('0 分 00 秒')
  expect(at(CLOSES, { instant: true })).toBe('时辰已到')
})
