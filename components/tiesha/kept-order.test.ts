import { expect, it } from 'vitest'
import { keptOrder, sameOrder } from './kept-order'

it('keeps rows where they were while figures change', () => {
  expect(keptOrder([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2])
})

it('drops rows that are gone and adds new ones at the end', () => {
  expect(keptOrder([3, 1, 2], [9, 2, 8, 3])).toEqual([3, 2, 9, 8])
})

it('tells when the kept order is no longer the true one', () => {
  expect(sameOrder([1, 2], [1, 2])).toBe(true)
  expect(sameOrder([1, 2], [2, 1])).toBe(false)
  expect(sameOrder([1, 2], [1, 2, 3])).toBe(false)
})
