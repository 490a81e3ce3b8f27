import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import type { Group } from '@/lib/engine/rulesets/tiesha'
import { readDraft, saveDraft } from '@/lib/forum/drafts'
import { quotable } from '@/lib/forum/quotes'
import type { RichDocument } from '@/lib/rich-text/types'
import { claimSlot, withdrawClaim } from './claim-slot'
import { essayScope } from './draft-scopes'
import type { Essay } from './essay'
import { fillIou } from './fill-iou'
import { hangIou } from './hang-iou'
import { publishKillPost } from './publish-kill-post'
import { publishRolePost } from './publish-role-post'
import { readKill, readKills } from './read-kills'
import { readReportIns } from './read-report-ins'
import { reportIn } from './report-in'
import { at, clock, type TestGame, testGame } from './testing'
import { threadsOf } from './threads'

const paragraph = (words: number) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text: '刀'.repeat(words) }],
})
/** A text of so many original and quoted words. */
function doc(original: number, quoted = 0): RichDocument {
  const quote = { type: 'blockquote' as const, attrs: { source: null }, content: [paragraph(quoted)] }
  return { type: 'doc', version: 1, content: [paragraph(original), ...(quoted > 0 ? [quote] : [])] }
}
const essay = (original: number, more: Partial<Essay> = {}): Essay => ({
  title: '渡头无灯',
  doc: doc(original),
  key: randomUUID(),
  ...more,
})
const must = <T>(outcome: { ok: true; value: T } | { ok: false; refusal: unknown }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
const refused = (code: string, data?: object) => ({ ok: false, refusal: { code, ...(data && { data }) } })
const killsOf = async (game: TestGame, user?: string) =>
  (await readKills(await game.page(user))).flatMap(({ entries }) => entries)

let game: TestGame
let killer: number
let target: number
const writer = (seat: number) => ({ gameId: game.id, userId: game.account(seat) })

/** Round 2, posting: a ranger has been voted out. */
async function inPosting(config: object = { preset: 'quick-12' }) {
  await freshTables()
  game = await testGame({ config })
  await clock('2026-03-03T12:00:00+08:00')
  const [voted, aim] = await game.role('ranger')
  for (const seat of game.seats) must(await game.act(seat, { do: 'vote', picks: [{ seat: voted ?? 0 }] }))
  await at('2026-03-03T21:00:01+08:00')
  await clock('2026-03-03T22:00:00+08:00')
  killer = (await game.role('killer'))[0] ?? 0
  target = aim ?? 0
}
const claimed = async (group: Group = 'killers') =>
  must(await claimSlot(writer(killer), { round: 2, group, target, code: '醉花阴', key: randomUUID() }))

describe('kill posts', () => {
  beforeEach(async () => {
    await inPosting()
    await claimed()
  })

  it('T5.2 a short post is refused with both figures and the limit; nothing changes and the draft stays', async () => {
    const scope = essayScope(game.slug, 1)
    await saveDraft(game.account(killer), { scope, title: '', doc: doc(799), base: 0 })
    const { seq } = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    const answer = await publishKillPost(writer(killer), 'killers', essay(799, { draft: scope }))
    expect(answer).toEqual(refused('TOO_SHORT', { original: 799, quoted: 0, limit: 800, percent: 10, share: '0' }))
    expect((await db().game.findUniqueOrThrow({ where: { id: game.id } })).seq).toBe(seq)
    expect(await db().post.count({ where: { kind: 'kill' } })).toBe(0)
    expect((await readDraft(game.account(killer), scope))?.doc).toEqual(doc(799))
  })

  it('T5.2 a post that quotes too much is refused with both figures and the limit', async () => {
    const answer = await publishKillPost(writer(killer), 'killers', { ...essay(0), doc: doc(800, 89) })
    expect(answer).toEqual(
      refused('TOO_MUCH_QUOTED', { original: 800, quoted: 89, limit: 800, percent: 10, share: '10.1' }),
    )
  })

  it('T5.3 a post at the limits stands in the kill thread at once, signed by code name alone', async () => {
    const scope = essayScope(game.slug, 1)
    await saveDraft(game.account(killer), { scope, title: '', doc: doc(800, 88), base: 0 })
    const { post } = must(
      await publishKillPost(writer(killer), 'killers', { ...essay(0), doc: doc(800, 88), draft: scope }),
    )
    const [entry, ...others] = await killsOf(game)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      key: '2.1',
      title: '渡头无灯',
      strike: { post, target, guess: '醉花阴', words: { original: 800, quoted: 88 }, author: null },
    })
    expect(await readDraft(game.account(killer), scope)).toBeNull()
    const row = await db().post.findUniqueOrThrow({ where: { id: post }, include: { thread: true } })
    expect(row).toMatchObject({ kind: 'kill', round: 2, number: 1, original: 800, quoted: 88 })
    expect(row.code).toBe(entry?.kind === 'strike' && entry.strike.code)
    expect(row.thread).toMatchObject({ kind: 'kills', key: '' })
  })

  it('T17.1 what readers get names neither the alias nor the account of the author', async () => {
    const { post } = must(await publishKillPost(writer(killer), 'killers', essay(800)))
    const page = await game.page(game.account(target))
    const alias = page.view?.seats.find((s) => s.seat === killer)?.alias ?? '?'
    const read = await readKill(page, post)
    const told = JSON.stringify([read, await readKills(page)])
    expect(read?.doc).toEqual(doc(800))
    expect(told).not.toContain(alias)
    expect(told).not.toContain(game.account(killer))
    expect(told).toContain('"author":null')
    expect(told).not.toMatch(/"(seat|authorId)":/)
  })

  it('the same form sent twice posts once', async () => {
    const form = essay(800)
    const answers = await Promise.all([form, form].map((one) => publishKillPost(writer(killer), 'killers', one)))
    const posts = answers.map(must)
    expect(new Set(posts.map(({ post }) => post)).size).toBe(1)
    expect(posts.map(({ repeated }) => repeated).sort()).toEqual([false, true])
    expect(await db().post.count({ where: { kind: 'kill' } })).toBe(1)
    expect(await killsOf(game)).toHaveLength(1)
  })

  it('T5.1 a form of another round claims, posts and promises nothing', async () => {
    const stale = refused('STALE')
    const key = randomUUID()
    const [, elsewhere = 0] = await game.role('ranger')
    expect(await claimSlot(writer(killer), { round: 1, group: 'killers', target: elsewhere, key })).toEqual(stale)
    expect(await publishKillPost(writer(killer), 'killers', essay(800, { round: 1 }))).toEqual(stale)
    expect(await hangIou(writer(killer), { round: 1, group: 'killers', key })).toEqual(stale)
    expect(await withdrawClaim(writer(killer), { round: 1, group: 'killers', key })).toEqual(stale)
    expect(await killsOf(game)).toEqual([])
    const { me } = await game.view(game.account(killer))
    expect(me?.desk?.claims).toMatchObject([{ seat: killer, target, state: 'open' }])
  })

  it('T11.7 a hidden post keeps its kill, not its words; the host still reads it', async () => {
    const { post } = must(await publishKillPost(writer(killer), 'killers', essay(800)))
    await db().post.update({ where: { id: post }, data: { hiddenAt: new Date(), hiddenReason: '露了马脚' } })
    const publicly = await readKill(await game.page(), '2.1')
    expect(publicly).toMatchObject({ doc: null, entry: { title: '', hidden: { reason: '露了马脚', shown: false } } })
    expect(publicly?.entry).toMatchObject({ strike: { target } })
    expect((await readKill(await game.page(game.host), '2.1'))?.doc).toEqual(doc(800))
  })
})

describe('IOUs', () => {
  beforeEach(async () => {
    await inPosting()
    await claimed()
    must(await hangIou(writer(killer), { round: 2, group: 'killers', key: randomUUID() }))
  })

  it('T5.7 hangs in the kill thread without a text, and fixes the claim', async () => {
    expect(await killsOf(game)).toMatchObject([{ key: '2.1', title: '', strike: { kind: 'iou', post: null, target } }])
    expect((await readKill(await game.page(), '2.1'))?.doc).toBeNull()
    expect(await db().post.findMany({ where: { kind: 'iouNote' } })).toMatchObject([
      { data: { strike: '2.1', target } },
    ])
    const key = randomUUID()
    expect(await withdrawClaim(writer(killer), { round: 2, group: 'killers', key })).toEqual(refused('ALREADY_POSTED'))
  })

  it('T5.7 filled late: a short text is refused and may be tried again, a full one fills it', async () => {
    await clock('2026-03-04T09:59:00+08:00')
    const short = await fillIou(writer(killer), essay(1199))
    expect(short).toEqual(refused('TOO_SHORT', { original: 1199, quoted: 0, limit: 1200, percent: 10, share: '0' }))
    await clock('2026-03-04T10:00:00.500+08:00')
    const { post } = must(await fillIou(writer(killer), essay(1200)))
    expect(await killsOf(game)).toMatchObject([{ key: '2.1', title: '渡头无灯', strike: { kind: 'iou', post } }])
    await at('2026-03-04T10:00:01+08:00')
    expect((await game.view()).seats.find((s) => s.seat === killer)?.living).toBe(true)
  })

  it('T5.7 missing at the due time: too late to fill, and ruled out', async () => {
    await clock('2026-03-04T10:00:01+08:00')
    expect(await fillIou(writer(killer), essay(1200))).toEqual(refused('NO_IOU'))
    expect((await game.view()).seats.find((s) => s.seat === killer)).toMatchObject({ living: false, published: true })
  })
})

describe('rescue posts', () => {
  const roles = [
    { role: 'killer', count: 2, codes: ['碧桃春', '汉宫春'] },
    { role: 'loneAssassin', count: 1, codes: ['夜飞鹊'] },
    { role: 'sword', count: 1, codes: ['醉花阴'] },
    { role: 'openBomb', count: 1, codes: ['一剪梅'] },
    { role: 'ranger', count: 6, codes: [] },
    { role: 'doctor', count: 1, codes: ['采桑子'] },
  ]
  let doctor: number
  let post: string
  beforeEach(async () => {
    await inPosting({ preset: 'quick-12', custom: true, roles })
    doctor = (await game.role('doctor'))[0] ?? 0
    ;({ post } = must(await publishRolePost(writer(doctor), { kind: 'rescue', target }, essay(800))))
  })

  it('T15.1 until posting closes nobody but the author and the host sees that there is one', async () => {
    const page = await game.page(game.account(target))
    expect(await readKills(page)).toEqual([])
    expect(await readKill(page, post)).toBeNull()
    const threads = await threadsOf(page, game.account(target))
    expect(threads.filter(({ ref }) => ref.kind === 'kills')).toMatchObject([{ ref: { key: '' }, postCount: 0 }])
    const talk = threads.find(({ ref }) => ref.kind === 'talk')
    const into = { id: talk?.id ?? '', gameId: game.id, kind: 'talk' as const }
    expect(await quotable({ postId: post }, into)).toBeNull()
    expect(await killsOf(game, game.account(doctor))).toMatchObject([{ kind: 'other', key: post }])
    expect(await killsOf(game, game.host)).toMatchObject([{ kind: 'other', key: post, other: { target } }])
  })

  it('T15.1 it is shown when posting closes, under the code name, without the target', async () => {
    await claimed()
    must(await publishKillPost(writer(killer), 'killers', essay(800)))
    await at('2026-03-04T00:00:00+08:00')
    const entries = await killsOf(game)
    expect(entries).toMatchObject([
      { kind: 'strike', key: '2.1' },
      { kind: 'other', key: post, title: '渡头无灯', other: { code: '采桑子', target: null, author: null } },
    ])
    const row = await db().post.findUniqueOrThrow({ where: { id: post }, include: { thread: true } })
    expect(row).toMatchObject({ number: 2, data: null, thread: { kind: 'kills', key: '', postCount: 2 } })
    expect(row.at.toISOString()).toBe('2026-03-03T16:00:00.000Z')
  })

  it('T15.1 one a posting, however it is sent', async () => {
    expect(await publishRolePost(writer(doctor), { kind: 'rescue', target }, essay(800))).toEqual(
      refused('ALREADY_POSTED'),
    )
    expect(await publishRolePost(writer(killer), { kind: 'rescue', target }, essay(800))).toEqual(
      refused('NOT_YOUR_COMMAND'),
    )
  })
})

describe('report-in', () => {
  beforeEach(async () => {
    await freshTables()
    game = await testGame({ started: false })
  })

  it('T3.2 below the limit it is refused, exactly at it accepted', async () => {
    expect(await reportIn(writer(3), essay(300))).toEqual(
      refused('TOO_SHORT', { original: 300, quoted: 0, limit: 301, percent: 10, share: '0' }),
    )
    expect((await game.page(game.account(3))).reported).toBe(false)
    must(await reportIn(writer(3), essay(301)))
    const page = await game.page()
    const read = await readReportIns(page)
    const alias = page.view?.seats.find((s) => s.seat === 3)?.alias
    expect(read?.reports).toMatchObject([{ seat: 3, alias, number: 1, title: '渡头无灯', original: 301 }])
    expect(read?.missing.map(({ seat }) => seat)).toEqual(game.seats.filter((seat) => seat !== 3))
    expect((await game.page(game.account(3))).reported).toBe(true)
  })

  it('T3.2 quotes up to the limit are taken, beyond it refused', async () => {
    expect(await reportIn(writer(3), { ...essay(0), doc: doc(301, 34) })).toMatchObject(refused('TOO_MUCH_QUOTED'))
    must(await reportIn(writer(3), { ...essay(0), doc: doc(301, 33) }))
  })

  it('T3.2 one a seat, and the same form once', async () => {
    const form = essay(301)
    const answers = await Promise.all([form, form].map((one) => reportIn(writer(3), one)))
    expect(
      answers
        .map(must)
        .map(({ repeated }) => repeated)
        .sort(),
    ).toEqual([false, true])
    expect(await reportIn(writer(3), essay(301))).toEqual(refused('REPORTED_ALREADY'))
    expect(await db().post.count({ where: { kind: 'reportIn' } })).toBe(1)
  })

  it('T3.2 hosts owe none, and strangers have no seat', async () => {
    expect(await reportIn({ gameId: game.id, userId: game.host }, essay(301))).toEqual(refused('NOT_YOUR_COMMAND'))
    const stranger = randomUUID()
    expect(await reportIn({ gameId: game.id, userId: stranger }, essay(301))).toEqual(refused('NOT_IN_GAME'))
  })

  it('T3.2 the last one missing opens round 1 when its time has passed', async () => {
    for (const seat of game.seats.slice(1)) must(await reportIn(writer(seat), essay(301)))
    await at('2026-03-02T20:00:00+08:00')
    expect((await game.page()).game.status).toBe('reportIn')
    await clock('2026-03-02T20:05:00+08:00')
    must(await reportIn(writer(game.seats[0] ?? 0), essay(301)))
    expect((await game.page()).game.status).toBe('running')
  })
})
