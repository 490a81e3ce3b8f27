import { expect, it } from 'vitest'
import { type ComingRow, leftAfter, ratioOf, withEdit } from './coming-rounds'

const row = (round: number, before: number | null, out: number, slots = 0, houses: 1 | 2 = 1): ComingRow => ({
  round,
  before,
  out,
  picks: out || 1,
  slots: slots ? [{ group: 'killers', count: slots }] : [],
  houses,
  opened: before === null,
})
const plan = [row(1, null, 1), row(2, null, 1, 2), row(3, 8, 1, 2), row(4, 5, 1, 2)]

it('T4.3 an edited row changes 余 of the rows after it, not of those before', () => {
  const edited = withEdit(plan, 3, row(3, 8, 2, 1))
  expect(edited.map((one) => one.before)).toEqual([null, null, 8, 5])
  expect(withEdit(plan, 3, row(3, 8, 3, 2)).map((one) => one.before)).toEqual([null, null, 8, 3])
  expect(leftAfter(withEdit(plan, 4, row(4, 5, 3, 3)))).toBe(-1)
})

it('T4.3 an added row comes last, a dropped one lets the later ones move up', () => {
  const added = withEdit(plan, 5, row(5, null, 1))
  expect(added.map((one) => [one.round, one.before]).at(-1)).toEqual([5, 2])
  expect(leftAfter(added)).toBe(1)
  const dropped = withEdit(plan, 3, null)
  expect(dropped.map((one) => [one.round, one.before])).toEqual([
    [1, null],
    [2, null],
    [3, 8],
  ])
  expect(leftAfter(dropped)).toBe(5)
})

it('T14.1 in two houses as many go out in each', () => {
  expect(withEdit(plan, 3, row(3, 8, 1, 0, 2)).map((one) => one.before)).toEqual([null, null, 8, 6])
})

it('T14.1 a row that moves up into a round of two houses puts out as many in each', () => {
  const two = [row(1, null, 1, 0, 2), row(2, 10, 1, 0, 2), row(3, 8, 1), row(4, 7, 1)]
  expect(withEdit(two, 2, null).map((one) => [one.round, one.houses, one.before])).toEqual([
    [1, 2, null],
    [2, 2, 10],
    [3, 1, 8],
  ])
})

it('T4.5 the ratio follows the edit: round 1’s vote and all slots to white, the later votes to black', () => {
  expect(ratioOf(plan)).toEqual({ white: 1 + 6, black: 3 })
  expect(ratioOf(withEdit(plan, 4, row(4, 5, 3, 0)))).toEqual({ white: 1 + 4, black: 5 })
  expect(ratioOf([row(1, null, 1, 0, 2), row(2, 10, 1, 2, 2), row(3, 6, 1)])).toEqual({ white: 2 + 2, black: 3 })
})
