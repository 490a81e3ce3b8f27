import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { act } from './act'
import { arrive, stamped } from './arrival'
import { settleGame, settleNext } from './settle'
import { forgetFolds } from './store'
import { account, at, clock, type TestGame, testGame } from './testing'
import { settleDue } from './worker'

let game: TestGame

beforeEach(async () => {
  await freshTables()
  game = await testGame()
})

const vote = (seat: number, ...picks: number[]) =>
  game.act(seat, { do: 'vote', picks: picks.map((s) => ({ seat: s })) })
const everybodyVotes = async (target: number, except: number[] = []) => {
  for (const seat of game.seats)
    if (!except.includes(seat)) expect(await vote(seat, target)).toMatchObject({ ok: true })
}
const outOf = async () => (await game.view()).seats.filter((s) => !s.living).map((s) => s.seat)

describe('stamps and deadlines', () => {
  it('T2.2 a ballot stamped in the last second counts, one second later it does not', async () => {
    await clock('2026-03-03T21:00:00.999+08:00')
    await everybodyVotes(3, [2])
    await clock('2026-03-03T21:00:01+08:00')
    expect(await vote(2, 3)).toMatchObject({ ok: false, refusal: { code: 'NOT_LIVING' } }) // seat 2 had not voted: out
  })

  it('T2.3 an action after the deadline settles it first, though no worker was awake', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await everybodyVotes(3)
    await clock('2026-03-04T09:00:00+08:00')
    expect(await vote(1, 3)).toMatchObject({ ok: false, refusal: { code: 'BAD_PICK' } })
    expect(await outOf()).toEqual([3])
    const settled = await db().gameEvent.findMany({ where: { gameId: game.id }, orderBy: { seq: 'asc' } })
    expect(settled.map((e) => e.at.toISOString())).toContain('2026-03-03T13:00:01.000Z')
  })

  it('T2.3 a page read after the deadline shows it settled', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await everybodyVotes(4)
    await clock('2026-03-03T21:00:05+08:00')
    expect((await game.view()).round).toBe(2)
  })

  it('T2.5 a settlement waits for the ballots that arrived in time', async () => {
    await clock('2026-03-03T20:59:59+08:00')
    await everybodyVotes(5, [1])
    const arrival = await arrive(game.id)
    await clock('2026-03-03T21:00:02+08:00')
    let settled = false
    const settling = settleGame(game.id).then(() => {
      settled = true
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(settled).toBe(false)
    await db().arrival.delete({ where: { id: arrival?.id ?? '' } })
    await settling
    expect(await outOf()).toEqual([1, 5])
  })

  it('T2.5 all ballots of the last second are in time, however many come at once', async () => {
    await clock('2026-03-03T21:00:00.999+08:00')
    const answers = await Promise.all(game.seats.map((seat) => vote(seat, 6)))
    expect(answers.every((a) => a.ok)).toBe(true)
    await at('2026-03-03T21:00:01+08:00')
    expect(await outOf()).toEqual([6])
  })
})

describe('a form that arrived in time', () => {
  it('T2.5 is judged by its stamp, however long it takes to find out who sent it', async () => {
    await clock('2026-03-03T20:59:59+08:00')
    await everybodyVotes(5, [1])
    await clock('2026-03-03T21:00:00.999+08:00')
    const answer = await stamped(game.slug, async () => {
      await clock('2026-03-03T21:00:02+08:00')
      await game.view() // the page that the action reads settles nothing over it
      return vote(1, 5)
    })
    expect(answer).toMatchObject({ ok: true, value: { at: Date.parse('2026-03-03T21:00:00.999+08:00') } })
    await at('2026-03-03T21:00:02+08:00')
    expect(await outOf()).toEqual([5])
    expect(await db().arrival.count()).toBe(0)
  })

  it('T2.2 one millisecond too late is too late', async () => {
    await clock('2026-03-03T20:59:59+08:00')
    await everybodyVotes(5, [1])
    await clock('2026-03-03T21:00:01+08:00')
    const answer = await stamped(game.slug, () => vote(1, 5))
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'NOT_LIVING' } })
  })

  it('leaves no stamp behind when nothing comes of it, and none for a game that is not there', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await stamped(game.slug, async () => {
      expect(await db().arrival.count()).toBe(1)
    })
    await stamped('no-such-game', async () => {
      expect(await db().arrival.count()).toBe(0)
    })
    await expect(stamped(game.slug, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await db().arrival.count()).toBe(0)
  })
})

describe('what no form of ours sends', () => {
  it('a seat that there is not, or text that cannot be kept, is refused and changes nothing', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    const bad = { ok: false, refusal: { code: 'BAD_INPUT' } }
    const asked = { do: 'proxyVote', requestedAt: Date.parse('2026-03-03T11:00:00+08:00'), picks: [{ seat: 2 }] }
    expect(await game.act('host', { ...asked, for: 16 })).toMatchObject(bad)
    expect(await game.act('host', { do: 'warn', seat: 99 })).toMatchObject(bad)
    expect(await game.act('host', { do: 'warn', seat: 3, note: 'a\u0000b' })).toMatchObject(bad)
    expect(await db().gameCommand.count({ where: { gameId: game.id } })).toBe(0)
    expect(await db().arrival.count()).toBe(0)
  })

  it('a script of one seat is stopped, and nobody else by it', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    for (let i = 0; i < 120; i++) expect(await vote(1, 2 + (i % 2))).toMatchObject({ ok: true })
    expect(await vote(1, 2)).toMatchObject({ ok: false, refusal: { code: 'RATE', data: { minutes: 10 } } })
    expect(await vote(2, 3)).toMatchObject({ ok: true })
    await clock('2026-03-03T12:10:00+08:00')
    expect(await vote(1, 2)).toMatchObject({ ok: true })
  })
})

describe('two at once', () => {
  it('two ballots of one seat at once: both are taken in some order, one is in force', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    const answers = await Promise.all([vote(1, 2), vote(1, 3)])
    expect(answers.map((a) => a.ok)).toEqual([true, true])
    const log = (await game.view()).polls[0]?.log ?? []
    expect(log.filter((b) => b.seat === 1 && !b.replaced)).toHaveLength(1)
    expect(log).toHaveLength(2)
  })

  it('the same form sent twice acts once, also at the same time', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    const send = () => game.act(1, { do: 'vote', picks: [{ seat: 2 }] }, 'form-1')
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map((a) => a.ok && a.value.repeated).sort()).toEqual([false, true, true])
    expect((await game.view()).polls[0]?.log).toHaveLength(1)
    expect(await db().gameCommand.count({ where: { gameId: game.id } })).toBe(1)
  })

  it('a refused command changes nothing', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    const before = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    expect(await vote(1, 99)).toMatchObject({ ok: false, refusal: { code: 'BAD_PICK' } })
    expect(await db().game.findUniqueOrThrow({ where: { id: game.id } })).toEqual(before)
    expect(await db().arrival.count()).toBe(0)
  })

  it('a deadline that several workers and readers meet settles once', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await everybodyVotes(7)
    await clock('2026-03-03T21:00:05+08:00')
    await Promise.all([settleDue(), settleDue(), settleGame(game.id), game.view(), settleNext()])
    const results = await db().post.findMany({ where: { thread: { gameId: game.id, kind: 'announcements' } } })
    expect(results.filter((p) => (p.data as { kind: string }).kind === 'resultPost')).toHaveLength(1)
    expect(await outOf()).toEqual([7])
  })
})

describe('a worker that dies', () => {
  it('between settling and commit leaves nothing, and the next one settles', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await everybodyVotes(8)
    await clock('2026-03-03T21:00:05+08:00')
    const before = await db().gameEvent.count({ where: { gameId: game.id } })
    // The result post is among the last rows of a settlement: there this server process dies, as if its cord were pulled.
    await db().$executeRaw`CREATE FUNCTION pull_the_cord() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`
    await db().$executeRaw`CREATE TRIGGER pull BEFORE INSERT ON "Post" FOR EACH ROW EXECUTE FUNCTION pull_the_cord()`
    await expect(settleGame(game.id)).rejects.toThrow()
    await db().$executeRaw`DROP TRIGGER pull ON "Post"`
    await db().$executeRaw`DROP FUNCTION pull_the_cord`
    expect(await db().gameEvent.count({ where: { gameId: game.id } })).toBe(before)
    expect(await settleDue()).toBeGreaterThan(0)
    expect(await outOf()).toEqual([8])
  })

  it('on one game does not hold up the others, and the game is retried later', async () => {
    const other = await testGame({ name: 'h' })
    await clock('2026-03-03T21:00:05+08:00')
    await db().gameEvent.updateMany({ where: { gameId: game.id, seq: 1 }, data: { data: { type: 'broken' } } })
    forgetFolds()
    await settleDue()
    expect((await other.view()).status).toBe('finished') // nobody voted
    const aside = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    expect(aside.failures).toBeGreaterThan(0)
    expect(aside.retryAt?.getTime()).toBeGreaterThan(Date.parse('2026-03-03T21:00:05+08:00'))
    expect(await settleDue()).toBe(0) // it waits for its retry
  })
})

describe('rights', () => {
  it('an account without a seat, a seat with a host command, a host with a seat command are refused', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    expect(await game.act(1, { do: 'warn', seat: 2 })).toMatchObject({ ok: false })
    expect(await game.act('host', { do: 'vote', picks: [{ seat: 1 }] })).toMatchObject({ ok: false })
    const stranger = await account('stranger')
    expect(
      await act({ gameId: game.id, userId: stranger, command: { do: 'vote', picks: [{ seat: 1 }] } }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_IN_GAME' },
    })
  })

  it('a seat cannot speak for another: `by` in the input is overruled', async () => {
    await clock('2026-03-03T12:00:00+08:00')
    await game.act(1, { do: 'vote', by: 2, picks: [{ seat: 3 }] })
    expect((await game.view()).polls[0]?.log?.map((b) => b.seat)).toEqual([1])
  })
})
