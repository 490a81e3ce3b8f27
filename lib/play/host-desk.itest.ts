import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { documentFromText } from '@/lib/forum/document'
import { enterProxy } from './enter-proxy'
import { hideGamePost, readHiddenPosts } from './hide-post'
import { addHelper, handOver, removeHelper } from './host-team'
import { readHostLog } from './read-host-log'
import { signUp } from './sign-up'
import { account, clock, type TestGame, testGame } from './testing'
import { readGameThread, say } from './threads'

let game: TestGame

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
})

const talk = { kind: 'talk', key: '' } as const
const speak = async (seat: number, ref: Parameters<typeof say>[2], text: string) => {
  const user = game.account(seat)
  const post = { doc: documentFromText(text), key: crypto.randomUUID() }
  const said = await say(await game.page(user), user, ref, post)
  if (!said.ok) throw new Error(said.refusal.code)
  return said.value.number
}
const hide = async (
  user: string,
  thread: Parameters<typeof say>[2],
  number: number,
  reason: string | null = '泄露马甲',
) => hideGamePost(await game.page(user), user, { thread, number }, reason)
const join = async (role: 'assistant' | 'counter', name = `${role}1`) => {
  const user = await account(name)
  expect(await addHelper(game.id, game.host, name, role)).toMatchObject({ ok: true })
  return user
}
const announcements = async () =>
  (
    await db().post.findMany({
      where: { thread: { gameId: game.id, kind: 'announcements' } },
      orderBy: { number: 'asc' },
    })
  ).map((post) => post.data as Record<string, unknown>)

describe('hiding a post', () => {
  it('T11.7 keeps the floor and says why; the words are for the host team alone', async () => {
    const number = await speak(1, talk, '我就是听雨，账号某某')
    expect(await hide(game.host, talk, number)).toMatchObject({ ok: true })
    const seen = async (user: string) => {
      const thread = await readGameThread(await game.page(user), user, talk)
      return thread?.posts.find((post) => post.number === number)
    }
    const other = await seen(game.account(2))
    expect(other?.hidden).toEqual({ reason: '泄露马甲', shown: false })
    expect(JSON.stringify(other?.doc)).not.toContain('账号某某')
    expect((await seen(game.host))?.hidden).toMatchObject({ shown: true })
    expect(await hide(game.host, talk, number, null)).toMatchObject({ ok: true })
    expect((await seen(game.account(2)))?.hidden).toBeNull()
  })

  it('T18 is for the main host and assistants, in threads they may read', async () => {
    const number = await speak(1, talk, '一句话')
    const assistant = await join('assistant')
    const counter = await join('counter')
    expect(await hide(counter, talk, number)).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await hide(game.account(2), talk, number)).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await hide(assistant, talk, number)).toMatchObject({ ok: true })
    const room = { kind: 'channel', key: 'killers' } as const
    const [killer = 0] = await game.role('killer')
    const floor = await speak(killer, room, '今晚取谁')
    expect(await hide(assistant, room, floor)).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
    expect(await hide(game.host, room, floor)).toMatchObject({ ok: true })
    expect(await readHiddenPosts(await game.page(assistant))).toHaveLength(1)
    expect(await readHiddenPosts(await game.page(game.host))).toHaveLength(2)
    expect(await readHiddenPosts(await game.page(game.account(2)))).toEqual([])
  })

  it('T18 never hides what the machine says', async () => {
    const thread = { kind: 'announcements', key: '' } as const
    expect(await hide(game.host, thread, 1)).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
  })
})

describe('the host team', () => {
  it('T18 takes in nobody who plays or has asked to, and nobody twice as main host', async () => {
    expect(await addHelper(game.id, game.host, 'g-player-1', 'assistant')).toMatchObject({
      refusal: { code: 'PLAYER_CANNOT_HOST' },
    })
    expect(await addHelper(game.id, game.host, 'g-host', 'assistant')).toMatchObject({
      refusal: { code: 'IS_MAIN_HOST' },
    })
    expect(await addHelper(game.id, game.host, 'nobody', 'assistant')).toMatchObject({
      refusal: { code: 'NO_SUCH_USER' },
    })
  })

  it('T18 lets helpers neither take others in nor close the game', async () => {
    const assistant = await join('assistant')
    await account('friend')
    expect(await addHelper(game.id, assistant, 'friend', 'assistant')).toMatchObject({
      refusal: { code: 'NOT_YOUR_COMMAND' },
    })
    expect(await handOver(game.id, { id: assistant, role: 'member' }, 'assistant1')).toMatchObject({
      refusal: { code: 'NOT_YOUR_COMMAND' },
    })
    const viewer = async () => (await game.page(assistant)).viewer.kind
    expect(await viewer()).toBe('assistant')
    expect(await removeHelper(game.id, game.host, 'assistant1')).toMatchObject({ ok: true })
    expect(await viewer()).toBe('public')
  })

  it('T18 makes an assistant the main host, logged and announced; the former one assists', async () => {
    const assistant = await join('assistant')
    expect(await handOver(game.id, { id: game.host, role: 'host' }, 'assistant1')).toMatchObject({ ok: true })
    expect((await game.page(assistant)).viewer.kind).toBe('host')
    expect((await game.page(game.host)).viewer.kind).toBe('assistant')
    expect((await announcements()).at(-1)).toEqual({ kind: 'mainHostChanged', username: 'assistant1' })
    expect((await readHostLog(await game.page(assistant)))?.[0]).toMatchObject({ act: 'handOver', who: 'g-host' })
  })

  it('T18 lets an admin of the site do so, unless he plays, and only with an assistant', async () => {
    const admin = await account('admin', 'admin')
    await join('counter')
    expect(await handOver(game.id, { id: admin, role: 'admin' }, 'counter1')).toMatchObject({
      refusal: { code: 'NO_SUCH_HELPER' },
    })
    await join('assistant')
    const player = { id: game.account(1), role: 'admin' }
    expect(await handOver(game.id, player, 'assistant1')).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await handOver(game.id, { id: admin, role: 'admin' }, 'assistant1')).toMatchObject({ ok: true })
  })
})

describe('the log of the desk', () => {
  it('T11.7 T18 tells who did what and why, latest first, and names no account of a player', async () => {
    await game.act('host', { do: 'warn', seat: 3, note: '逼人脱马甲' })
    const number = await speak(1, talk, '一句话')
    await hide(game.host, talk, number)
    const log = (await readHostLog(await game.page(game.host))) ?? []
    expect(log[0]).toMatchObject({
      act: 'hidePost',
      who: 'g-host',
      note: '泄露马甲',
      figures: { thread: 'talk', number },
    })
    expect(log[1]).toMatchObject({ act: 'warn', who: 'g-host', seat: 3, note: '逼人脱马甲' })
    expect(log.map((entry) => entry.act)).toContain('acceptSignUp')
    expect(JSON.stringify(log)).not.toContain('player')
    expect(JSON.stringify(log)).not.toContain(game.account(3))
  })

  it('T18 is shown to assistants, not to counters, seats or guests', async () => {
    const assistant = await join('assistant')
    const counter = await join('counter')
    expect(await readHostLog(await game.page(assistant))).not.toBeNull()
    expect(await readHostLog(await game.page(counter))).toBeNull()
    expect(await readHostLog(await game.page(game.account(1)))).toBeNull()
    expect(await readHostLog(await game.page())).toBeNull()
  })

  it('T11.7 undoes a ruling-out, and keeps both in the log', async () => {
    await game.act('host', { do: 'ruleOut', seat: 4, note: '互告马甲' })
    expect((await game.view()).seats[3]).toMatchObject({ living: false, published: true })
    await game.act('host', { do: 'undoRuleOut', seat: 4, note: '查无实据' })
    expect((await game.view()).seats[3]).toMatchObject({ living: true, published: true })
    const log = (await readHostLog(await game.page(game.host))) ?? []
    expect(log.slice(0, 2).map((entry) => [entry.act, entry.note])).toEqual([
      ['undoRuleOut', '查无实据'],
      ['ruleOut', '互告马甲'],
    ])
  })
})

describe('a settlement that fails', () => {
  it('T2.3 is told to the host alone, and the pages stay readable', async () => {
    await db().game.update({
      where: { id: game.id },
      data: { failures: 2, retryAt: new Date('2026-03-03T22:00:00+08:00') },
    })
    const trouble = async (user?: string) => (await game.page(user)).game.trouble
    expect(await trouble(game.host)).toEqual({ failures: 2, retryAt: Date.parse('2026-03-03T22:00:00+08:00') })
    expect(await trouble(game.account(1))).toBeNull()
    expect(await trouble()).toBeNull()
    await clock('2026-03-03T21:30:00+08:00') // due, but the next try waits: the page shows the state before it
    expect((await game.view()).round).toBe(1)
  })
})

describe('signing up in a hosted game', () => {
  it('T18 is refused to helpers', async () => {
    const other = await testGame({ name: 'h', started: false, players: 12 })
    const user = await account('helper')
    await addHelper(other.id, other.host, 'helper', 'counter')
    await db().game.update({ where: { id: other.id }, data: { status: 'recruiting' } })
    expect(await signUp(other.id, user, '')).toMatchObject({ refusal: { code: 'HOST_CANNOT_PLAY' } })
  })
})

describe('proxies', () => {
  const ask = (changes: object = {}) =>
    enterProxy(
      { gameId: game.id, userId: game.host },
      {
        round: 1,
        voter: 2,
        requestedAt: Date.parse('2026-03-03T11:00:00+08:00'),
        picks: [{ seat: 5 }],
        note: '站外所请',
        key: crypto.randomUUID(),
        ...changes,
      },
    )

  it('T8.10 enters the ballot a seat asked for, marked as a proxy; the seat may still vote itself', async () => {
    expect(await ask()).toMatchObject({ ok: true })
    const ballot = (await game.view(game.host)).polls[0]?.log?.[0]
    expect(ballot).toMatchObject({ seat: 2, picks: [{ seat: 5 }], proxy: { requestedAt: expect.any(Number) } })
    expect(await game.act(2, { do: 'vote', picks: [{ seat: 6 }] })).toMatchObject({ ok: true })
  })

  it('T8.10 may be entered by a counter, not by a seat, and not after the limit', async () => {
    const counter = await account('counting')
    await addHelper(game.id, game.host, 'counting', 'counter')
    const form = {
      round: 1,
      voter: 3,
      requestedAt: Date.parse('2026-03-03T11:00:00+08:00'),
      picks: [{ seat: 5 }],
      note: '',
    }
    const by = (userId: string) => enterProxy({ gameId: game.id, userId }, { ...form, key: crypto.randomUUID() })
    expect(await by(counter)).toMatchObject({ ok: true })
    expect(await by(game.account(3))).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    await clock('2026-03-03T20:50:00+08:00')
    const late = Date.parse('2026-03-03T20:45:01+08:00')
    expect(await ask({ requestedAt: late })).toMatchObject({ refusal: { code: 'PROXY_TOO_LATE' } })
    expect(await ask({ requestedAt: late - 1 })).toMatchObject({ ok: true }) // the limit's own second still counts
  })

  it('T8.10 never enters a ballot into the vote of another round, and the same form once', async () => {
    const key = crypto.randomUUID()
    expect(await ask({ key })).toMatchObject({ ok: true, value: { repeated: false } })
    expect(await ask({ key })).toMatchObject({ ok: true, value: { repeated: true } })
    expect(await ask({ round: 2 })).toMatchObject({ refusal: { code: 'BALLOT_CLOSED' } })
  })
})
