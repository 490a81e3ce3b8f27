import { beforeEach, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { act } from './act'
import { addHelper } from './host-team'
import { account, at, type TestGame, testGame } from './testing'

/** The course in the host's hand: pause and resume (T2.6), coming rounds (T4.3). */
let game: TestGame
const announced = async () =>
  (
    await db().post.findMany({
      where: { thread: { gameId: game.id, kind: 'announcements' } },
      orderBy: { number: 'asc' },
    })
  ).map((post) => post.data as { kind: string; note?: string })
const due = async () => (await db().game.findUniqueOrThrow({ where: { id: game.id } })).dueAt?.getTime() ?? null
const vote = { do: 'vote', picks: [{ seat: 2 }] }

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await at('2026-03-03T20:00:00+08:00')
})

it('T2.6 a paused game settles nothing, however long; resumed, every deadline moves by whole days', async () => {
  const closes = (await game.view()).closes.next?.at ?? 0
  expect(await game.act('host', { do: 'pause', note: '论坛维护' })).toMatchObject({ ok: true })
  expect(await due()).toBeNull()
  expect(await game.act(1, vote)).toMatchObject({ ok: false, refusal: { code: 'PAUSED' } })
  await at('2026-03-05T09:00:00+08:00')
  expect((await game.view()).status).toBe('running')
  expect((await game.view()).living).toBe(12)
  expect(await game.act('host', { do: 'resume', note: '好了' })).toMatchObject({ ok: true })
  // one hour was left; at 9 on the fifth the least that leaves one hour is the vote's own time of the fifth
  expect((await game.view()).closes.next?.at).toBe(closes + 2 * 86_400_000)
  expect(await game.act(1, vote)).toMatchObject({ ok: true })
  expect((await announced()).slice(-2)).toMatchObject([
    { kind: 'paused', note: '论坛维护' },
    { kind: 'resumed', note: '好了', days: 2 },
  ])
})

it('T2.6 T18 an assistant may pause, a vote counter and a seat may not', async () => {
  const users = { assistant: await account('哨蜜'), counter: await account('点票哨') }
  await addHelper(game.id, game.host, '哨蜜', 'assistant')
  await addHelper(game.id, game.host, '点票哨', 'counter')
  const pause = (userId: string) => act({ gameId: game.id, userId, command: { do: 'pause', note: '等人' } })
  expect(await pause(users.counter)).toMatchObject({ ok: false, refusal: { code: 'NOT_YOUR_COMMAND' } })
  expect(await pause(game.account(1))).toMatchObject({ ok: false })
  expect((await game.view()).paused).toBeNull()
  expect(await pause(users.assistant)).toMatchObject({ ok: true })
})

it('T4.3 a coming row is edited, added and dropped, each announced with its reason; an opened one is refused', async () => {
  const rows = async () => (await game.view()).rows.map(({ row }) => row)
  const before = await rows()
  const row = { picks: 2, out: 2, slots: [{ group: 'killers', count: 1 }] }
  expect(await game.act('host', { do: 'editRound', round: 2, row, note: '人少了' })).toMatchObject({ ok: true })
  expect((await rows())[1]).toEqual(row)
  const added = before.length + 1
  expect(await game.act('host', { do: 'editRound', round: added, row, note: '多打一轮' })).toMatchObject({ ok: true })
  expect(await rows()).toHaveLength(added)
  expect(await game.act('host', { do: 'editRound', round: added, row: null, note: '不打了' })).toMatchObject({
    ok: true,
  })
  expect(await rows()).toHaveLength(before.length)
  expect(await game.act('host', { do: 'editRound', round: 1, row, note: '' })).toMatchObject({
    ok: false,
    refusal: { code: 'ROUND_OPENED' },
  })
  expect((await announced()).slice(-3)).toMatchObject([
    { kind: 'roundEdited', note: '人少了' },
    { kind: 'roundEdited', note: '多打一轮' },
    { kind: 'roundEdited', note: '不打了' },
  ])
})
