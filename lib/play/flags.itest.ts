import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import type { FlagReason } from '@/lib/engine/rulesets/tiesha'
import { env } from '@/lib/env'
import { documentFromText } from '@/lib/forum/document'
import { claimSlot } from './claim-slot'
import { FlagForm } from './flag-form'
import { flagPost } from './flag-post'
import { concernsPost, type Unseen } from './host-seen'
import { addHelper } from './host-team'
import { publishKillPost } from './publish-kill-post'
import { readRulingLog } from './read-announcements'
import { readCase, readCases, readOpenFlags, readOwnFlags } from './read-flags'
import { readHostLog, readSeen } from './read-host-log'
import { readReportIns } from './read-report-ins'
import { readRulings } from './read-rulings'
import { reportIn } from './report-in'
import { type RulingForm, ruleOnPost } from './rule-on-post'
import { type ReportRulingForm, ruleOnReportIn } from './rule-on-report-in'
import { account, at, clock, type TestGame, testGame } from './testing'

const must = <T>(outcome: { ok: true; value: T } | { ok: false; refusal: unknown }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}
const refused = (code: string) => ({ ok: false, refusal: { code } })
const essay = (words = 800) => ({ title: '借火', doc: documentFromText('灯'.repeat(words)), key: randomUUID() })

let game: TestGame
let killer: number
let target: number
let reader: number // a living ranger
let gone: number // a ranger, voted out in round 1
let post: string

/** Round 2, posting: the killer's post stands as 2.1 and aims at a ranger. */
async function afterTheKill(config: object = { preset: 'quick-12' }) {
  await freshTables()
  game = await testGame({ config })
  await clock('2026-03-03T12:00:00+08:00')
  const rangers = await game.role('ranger')
  ;[gone = 0, target = 0, reader = 0] = rangers
  for (const seat of game.seats) must(await game.act(seat, { do: 'vote', picks: [{ seat: gone }] }))
  await at('2026-03-03T21:00:01+08:00')
  await clock('2026-03-03T22:00:00+08:00')
  killer = (await game.role('killer'))[0] ?? 0
  const writer = { gameId: game.id, userId: game.account(killer) }
  must(await claimSlot(writer, { round: 2, group: 'killers', target, key: randomUUID() }))
  post = must(await publishKillPost(writer, 'killers', essay())).post
}
const morning = () => at('2026-03-04T08:00:00+08:00')
/** Round 2's vote goes by, and its result post is out. */
async function resultOut() {
  const { seats } = await game.view()
  for (const { seat } of seats.filter((one) => one.living))
    must(await game.act(seat, { do: 'vote', picks: [{ seat: reader }] }))
  await at('2026-03-04T21:00:01+08:00')
  expect((await game.view()).round).toBe(3)
}

async function flag(
  userId: string,
  { reason = 'plagiarism' as FlagReason, key = randomUUID(), of = '2.1', text = '灯是不借的' } = {},
) {
  const complaint = FlagForm.parse({ reason, text, link: '', note: '' })
  return flagPost(await game.page(userId), userId, { post: of, key }, complaint)
}

/** Rules as the page of `userId` would: with the digest of what it foretells. */
async function rule(changes: Partial<RulingForm> = {}, userId = game.host, unseen?: Unseen) {
  const page = await game.page(userId)
  const form = { post: '2.1', reason: 'plagiarism' as FlagReason, verdict: 'upheld' as const, ...changes }
  const told = (await readCase(await game.page(game.host), form.post))?.foretold ?? []
  const kind = form.verdict === 'upheld' ? undefined : 'dismissed'
  const digest = told.find((one) => (kind ? one.kind === kind : one.reasons.includes(form.reason)))?.digest ?? ''
  return ruleOnPost(page, userId, { note: '连续 213 字相同。', told: digest, key: randomUUID(), ...form }, unseen)
}

const announced = async () =>
  (
    await db().post.findMany({
      where: { thread: { gameId: game.id, kind: 'announcements' } },
      orderBy: { number: 'asc' },
    })
  ).map((row) => row.data as { kind: string } & Record<string, unknown>)
const lastAnnounced = async (count: number) => (await announced()).slice(-count)

describe('T11.1 flags', () => {
  beforeEach(() => afterTheKill())

  it('T11.1 a seat may flag, also one that is out, and a member without a seat; hosts rule instead', async () => {
    expect(await flag(game.account(reader))).toMatchObject({ ok: true, value: { repeated: false } })
    expect(await flag(game.account(gone))).toMatchObject({ ok: true })
    expect(await flag(await account('passer-by'))).toMatchObject({ ok: true })
    expect(await flag(game.host)).toMatchObject(refused('NOT_YOUR_COMMAND'))
    const helper = await account('helper')
    await addHelper(game.id, game.host, 'helper', 'assistant')
    expect(await flag(helper)).toMatchObject(refused('NOT_YOUR_COMMAND'))
    const cases = await readCases(await game.page(game.host), { wanted: 1, sort: 'latest' })
    expect(cases).toMatchObject({ total: 1, open: 1, cases: [{ flags: 3, reasons: ['plagiarism'], open: true }] })
    expect((await game.page(game.host)).openCases).toBe(1)
  })

  it('T11.1 only what this game shows can be flagged', async () => {
    for (const of of ['2.2', 'report-1', randomUUID(), '../x'])
      expect(await flag(game.account(reader), { of })).toMatchObject(refused('UNKNOWN_POST'))
    const [talk] = await db().thread.findMany({ where: { gameId: game.id, kind: 'talk' } })
    const row = await db().post.create({
      data: { threadId: talk?.id ?? '', number: 1, at: new Date(), doc: {}, seat: reader },
    })
    expect(await flag(game.account(reader), { of: row.id })).toMatchObject(refused('UNKNOWN_POST'))
    const other = await testGame({ name: 'h' })
    const stranger = other.account(1)
    expect(await flagPost(await other.page(stranger), stranger, { post, key: randomUUID() }, FORM)).toMatchObject(
      refused('UNKNOWN_POST'),
    )
  })

  it('T11.1 what one account says against one post is one flag; the same form counts once', async () => {
    for (const user of [game.account(reader), await account('passer-by')]) {
      const key = randomUUID()
      must(await flag(user, { key }))
      expect(await flag(user, { key })).toEqual({ ok: true, value: { repeated: true } })
      must(await flag(user, { reason: 'genre' }))
      const [own, ...more] = await readOwnFlags(await game.page(user), user)
      expect(more).toEqual([])
      expect(own?.said.map((word) => word.reason)).toEqual(['plagiarism', 'genre'])
    }
    expect(await db().flag.count()).toBe(2)
  })

  it('T11.1 T2.6 neither while the game is paused nor once it is over', async () => {
    const member = await account('passer-by')
    must(await game.act('host', { do: 'pause', note: '论坛维护' }))
    for (const user of [member, game.account(reader)]) expect(await flag(user)).toMatchObject(refused('PAUSED'))
    must(await game.act('host', { do: 'resume' }))
    must(await game.act('host', { do: 'close', note: '散了' }))
    for (const user of [member, game.account(reader)]) expect(await flag(user)).toMatchObject(refused('GAME_OVER'))
    expect(await db().flag.count()).toBe(0)
  })

  it('T11.1 T18 who flagged, and that anybody did, reaches the host team alone', async () => {
    const member = await account('passer-by')
    const before = await everything()
    const heard = await listening(async () => {
      must(await flag(member))
      must(await flag(game.account(reader), { text: '只有我见过的一段' }))
    })
    expect(heard.map(({ public: all, seats }) => [all, seats])).toEqual([
      [false, []],
      [false, [reader]],
    ])
    expect(await everything()).toEqual(before)
    const flags = (await readCase(await game.page(game.host), '2.1'))?.flags ?? []
    expect(flags.map(({ seat, username }) => seat ?? username)).toEqual(expect.arrayContaining([reader, 'passer-by']))

    async function everything() {
      const users = [undefined, game.account(killer), game.account(target), await counter()]
      return Promise.all(
        users.map(async (user) => {
          const page = await game.page(user)
          const log = await readRulingLog(page, 1)
          const own = user ? await readOwnFlags(page, user) : []
          const cases = await readCases(page, { wanted: 1, sort: 'latest' })
          const open = [...(await readOpenFlags(page))]
          return JSON.stringify([page.view, page.openCases, log, own, cases, open, await readCase(page, '2.1')])
        }),
      )
    }
  })

  it('T11.2 where the setting opens flags to all, the post shows what for, and nothing of who or how many', async () => {
    await db().game.update({ where: { id: game.id }, data: { setup: { flagsOpen: true } } })
    const member = await account('passer-by')
    const heard = await listening(async () => {
      must(await flag(member))
      must(await flag(game.account(reader)))
    })
    expect(heard.map((change) => change.public)).toEqual([true, false]) // the second changes nothing to be seen
    const page = await game.page(game.account(target))
    expect([...(await readOpenFlags(page))]).toEqual([[post, ['plagiarism']]])
    must(await rule({ verdict: 'dismissed' }))
    expect([...(await readOpenFlags(page))]).toEqual([])
  })
})

const FORM = FlagForm.parse({ reason: 'genre', text: '', link: '', note: '' })

async function counter() {
  const known = await db().user.findUnique({ where: { usernameKey: 'counter' } })
  if (known) return known.id
  const user = await account('counter')
  await addHelper(game.id, game.host, 'counter', 'counter')
  return user
}

/** What open pages are told while `run` goes on. */
async function listening(run: () => Promise<void>): Promise<{ public: boolean; seats: number[] }[]> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  const heard: { public: boolean; seats: number[] }[] = []
  client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')))
  await client.query('LISTEN game_changed')
  await run()
  await client.query('SELECT 1') // what was sent before has arrived with this answer
  await client.end()
  return heard
}

describe('T11.3 a copied post', () => {
  beforeEach(() => afterTheKill())

  it('T11.3 T13.2 upheld before the result post: what was foretold happens', async () => {
    must(await flag(game.account(reader)))
    await morning()
    const told = (await readCase(await game.page(game.host), '2.1'))?.foretold.find((one) => one.kind === 'out')
    const code = (await game.view(game.host)).seats.find((one) => one.seat === killer)?.code
    expect(told?.foreseen).toMatchObject({
      fate: 'revived',
      revived: [target],
      hidden: {
        out: [{ seat: killer, role: 'killer', code }],
        points: [{ code, before: 'black', after: 'white' }],
        ends: null,
      },
    })
    must(await rule())
    const view = await game.view()
    const seat = (number: number) => view.seats.find((one) => one.seat === number)
    expect(seat(target)).toMatchObject({ living: true })
    expect(seat(killer)).toMatchObject({ living: false, published: true, role: 'killer', code })
    expect(await lastAnnounced(3)).toMatchObject([
      { kind: 'ruling', post, reason: 'plagiarism', fate: 'revived', note: '连续 213 字相同。' },
      { kind: 'ruledOut', seat: killer, code },
      { kind: 'revived', seats: [target] },
    ])
    const [own] = await readOwnFlags(await game.page(game.account(reader)), game.account(reader))
    expect(own?.ruling).toMatchObject({ verdict: 'upheld', note: '连续 213 字相同。', fate: 'revived' })
    expect((await game.page(game.host)).openCases).toBe(0)
    await resultOut()
    const result = (await game.view()).rounds.find((round) => round.round === 2)?.result
    expect(result?.seats.find((one) => one.seat === killer)).toMatchObject({ point: 'white' })
    expect(result?.seats.some((one) => one.seat === target)).toBe(false)
  })

  it('T11.6 upheld after the result post: the author goes, nobody revives, and everybody reads why', async () => {
    await morning()
    await resultOut()
    must(await rule())
    const view = await game.view()
    expect(view.seats.find((one) => one.seat === target)?.living).toBe(false)
    expect(view.seats.find((one) => one.seat === killer)).toMatchObject({ living: false, role: 'killer' })
    expect(await lastAnnounced(2)).toMatchObject([{ kind: 'ruling', fate: 'resultOut' }, { kind: 'ruledOut' }])
    expect((await readRulings(await game.page(), [post])).get(post)).toMatchObject([{ fate: 'resultOut' }])
  })

  it('T11.4 a void essay: the target lives again, the author stays', async () => {
    await morning()
    must(await rule({ reason: 'genre', note: '这是菜谱。' }))
    const view = await game.view(game.host)
    for (const number of [killer, target]) expect(view.seats.find((one) => one.seat === number)?.living).toBe(true)
    expect(view.strikes[0]?.ruling).toMatchObject({ reason: 'genre', void: true })
    expect((await readRulingLog(await game.page(), 1)).posts.map((one) => one.data?.kind)).toEqual([
      'revived',
      'ruling',
    ])
  })

  it('T11.4a short needs the host’s figures, and figures that break a limit', async () => {
    await morning()
    const short = { reason: 'short' as const, note: '凑数。' }
    expect(await rule(short)).toMatchObject(refused('FIGURES'))
    expect(await rule({ ...short, words: { original: 800, quoted: 88 } })).toMatchObject(refused('FIGURES_FIT'))
    must(await rule({ ...short, words: { original: 799, quoted: 0 } }))
    expect((await game.view()).seats.find((one) => one.seat === target)?.living).toBe(false)
    expect(await lastAnnounced(2)).toMatchObject([
      { kind: 'ruling', fate: 'stands', words: { original: 799, quoted: 0 } },
      { kind: 'ruledOut', seat: killer },
    ])
  })

  it('T11.2 T11.6 dismissed with a reason; flagged again it waits again, and may then be upheld, once', async () => {
    const user = game.account(reader)
    must(await flag(user))
    await morning()
    must(await rule({ verdict: 'dismissed', note: '不足十三字。' }))
    const own = async () => (await readOwnFlags(await game.page(user), user))[0]
    expect(await own()).toMatchObject({ ruling: { verdict: 'dismissed', note: '不足十三字。' } })
    expect(await lastAnnounced(1)).toMatchObject([{ kind: 'rulingDismissed', note: '不足十三字。' }])
    await clock('2026-03-04T09:00:00+08:00')
    must(await flag(user, { text: '又见一段' }))
    expect(await own()).toMatchObject({ ruling: null, said: [{}, { text: '又见一段' }] })
    expect((await game.page(game.host)).openCases).toBe(1)
    must(await rule())
    expect(await rule({ reason: 'genre' })).toMatchObject(refused('ALREADY_RULED'))
    must(await flag(user, { reason: 'filler' })) // T11.6: settled at once
    expect(await own()).toMatchObject({ ruling: { verdict: 'upheld' } })
    expect((await game.page(game.host)).openCases).toBe(0)
  })

  it('T11.2 what the host was told must still hold: else he is asked again, and nothing is done', async () => {
    await morning()
    const stale = (await readCase(await game.page(game.host), '2.1'))?.foretold[0]?.digest ?? ''
    await resultOut()
    const { seq } = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    expect(await rule({ told: stale })).toMatchObject(refused('MOVED_ON'))
    expect((await db().game.findUniqueOrThrow({ where: { id: game.id } })).seq).toBe(seq)
    expect((await game.view()).rulings).toEqual([])
    must(await rule())
  })

  it('T18 two hosts at once: the later one is told of the other’s ruling on this post, not of another’s', async () => {
    must(await flag(game.account(reader)))
    await morning()
    const seen = await readSeen(await game.page(game.host))
    const unseen = (id: string) => ({ seen, concern: concernsPost(id) })
    must(await rule({ verdict: 'dismissed' }))
    expect(await rule({}, game.host, unseen(post))).toMatchObject(refused('CHANGED_MEANWHILE'))
    must(await rule({}, game.host, unseen('another')))
  })

  it('T11.2 the same ruling sent twice is given once', async () => {
    await morning()
    const key = randomUUID()
    must(await rule({ key }))
    expect(await rule({ key })).toMatchObject({ ok: true, value: { repeated: true } })
    expect((await game.view()).rulings).toHaveLength(1)
  })

  it('T18 seats, members and counters rule on nothing and see no case; assistants do', async () => {
    await morning()
    const member = await account('passer-by')
    for (const user of [game.account(reader), game.account(killer), member, await counter()]) {
      const outcome = await rule({}, user)
      expect(outcome.ok || outcome.refusal.code).toMatch(/NOT_YOUR_COMMAND|NOT_IN_GAME/)
      expect(await readCase(await game.page(user), '2.1')).toBeNull()
      expect(await readCases(await game.page(user), { wanted: 1, sort: 'latest' })).toBeNull()
    }
    const helper = await account('helper')
    await addHelper(game.id, game.host, 'helper', 'assistant')
    const matter = await readCase(await game.page(helper), '2.1')
    expect(matter?.foretold.every((one) => one.foreseen.hidden === null)).toBe(true)
    const code = (await game.view(game.host)).seats.find((one) => one.seat === killer)?.alias ?? ''
    expect(JSON.stringify(matter)).not.toContain(code)
    must(await rule({ told: matter?.foretold[0]?.digest ?? '' }, helper))
    const log = await readHostLog(await game.page(game.host))
    expect(log?.find((entry) => entry.act === 'rule')).toMatchObject({
      who: 'helper',
      post,
      flag: 'plagiarism',
      note: '连续 213 字相同。',
      figures: { verdict: 'upheld' },
    })
  })

  it('T11.2 T17.1 the public reason names no place of old work, and no account of the game', async () => {
    await morning()
    expect(await rule({ reason: 'oldWork', note: '见 https://example.org/1' })).toMatchObject(refused('NAMES_SOURCE'))
    expect(await rule({ note: '抄 g-player-3 的旧作' })).toMatchObject(refused('NAMES_ACCOUNT'))
    expect((await game.view()).rulings).toEqual([])
  })

  it('T11.3 upheld while posting is open: the night brings nothing of it', async () => {
    const told = (await readCase(await game.page(game.host), '2.1'))?.foretold.find((one) => one.kind === 'void')
    expect(told?.foreseen).toMatchObject({ fate: 'notYet', hidden: { night: { spared: [target] } } })
    must(await rule({ reason: 'filler' }))
    await morning()
    expect((await game.view()).seats.find((one) => one.seat === target)?.living).toBe(true)
  })
})

describe('T11.4a report-ins', () => {
  let report: string

  async function reported(started: boolean) {
    await freshTables()
    game = await testGame({ started: false })
    const words = documentFromText('桥'.repeat(301))
    const user = game.account(3)
    must(await reportIn({ gameId: game.id, userId: user }, { title: '初到', doc: words, key: randomUUID() }))
    report = 'report-1'
    if (!started) return
    await db().seat.updateMany({ where: { reportedAt: null }, data: { reportedAt: new Date() } })
    await at('2026-03-02T20:00:00+08:00')
  }
  const ruleOn = async (changes: Partial<ReportRulingForm> = {}, user = game.host) =>
    ruleOnReportIn(await game.page(user), user, {
      post: report,
      reason: 'short',
      measure: 'again',
      until: Date.parse('2026-03-02T18:00:00+08:00'),
      words: null,
      note: '只有二百字。',
      key: randomUUID(),
      ...changes,
    })

  it('T11.1 T11.4a before round 1: flagged, a new one is asked for by a time, announced, and then taken', async () => {
    await reported(false)
    const user = game.account(5)
    must(await flag(user, { of: report, reason: 'short' }))
    must(await flag(await account('passer-by'), { of: report, reason: 'short' }))
    expect(await ruleOn({ measure: 'warn' })).toMatchObject(refused('TOO_EARLY'))
    expect(await ruleOn({ until: Date.parse('2026-03-01T11:00:00+08:00') })).toMatchObject(refused('UNTIL_PAST'))
    must(await ruleOn())
    expect(await lastAnnounced(1)).toMatchObject([
      { kind: 'reportRuled', report: 1, seat: 3, verdict: 'upheld', measure: 'again', note: '只有二百字。' },
    ])
    expect((await readReportIns(await game.page()))?.missing.map((one) => one.seat)).toContain(3)
    expect((await readOwnFlags(await game.page(user), user))[0]?.ruling).toMatchObject({ measure: 'again' })
    expect(await ruleOn()).toMatchObject(refused('ALREADY_RULED'))
    const writer = { gameId: game.id, userId: game.account(3) }
    must(await reportIn(writer, { title: '再来', doc: documentFromText('桥'.repeat(301)), key: randomUUID() }))
    expect((await readReportIns(await game.page()))?.missing.map((one) => one.seat)).not.toContain(3)
  })

  it('T11.4a in a running game: a warning, or a ruling-out that can be undone; dismissed, nothing', async () => {
    await reported(true)
    must(await ruleOn({ measure: null, until: null, note: '够三百零一字。' }))
    expect(await lastAnnounced(1)).toMatchObject([{ kind: 'reportRuled', verdict: 'dismissed', measure: null }])
    must(await ruleOn({ measure: 'out', until: null }))
    expect((await game.view()).seats[2]).toMatchObject({ living: false, published: true })
    expect((await lastAnnounced(2)).map((one) => one.kind)).toEqual(['ruledOut', 'reportRuled'])
    must(await game.act('host', { do: 'undoRuleOut', seat: 3, note: '查无实据' }))
    expect((await game.view()).seats[2]).toMatchObject({ living: true })
    expect((await readHostLog(await game.page(game.host)))?.map((one) => one.act)).toContain('ruleReportIn')
  })

  it('T11.4a a warning is kept with the seat, and the same form warns once', async () => {
    await reported(true)
    const key = randomUUID()
    for (let i = 0; i < 2; i++) must(await ruleOn({ measure: 'warn', until: null, key }))
    expect((await game.view()).warnings).toHaveLength(1)
    expect((await readReportIns(await game.page()))?.reports[0]?.rulings).toMatchObject([{ measure: 'warn' }])
  })

  it('T18 is for the main host and assistants', async () => {
    await reported(true)
    for (const user of [game.account(5), await counter()])
      for (const measure of ['again', 'warn', null] as const)
        expect(await ruleOn({ measure }, user)).toMatchObject(refused('NOT_YOUR_COMMAND'))
    expect(await ruleOn({}, await account('passer-by'))).toMatchObject(refused('NOT_IN_GAME'))
  })
})

describe('T11.1 many flags', () => {
  it('T11.1 the host sees open ones first, sorted as he likes', async () => {
    await afterTheKill()
    const [thread] = await db().thread.findMany({ where: { gameId: game.id, kind: 'reportIn' } })
    for (let number = 1; number <= 3; number++)
      await db().post.create({
        data: { threadId: thread?.id ?? '', number, kind: 'reportIn', seat: number, at: new Date(), doc: {} },
      })
    const members = await Promise.all([1, 2, 3].map((n) => account(`passer-${n}`)))
    let minute = 0
    for (const [of, count] of [
      ['2.1', 1],
      ['report-1', 3],
      ['report-2', 2],
      ['report-3', 1],
    ] as const)
      for (const user of members.slice(0, count)) {
        await clock(`2026-03-03T22:${String(10 + ++minute)}:00+08:00`)
        must(await flag(user, { of, reason: 'filler' }))
      }
    must(await rule({ verdict: 'dismissed', reason: 'filler' }))
    const keys = async (sort: 'latest' | 'first' | 'flags') =>
      (await readCases(await game.page(game.host), { wanted: 1, sort }))?.cases.map((one) => one.post.key)
    expect(await keys('latest')).toEqual(['report-3', 'report-2', 'report-1', '2.1'])
    expect(await keys('first')).toEqual(['report-1', 'report-2', 'report-3', '2.1'])
    expect(await keys('flags')).toEqual(['report-1', 'report-2', 'report-3', '2.1'])
  })
})
