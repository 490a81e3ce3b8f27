import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import type { JingfeiView } from '@/lib/engine/rulesets/jingfei'
import type { RichDocument } from '@/lib/rich-text/types'
import { act } from './act'
import { addHelper, handOver } from './host-team'
import { accountsBehind } from './read-announcements'
import { seriesOf } from './series'
import { substitute, volunteer } from './substitute'
import { account, at, type TestGame, testGameOf } from './testing'
import { say, threadsOf } from './threads'

type Game = TestGame<'jingfei'>
const EVENING = { preset: 'evening-12', seats: 11 }
const DEALT = '2026-03-01T20:00:00+08:00'
const NIGHT_ENDS = '2026-03-01T20:05:01+08:00'

beforeEach(() => freshTables())

const game = (config: object = {}, wanted: object = {}) =>
  testGameOf('jingfei', { config: { ...EVENING, ...config }, players: 11, dealtAt: DEALT, ...wanted })
const doc = (...lines: string[]): RichDocument => ({
  type: 'doc',
  version: 1,
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const TALK = { kind: 'talk', key: '' } as const
let keys = 0
async function speak(
  game: Game,
  seat: number,
  text: RichDocument,
  key = `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
) {
  const user = game.account(seat)
  return say(await game.page(user), user, TALK, { doc: text, key })
}
const hosts = (game: Game) => game.view(game.host)

/** The killers kill, the police check; all mark it done, so that day breaks at once. */
async function night(game: Game, kill: number, check = 1) {
  for (const [role, target] of [
    ['killer', kill],
    ['police', check],
  ] as const)
    for (const seat of (await hosts(game)).seats.filter((one) => one.role === role && one.living)) {
      expect(await game.act(seat.seat, { do: 'voice', seat: target })).toMatchObject({ ok: true })
      expect(await game.act(seat.seat, { do: 'done' })).toMatchObject({ ok: true })
    }
}
const civilians = (view: JingfeiView) => view.seats.filter((one) => one.role === 'civilian').map((one) => one.seat)
async function someCivilian(game: Game) {
  return civilians(await hosts(game))[0] ?? 0
}

describe('the deal', () => {
  it('G1 seats bear the names of their accounts unless the game is played under aliases', async () => {
    const plain = await game()
    const names = await db().user.findMany({ where: { username: { startsWith: 'g-player-' } } })
    expect((await plain.view()).seats.map((one) => one.alias).sort()).toEqual(names.map((one) => one.username).sort())
    const masked = await game({ aliases: true }, { name: 'm' })
    expect((await masked.view()).seats.some((one) => one.alias.startsWith('m-player-'))).toBe(false)
  })

  it('G2.5 the first night opens with the deal; nobody reports in', async () => {
    const { status } = await db().game.findUniqueOrThrow({ where: { id: (await game()).id } })
    expect(status).toBe('running')
  })
})

describe('G4 the series remembers whom the first night killed', () => {
  const accounts = async () => Promise.all(Array.from({ length: 11 }, (_, i) => account(`regular-${i + 1}`)))
  const series = { series: '周五警匪' }
  let regular = ''
  beforeEach(async () => {
    regular = await account('regular-host', 'host')
  })
  /** A game whose first night kills, and that the host's side ends by play: the killers are ruled out. */
  async function first(players: string[], config: object = series, kills = true) {
    const played = await game(config, { players, name: 'first', host: regular })
    const victim = await someCivilian(played)
    if (kills) await night(played, victim)
    else await at(NIGHT_ENDS)
    for (const seat of (await hosts(played)).seats.filter((one) => one.role === 'killer'))
      expect(await played.act('host', { do: 'ruleOut', seat: seat.seat })).toMatchObject({ ok: true })
    expect((await played.view()).status).toBe('finished')
    return played.account(victim)
  }
  const later = (players: string[], config: object = series, name = 'second', host = regular) =>
    game(config, { players, name, host, dealtAt: '2026-03-08T20:00:00+08:00' })
  const seatOf = async ({ id }: Game, userId: string) =>
    (await db().seat.findUniqueOrThrow({ where: { gameId_userId: { gameId: id, userId } } })).seat

  it('G4 G4.1 spares the account behind the seat that was killed, in the next game of that name', async () => {
    const players = await accounts()
    const victim = await first(players)
    const next = await later(players)
    const barred = await seatOf(next, victim)
    expect((await next.view()).series.barred).toBe(barred)
    const [killer = 0] = await next.role('killer')
    expect(await next.act(killer, { do: 'voice', seat: barred })).toMatchObject({
      refusal: { code: 'FIRST_NIGHT_SAFE' },
    })
  })

  it('G4.1 not in a game of another series, nor of none, nor where that account does not play', async () => {
    const players = await accounts()
    const victim = await first(players)
    expect((await (await later(players, { series: '周六' })).view()).series.barred).toBeNull()
    expect((await (await later(players, {}, 'third')).view()).series.barred).toBeNull()
    const others = [...players.filter((one) => one !== victim), await account('newcomer')]
    expect((await (await later(others, series, 'fourth')).view()).series.barred).toBeNull()
  })

  it('G4 a series is its host’s: a game of that name by another host does not count, nor does it see his', async () => {
    const players = await accounts()
    const stranger = await account('stranger', 'host')
    const victim = await first(players)
    expect((await (await later(players, series, 'theirs', stranger)).view()).series.barred).toBeNull()
    expect(await seriesOf(stranger, 'jingfei')).toEqual([])
    expect(await seriesOf(regular, 'jingfei')).toMatchObject([
      { series: '周五警匪', title: 'first 局', victim: expect.stringMatching(/^regular-/) },
    ])
    const next = await later(players, series, 'ours')
    expect((await next.view()).series.barred).toBe(await seatOf(next, victim))
  })

  it('G4 T18 a game that is handed over stays in the series of whoever dealt it', async () => {
    const players = await accounts()
    const helper = await account('helper', 'host')
    const played = await game(series, { players, name: 'handed', host: regular })
    const victim = await someCivilian(played)
    expect(await addHelper(played.id, regular, 'helper', 'assistant')).toMatchObject({ ok: true })
    expect(await handOver(played.id, { id: regular, role: 'host' }, 'helper')).toMatchObject({ ok: true })
    const { seats } = await played.view(helper)
    for (const { seat } of seats.filter((one) => one.role === 'killer')) {
      await played.act(seat, { do: 'voice', seat: victim })
      await played.act(seat, { do: 'done' })
    }
    await at(NIGHT_ENDS)
    for (const { seat } of seats.filter((one) => one.role === 'killer'))
      await act({ gameId: played.id, userId: helper, command: { do: 'ruleOut', seat } })
    expect((await played.view()).status).toBe('finished')
    expect(await seriesOf(helper, 'jingfei')).toEqual([])
    const next = await later(players)
    expect((await next.view()).series.barred).toBe(await seatOf(next, played.account(victim)))
  })

  it('G4.2 not under aliases', async () => {
    const players = await accounts()
    await first(players)
    expect((await (await later(players, { ...series, aliases: true })).view()).series.barred).toBeNull()
  })

  it('G4.1 a first night without a death, and a closed game, are not remembered: the one before is', async () => {
    const players = await accounts()
    const victim = await first(players)
    const quiet = await game(series, { players, name: 'quiet', host: regular, dealtAt: '2026-03-04T20:00:00+08:00' })
    await at('2026-03-04T20:05:01+08:00')
    for (const seat of (await hosts(quiet)).seats.filter((one) => one.role === 'police'))
      await quiet.act('host', { do: 'ruleOut', seat: seat.seat })
    const closed = await game(series, { players, name: 'closed', host: regular, dealtAt: '2026-03-05T20:00:00+08:00' })
    await night(closed, await someCivilian(closed))
    expect(await closed.act('host', { do: 'close' })).toMatchObject({ ok: true })
    const next = await later(players)
    expect((await next.view()).series.barred).toBe(await seatOf(next, victim))
  })

  it('G4.1 a substitute who is that account is spared; another one ends the sparing', async () => {
    const players = await accounts()
    const victim = await first(players)
    const next = await later([...players.filter((one) => one !== victim), await account('newcomer')])
    const fresh = await account('fresh')
    for (const user of [victim, fresh]) expect(await volunteer(next.id, user, '')).toMatchObject({ ok: true })
    const give = (userId: string, key: string) => substitute(next, next.host, { seat: 4, userId, note: '', key })
    expect(await give(victim, '11111111-1111-4111-8111-111111111111')).toMatchObject({ ok: true })
    expect((await next.view()).series.barred).toBe(4)
    expect(await give(fresh, '22222222-2222-4222-8222-222222222222')).toMatchObject({ ok: true })
    expect((await next.view()).series.barred).toBeNull()
  })
})

describe('who may write in the table’s thread', () => {
  /** By day, after the last words: the first row of speeches. */
  async function day(config: object = {}) {
    const played = await game(config)
    const dead = await someCivilian(played)
    await night(played, dead)
    return { played, dead }
  }

  it('G6.5 nobody at night; the draft is kept and the refusal says why', async () => {
    const played = await game()
    expect(await speak(played, 1, doc('天黑了'))).toMatchObject({ ok: false, refusal: { code: 'NOT_YOUR_TURN' } })
    expect(await db().post.count({ where: { thread: { gameId: played.id, kind: 'talk' } } })).toBe(0)
  })

  it('G5.1 the dead seat alone has its last words, as many posts as it likes, until its 过', async () => {
    const { played, dead } = await day()
    const living = (await played.view()).seats.find((one) => one.living)?.seat ?? 0
    expect(await speak(played, dead, doc('我是好人'))).toMatchObject({ ok: true })
    expect(await speak(played, living, doc('插一句'))).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } })
    expect(await speak(played, dead, doc('看三号', '过'))).toMatchObject({ ok: true })
    expect((await played.view()).phase).toBe('speeches')
    expect(await speak(played, dead, doc('还有'))).toMatchObject({ ok: false, refusal: { code: 'MAY_NOT_WRITE' } })
  })

  it('G6.3 a post that ends with 过 ends the turn with it, once however often it is sent', async () => {
    const { played, dead } = await day()
    expect(await played.act(dead, { do: 'pass' })).toMatchObject({ ok: true })
    const [speaker = 0] = (await played.view()).floor?.speakers ?? []
    const key = '33333333-3333-4333-8333-333333333333'
    const sent = await speak(played, speaker, doc('我说完了。', '过'), key)
    expect(sent).toMatchObject({ ok: true })
    expect((await played.view()).floor?.speakers).not.toContain(speaker)
    expect(await speak(played, speaker, doc('我说完了。', '过'), key)).toEqual(sent)
    expect(await db().post.count({ where: { thread: { gameId: played.id, kind: 'talk' } } })).toBe(1)
    expect(await speak(played, speaker, doc('补一句'))).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } })
  })

  it('G6.3 过 within a line, or in a quotation, ends no turn', async () => {
    const { played, dead } = await day()
    await played.act(dead, { do: 'pass' })
    const [speaker = 0] = (await played.view()).floor?.speakers ?? []
    const quoting = doc('他说')
    quoting.content.push({ type: 'blockquote', attrs: { source: null }, content: doc('过').content } as never)
    expect(await speak(played, speaker, quoting)).toMatchObject({ ok: true })
    expect(await speak(played, speaker, doc('这事就这么过'))).toMatchObject({ ok: true })
    expect((await played.view()).floor?.speakers).toEqual([speaker])
  })

  it('G6.3 a turn that has lapsed since the page was read takes no word', async () => {
    const { played, dead } = await day()
    await played.act(dead, { do: 'pass' })
    const [speaker = 0] = (await played.view()).floor?.speakers ?? []
    const user = played.account(speaker)
    const old = await played.page(user)
    await at('2026-03-01T20:02:01+08:00')
    const key = '44444444-4444-4444-8444-444444444444'
    expect(await say(old, user, TALK, { doc: doc('慢了'), key })).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } })
    expect(await say(old, user, TALK, { doc: doc('过'), key })).toMatchObject({ refusal: { code: 'ALREADY_PASSED' } })
    expect(await db().post.count({ where: { thread: { gameId: played.id, kind: 'talk' } } })).toBe(0)
  })

  it('G6.4 in open speeches everybody living writes, until his own 过', async () => {
    const { played, dead } = await day({ speeches: 'open' })
    await played.act(dead, { do: 'pass' })
    const living = (await played.view()).seats.filter((one) => one.living).map((one) => one.seat)
    for (const seat of living.slice(0, 2)) expect(await speak(played, seat, doc('讲'))).toMatchObject({ ok: true })
    expect(await speak(played, living[0] ?? 0, doc('过'))).toMatchObject({ ok: true })
    expect(await speak(played, living[0] ?? 0, doc('又'))).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } })
    expect(await speak(played, living[1] ?? 0, doc('还讲'))).toMatchObject({ ok: true })
  })
})

describe('rooms and pages hold no secret of others', () => {
  const roomsOf = async (game: Game, userId: string) =>
    (await threadsOf(await game.page(userId), userId)).map(({ ref }) => `${ref.kind}:${ref.key}`)

  it('G1.2 each group reads its own channel alone; civilians none; nobody another seat’s line', async () => {
    const played = await game()
    const { seats } = await hosts(played)
    for (const { seat, role } of seats) {
      const rooms = await roomsOf(played, played.account(seat))
      expect(rooms.includes('channel:killers')).toBe(role === 'killer')
      expect(rooms.includes('channel:police')).toBe(role === 'police')
      expect(rooms.filter((room) => room.startsWith('line:'))).toEqual([`line:${seat}`])
      expect(rooms).not.toContain('graveyard:')
    }
    expect(await roomsOf(played, await account('passer-by'))).not.toContain('channel:killers')
  })

  it('G1.2 the channels are written at night only, by living members', async () => {
    const played = await game()
    const killers = await played.role('killer')
    const dead = killers[0] ?? 0
    const room = { kind: 'channel', key: 'killers' } as const
    const write = async (seat: number) => {
      const user = played.account(seat)
      const key = `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`
      return say(await played.page(user), user, room, { doc: doc('杀谁'), key })
    }
    expect(await write(dead)).toMatchObject({ ok: true })
    await night(played, dead)
    for (const seat of killers) expect(await write(seat)).toMatchObject({ refusal: { code: 'MAY_NOT_WRITE' } })
    expect(await roomsOf(played, played.account(dead))).toContain('channel:killers')
  })

  it('view law: no seat’s page tells a role, voice or vote that is not its own to know', async () => {
    const played = await game()
    await night(played, await someCivilian(played), (await played.role('killer'))[0])
    const { seats } = await hosts(played)
    for (const { seat, role } of seats) {
      const { view } = await played.page(played.account(seat))
      const known = (view?.seats ?? []).filter((one) => one.role !== null).map((one) => one.seat)
      const own = seats.filter((one) => one.seat === seat || (role !== 'civilian' && one.role === role))
      const checked = role === 'police' ? [(await played.role('killer'))[0]] : []
      expect(known.sort()).toEqual([...new Set([...own.map((one) => one.seat), ...checked])].sort())
      expect(view?.host).toBeNull()
      expect(view?.rounds.every((round) => round.night.voices === null)).toBe(true)
    }
  })
})

describe('who holds a seat', () => {
  it('T3.3 under account names everybody sees a substitute’s name; under aliases nobody does', async () => {
    for (const aliases of [false, true]) {
      const played = await game({ aliases }, { name: `g${aliases}` })
      const fresh = await account(`fresh-${aliases}`)
      await volunteer(played.id, fresh, '')
      const key = `55555555-5555-4555-8555-55555555555${Number(aliases)}`
      const given = await substitute(played, played.host, { seat: 4, userId: fresh, note: '', key })
      expect(given).toMatchObject({ ok: true })
      const accounts = await accountsBehind(await played.page())
      expect(accounts[4]).toBe(aliases ? undefined : 'fresh-false')
    }
  })
})
