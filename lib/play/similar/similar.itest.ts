import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, transaction } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { saveDraft } from '@/lib/forum/drafts'
import { heldThread } from '@/lib/forum/held'
import { addPost, hidePost, type NewPost } from '@/lib/forum/posts'
import { essayDoc, essayText, indexAll } from '@/lib/forum/similar/testing'
import type { GameStatus, ThreadKind } from '@/lib/generated/prisma/client'
import { reportIn } from '../report-in'
import { account, type TestGame, testGame } from '../testing'
import { compareWithPost, compareWithText, laySuggestionAside, lookUpPost, readSuggestions } from '.'

let game: TestGame
beforeEach(async () => {
  await freshTables()
  game = await testGame({ started: false })
})

async function report(where: TestGame, seat: number, text: string, title = '报到'): Promise<string> {
  const essay = { title, doc: essayDoc(text), key: randomUUID() }
  const answer = await reportIn({ gameId: where.id, userId: where.account(seat) }, essay)
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value.post
}
/** A post of any kind, written past the rules. */
async function post(where: TestGame, kind: ThreadKind, text: string, more: Partial<NewPost> & { key?: string } = {}) {
  const { key = '', ...fields } = more
  const place = { gameId: where.id, kind, key }
  const thread = await db().thread.findUniqueOrThrow({ where: { gameId_kind_key: place } })
  const written = { threadId: thread.id, authorId: where.account(1), seat: 1, doc: essayDoc(text), ...fields }
  return (await transaction((tx) => addPost(tx, written))).id
}
const kill = (where: TestGame, seat: number, text: string, title = '夜行') =>
  post(where, 'kills', text, { kind: 'kill', authorId: where.account(seat), seat, code: '醉花阴', title, round: 2 })
const becomes = (where: TestGame, status: GameStatus) => db().game.update({ where: { id: where.id }, data: { status } })
/** Gives a seat to an account. */
const seatOf = (where: TestGame, seat: number, userId: string) =>
  db().seat.update({ where: { gameId_seat: { gameId: where.id, seat } }, data: { userId } })
const settings = (where: TestGame, setup: object) => db().game.update({ where: { id: where.id }, data: { setup } })
async function helper(where: TestGame, role: 'assistant' | 'counter'): Promise<string> {
  const userId = await account(`${role}-${where.slug}`)
  await db().gameHost.create({ data: { gameId: where.id, userId, role } })
  return userId
}
const nameOf = async (where: TestGame, seat: number) =>
  (await db().user.findUniqueOrThrow({ where: { id: where.account(seat) } })).username
const look = async (postId: string, reader: string | null = game.host) => {
  await indexAll()
  return lookUpPost(db(), { postId, reader })
}

describe('lookUpPost', () => {
  it('similarity.md 4 gives each passage with both positions, both texts and its length, and the coverage', async () => {
    const stolen = '渡头无灯，只有一只空船自己靠了岸又离了岸'
    await report(game, 1, `${essayText(1)}\n${stolen}。${essayText(2, 50)}`, '借火')
    const found = await look(await report(game, 2, `${essayText(3)}。${stolen}！`, '借灯'))
    expect(found?.sources).toHaveLength(1)
    const [source] = found?.sources ?? []
    expect(source).toMatchObject({ kind: 'site', title: '借火', game: { slug: game.slug }, hidden: false })
    expect(source?.passages).toMatchObject([{ length: 19, post: { text: stolen }, source: { text: stolen } }])
    const { start, end } = source?.passages[0]?.post ?? { start: 0, end: 0 }
    expect(found?.text.slice(start, end)).toBe(stolen)
    expect(found?.coverage).toBeCloseTo(19 / 419, 3)
  })

  it('similarity.md 4 counts what several sources share once, and puts the most alike first', async () => {
    const [a, b] = [essayText(1, 330), essayText(2, 330)]
    const small = await report(game, 1, `${b.slice(0, 33)}。${essayText(5)}`)
    const large = await report(game, 2, `${a}\n${b}`)
    const found = await look(await report(game, 3, `${essayText(3)}。${b}`))
    expect(found?.sources.map((source) => source.postId)).toEqual([large, small])
    expect(found?.coverage).toBe(found?.sources[0]?.coverage)
  })

  it('similarity.md 3 leaves out what was written later, and the post itself', async () => {
    const first = await report(game, 1, essayText(1))
    const copy = await report(game, 2, essayText(1))
    expect((await look(first))?.sources).toEqual([])
    expect((await look(copy))?.sources.map((source) => source.postId)).toEqual([first])
  })

  it('similarity.md 3 finds a post that its host has hidden: the passages, not the rest of it', async () => {
    const source = await report(game, 1, `我是某某，账号某某。${essayText(1)}`, '某某')
    await transaction((tx) => hidePost(tx, { postId: source, userId: game.host, reason: '泄露马甲' }))
    const found = await look(await report(game, 2, essayText(1)))
    expect(found).toMatchObject({ coverage: 1, sources: [{ hidden: true, title: '', nameable: false }] })
    expect(JSON.stringify(found)).not.toContain('某某')
  })

  it('T11.1 T18 tells nobody but the main host and his assistants while the game runs, and everybody afterwards', async () => {
    await report(game, 1, essayText(1))
    const copy = await report(game, 2, essayText(1))
    const [assistant, counter] = [await helper(game, 'assistant'), await helper(game, 'counter')]
    const others = [null, counter, game.account(1), game.account(2), await account('stranger')]
    for (const reader of others) expect(await look(copy, reader)).toBeNull()
    for (const reader of [game.host, assistant]) expect(await look(copy, reader)).toMatchObject({ coverage: 1 })
    expect(await look(randomUUID())).toBeNull()
    await becomes(game, 'finished')
    for (const reader of others) expect(await look(copy, reader)).toMatchObject({ coverage: 1 })
  })
})

describe('similarity.md 5 sources of another game', () => {
  let other: TestGame
  beforeEach(async () => {
    other = await testGame({ started: false, name: 'o' })
  })
  const host = (where: TestGame, userId: string) =>
    db().gameHost.create({ data: { gameId: where.id, userId, role: 'main' } })

  it('a hidden channel is shown to the host of both alone, until its game has ended', async () => {
    await post(other, 'channel', essayText(1), { key: 'killers' })
    const copy = await report(game, 2, essayText(1))
    expect(await look(copy)).toMatchObject({ coverage: 0, sources: [] })
    await becomes(other, 'finished')
    expect(await look(copy)).toMatchObject({ coverage: 1 })
    await becomes(other, 'running')
    await host(other, game.host)
    expect(await look(copy)).toMatchObject({ coverage: 1, sources: [{ nameable: false }] })
  })

  it('a seat in the other game opens nothing', async () => {
    await post(other, 'channel', essayText(1), { key: 'killers' })
    await seatOf(other, 1, game.host)
    expect(await look(await report(game, 2, essayText(1)))).toMatchObject({ coverage: 0, sources: [] })
  })

  it('a post that waits for its showing is closed like a channel', async () => {
    const threadId = await transaction((tx) => heldThread(tx, other.id, 0))
    const text = essayText(1)
    await transaction((tx) =>
      addPost(tx, { threadId, authorId: other.account(1), seat: 1, code: '救', kind: 'rescue', doc: essayDoc(text) }),
    )
    const copy = await report(game, 2, text)
    expect(await look(copy)).toMatchObject({ coverage: 0, sources: [] })
    await host(other, game.host)
    expect(await look(copy)).toMatchObject({ coverage: 1 })
  })

  it('a draft is no source for anybody, its own author’s host included', async () => {
    const draft = { title: '', doc: essayDoc(essayText(1)), base: 0 }
    await saveDraft(game.account(1), { ...draft, scope: `game:${game.slug}:essay:1` })
    await saveDraft(game.host, { ...draft, scope: `game:${other.slug}:essay:1` })
    expect(await look(await report(game, 2, essayText(1)))).toMatchObject({ coverage: 0, sources: [] })
  })

  it('what a seat wrote to its own group is no source for what it publishes; what another wrote is', async () => {
    await post(game, 'channel', essayText(1), { key: 'killers', authorId: game.account(2), seat: 2 })
    expect(await look(await kill(game, 2, essayText(1)))).toMatchObject({ sources: [] })
    expect((await look(await kill(game, 3, essayText(1))))?.sources).toHaveLength(2)
  })
})

describe('similarity.md 6 old work', () => {
  let earlier: TestGame
  beforeEach(async () => {
    earlier = await testGame({ started: false, name: 'e' })
  })
  /** A kill post of seat 2, copied from seat 1 of the other game; by one account or by two. */
  async function copied({ same }: { same: boolean }): Promise<string> {
    await seatOf(earlier, 1, same ? game.account(2) : earlier.account(1))
    await post(earlier, 'kills', essayText(1), {
      kind: 'kill',
      authorId: same ? game.account(2) : earlier.account(1),
      code: '夜飞鹊',
      title: '借灯',
    })
    return kill(game, 2, essayText(1))
  }

  it('in a game that has ended: told to the main host, with the account', async () => {
    const copy = await copied({ same: true })
    await becomes(earlier, 'finished')
    expect(await look(copy)).toMatchObject({
      coverage: 1,
      sources: [{ kind: 'oldWork', by: '夜飞鹊', title: '借灯', account: await nameOf(game, 2), nameable: false }],
    })
  })

  it('an assistant who sees no accounts gets the match and not whose it is', async () => {
    const copy = await copied({ same: true })
    await becomes(earlier, 'finished')
    const assistant = await helper(game, 'assistant')
    const found = await look(copy, assistant)
    expect(found).toMatchObject({ sources: [{ kind: 'site', account: null, nameable: false }] })
    expect(JSON.stringify(found)).not.toContain(await nameOf(game, 2))
    await settings(game, { assistantAccounts: true, assistantSecrets: true })
    expect(await look(copy, assistant)).toMatchObject({ sources: [{ kind: 'oldWork' }] })
  })

  it.each(['running', 'reportIn', 'cancelled'] as const)(
    'in a game that is %s nothing changes with whose it is: this game’s host learns no seat of the other',
    async (status) => {
      const seen = async (same: boolean) => {
        await db().longPost.deleteMany()
        const copy = await copied({ same })
        await becomes(earlier, status)
        const [source] = (await look(copy))?.sources ?? []
        return { ...source, postId: '', href: '', at: 0 }
      }
      const stranger = await seen(false)
      expect(stranger).toMatchObject({ kind: 'site', coverage: 1, account: null, nameable: false })
      expect(await seen(true)).toEqual(stranger)
    },
  )

  it('in a game with the same host he knows both seats', async () => {
    const copy = await copied({ same: true })
    await becomes(earlier, 'running')
    await db().gameHost.create({ data: { gameId: earlier.id, userId: game.host, role: 'main' } })
    expect(await look(copy)).toMatchObject({ sources: [{ kind: 'oldWork', account: await nameOf(game, 2) }] })
  })

  it('after both games everybody reads it', async () => {
    const copy = await copied({ same: true })
    await becomes(earlier, 'finished')
    await becomes(game, 'finished')
    expect(await look(copy, null)).toMatchObject({ sources: [{ kind: 'oldWork', account: await nameOf(game, 2) }] })
    await becomes(earlier, 'running')
    expect(await look(copy, null)).toMatchObject({ sources: [{ kind: 'site', account: null }] })
  })
})

describe('evidence of a flag', () => {
  it('similarity.md 5 compares with pasted text', async () => {
    const text = essayText(1)
    const copy = await report(game, 1, text)
    const found = await compareWithText(db(), { postId: copy, text: `前言\n${text.replaceAll('，', '\n')}` })
    expect(found).toMatchObject({ coverage: 1, sources: [{ kind: 'evidence', href: null, passages: [{}] }] })
    expect(await compareWithText(db(), { postId: copy, text: essayText(9) })).toMatchObject({
      coverage: 0,
      sources: [],
    })
    expect(await compareWithText(db(), { postId: randomUUID(), text })).toBeNull()
  })

  it('similarity.md 5 compares with another post, if the reader may see it', async () => {
    const other = await testGame({ started: false, name: 'o' })
    const open = await report(other, 1, essayText(1))
    const closed = await post(other, 'channel', essayText(1), { key: 'killers' })
    const copy = await report(game, 2, essayText(1))
    const compare = (otherId: string, reader = game.host) => compareWithPost(db(), { postId: copy, otherId, reader })
    expect(await compare(open)).toMatchObject({ coverage: 1, sources: [{ postId: open }] })
    expect(await compare(closed)).toBeNull()
    expect(await compare(copy)).toBeNull()
    expect(await compare(open, game.account(1))).toBeNull()
  })
})

describe('similarity.md 5 suggestions on the desk', () => {
  const suggested = async (reader: string | null = game.host) => {
    await indexAll()
    return readSuggestions(await game.page(reader ?? undefined), reader)
  }
  /** A kill post of 500 characters of its own seed, so many of them copied from seat 1's report-in. */
  async function copying(length: number): Promise<string> {
    const stolen = essayText(1, 500).replaceAll('，', '').slice(0, length)
    return kill(game, 2, `${stolen}。${essayText(40 + length, 500 - length)}`, '借灯')
  }
  beforeEach(async () => {
    await report(game, 1, essayText(1, 500))
  })

  it('shows the host an essay from 20% on, as it is signed; its author and all others see nothing', async () => {
    const copy = await copying(100)
    const shown = [
      { postId: copy, key: copy, title: '借灯', code: '醉花阴', seat: null, coverage: 0.2, sources: 1, oldWork: false },
    ]
    expect(await suggested()).toMatchObject(shown)
    expect(await suggested(await helper(game, 'assistant'))).toMatchObject(shown)
    for (const reader of [null, game.account(1), game.account(2), await helper(game, 'counter')])
      expect(await suggested(reader)).toEqual([])
  })

  it('shows nothing below', async () => {
    await copying(99)
    expect(await suggested()).toEqual([])
  })

  it('follows the game’s setting', async () => {
    await copying(100)
    await settings(game, { similarPercent: 21 })
    expect(await suggested()).toEqual([])
    await settings(game, { similarPercent: 5 })
    expect(await suggested()).toHaveLength(1)
  })

  it('counts only sources that this reader may see', async () => {
    const other = await testGame({ started: false, name: 'o' })
    await post(other, 'channel', essayText(8, 500), { key: 'killers' })
    await kill(game, 3, essayText(8, 500))
    expect(await suggested()).toEqual([])
    await db().gameHost.create({ data: { gameId: other.id, userId: game.host, role: 'main' } })
    expect(await suggested()).toMatchObject([{ coverage: 1 }])
  })

  it('is laid aside by a host for the whole team, logged once; by nobody else', async () => {
    const copy = await copying(200)
    await indexAll()
    const aside = async (userId: string) => laySuggestionAside(await game.page(userId), userId, copy)
    expect(await aside(game.account(2))).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await aside(await helper(game, 'counter'))).toMatchObject({ refusal: { code: 'NOT_YOUR_COMMAND' } })
    expect(await suggested()).toHaveLength(1)
    const assistant = await helper(game, 'assistant')
    for (let i = 0; i < 2; i++) expect(await aside(assistant)).toMatchObject({ ok: true })
    expect(await suggested()).toEqual([])
    expect(await db().hostAct.count({ where: { act: 'laySimilarAside', userId: assistant } })).toBe(1)
  })

  it('is over with the game', async () => {
    await copying(200)
    await becomes(game, 'finished')
    expect(await suggested()).toEqual([])
  })
})
