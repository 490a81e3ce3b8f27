import { beforeEach, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { concernsAnnouncement } from './host-seen'
import { addHelper } from './host-team'
import { addErratum, keepReview } from './host-words'
import { readAnnouncement, readAnnouncements } from './read-announcements'
import { readHostLog, readSeen } from './read-host-log'
import { account, at, type TestGame, testGame } from './testing'

let game: TestGame
let result: number
const asHost = () => game.page(game.host)
const read = async () => readAnnouncement(await game.page(), result)

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await db().game.update({ where: { id: game.id }, data: { setup: { hostReview: true } } })
  for (const seat of game.seats) await game.act(seat, { do: 'vote', picks: [{ seat: seat === 1 ? 2 : 1 }] })
  await at('2026-03-03T21:00:01+08:00')
  const post = await db().post.findFirstOrThrow({
    where: { thread: { gameId: game.id }, data: { path: ['kind'], equals: 'resultPost' } },
  })
  result = post.number
})

it('T10.2 the host fills and changes his words above a result post; the figures stay, the change leaves a trace', async () => {
  const before = await read()
  expect(before).toMatchObject({ words: null, wordsChangedAt: null })
  expect(await keepReview(await asHost(), game.host, { number: result, text: '头一轮，\n\n好票。' })).toMatchObject({
    ok: true,
  })
  expect((await read())?.words?.content).toHaveLength(2)
  expect((await read())?.wordsChangedAt).toBeNull()
  await at('2026-03-03T22:00:00+08:00')
  await keepReview(await asHost(), game.host, { number: result, text: '头一轮。' })
  const after = await read()
  expect(after?.data).toEqual(before?.data)
  expect(after?.wordsChangedAt).toBe(Date.parse('2026-03-03T22:00:00+08:00'))
  const traces = await db().postAct.findMany({ where: { act: 'review' }, orderBy: { at: 'asc' } })
  expect(traces).toHaveLength(2)
  expect(traces[1]?.reason).toContain('好票')
})

it('T10.2 an erratum stands beneath any announcement, in the list too; the announcement itself stays', async () => {
  const before = await readAnnouncement(await game.page(), 1)
  expect(await addErratum(await asHost(), game.host, { number: 1, text: '开局是二十时。' })).toMatchObject({ ok: true })
  const after = await readAnnouncement(await game.page(), 1)
  expect(after).toMatchObject({ data: before?.data, words: null, errata: [{ text: '开局是二十时。' }] })
  const { posts } = await readAnnouncements(await game.page(), null, 1)
  expect(posts.find((post) => post.number === 1)?.errata).toHaveLength(1)
  expect(posts.find((post) => post.number === result)?.errata).toHaveLength(0)
  expect(posts.at(-1)?.data).toMatchObject({ kind: 'corrected', of: 1 }) // nobody who has read it misses it
  expect((await readHostLog(await asHost()))?.[0]).toMatchObject({
    act: 'erratum',
    who: 'g-host',
    figures: { number: 1 },
  })
  await addErratum(await asHost(), game.host, { number: 1, text: '开局是二十时。' }) // the same form again
  expect((await readAnnouncement(await game.page(), 1))?.errata).toHaveLength(1)
})

it('T18 two hosts who write above the same post do not overwrite each other unseen', async () => {
  const seen = await readSeen(await asHost())
  const write = async (text: string, mark = seen) =>
    keepReview(await asHost(), game.host, {
      number: result,
      text,
      unseen: { seen: mark, concern: concernsAnnouncement(result) },
    })
  expect(await write('甲写的')).toMatchObject({ ok: true })
  expect(await write('乙写的')).toMatchObject({ refusal: { code: 'CHANGED_MEANWHILE' } })
  expect(JSON.stringify((await read())?.words)).toContain('甲写的')
  expect(await write('乙写的', await readSeen(await asHost()))).toMatchObject({ ok: true })
})

it('T18 assistants may write too; vote counters, seats and strangers may not', async () => {
  const [assistant, counter] = [await account('哨蜜'), await account('点票哨')]
  await addHelper(game.id, game.host, '哨蜜', 'assistant')
  await addHelper(game.id, game.host, '点票哨', 'counter')
  const refused = { ok: false, refusal: { code: 'NOT_YOUR_COMMAND' } }
  for (const userId of [counter, game.account(1), await account('路人')]) {
    expect(await keepReview(await game.page(userId), userId, { number: result, text: '我来写' })).toEqual(refused)
    expect(await addErratum(await game.page(userId), userId, { number: result, text: '不对' })).toEqual(refused)
  }
  expect(await keepReview(await asHost(), game.account(1), { number: result, text: '借他的页' })).toEqual(refused)
  expect(await read()).toMatchObject({ words: null, errata: [] })
  expect(await keepReview(await game.page(assistant), assistant, { number: result, text: '替主哨写' })).toMatchObject({
    ok: true,
  })
})

it('T10.2 there is no place without the setting, nor above other announcements', async () => {
  const refused = { ok: false, refusal: { code: 'NO_REVIEW' } }
  expect(await keepReview(await asHost(), game.host, { number: 1, text: '话' })).toEqual(refused)
  await db().game.update({ where: { id: game.id }, data: { setup: { hostReview: false } } })
  expect(await keepReview(await asHost(), game.host, { number: result, text: '话' })).toEqual(refused)
})
