import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { documentFromText } from '@/lib/forum/document'
import { saveChoices } from '@/lib/notify/choices'
import { openNotice, readInbox, unreadCount } from '@/lib/notify/inbox'
import { NOTICE_KINDS } from '@/lib/notify/kinds'
import { FlagForm } from '../flag-form'
import { flagPost } from '../flag-post'
import { addHelper } from '../host-team'
import { publishKillPost } from '../publish-kill-post'
import { reportIn } from '../report-in'
import { ruleOnReportIn } from '../rule-on-report-in'
import { account, at, clock, type TestGame, testGame } from '../testing'
import { tellDue } from './tell'
import { seatsTold, tell, toldTo } from './testing'

let game: TestGame

const must = async (outcome: ReturnType<TestGame['act']>) => {
  const answer = await outcome
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
}
const vote = (seat: number, target: number) => must(game.act(seat, { do: 'vote', picks: [{ seat: target }] }))
const allVote = async (target: number) => {
  const view = await game.view()
  for (const { seat } of view.seats.filter((one) => one.living)) await vote(seat, target)
}
const flag = async (user: string, post: string) => {
  const complaint = FlagForm.parse({ reason: 'plagiarism', text: '见旧坛', link: '', note: '' })
  const answer = await flagPost(await game.page(user), user, { post, key: crypto.randomUUID() }, complaint)
  expect(answer).toMatchObject({ ok: true })
}
const without = (...seats: number[]) => game.seats.filter((seat) => !seats.includes(seat))
const voteClose = (day: string) => `2026-03-${day}T21:00:00+08:00`
const missing = (day: string, minutes: number, round = 1) =>
  `voteMissing:${round}:${Date.parse(voteClose(day))}:${minutes}`

beforeEach(async () => {
  await freshTables()
  game = await testGame()
})

/** Round 2, posting: a ranger has been voted out. */
async function inPosting(): Promise<number> {
  const [out = 0] = await game.role('ranger')
  await clock('2026-03-03T12:00:00+08:00')
  await allVote(out)
  await at('2026-03-03T21:00:01+08:00')
  return out
}

/** An IOU of a killer on a ranger hangs; the night report is out. Returns killer and target. */
async function iouHangs() {
  const out = await inPosting()
  const [killer = 0] = await game.role('killer')
  const target = (await game.role('ranger')).find((seat) => seat !== out) ?? 0
  await clock('2026-03-03T22:00:00+08:00')
  await must(game.act(killer, { do: 'claim', group: 'killers', target }))
  await must(game.act(killer, { do: 'iou', group: 'killers' }))
  await at('2026-03-04T00:00:00+08:00')
  return { killer, target, out }
}

describe('your vote is missing', () => {
  it('T8.1 comes to the second, 2 hours and 30 minutes before the close, to those who have not voted, once', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await vote(1, 2)
    await clock('2026-03-03T18:59:59.999+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
    await clock('2026-03-03T19:00:00+08:00')
    await tell()
    expect(await seatsTold(game, missing('03', 120))).toEqual(without(1))
    await clock('2026-03-03T20:00:00+08:00')
    await vote(2, 3)
    await tell()
    await clock('2026-03-03T20:30:00+08:00')
    await tell()
    await tell()
    expect(await seatsTold(game, missing('03', 30))).toEqual(without(1, 2))
    expect(await toldTo(game, game.account(1))).not.toContain(missing('03', 120))
    expect((await toldTo(game, game.account(3))).filter((key) => key.startsWith('voteMissing'))).toHaveLength(2)
  })

  it('is told of the hour, not of each reminder that a stopped site has missed', async () => {
    await clock('2026-03-03T20:59:00+08:00')
    await tell()
    expect(await seatsTold(game, missing('03', 30))).toEqual(game.seats)
    expect(await seatsTold(game, missing('03', 120))).toEqual([])
  })

  it('comes when the game’s own setting says, or not at all', async () => {
    const remind = (voteReminders: number[]) =>
      db().game.update({ where: { id: game.id }, data: { setup: { voteReminders } } })
    await remind([])
    await clock('2026-03-03T20:59:00+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
    await freshTables()
    game = await testGame()
    await remind([45])
    await clock('2026-03-03T20:14:59+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
    await clock('2026-03-03T20:15:00+08:00')
    await tell()
    expect(await seatsTold(game, missing('03', 45))).toEqual(game.seats)
  })

  it('T2.2 is told in the last second, and never after the close', async () => {
    await clock('2026-03-03T21:00:00.999+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual(game.seats)
    await freshTables()
    game = await testGame()
    await clock('2026-03-03T21:00:01+08:00') // the worker has not settled yet
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
  })

  it('T2.6 rests during a pause, and comes before the new close', async () => {
    await clock('2026-03-03T18:30:00+08:00')
    await must(game.act('host', { do: 'pause' }))
    await clock('2026-03-03T19:30:00+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
    await must(game.act('host', { do: 'resume' }))
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual([])
    await clock('2026-03-04T19:00:00+08:00')
    await tell()
    expect(await seatsTold(game, missing('04', 120))).toEqual(game.seats)
  })

  it('goes to the dead no more', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await must(game.act('host', { do: 'ruleOut', seat: 4 }))
    await clock('2026-03-03T19:00:00+08:00')
    await tell()
    expect(await seatsTold(game, 'voteMissing')).toEqual(without(4))
  })

  it('is done with the ballot: it asks for nothing more', async () => {
    await clock('2026-03-03T19:00:00+08:00')
    await tell()
    const before = await unreadCount(game.account(5))
    await vote(5, 1)
    await tell()
    expect(await unreadCount(game.account(5))).toBe(before - 1)
    expect(await unreadCount(game.account(6))).toBe(before)
  })
})

describe('a slot is open', () => {
  it('T18 is told to those whose own desk shows it, and to nobody else', async () => {
    await tell()
    expect(await seatsTold(game, 'slotOpen')).toEqual([])
    await inPosting()
    await tell()
    const writers = [
      ...(await game.role('killer')),
      ...(await game.role('loneAssassin')),
      ...(await game.role('sword')),
    ]
    expect(await seatsTold(game, 'slotOpen:2')).toEqual(writers.sort((a, b) => a - b))
  })

  it('T5.1 is told late to a seat for which one opens late, and not once it is taken or posting has closed', async () => {
    const [one = 0, other = 0] = await game.role('killer')
    const [ranger = 0] = await game.role('ranger')
    const target = game.seats.find((seat) => seat !== ranger && seat !== one)
    await inPosting()
    await clock('2026-03-03T22:00:00+08:00')
    await must(game.act(one, { do: 'claim', group: 'killers', target })) // the only slot
    await tell()
    expect(await seatsTold(game, 'slotOpen')).not.toContain(other)
    await must(game.act(one, { do: 'withdrawClaim', group: 'killers' }))
    await tell()
    expect(await seatsTold(game, 'slotOpen')).toContain(other)
    await freshTables()
    game = await testGame()
    await inPosting()
    await clock('2026-03-04T00:00:00+08:00') // closed, not settled
    await tell()
    expect(await seatsTold(game, 'slotOpen')).toEqual([])
  })
})

describe('an IOU falls due', () => {
  it('T5.7 is told to its debtor alone, 2 hours and 30 minutes before', async () => {
    const { killer } = await iouHangs()
    await tell()
    await clock('2026-03-04T07:59:59+08:00')
    await tell()
    expect(await seatsTold(game, 'iouDue')).toEqual([])
    await clock('2026-03-04T08:00:00+08:00')
    await tell()
    expect(await seatsTold(game, 'iouDue')).toEqual([killer])
    await clock('2026-03-04T09:30:00+08:00')
    await tell()
    expect((await toldTo(game, game.account(killer))).filter((key) => key.startsWith('iouDue'))).toHaveLength(2)
  })

  it('is not told once it is filled', async () => {
    const { killer } = await iouHangs()
    await clock('2026-03-04T07:00:00+08:00')
    await must(game.act(killer, { do: 'fillIou', post: crypto.randomUUID(), words: { original: 1200, quoted: 0 } }))
    await clock('2026-03-04T09:30:00+08:00')
    await tell()
    expect(await seatsTold(game, 'iouDue')).toEqual([])
  })
})

describe('the rangers’ word', () => {
  it('T12.2 each request of a round asks every ranger, those who have spoken too, and nobody else; it is done when the host answers', async () => {
    await iouHangs()
    const [sword = 0] = await game.role('sword')
    await clock('2026-03-04T08:00:00+08:00')
    await must(game.act('host', { do: 'ruleOut', seat: sword }))
    await must(game.act(sword, { do: 'requestExtension' }))
    await tell()
    const living = (await game.view()).seats.filter((seat) => seat.living).map(({ seat }) => seat)
    const roles = [...(await game.role('ranger')), ...(await game.role('openBomb'))] // the bomb's time is over (T6.3)
    const rangers = roles.filter((seat) => living.includes(seat))
    const asked = async () => {
      const rows = await db().notice.findMany({ where: { gameId: game.id, key: { contains: ':veto:' } } })
      return rows.map((row) => `${row.seat} ${row.link.split('/').slice(3).join('/')}`).sort()
    }
    const each = rangers.map((seat) => `${seat} me/extension`)
    expect(await asked()).toEqual([...each].sort())
    await must(game.act(rangers[0] ?? 0, { do: 'vetoExtension', say: 'no' }))
    const before = await unreadCount(game.account(rangers[1] ?? 0))
    await must(game.act('host', { do: 'ruleExtension', grant: false }))
    await tell()
    expect(await unreadCount(game.account(rangers[1] ?? 0))).toBe(before - 1)
    await clock('2026-03-04T08:30:00+08:00')
    await must(game.act(sword, { do: 'requestExtension' }))
    await tell()
    await tell()
    expect(await asked()).toEqual([...each, ...each].sort())
  })
})

describe('named in a ruling', () => {
  it('T11.7 comes to the seat that is warned or ruled out, and leads to the announcement', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await must(game.act('host', { do: 'warn', seat: 3, note: '版面托票' }))
    await must(game.act('host', { do: 'ruleOut', seat: 4 }))
    await tell()
    expect(await seatsTold(game, 'namedInRuling')).toEqual([3, 4])
    const warned = await db().notice.findFirstOrThrow({ where: { seat: 3, kind: 'namedInRuling' } })
    const place = await db().post.findFirstOrThrow({
      where: { thread: { gameId: game.id }, data: { path: ['kind'], equals: 'warned' } },
    })
    expect(warned.link).toBe(`/g/${game.slug}/announcements/${place.number}`)
  })

  it('T11.2 comes to the author of a post once it is ruled on, never when it is flagged; the host team hears of the flag', async () => {
    const [assistant, counter] = [await account('assistant'), await account('counter')]
    expect(await addHelper(game.id, game.host, 'assistant', 'assistant')).toMatchObject({ ok: true })
    expect(await addHelper(game.id, game.host, 'counter', 'counter')).toMatchObject({ ok: true })
    const out = await inPosting()
    const [killer = 0] = await game.role('killer')
    const [, target = 0, flagger = 0] = await game.role('ranger')
    await clock('2026-03-03T22:00:00+08:00')
    await must(game.act(killer, { do: 'claim', group: 'killers', target }))
    const essay = { title: '渡头无灯', doc: documentFromText('刀'.repeat(900)), key: crypto.randomUUID() }
    const published = await publishKillPost({ gameId: game.id, userId: game.account(killer) }, 'killers', essay)
    const post = published.ok ? published.value.post : ''
    await at('2026-03-04T12:00:00+08:00')
    await tell()
    await flag(game.account(flagger), post)
    await tell()
    await flag(await account('bystander'), post) // a member: no event of the game
    await tell()
    const flagged = await db().notice.findMany({ where: { kind: 'flagOpened' } })
    expect(flagged.map((notice) => notice.userId).sort()).toEqual([game.host, assistant].sort())
    expect(new Set(flagged.map((notice) => notice.link))).toEqual(new Set([`/g/${game.slug}/flags/${post}`]))
    expect(await toldTo(game, counter)).toEqual([])
    expect(await seatsTold(game, 'namedInRuling')).toEqual([])
    await must(game.act('host', { do: 'rule', post, reason: 'plagiarism', verdict: 'upheld', note: '抄' }))
    await tell()
    expect(await seatsTold(game, 'namedInRuling')).toEqual([killer, target].sort((a, b) => a - b)) // ruled out; revived
    expect(await unreadCount(game.host)).toBe(0)
    expect(out).not.toBe(target)
  })

  it('T11.4a of a report-in, comes to its author, and so does the wish for another', async () => {
    await freshTables()
    game = await testGame({ started: false })
    await db().seat.updateMany({ where: { gameId: game.id, seat: 4 }, data: { reportedAt: new Date() } })
    const author = game.account(3)
    const written = { title: '', doc: documentFromText('雨'.repeat(301)), key: crypto.randomUUID() }
    expect(await reportIn({ gameId: game.id, userId: author }, written)).toMatchObject({ ok: true })
    const post = 'report-1'
    await tell()
    await flag(game.account(4), post)
    await tell()
    expect((await db().notice.findMany({ where: { kind: 'flagOpened' } })).map((one) => one.userId)).toEqual([
      game.host,
    ])
    expect(await seatsTold(game, 'namedInRuling')).toEqual([])
    const ruling = {
      post,
      reason: 'plagiarism',
      measure: 'again',
      words: null,
      note: '重写',
      key: crypto.randomUUID(),
    } as const
    const until = Date.parse('2026-03-02T12:00:00+08:00')
    expect(await ruleOnReportIn(await game.page(game.host), game.host, { ...ruling, until })).toMatchObject({
      ok: true,
    })
    await tell()
    const told = await db().notice.findMany({ where: { kind: 'namedInRuling' } })
    expect(told.map(({ seat, link }) => ({ seat, link }))).toEqual([{ seat: 3, link: `/g/${game.slug}/report` }])
    expect(await unreadCount(game.host)).toBe(0)
  })
})

describe('a phase opens', () => {
  it('is told to the living, once, with its close', async () => {
    await tell()
    expect(await seatsTold(game, 'phaseOpened:1:day')).toEqual(game.seats)
    const out = await inPosting()
    await tell()
    expect(await seatsTold(game, 'phaseOpened:2:posting')).toEqual(without(out))
    await at('2026-03-04T00:00:00+08:00')
    await tell()
    expect(await seatsTold(game, 'phaseOpened:2:day')).not.toContain(out)
    const { notices } = await readInbox(game.account(without(out)[0] ?? 0), 1, false)
    expect(notices.at(-1)).toMatchObject({
      kind: 'phaseOpened',
      past: true,
      data: { round: 1, phase: 'day', closes: Date.parse(voteClose('03')) },
    })
  })

  it('T9.1 of overtime, to those who may vote in it', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    const half = game.seats.length / 2
    for (const seat of game.seats) await vote(seat, seat <= half ? 1 : 2)
    await at('2026-03-03T21:00:01+08:00')
    await tell()
    expect(await seatsTold(game, 'phaseOpened:1:overtime')).toEqual(game.seats)
    expect(await seatsTold(game, 'resultOut')).toEqual([])
  })

  it('T3.2 of report-in, to those who owe theirs, and to whoever is given a seat later', async () => {
    await freshTables()
    game = await testGame({ started: false })
    await db().seat.updateMany({ where: { gameId: game.id, seat: 1 }, data: { reportedAt: new Date() } })
    await tell()
    expect(await seatsTold(game, 'phaseOpened:reportIn')).toEqual(without(1))
    const newcomer = await account('newcomer')
    await db().seat.update({ where: { gameId_seat: { gameId: game.id, seat: 2 } }, data: { userId: newcomer } })
    await clock('2026-03-01T18:00:00+08:00')
    await tell()
    expect(await toldTo(game, newcomer)).toEqual(['phaseOpened:reportIn'])
    const row = await db().notice.findFirstOrThrow({ where: { userId: newcomer } })
    expect(row.link).toBe(`/g/${game.slug}/report`)
  })
})

describe('a result is out', () => {
  it('comes to the living and to those who went out in that round, not to those long gone; the end to all', async () => {
    const first = await inPosting()
    await tell()
    expect(await seatsTold(game, 'resultOut:1')).toEqual(game.seats)
    await at('2026-03-04T12:00:00+08:00')
    const [, second = 0] = await game.role('ranger')
    await allVote(second)
    await at('2026-03-04T21:00:01+08:00')
    await tell()
    expect(await seatsTold(game, 'resultOut:2')).not.toContain(first)
    expect(await seatsTold(game, 'resultOut:2')).toContain(second)
    await must(game.act('host', { do: 'close', note: '散了' }))
    await tell()
    expect(await seatsTold(game, 'resultOut:end')).toEqual(game.seats)
    expect(await seatsTold(game, 'resultOut:3')).toEqual([]) // the last round's comes with the end
  })

  it('is no news after three days', async () => {
    await tell()
    await inPosting()
    await clock('2026-03-06T21:00:02+08:00')
    await tell()
    expect(await seatsTold(game, 'resultOut:1')).toEqual([])
  })
})

describe('exactly once', () => {
  it('whatever the number of workers, and from the beginning after a restart that forgot how far it was', async () => {
    await clock('2026-03-03T19:00:00+08:00')
    await Promise.all(Array.from({ length: 4 }, () => tellDue()))
    await tell()
    const all = await db().notice.count()
    expect(await seatsTold(game, missing('03', 120))).toEqual(game.seats)
    await db().noticeCursor.deleteMany()
    await Promise.all(Array.from({ length: 4 }, () => tellDue()))
    await tell()
    expect(await db().notice.count()).toBe(all)
    expect(all).toBe(2 * game.seats.length) // the open vote, and the reminder
  })

  it('a game that fails is put off and holds up no other', async () => {
    const other = await testGame({ name: 'h' })
    await db().gameEvent.updateMany({ where: { gameId: game.id, seq: 1 }, data: { data: { type: 'nonsense' } } })
    const { forgetFolds } = await import('../store')
    forgetFolds()
    await clock('2026-03-03T19:00:00+08:00')
    await tellDue()
    expect(await seatsTold(game, '')).toEqual([])
    expect(await seatsTold(other, missing('03', 120))).toEqual(other.seats)
    expect((await db().noticeCursor.findUniqueOrThrow({ where: { gameId: game.id } })).retryAt).not.toBeNull()
  })
})

describe('to whom', () => {
  it('T3.3 the account that holds the seat at that moment; the one before hears no more', async () => {
    await clock('2026-03-03T19:00:00+08:00')
    const old = game.account(7)
    const substitute = await account('substitute')
    await db().seat.update({ where: { gameId_seat: { gameId: game.id, seat: 7 } }, data: { userId: substitute } })
    await tell()
    expect(await toldTo(game, old)).toEqual([])
    expect(await toldTo(game, substitute)).toContain(missing('03', 120))
  })

  it('never a banned account', async () => {
    await db().user.update({ where: { id: game.account(3) }, data: { bannedAt: new Date() } })
    await tell()
    expect(await seatsTold(game, 'phaseOpened')).toEqual(without(3))
  })

  it('as each has chosen: per kind, and per game before in general', async () => {
    const [one, two, three] = [game.account(1), game.account(2), game.account(3)]
    const off = { inApp: false, mail: false }
    await saveChoices(one, null, { phaseOpened: off })
    await saveChoices(two, null, { phaseOpened: off })
    await saveChoices(two, game.id, { phaseOpened: { inApp: true, mail: false } })
    await saveChoices(three, game.id, Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, off])))
    await clock('2026-03-03T19:00:00+08:00')
    await tell()
    expect(await toldTo(game, one)).toEqual([missing('03', 120)])
    expect(await toldTo(game, two)).toEqual(['phaseOpened:1:day', missing('03', 120)])
    expect(await toldTo(game, three)).toEqual([])
  })
})

describe('the inbox', () => {
  it('is each account’s own; a notice leads to the place to act and is read by going there', async () => {
    await clock('2026-03-03T19:00:00+08:00')
    await tell()
    const mine = await readInbox(game.account(1), 1, false)
    expect(mine).toMatchObject({ unread: 2, page: 1, pages: 1 })
    const reminder = mine.notices.find((notice) => notice.kind === 'voteMissing')
    expect(await openNotice(game.account(2), reminder?.id ?? '')).toBeNull()
    expect(await unreadCount(game.account(1))).toBe(2)
    expect(await openNotice(game.account(1), reminder?.id ?? '')).toBe(`/g/${game.slug}/vote`)
    expect(await readInbox(game.account(1), 1, true)).toMatchObject({ unread: 1, notices: [{ kind: 'phaseOpened' }] })
  })

  it('does not count what its time has passed over', async () => {
    await tell()
    expect(await unreadCount(game.account(1))).toBe(1)
    await clock('2026-03-03T21:00:00.999+08:00')
    expect(await unreadCount(game.account(1))).toBe(1)
    await clock('2026-03-03T21:00:01+08:00')
    expect(await unreadCount(game.account(1))).toBe(0)
  })

  it('is paged', async () => {
    const userId = game.account(1)
    await db().notice.createMany({
      data: Array.from({ length: 65 }, (_, i) => ({
        gameId: game.id,
        userId,
        seat: 1,
        kind: 'resultOut' as const,
        key: `resultOut:${i}`,
        at: new Date(Date.parse('2026-03-02T20:00:00+08:00') + i * 1000),
        link: '/',
        data: { round: i },
        inApp: true,
      })),
    })
    const last = await readInbox(userId, 99, false)
    expect(last).toMatchObject({ page: 3, pages: 3 })
    expect(last.notices.map((notice) => notice.data.round)).toEqual([4, 3, 2, 1, 0])
  })
})
