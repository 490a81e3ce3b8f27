import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { unreadCount } from '@/lib/notify/inbox'
import { mayReadThread, mayWriteThread } from './access'
import { addHelper, removeHelper } from './host-team'
import { tell } from './notices/testing'
import { readSignUps } from './read-sign-ups'
import { substitute, volunteer, withdrawOffer } from './substitute'
import { account, at, type TestGame, testGame } from './testing'

let game: TestGame
let friend: string
const give = (seat: number, userId: string, by = game.host) =>
  substitute(game, by, { seat, userId, note: '病了', key: randomUUID() })
const code = async (outcome: Promise<{ ok: boolean } & object>) => {
  const done = (await outcome) as { ok: true } | { ok: false; refusal: { code: string } }
  return done.ok ? 'ok' : done.refusal.code
}

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  friend = await account('友人')
  await at('2026-03-03T12:00:00+08:00')
})

describe('T3.3 substitutes', () => {
  it('a volunteer takes over the seat whole: ballots, rooms, alias; the old account is out at once', async () => {
    const [killer = 0] = await game.role('killer')
    const old = game.account(killer)
    const target = game.seats.find((seat) => seat !== killer) ?? 0
    expect(await game.act(killer, { do: 'vote', picks: [{ seat: target }] })).toMatchObject({ ok: true })
    expect(await code(volunteer(game.id, friend, '夜里都在'))).toBe('ok')
    const before = await game.page(old)
    expect(await code(give(killer, friend))).toBe('ok')

    const mine = await game.page(friend)
    expect(mine.viewer).toEqual({ kind: 'seat', seat: killer, living: true })
    expect(mine.view?.me).toEqual(before.view?.me)
    const killers = { kind: 'channel', key: 'killers' } as const
    expect(mayReadThread(mine.game, mine.viewer, mine.channels, killers)).toBe(true)

    const theirs = await game.page(old)
    expect(theirs.viewer).toEqual({ kind: 'public', member: true, former: true })
    expect(theirs.view?.me).toBeNull()
    expect(mayReadThread(theirs.game, theirs.viewer, theirs.channels, killers)).toBe(false)
    const spectators = { kind: 'spectators', key: '' } as const
    expect(mayWriteThread(theirs.game, theirs.viewer, theirs.channels, spectators)).toBe(false)
    expect(await game.act(killer, { do: 'vote', picks: [{ seat: target }] })).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_IN_GAME' },
    })
  })

  it('is not announced, and others see nothing of it', async () => {
    await volunteer(game.id, friend, '')
    const [watcher = 0, seat = 0] = game.seats
    const posts = () => db().post.count({ where: { thread: { gameId: game.id } } })
    const [count, seen] = [await posts(), await game.view(game.account(watcher))]
    await give(seat, friend)
    expect(await posts()).toBe(count)
    expect(await game.view(game.account(watcher))).toEqual(seen)
  })

  it('T3.3 what was asked of the seat waits in the newcomer’s inbox, and no more in that of the old account', async () => {
    await volunteer(game.id, friend, '')
    await tell()
    const [old, watcher] = [game.account(3), game.account(4)]
    const waits = await unreadCount(watcher)
    expect(waits).toBeGreaterThan(0)
    expect(await unreadCount(old)).toBe(waits)
    await give(3, friend)
    await tell()
    expect(await Promise.all([old, friend, watcher].map(unreadCount))).toEqual([0, waits, waits])
  })

  it('T3.3 T18 volunteers are seen by the main host, and by assistants who may know accounts', async () => {
    await volunteer(game.id, friend, '夜里都在')
    const list = async (userId: string) => readSignUps(await game.page(userId), userId)
    expect((await list(game.host)).list?.filter((one) => one.status === 'waiting')).toMatchObject([
      { username: '友人', note: '夜里都在' },
    ])
    const other = await list(game.account(1))
    expect(other).toMatchObject({ asked: 12, accepted: 12, list: null, names: null })
    expect((await list(friend)).mine).toMatchObject({ status: 'waiting' })
    const helper = async (name: string, role: 'assistant' | 'counter') => {
      const id = await account(name)
      await addHelper(game.id, game.host, name, role)
      return id
    }
    const [assistant, counter] = [await helper('哨蜜', 'assistant'), await helper('点票', 'counter')]
    // the log tells him which seat changed hands: with the list he would know whose it is now
    for (const one of [assistant, counter]) expect(await list(one)).toMatchObject({ asked: 12, list: null })
    await db().game.update({ where: { id: game.id }, data: { setup: { assistantAccounts: true } } })
    expect((await list(assistant)).list?.at(-1)).toMatchObject({ username: '友人', note: '夜里都在' })
    expect(await list(counter)).toMatchObject({ asked: 12, list: null })
  })

  it('nobody who is or was in the game comes back by it', async () => {
    const helper = await account('哨蜜甲')
    await addHelper(game.id, game.host, '哨蜜甲', 'assistant')
    await removeHelper(game.id, game.host, '哨蜜甲')
    expect(await code(volunteer(game.id, helper, ''))).toBe('WAS_IN_GAME')
    expect(await code(volunteer(game.id, game.host, ''))).toBe('HOST_CANNOT_PLAY')
    expect(await code(volunteer(game.id, game.account(3), ''))).toBe('WAS_IN_GAME')
    await volunteer(game.id, friend, '')
    const old = game.account(3)
    await give(3, friend)
    expect(await code(volunteer(game.id, old, ''))).toBe('WAS_IN_GAME')
    expect(await code(give(4, old))).toBe('NO_SUCH_SIGN_UP')
  })

  it('only the main host gives a seat, only a living one, only to a volunteer; a refusal changes nothing', async () => {
    await volunteer(game.id, friend, '')
    await account('哨蜜乙')
    await addHelper(game.id, game.host, '哨蜜乙', 'assistant')
    const assistant = (await db().user.findUniqueOrThrow({ where: { usernameKey: '哨蜜乙' } })).id
    expect(await code(give(3, friend, assistant))).toBe('NOT_YOUR_COMMAND')
    expect(await code(give(3, friend, game.account(3)))).toBe('NOT_YOUR_COMMAND')
    expect(await code(give(3, await account('路人')))).toBe('NO_SUCH_SIGN_UP')
    await game.act('host', { do: 'ruleOut', seat: 3, note: '犯规' })
    expect(await code(give(3, friend))).toBe('NOT_LIVING')
    expect((await game.page(game.account(3))).viewer).toMatchObject({ kind: 'seat', seat: 3 })
    expect((await game.page(friend)).viewer).toMatchObject({ kind: 'public' })
  })

  it('an offer can be taken back until a seat is given, and the same form gives once', async () => {
    await volunteer(game.id, friend, '')
    await withdrawOffer(game.id, friend)
    expect(await code(give(3, friend))).toBe('NO_SUCH_SIGN_UP')
    await volunteer(game.id, friend, '')
    const key = randomUUID()
    const sent = () => substitute(game, game.host, { seat: 3, userId: friend, note: '', key })
    expect(await Promise.all([code(sent()), code(sent())])).toEqual(['ok', 'ok'])
    await withdrawOffer(game.id, friend)
    expect((await game.page(friend)).viewer).toMatchObject({ kind: 'seat', seat: 3 })
    expect(await db().gameEvent.count({ where: { gameId: game.id, type: 'seatSubstituted' } })).toBe(1)
  })

  it('offers are taken from the deal to the end, not while people sign up', async () => {
    const open = await testGame({ name: 'early', players: 12, started: false })
    expect(await code(volunteer(open.id, friend, ''))).toBe('ok')
    await db().game.update({ where: { id: game.id }, data: { status: 'finished' } })
    expect(await code(volunteer(game.id, friend, ''))).toBe('NO_SUBSTITUTES')
  })
})
