import { expect, it } from 'vitest'
import { drawn } from '@/components/testing/drawn'
import { useTables } from './tables'

function Words({ tables }: { tables: readonly number[] }) {
  return useTables()(tables)
}

it('T3.1 the numbers that can be dealt in words: a stretch, or each', () => {
  expect(drawn('zh-CN', <Words tables={[11, 12, 13, 14, 15, 16]} />)).toBe('11 到 16 人')
  expect(drawn('en', <Words tables={[11, 12, 13, 14, 15, 16]} />)).toBe('11 to 16')
  expect(drawn('zh-CN', <Words tables={[8, 10]} />)).toBe('8、10 人')
  expect(drawn('en', <Words tables={[8, 10]} />)).toBe('8 or 10')
})
