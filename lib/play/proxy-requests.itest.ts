import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { enterProxy } from './enter-proxy'
import { addHelper } from './host-team'
import { askProxy, declineProxy, enterRequest, proxyCodes, readProxyRequests, withdrawProxy } from './proxy-requests'
import { readHostLog } from './read-host-log'
import { account, at, clock, type TestGame, testGame } from './testing'

let game: TestGame
const me = (seat: number) => ({ gameId: game.id, userId: game.account(seat) })
const host = () => ({ gameId: game.id, userId: game.host })
const ask = (seat: number, changes: Partial<Parameters<typeof askProxy>[1]> = {}) =>
  askProxy(me(seat), { round: 1, picks: [{ seat: 5 }], note: '', key: randomUUID(), ...changes })
const enter = (id: string, ballotsSeen?: number) => enterRequest(host(), id, { key: randomUUID(), ballotsSeen })
const requests = async (user?: string) => readProxyRequests(await game.page(user))
const log = async () => (await game.view(game.host)).polls[0]?.log ?? []
const refused = (code: string) => ({ ok: false, refusal: { code } })

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
})

describe('T8.10 a seat asks for a proxy', () => {
  it('T8.10 it is entered as written, with the stamp of the request, and the seat may still vote', async () => {
    expect(await ask(2, { note: '今晚赶路' })).toMatchObject({ ok: true })
    await clock('2026-03-03T20:58:00+08:00') // after the limit for requests, before the close
    const [request] = await requests(game.host)
    expect(request).toMatchObject({ seat: 2, picks: [{ seat: 5 }], note: '今晚赶路', status: 'open' })
    expect(await enter(request?.id ?? '')).toMatchObject({ ok: true })
    const asked = Date.parse('2026-03-03T12:00:00+08:00')
    expect((await log())[0]).toMatchObject({ seat: 2, picks: [{ seat: 5 }], proxy: { requestedAt: asked } })
    expect(await requests(game.account(2))).toMatchObject([{ status: 'entered' }])
    expect(await game.act(2, { do: 'vote', picks: [{ seat: 6 }] })).toMatchObject({ ok: true })
    expect((await log())[0]).toMatchObject({ seat: 2, picks: [{ seat: 6 }], proxy: null })
  })

  it('T8.10 the limit’s own second still counts, the next does not', async () => {
    await clock('2026-03-03T20:45:00.999+08:00')
    expect(await ask(2)).toMatchObject({ ok: true })
    await clock('2026-03-03T20:45:01+08:00')
    expect(await ask(3)).toMatchObject(refused('PROXY_TOO_LATE'))
    expect(await requests(game.host)).toHaveLength(1)
  })

  it('T8.10 T4.1 it may be asked for at night, before the vote opens, and entered once it is open', async () => {
    const target = (await game.role('ranger'))[0] ?? 0
    for (const seat of game.seats) await game.act(seat, { do: 'vote', picks: [{ seat: target }] })
    await at('2026-03-03T21:00:01+08:00')
    await clock('2026-03-03T23:00:00+08:00')
    const [voter = 0, named = 0] = game.seats.filter((seat) => seat !== target)
    expect(await ask(voter, { round: 2, picks: [{ seat: named, code: '碧桃春' }] })).toMatchObject(refused('BAD_CODE'))
    expect(await ask(voter, { round: 2, picks: [{ seat: target }] })).toMatchObject(refused('BAD_PICK'))
    expect(await ask(voter, { round: 2, picks: [{ seat: named }] })).toMatchObject({ ok: true })
    expect(proxyCodes(await game.view(game.account(voter)))).toEqual([])
    const [request] = await requests(game.host)
    expect(await enter(request?.id ?? '')).toMatchObject(refused('BALLOT_CLOSED'))
    expect((await requests(game.host))[0]?.status).toBe('open') // nothing was changed
    await at('2026-03-04T08:00:00+08:00')
    expect(await enter(request?.id ?? '')).toMatchObject({ ok: true })
  })

  it('T8.10 names living seats, no more than the row allows, none twice', async () => {
    expect(await ask(2, { picks: [] })).toMatchObject(refused('BAD_PICK'))
    expect(await ask(2, { picks: [{ seat: 99 }] })).toMatchObject(refused('BAD_PICK'))
    expect(await ask(2, { picks: [{ seat: 5 }, { seat: 6 }] })).toMatchObject(refused('TOO_MANY_PICKS'))
    expect(await requests(game.host)).toEqual([])
  })

  it('T8.10 T2.6 is not taken from those who are out, in a pause, from strangers, or for another round', async () => {
    expect(await ask(2, { round: 2 })).toMatchObject(refused('BALLOT_CLOSED'))
    await game.act('host', { do: 'ruleOut', seat: 3, note: '互告马甲' })
    expect(await ask(3)).toMatchObject(refused('NOT_LIVING'))
    await game.act('host', { do: 'pause', note: '等人' })
    expect(await ask(2)).toMatchObject(refused('PAUSED'))
    const stranger = { gameId: game.id, userId: await account('路人') }
    expect(await askProxy(stranger, { round: 1, picks: [{ seat: 5 }], note: '', key: randomUUID() })).toMatchObject(
      refused('NOT_IN_GAME'),
    )
  })

  it('T8.10 a later request takes the place of one that waits, and the same form asks once', async () => {
    const key = randomUUID()
    await ask(2, { key })
    await ask(2, { key })
    expect(await requests(game.host)).toHaveLength(1)
    await ask(2, { picks: [{ seat: 6 }] })
    expect((await requests(game.host)).map((one) => one.status)).toEqual(['withdrawn', 'open'])
  })

  it('T8.10 can be taken back while it waits, and by its own seat alone', async () => {
    await ask(2)
    const id = (await requests(game.host))[0]?.id ?? ''
    expect(await withdrawProxy(me(3), id)).toMatchObject(refused('PROXY_ANSWERED'))
    expect(await withdrawProxy(me(2), id)).toMatchObject({ ok: true })
    expect(await enter(id)).toMatchObject(refused('PROXY_ANSWERED'))
    expect(await log()).toEqual([])
  })
})

describe('T18 whose requests are', () => {
  it('T18 seen by the seat and the whole host team, by nobody else, and not counted by anybody else', async () => {
    await ask(2)
    const counter = await account('counting')
    await addHelper(game.id, game.host, 'counting', 'counter')
    expect(await requests(counter)).toHaveLength(1)
    expect((await game.page(counter)).openProxies).toBe(1)
    for (const user of [undefined, game.account(3)]) {
      expect(await requests(user)).toEqual([])
      expect((await game.page(user)).openProxies).toBe(0)
    }
    expect(await requests(game.account(2))).toHaveLength(1)
  })

  it('T18 a counter enters and declines them; a seat does neither', async () => {
    const counter = { gameId: game.id, userId: await account('counting') }
    await addHelper(game.id, game.host, 'counting', 'counter')
    await ask(2)
    await ask(3)
    const [first, second] = await requests(game.host)
    expect(await enterRequest(me(4), first?.id ?? '', { key: randomUUID() })).toMatchObject(refused('NOT_YOUR_COMMAND'))
    expect(await declineProxy(me(4), first?.id ?? '', '不')).toMatchObject(refused('NOT_YOUR_COMMAND'))
    expect(await enterRequest(counter, first?.id ?? '', { key: randomUUID() })).toMatchObject({ ok: true })
    expect(await declineProxy(counter, second?.id ?? '', '写得不清')).toMatchObject({ ok: true })
    expect(await requests(game.account(3))).toMatchObject([{ status: 'declined', reason: '写得不清' }])
    expect((await readHostLog(await game.page(game.host)))?.map((entry) => [entry.act, entry.seat])).toEqual(
      expect.arrayContaining([
        ['declineProxy', 3],
        ['proxyVote', 2],
      ]),
    )
  })

  it('T18 two hosts enter one request once', async () => {
    await ask(2)
    const id = (await requests(game.host))[0]?.id ?? ''
    const answers = await Promise.all([enter(id), enter(id)])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(answers.find((answer) => !answer.ok)).toMatchObject(refused('PROXY_ANSWERED'))
    expect(await log()).toHaveLength(1)
  })

  it('T8.10 nobody is replaced unseen: the host is told of the seat’s own later ballot', async () => {
    await ask(2)
    const id = (await requests(game.host))[0]?.id ?? ''
    await game.act(2, { do: 'vote', picks: [{ seat: 6 }] })
    expect(await enter(id, 0)).toMatchObject(refused('CHANGED_MEANWHILE'))
    const form = { round: 1, voter: 2, requestedAt: Date.parse('2026-03-03T11:00:00+08:00'), picks: [{ seat: 7 }] }
    const outside = { ...form, note: '站外', key: randomUUID(), ballotsSeen: 0 }
    expect(await enterProxy(host(), outside)).toMatchObject(refused('CHANGED_MEANWHILE'))
    expect(await enter(id, 1)).toMatchObject({ ok: true })
    expect((await log())[0]).toMatchObject({ seat: 2, picks: [{ seat: 5 }] })
  })

  it('T3.3 a request stays with its seat when that changes hands', async () => {
    await ask(2)
    const friend = await account('友人')
    await db().seat.update({ where: { gameId_seat: { gameId: game.id, seat: 2 } }, data: { userId: friend } })
    expect(await requests(friend)).toHaveLength(1)
    expect(await requests(game.account(2))).toEqual([])
  })
})
