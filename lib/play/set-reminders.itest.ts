import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { concernsActs } from './host-seen'
import { addHelper } from './host-team'
import { seatsTold, tell } from './notices/testing'
import { readAnnouncements } from './read-announcements'
import type { AnyGamePage } from './read-game'
import { readHostLog, readSeen } from './read-host-log'
import { readReminders, setReminders } from './set-reminders'
import { account, at, clock, type TestGame, testGame, testGameOf } from './testing'

/** Round 1's vote closes on 2026-03-03 at 21:00:00. */
let game: TestGame
beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
})

const CLOSE = Date.parse('2026-03-03T21:00:00+08:00')
const missing = (minutes: number) => `voteMissing:1:${CLOSE}:${minutes}`
const news = async () => {
  const { posts } = await readAnnouncements(await game.page(game.host), null, 1)
  return posts.filter((post) => post.data?.kind === 'remindersChanged').map((post) => post.data)
}

describe('reminders changed in a running game', () => {
  it('T8.1 come at the new times and no more at the old ones, though nothing else happens', async () => {
    await tell() // the next look is now two hours before the close
    expect(await setReminders(game.id, game.host, { vote: [45, 200], iou: null })).toEqual({
      ok: true,
      value: undefined,
    })
    await tell()
    await clock('2026-03-03T17:40:00+08:00')
    await tell()
    expect(await seatsTold(game, missing(200))).toEqual(game.seats)
    await clock('2026-03-03T19:00:00+08:00')
    await tell()
    await clock('2026-03-03T20:15:00+08:00')
    await tell()
    expect(await seatsTold(game, missing(120))).toEqual([])
    expect(await seatsTold(game, missing(45))).toEqual(game.seats)
  })

  it('T8.1 are not sent for a time that had passed before the change', async () => {
    await clock('2026-03-03T19:30:00+08:00')
    await tell()
    expect(await seatsTold(game, missing(120))).toEqual(game.seats)
    await setReminders(game.id, game.host, { vote: [180, 30], iou: null })
    await tell()
    expect(await seatsTold(game, missing(180))).toEqual([])
    await clock('2026-03-03T20:30:00+08:00')
    await tell()
    expect(await seatsTold(game, missing(30))).toEqual(game.seats)
  })

  it('may be switched off, and left to the site again', async () => {
    await setReminders(game.id, game.host, { vote: [], iou: [] })
    await clock('2026-03-03T20:29:00+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
    await setReminders(game.id, game.host, { vote: null, iou: null })
    await clock('2026-03-03T20:30:00+08:00')
    await tell()
    expect(await seatsTold(game, missing(30))).toEqual(game.seats)
    expect(readReminders(await game.page(game.host)).fields).toEqual({ vote: '', iou: '' })
  })

  it('are logged and announced as they are, and only if something changed', async () => {
    await setReminders(game.id, game.host, { vote: [60], iou: null })
    await setReminders(game.id, game.host, { vote: [60], iou: null })
    expect(await news()).toMatchObject([{ vote: [60], iou: [120, 30] }])
    const log = await readHostLog(await game.page(game.host))
    expect(log?.filter((entry) => entry.act === 'setReminders')).toMatchObject([
      { who: 'g-host', figures: { votes: '60', ious: 'site' } },
    ])
  })

  it('T18 are for the main host and assistants', async () => {
    const helper = async (name: string, role: 'assistant' | 'counter') => {
      const id = await account(name)
      expect(await addHelper(game.id, game.host, name, role)).toMatchObject({ ok: true })
      return id
    }
    const [assistant, counter] = [await helper('蜜', 'assistant'), await helper('票', 'counter')]
    for (const user of [counter, game.account(1), await account('路人')])
      expect(await setReminders(game.id, user, { vote: [10], iou: null })).toMatchObject({
        refusal: { code: 'NOT_YOUR_COMMAND' },
      })
    expect(await news()).toEqual([])
    expect(await setReminders(game.id, assistant, { vote: [10], iou: null })).toMatchObject({ ok: true })
  })

  it('T18 of two hosts at once the later one is told first', async () => {
    const concern = concernsActs('setReminders')
    const seen = await readSeen(await game.page(game.host))
    await setReminders(game.id, game.host, { vote: [60], iou: null }, { seen, concern })
    const later = await setReminders(game.id, game.host, { vote: [90], iou: null }, { seen, concern })
    expect(later).toMatchObject({ refusal: { code: 'CHANGED_MEANWHILE' } })
    expect(readReminders(await game.page(game.host)).fields.vote).toBe('60')
  })

  it('leave everything else of the set-up as it was, and end with the game', async () => {
    const before = (await game.page(game.host)).game.setup
    await setReminders(game.id, game.host, { vote: [60], iou: [15] })
    const { remindersFrom: _, ...after } = (await game.page(game.host)).game.setup
    const { remindersFrom: __, ...kept } = before
    expect(after).toEqual({ ...kept, voteReminders: [60], iouReminders: [15] })
    await db().game.update({ where: { id: game.id }, data: { status: 'finished' } })
    expect(await setReminders(game.id, game.host, { vote: [5], iou: null })).toMatchObject({
      refusal: { code: 'GAME_OVER' },
    })
  })
})

describe('of the other games', () => {
  it.each([
    ['jianghu', 8, '2026-03-02T12:00:00+08:00'],
    ['jingfei', 12, '2026-03-02T12:00:00+08:00'],
  ] as const)('%s: there are no IOUs to speak of', async (ruleset, players, dealtAt) => {
    const other = await testGameOf(ruleset, { config: {}, players, dealtAt, name: ruleset })
    const page = (await other.page(other.host)) as AnyGamePage
    expect(readReminders(page).fields).toEqual({ vote: '', iou: null })
    expect(await setReminders(other.id, other.host, { vote: [15], iou: [7] })).toMatchObject({ ok: true })
    const { posts } = await readAnnouncements(await other.page(other.host), null, 1)
    expect(posts.at(-1)?.data).toMatchObject({ kind: 'remindersChanged', vote: [15], iou: null })
    expect((await other.page(other.host)).game.setup.iouReminders).toBeNull()
  })

  it('J10.1 whoever has not picked is reminded at the new time', async () => {
    const table = await testGameOf('jianghu', {
      config: {},
      players: 8,
      dealtAt: '2026-03-02T12:00:00+08:00',
      name: 'j',
    })
    const { closes } = await table.view()
    await tell()
    await setReminders(table.id, table.host, { vote: [300], iou: null })
    await at(new Date((closes ?? 0) - 300 * 60_000).toISOString())
    await tell()
    expect(await seatsTold(table as never, 'voteMissing:')).toEqual(table.seats)
  })
})
