import { expect, it } from 'vitest'
import type { BallotView } from '@/lib/engine/rulesets/tiesha/view-types'
import { BALLOTS_PER_PAGE, logHref, logPage, logPagesOf } from './log-page'

const ballot = (number: number, seat: number, replaced = false): BallotView => ({
  number,
  seat,
  at: number,
  picks: [{ seat: 1, lost: false }],
  halves: 2,
  proxy: null,
  replaced,
})

it('T8.3 a replaced ballot names the one that replaced it', () => {
  const log = [ballot(4, 7), ballot(3, 7, true), ballot(2, 8), ballot(1, 7, true)]
  const page = logPage(log, [], 1)
  expect(page.ballots.map((b) => [b.number, b.replacedBy])).toEqual([
    [4, null],
    [3, 4],
    [2, null],
    [1, 3],
  ])
  expect(page).toMatchObject({ total: 4, replaced: 2, newest: 4, pages: 1 })
})

it('pages the log, newest first, and finds the nearest page', () => {
  const log = Array.from({ length: BALLOTS_PER_PAGE + 3 }, (_, i) => ballot(BALLOTS_PER_PAGE + 3 - i, i + 1))
  expect(logPage(log, [], 1).ballots).toHaveLength(BALLOTS_PER_PAGE)
  expect(logPage(log, [], 2).ballots.map((b) => b.number)).toEqual([3, 2, 1])
  expect(logPage(log, [], 99).page).toBe(2)
  expect(logPage([], [], 1)).toMatchObject({ page: 1, pages: 1, newest: 0 })
})

it('T14.1 each house has its own page of its own log, and keeps it while the other is turned', () => {
  const houses = [1, 2]
  const query: Record<string, string> = { page1: '3', page2: 'x' }
  const pages = logPagesOf(houses, (field) => query[field] ?? '')
  expect(pages).toEqual({ 1: 3, 2: 1 })
  const at = { sort: 'votes', houses, pages }
  expect(logHref('/vote', { ...at, house: 2 })).toBe('/vote?sort=votes&page1=3&page2=')
  expect(logHref('/vote', { ...at, house: 1, sort: null })).toBe('/vote?page1=')
})

it('one house has one log, and its page a plain name', () => {
  expect(logPagesOf([1], (field) => (field === 'page' ? '2' : ''))).toEqual({ 1: 2 })
  expect(logHref('/vote', { sort: null, house: 1, houses: [1], pages: { 1: 2 } })).toBe('/vote?page=')
})
