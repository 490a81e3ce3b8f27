import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, now, setTestClock, transaction } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import type { Block, RichDocument } from '@/lib/rich-text/types'
import { documentFromText } from './document'
import { keepOldDraft, oldDrafts, readDraft, saveDraft } from './drafts'
import { addPost, hidePost } from './posts'
import { quotable } from './quotes'
import { markRead, unreadCounts } from './read-marks'
import { locatePost, readThread } from './threads'
import { createThread, reply } from './write'

const board = { id: randomUUID(), slug: 'fengyun', name: '风云阁' }
const [alice, bob, carol] = [randomUUID(), randomUUID(), randomUUID()]
const at = new Date('2026-03-02T04:00:00Z')

beforeEach(async () => {
  await freshTables()
  await db().board.create({ data: board })
  await db().user.createMany({
    data: [
      { id: alice, username: '真名甲', usernameKey: '真名甲', passwordHash: 'x' },
      { id: bob, username: '真名乙', usernameKey: '真名乙', passwordHash: 'x' },
      { id: carol, username: '真名丙', usernameKey: '真名丙', passwordHash: 'x' },
    ],
  })
})

async function newThread(title = '闲话'): Promise<string> {
  const made = await createThread({
    boardId: board.id,
    title,
    userId: alice,
    doc: documentFromText('开楼'),
    key: randomUUID(),
  })
  if (!made.ok) throw new Error(made.code)
  return made.post.threadId
}

async function newGame(
  status: 'reportIn' | 'running' | 'finished' = 'running',
  visibility: 'public' | 'members' = 'public',
) {
  const game = await db().game.create({
    data: {
      slug: randomUUID().slice(0, 8),
      title: '雨打芭蕉',
      ruleset: 'tiesha',
      status,
      visibility,
      boardId: board.id,
      config: {},
      setup: {},
      timeZone: 'Asia/Shanghai',
      endedAt: status === 'finished' ? at : null,
      seats: { create: [{ seat: 3, alias: '听雨', userId: alice }] },
    },
  })
  const thread = async (kind: 'talk' | 'kills' | 'channel', key = '') =>
    (await db().thread.create({ data: { gameId: game.id, kind, key, title: kind, createdAt: at } })).id
  return {
    id: game.id,
    talk: await thread('talk'),
    kills: await thread('kills'),
    channel: await thread('channel', 'killers'),
  }
}

const quoting = (postId: string, ...paragraphs: string[]): RichDocument => ({
  type: 'doc',
  version: 1,
  content: [
    {
      type: 'blockquote',
      attrs: { source: { postId, by: '胡说', title: '胡说', number: 99 } },
      content: documentFromText(paragraphs.join('\n')).content,
    },
    ...documentFromText('我说').content,
  ],
})

async function storedSource(postId: string) {
  const post = await db().post.findUniqueOrThrow({ where: { id: postId } })
  const quote = (post.doc as unknown as { content: Block[] }).content[0]
  return quote?.type === 'blockquote' ? quote.attrs.source : undefined
}

describe('floors', () => {
  it('20 posts at once get consecutive floors, each once', async () => {
    const threadId = await newThread()
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        transaction((tx) =>
          addPost(tx, { threadId, authorId: bob, doc: documentFromText(`第 ${i} 帖`), key: randomUUID() }),
        ),
      ),
    )
    expect(added.map((p) => p.number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2))
    expect(await db().thread.findUnique({ where: { id: threadId } })).toMatchObject({ postCount: 21 })
  })

  it('the same form sent many times at once posts once', async () => {
    const threadId = await newThread()
    const key = randomUUID()
    const send = () => reply({ threadId, userId: bob, doc: documentFromText('一遍'), key })
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(answers.map((a) => a.ok && a.post.id)).size).toBe(1)
    expect(answers.filter((a) => a.ok && !a.post.repeated)).toHaveLength(1)
    expect(await db().post.count({ where: { threadId } })).toBe(2)
  })

  it('the same form sent twice opens one thread', async () => {
    const key = randomUUID()
    const send = () =>
      createThread({ boardId: board.id, title: '新楼', userId: alice, doc: documentFromText('开'), key })
    const [one, two] = await Promise.all([send(), send()])
    expect(one.ok && two.ok && one.post.threadId === two.post.threadId).toBe(true)
    expect(await db().thread.count()).toBe(1)
  })

  it('another account may use the same key', async () => {
    const threadId = await newThread()
    const key = randomUUID()
    const doc = documentFromText('各说各话')
    await reply({ threadId, userId: alice, doc, key })
    expect(await reply({ threadId, userId: bob, doc, key })).toMatchObject({
      ok: true,
      post: { number: 3, repeated: false },
    })
  })

  it('T5.2 counts original and quoted words', async () => {
    const threadId = await newThread()
    const answer = await reply({
      threadId,
      userId: bob,
      doc: documentFromText('原创五个字\n> 引用'),
      key: randomUUID(),
    })
    expect(answer).toMatchObject({ ok: true, post: { original: 5, quoted: 2 } })
  })

  it('a locked thread takes nothing, and a game’s thread is no board’s', async () => {
    const threadId = await newThread()
    await db().thread.update({ where: { id: threadId }, data: { lockedAt: at } })
    const doc = documentFromText('晚了')
    expect(await reply({ threadId, userId: bob, doc, key: randomUUID() })).toEqual({ ok: false, code: 'THREAD_LOCKED' })
    const { talk } = await newGame()
    expect(await reply({ threadId: talk, userId: bob, doc, key: randomUUID() })).toEqual({
      ok: false,
      code: 'NOT_FOUND',
    })
  })
})

describe('T17.1 no word outside the game on its board', () => {
  const doc = documentFromText('我在别处说')
  it.each(['reportIn', 'running'] as const)('a seated account is refused while the game is %s', async (status) => {
    const threadId = await newThread()
    await newGame(status)
    const refused = { ok: false, code: 'NAKED', games: ['雨打芭蕉'] }
    expect(await reply({ threadId, userId: alice, doc, key: randomUUID() })).toEqual(refused)
    expect(await createThread({ boardId: board.id, title: '新楼', userId: alice, doc, key: randomUUID() })).toEqual(
      refused,
    )
  })
  it('others write on, and so does it once the game has ended', async () => {
    const threadId = await newThread()
    await newGame('finished')
    expect((await reply({ threadId, userId: alice, doc, key: randomUUID() })).ok).toBe(true)
    await newGame('running')
    expect((await reply({ threadId, userId: bob, doc, key: randomUUID() })).ok).toBe(true)
  })
  it('T3.3 nor does one whose seat a substitute took, until the game has ended', async () => {
    const threadId = await newThread()
    const { id } = await newGame('running')
    await db().signUp.create({ data: { gameId: id, userId: bob, status: 'replaced', createdAt: at } })
    const write = () => reply({ threadId, userId: bob, doc, key: randomUUID() })
    expect(await write()).toEqual({ ok: false, code: 'NAKED', games: ['雨打芭蕉'] })
    await db().game.update({ where: { id }, data: { status: 'finished', endedAt: at } })
    expect((await write()).ok).toBe(true)
  })
  it('it may write on another board', async () => {
    await newGame('running')
    const other = await db().board.create({ data: { slug: 'chaguan', name: '茶馆' } })
    expect((await createThread({ boardId: other.id, title: '喝茶', userId: alice, doc, key: randomUUID() })).ok).toBe(
      true,
    )
  })
})

describe('reading', () => {
  it('20 floors a page; a page out of range is the nearest; unread starts behind the mark', async () => {
    const threadId = await newThread()
    for (let i = 0; i < 44; i++)
      await transaction((tx) => addPost(tx, { threadId, authorId: bob, doc: documentFromText(`${i}`) }))
    const second = await readThread(threadId, { page: 2 })
    expect(second).toMatchObject({ page: 2, pages: 3, total: 45, unread: null })
    expect(second?.posts.map((p) => p.number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 21))
    expect((await readThread(threadId, { page: 99 }))?.page).toBe(3)
    await markRead(alice, threadId, 20)
    await markRead(alice, threadId, 5)
    await markRead(carol, threadId, 45)
    expect(await readThread(threadId, { page: 'unread', readerId: alice })).toMatchObject({ page: 2, unread: 21 })
    expect((await readThread(threadId, { readerId: bob }))?.unread).toBeNull()
    expect(await unreadCounts(alice, [{ id: threadId, postCount: 45 }])).toEqual(new Map([[threadId, 25]]))
    for (const authorId of [carol, alice]) await transaction((tx) => addPost(tx, { threadId, authorId }))
    expect((await readThread(threadId, { readerId: carol }))?.unread).toBe(47) // his own 46 he knows
    expect((await readThread(threadId, { readerId: alice }))?.unread).toBe(21)
    expect((await readThread(threadId, { page: 3, readerId: carol }))?.own).toBe(46)
    expect((await readThread(threadId, { page: 2, readerId: carol }))?.own).toBeNull()
    expect((await readThread(threadId, { page: 3 }))?.own).toBeNull()
    const last = second?.posts.at(-1)
    expect(await locatePost(last?.id ?? '')).toMatchObject({ number: 40, page: 2, thread: { id: threadId } })
  })

  it('T17.1 a game’s page holds aliases and code names, no account and no seat behind a code name', async () => {
    const game = await newGame()
    await transaction(async (tx) => {
      await addPost(tx, { threadId: game.talk, authorId: alice, seat: 3, doc: documentFromText('我是听雨') })
      await addPost(tx, { threadId: game.kills, authorId: alice, seat: 3, code: '碧桃春', doc: documentFromText('杀') })
    })
    const [talk, kills] = [await readThread(game.talk), await readThread(game.kills)]
    expect(talk?.posts[0]?.voice).toEqual({ kind: 'seat', alias: '听雨' })
    expect(kills?.posts[0]?.voice).toEqual({ kind: 'code', code: '碧桃春' })
    expect(JSON.stringify([talk, kills])).not.toMatch(new RegExp(`${alice}|真名`))
    expect(JSON.stringify(kills)).not.toContain('听雨')
  })
})

describe('quotes are checked on the server', () => {
  it('a true quote gets what the server knows, whatever the client claimed', async () => {
    const threadId = await newThread()
    const first = await readThread(threadId)
    const source = first?.posts[0]?.id ?? ''
    const post = await reply({ threadId, userId: bob, doc: quoting(source, '开 楼'), key: randomUUID() })
    expect(await storedSource(post.ok ? post.post.id : '')).toEqual({
      postId: source,
      by: '真名甲',
      title: '闲话',
      number: 1,
    })
  })

  it('words that the source does not hold, and posts that do not exist, lose their source', async () => {
    const threadId = await newThread()
    const source = (await readThread(threadId))?.posts[0]?.id ?? ''
    for (const doc of [quoting(source, '开楼', '他没说过'), quoting(randomUUID(), '开楼'), quoting('x', '开楼')]) {
      const post = await reply({ threadId, userId: bob, doc, key: randomUUID() })
      expect(await storedSource(post.ok ? post.post.id : '')).toBeNull()
    }
  })

  it('T17.1 a code-name post is quoted by its code name alone', async () => {
    const game = await newGame()
    const kill = await transaction((tx) =>
      addPost(tx, {
        threadId: game.kills,
        authorId: alice,
        seat: 3,
        code: '碧桃春',
        title: '渡头',
        doc: documentFromText('霜降'),
      }),
    )
    const talk = await transaction((tx) =>
      addPost(tx, { threadId: game.talk, authorId: bob, seat: 3, doc: quoting(kill.id, '霜降') }),
    )
    expect(await storedSource(talk.id)).toEqual({ postId: kill.id, by: '碧桃春', title: '渡头', number: 1 })
    expect(
      await quotable({ threadId: game.kills, number: 1 }, { id: game.talk, gameId: game.id, kind: 'talk' }),
    ).toEqual({
      source: { postId: kill.id, by: '碧桃春', title: '渡头', number: 1 },
      paragraphs: ['霜降'],
    })
  })

  it('a private channel is not named outside it, nor told to exist', async () => {
    const game = await newGame()
    const secret = await transaction((tx) =>
      addPost(tx, { threadId: game.channel, authorId: alice, seat: 3, doc: documentFromText('密谋') }),
    )
    const write = (threadId: string) =>
      transaction((tx) => addPost(tx, { threadId, authorId: alice, seat: 3, doc: quoting(secret.id, '密谋') }))
    expect(await storedSource((await write(game.talk)).id)).toBeNull()
    expect(await storedSource((await write(game.channel)).id)).toMatchObject({ postId: secret.id })
    const talk = { id: game.talk, gameId: game.id, kind: 'talk' } as const
    expect(await quotable({ postId: secret.id }, talk)).toBeNull()
    expect(await quotable({ postId: randomUUID() }, talk)).toBeNull()
  })

  it('a hidden post is not quoted', async () => {
    const threadId = await newThread()
    const source = (await readThread(threadId))?.posts[0]?.id ?? ''
    await transaction((tx) => hidePost(tx, { postId: source, userId: alice, reason: '广告' }))
    const post = await reply({ threadId, userId: bob, doc: quoting(source, '开楼'), key: randomUUID() })
    expect(await storedSource(post.ok ? post.post.id : '')).toBeNull()
  })
})

describe('hiding', () => {
  it('leaves a trace: outside games a PostAct, inside a HostAct; twice is once', async () => {
    const threadId = await newThread()
    const id = (await readThread(threadId))?.posts[0]?.id ?? ''
    const hide = (postId: string, reason: string | null) =>
      transaction((tx) => hidePost(tx, { postId, userId: bob, reason }))
    expect(await hide(id, '广告')).toBe(true)
    expect(await hide(id, '再来')).toBe(true)
    expect((await readThread(threadId))?.posts[0]?.hidden).toEqual({ reason: '广告', shown: false })
    expect(await hide(id, null)).toBe(true)
    expect((await readThread(threadId))?.posts[0]?.hidden).toBeNull()
    expect(await db().postAct.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { act: 'hide', reason: '广告', userId: bob },
      { act: 'unhide' },
    ])
    const game = await newGame()
    const post = await transaction((tx) =>
      addPost(tx, { threadId: game.talk, authorId: alice, seat: 3, doc: documentFromText('x') }),
    )
    await hide(post.id, '托票')
    expect(await db().hostAct.findMany()).toMatchObject([
      { act: 'hidePost', gameId: game.id, data: { reason: '托票' } },
    ])
    expect(await hide(randomUUID(), 'x')).toBe(false)
  })
})

describe('drafts', () => {
  const scope = 'thread:1'
  const text = (words: string) => ({ scope, title: '', doc: documentFromText(words) })

  it('two windows never overwrite each other', async () => {
    const one = await saveDraft(alice, { ...text('甲'), base: 0 })
    expect(one).toMatchObject({ ok: true })
    const version = one.ok ? one.version : 0
    expect(await saveDraft(alice, { ...text('乙'), base: 0 })).toMatchObject({
      ok: false,
      code: 'NEWER',
      draft: { version },
    })
    expect(await saveDraft(alice, { ...text('甲二'), base: version })).toMatchObject({ ok: true, version: version + 1 })
    expect(await saveDraft(alice, { ...text('乙'), base: version })).toMatchObject({
      ok: false,
      draft: { doc: documentFromText('甲二') },
    })
    await keepOldDraft(alice, text('乙'))
    expect(await oldDrafts(alice, scope)).toMatchObject([{ doc: documentFromText('乙') }])
    expect((await readDraft(alice, scope))?.doc).toEqual(documentFromText('甲二'))
  })

  it('of two saves at once on one version, one holds', async () => {
    const first = await saveDraft(alice, { ...text('底'), base: 0 })
    const base = first.ok ? first.version : 0
    const saves = await Promise.all(['甲', '乙', '丙'].map((w) => saveDraft(alice, { ...text(w), base })))
    expect(saves.filter((s) => s.ok)).toHaveLength(1)
  })

  it('each account has its own', async () => {
    await saveDraft(alice, { ...text('甲'), base: 0 })
    expect(await readDraft(bob, scope)).toBeNull()
    expect((await saveDraft(bob, { ...text('乙'), base: 0 })).ok).toBe(true)
  })

  it('posting takes the draft away, and a late autosave does not bring it back', async () => {
    const threadId = await newThread()
    const key = randomUUID()
    await saveDraft(bob, { ...text('稿'), base: 0 })
    await reply({ threadId, userId: bob, doc: documentFromText('稿'), key, scope })
    expect(await readDraft(bob, scope)).toBeNull()
    expect(await saveDraft(bob, { ...text('稿'), base: 0, key })).toEqual({ ok: false, code: 'POSTED' })
  })

  it('a window left over from an earlier draft cannot overwrite a later one of the same scope', async () => {
    const old = await saveDraft(bob, { ...text('旧'), base: 0 })
    const threadId = await newThread()
    await reply({ threadId, userId: bob, doc: documentFromText('旧'), key: randomUUID(), scope })
    await setTestClock((await now()) + 5_000)
    await saveDraft(bob, { ...text('新'), base: 0 })
    expect((await saveDraft(bob, { ...text('旧二'), base: old.ok ? old.version : 0 })).ok).toBe(false)
  })

  it('keeps the newest 20 old drafts of a scope', async () => {
    for (let i = 0; i < 22; i++) await keepOldDraft(alice, text(`${i}`))
    const kept = await oldDrafts(alice, scope)
    expect(kept).toHaveLength(20)
    expect(kept.map((d) => d.doc)).not.toContainEqual(documentFromText('0'))
  })
})
