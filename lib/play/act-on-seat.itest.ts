import { beforeEach, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { actOnSeat } from './act-on-seat'
import { concernsSeat } from './host-seen'
import { addHelper } from './host-team'
import { account, clock, type TestGame, testGame } from './testing'

let game: TestGame
beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
})

const warn = async (user: string, reason: string) =>
  actOnSeat(
    await game.page(user),
    user,
    { command: { do: 'warn', seat: 3, note: `犯规矩第六条。${reason}` }, reason, key: crypto.randomUUID() },
    { seen: undefined, concern: concernsSeat(3) },
  )

it('T17.1 T11.7 the public reason of a penalty names no account of the game; nothing is done', async () => {
  const { username } = await db().user.findUniqueOrThrow({ where: { id: game.account(3) } })
  expect(await warn(game.host, `用${username}在版面说话`)).toMatchObject({ refusal: { code: 'NAMES_ACCOUNT' } })
  expect((await game.view()).seats[2]?.warnings).toBe(0)
  expect(await warn(game.host, '用真身在版面说话')).toMatchObject({ ok: true })
  expect((await game.view()).seats[2]?.warnings).toBe(1)
})

it('T17.1 T18 to a host who does not know the accounts a refusal tells none', async () => {
  const assistant = await account('哨蜜')
  await addHelper(game.id, game.host, '哨蜜', 'assistant')
  const { username } = await db().user.findUniqueOrThrow({ where: { id: game.account(3) } })
  expect(await warn(assistant, `像是${username}`)).toMatchObject({ ok: true })
})
