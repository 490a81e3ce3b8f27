import { beforeEach, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { listGames } from './list-games'
import { account, clock } from './testing'

const game = (n: number, data: object = {}) => ({
  slug: `game${n}`,
  title: `第 ${n} 局`,
  ruleset: 'tiesha',
  status: 'finished' as const,
  config: { preset: 'quick-12' },
  setup: {},
  timeZone: 'Asia/Shanghai',
  endedAt: new Date(Date.parse('2026-02-01T21:00:00+08:00') + n * 60_000),
  ...data,
})

beforeEach(async () => {
  await freshTables()
  await clock('2026-03-01T12:00:00+08:00')
})

it('finished games come newest first, twenty to a page, each once', async () => {
  await db().game.createMany({ data: Array.from({ length: 23 }, (_, n) => game(n)) })
  const [one, two, three] = await Promise.all([1, 2, 3].map((page) => listGames(null, 'finished', page)))
  expect(one).toMatchObject({ page: 1, pages: 2, total: 23 })
  expect(one?.games.map((g) => g.slug)).toEqual(Array.from({ length: 20 }, (_, i) => `game${22 - i}`))
  expect(two?.games.map((g) => g.slug)).toEqual(['game2', 'game1', 'game0'])
  expect(three?.games).toEqual([])
})

it('a state lists only its own games, and guests see public ones alone', async () => {
  await db().game.createMany({
    data: [game(1), game(2, { visibility: 'members' }), game(3, { status: 'recruiting', endedAt: null })],
  })
  const slugs = async (user: { id: string } | null, state: 'finished' | 'recruiting' | 'running') =>
    (await listGames(user, state, 1)).games.map((g) => g.slug)
  expect(await slugs(null, 'finished')).toEqual(['game1'])
  expect(await slugs({ id: await account('甲') }, 'finished')).toEqual(['game2', 'game1'])
  expect(await slugs(null, 'recruiting')).toEqual(['game3'])
  expect(await slugs(null, 'running')).toEqual([])
})
