import { expect, test } from 'vitest'
import { pageList } from './pagination'

test('pageList names the ends and the neighbours, and marks gaps once', () => {
  expect(pageList(1, 1)).toEqual([1])
  expect(pageList(2, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageList(7, 18)).toEqual([1, null, 5, 6, 7, 8, 9, null, 18])
  expect(pageList(18, 18)).toEqual([1, null, 16, 17, 18])
})
