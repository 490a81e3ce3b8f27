import { beforeEach, describe, expect, it } from 'vitest'
import { freshTables } from '@/lib/db/testing'
import { documentFromText } from '@/lib/forum/document'
import { act } from './act'
import { hideGamePost } from './hide-post'
import {
  type Concern,
  concernsActs,
  concernsAll,
  concernsFloor,
  concernsSeat,
  refuseUnseen,
  type Seen,
  SeenField,
  seenText,
} from './host-seen'
import { addHelper, removeHelper } from './host-team'
import { readSeen, readSince } from './read-host-log'
import { substitute, volunteer } from './substitute'
import { account, clock, type TestGame, testGame } from './testing'
import { say } from './threads'

let game: TestGame
let other: string

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
  other = await account('second')
  await addHelper(game.id, game.host, 'second', 'assistant')
})

const seenBy = async (user: string) => readSeen(await game.page(user))
const warn = (user: string, seat: number, seen: Seen, concern: Concern = concernsSeat(seat)) =>
  act({
    gameId: game.id,
    userId: user,
    command: { do: 'warn', seat, note: '逼人脱马甲' },
    check: (tx, now) => refuseUnseen(tx, now.game, now.state, { seen, concern }),
  })
const CHANGED = { refusal: { code: 'CHANGED_MEANWHILE' } }

describe('two hosts at once', () => {
  it('T18 the later one is told what the other did to the same seat, and nothing is changed', async () => {
    const [mine, theirs] = [await seenBy(game.host), await seenBy(other)]
    expect(await warn(other, 3, theirs)).toMatchObject({ ok: true })
    expect(await warn(game.host, 3, mine)).toMatchObject(CHANGED)
    expect((await game.view()).seats[2]?.warnings).toBe(1)
    const page = await game.page(game.host)
    expect(await readSince(page, mine, concernsSeat(3))).toMatchObject([{ act: 'warn', seat: 3, who: 'second' }])
    expect(await warn(game.host, 3, await readSeen(page))).toMatchObject({ ok: true }) // told, and meant
  })

  it('T18 what concerns another seat holds nobody up', async () => {
    const mine = await seenBy(game.host)
    expect(await warn(other, 4, await seenBy(other))).toMatchObject({ ok: true })
    expect(await warn(game.host, 3, mine)).toMatchObject({ ok: true })
  })

  it('T18 two sent in the same moment are not both taken unseen', async () => {
    const seen = await seenBy(game.host)
    const answers = await Promise.all([warn(game.host, 5, seen), warn(other, 5, seen)])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toMatchObject(CHANGED)
  })

  it('T18 the other’s act is told before the rules’ own refusal of it', async () => {
    const mine = await seenBy(game.host)
    await act({ gameId: game.id, userId: other, command: { do: 'ruleOut', seat: 6, note: '互告马甲' } })
    expect(await warn(game.host, 6, mine)).toMatchObject(CHANGED)
    expect(await warn(game.host, 6, await seenBy(game.host))).toMatchObject({ refusal: { code: 'NOT_LIVING' } })
  })

  it('T18 acts beside the rules count too: the team', async () => {
    await account('third')
    const seen = await seenBy(game.host)
    const concern = concernsActs('addHelper', 'removeHelper', 'handOver')
    await addHelper(game.id, game.host, 'third', 'counter')
    expect(await removeHelper(game.id, game.host, 'third', { seen, concern })).toMatchObject(CHANGED)
    expect(await removeHelper(game.id, game.host, 'third', { seen: undefined, concern })).toMatchObject({ ok: true })
  })

  it.each([
    ['T2.6 a pause', { do: 'pause' }, { do: 'pause' }, concernsActs('pause', 'resume')],
    [
      'T4.3 a changed round',
      { do: 'editRound', round: 3, row: { picks: 1, out: 0, slots: [] }, note: '少一人' },
      { do: 'editRound', round: 3, row: null, note: '不打了' },
      concernsActs('editRound'),
    ],
    ['T11.7 a ruling-out', { do: 'ruleOut', seat: 7 }, { do: 'warn', seat: 7 }, concernsSeat(7)],
    ['T16.1 anything, before the end', { do: 'warn', seat: 8 }, { do: 'close', note: '散' }, concernsAll],
  ])('T18 %s of the other host is told first', async (_what, theirs, mine, concern) => {
    const seen = await seenBy(game.host)
    expect(await act({ gameId: game.id, userId: other, command: theirs })).toMatchObject({ ok: true })
    const give = async (mark: Seen) =>
      act({
        gameId: game.id,
        userId: game.host,
        command: mine,
        check: (tx, now) => refuseUnseen(tx, now.game, now.state, { seen: mark, concern }),
      })
    const before = await game.view()
    expect(await give(seen)).toMatchObject(CHANGED)
    expect(await game.view()).toEqual(before)
    expect(await readSince(await game.page(game.host), seen, concern)).toMatchObject([{ who: 'second' }])
  })

  it('T3.3 T11.7 so are a seat that changed hands, and a post that was hidden', async () => {
    const [friend, late] = [await account('friend'), await account('late')]
    for (const user of [friend, late]) expect(await volunteer(game.id, user, '')).toMatchObject({ ok: true })
    const theirs = await seenBy(other)
    const given = { seat: 9, userId: friend, note: '', key: crypto.randomUUID() }
    expect(await substitute(game, game.host, given)).toMatchObject({ ok: true })
    expect(await warn(other, 9, theirs)).toMatchObject(CHANGED)

    const talk = { kind: 'talk', key: '' } as const
    const words = { doc: documentFromText('我就是听雨'), key: crypto.randomUUID() }
    await say(await game.page(game.account(2)), game.account(2), talk, words)
    const seen = await seenBy(game.host)
    const hide = async (user: string, reason: string | null, mark: Seen | undefined) =>
      hideGamePost(await game.page(user), user, { thread: talk, number: 1 }, reason, {
        seen: mark,
        concern: concernsFloor('talk', 1),
      })
    expect(await hide(other, '泄露马甲', await seenBy(other))).toMatchObject({ ok: true })
    expect(await hide(game.host, null, seen)).toMatchObject(CHANGED)
  })

  it('T18 seats and guests have no mark, and learn no number of acts', async () => {
    await warn(game.host, 3, await seenBy(game.host))
    for (const user of [undefined, game.account(3)])
      expect(await readSeen(await game.page(user))).toEqual({ rules: 0, beside: 0 })
  })

  it('a mark survives the form', () => {
    expect(SeenField.parse(seenText({ rules: 12, beside: 3 }))).toEqual({ rules: 12, beside: 3 })
    expect(SeenField.safeParse('1.x').success).toBe(false)
    expect(SeenField.parse(undefined)).toBeUndefined()
  })
})
