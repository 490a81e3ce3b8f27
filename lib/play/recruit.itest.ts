import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { cancelGame, createGame, editGame, openSignUp } from './create-game'
import { acceptSignUp, dealGame } from './deal'
import { acceptInOrder, fitGame } from './fit-game'
import { isGameOf, readGame } from './read-game'
import { readReportState } from './read-report-state'
import { readSignUps } from './read-sign-ups'
import { signUp, withdrawSignUp } from './sign-up'
import { account, clock } from './testing'

const START = Date.parse('2026-03-10T20:00:00+08:00')
const form = (changes: object = {}) => ({
  title: '雪夜访戴',
  boardId: null,
  ruleset: 'tiesha',
  config: { preset: 'quick-12' },
  timeZone: 'Asia/Shanghai',
  signUpClosesAt: Date.parse('2026-03-08T22:00:00+08:00'),
  startsAt: START,
  visibility: 'public',
  setup: {},
  ...changes,
})

let host: string
let gameId: string
let slug: string

async function lay(changes: object = {}) {
  const made = await createGame({ id: host, role: 'host' }, form(changes))
  if (!made.ok) throw new Error(made.refusal.code)
  slug = made.value.slug
  gameId = (await db().game.findUniqueOrThrow({ where: { slug } })).id
}
async function players(count: number) {
  const ids: string[] = []
  for (let i = 1; i <= count; i++) {
    const id = await account(`player${i}`)
    ids.push(id)
    expect(await signUp(gameId, id, i === 1 ? '多照看' : '')).toMatchObject({ ok: true })
  }
  return ids
}
const page = async (userId: string | null) => {
  const read = await readGame(slug, userId === null ? null : { id: userId })
  if (!read || !isGameOf(read, 'tiesha')) throw new Error('not readable')
  return read
}
const kinds = async () =>
  (await db().post.findMany({ where: { thread: { gameId, kind: 'announcements' } }, orderBy: { number: 'asc' } })).map(
    (post) => (post.data as { kind: string }).kind,
  )

beforeEach(async () => {
  await freshTables()
  await clock('2026-03-01T12:00:00+08:00')
  host = await account('host', 'host')
})

describe('set-up', () => {
  it('T1.1 keeps no configuration with faults, and none of a board that does not exist', async () => {
    const broken = form({ config: { preset: 'quick-12', voteClose: '23:50:00' } })
    expect(await createGame({ id: host, role: 'host' }, broken)).toMatchObject({
      ok: false,
      refusal: { code: 'CONFIG_FAULTS' },
    })
    const nowhere = form({ boardId: '00000000-0000-4000-8000-000000000000' })
    expect(await createGame({ id: host, role: 'host' }, nowhere)).toMatchObject({ refusal: { code: 'BAD_INPUT' } })
    expect(await db().game.count()).toBe(0)
  })

  it('T1.1 is for hosts, and editing for the game’s own', async () => {
    expect(await createGame({ id: host, role: 'member' }, form())).toMatchObject({ refusal: { code: 'NOT_A_HOST' } })
    await lay()
    const other = await account('other', 'host')
    expect(await editGame(gameId, other, form())).toMatchObject({ refusal: { code: 'NOT_IN_GAME' } })
  })

  it('T3.1 opens sign-up only with a start and an end of sign-up that lie ahead', async () => {
    await lay({ startsAt: null })
    expect(await openSignUp(gameId, host)).toMatchObject({ refusal: { code: 'STARTS_AT_MISSING' } })
    await editGame(gameId, host, form())
    await clock('2026-03-09T12:00:00+08:00')
    expect(await openSignUp(gameId, host)).toMatchObject({ refusal: { code: 'SIGN_UP_PAST' } })
    await clock('2026-03-10T20:00:00+08:00')
    expect(await openSignUp(gameId, host)).toMatchObject({ refusal: { code: 'STARTS_AT_PAST' } })
    await clock('2026-03-08T12:00:00+08:00')
    expect(await openSignUp(gameId, host)).toMatchObject({ ok: true })
  })

  it('T3.1 announces a change of the rules or the start while people sign up, not of the host’s words', async () => {
    await lay()
    await openSignUp(gameId, host)
    await editGame(gameId, host, form({ setup: { about: '新手局' } }))
    expect(await kinds()).toEqual(['signUpOpened'])
    await editGame(gameId, host, form({ config: { preset: 'quick-12', revote: false } }))
    expect(await kinds()).toEqual(['signUpOpened', 'setupChanged'])
  })

  it('T3.1 throws a draft away, and calls an open game off with an announcement', async () => {
    await lay()
    expect(await cancelGame(gameId, host)).toMatchObject({ ok: true })
    expect(await readGame(slug, { id: host })).toBeNull()
    await lay()
    await openSignUp(gameId, host)
    await cancelGame(gameId, host)
    expect(await kinds()).toEqual(['signUpOpened', 'cancelled'])
    expect((await page(null)).game.status).toBe('cancelled')
  })
})

describe('sign-up', () => {
  beforeEach(async () => {
    await lay()
    await openSignUp(gameId, host)
  })

  it('T3.1 takes those who asked first, up to the number of seats; the others wait', async () => {
    await players(14)
    expect(await acceptInOrder(gameId, host, 12)).toEqual({ ok: true, value: 12 })
    expect(await acceptInOrder(gameId, host, 12)).toEqual({ ok: true, value: 0 })
    const seen = await readSignUps(await page(host), host)
    expect(seen).toMatchObject({ asked: 14, accepted: 12 })
    expect(seen.list?.filter((one) => one.status === 'waiting').map((one) => one.username)).toEqual([
      'player13',
      'player14',
    ])
  })

  it('T3.1 shows everybody the names until the deal, and only the host the notes', async () => {
    const [first = ''] = await players(2)
    const guest = await readSignUps(await page(null), null)
    expect(guest).toMatchObject({ asked: 2, names: ['player1', 'player2'], mine: null, list: null })
    const mine = await readSignUps(await page(first), first)
    expect(mine).toMatchObject({ mine: { status: 'waiting', note: '多照看' }, list: null })
    expect((await readSignUps(await page(host), host)).list?.[0]).toMatchObject({ note: '多照看' })
  })

  it('T3.1 puts whoever withdraws and asks again at the end of the list', async () => {
    const [first = ''] = await players(2)
    await clock('2026-03-02T12:00:00+08:00')
    await withdrawSignUp(gameId, first)
    expect((await readSignUps(await page(null), null)).asked).toBe(1)
    await signUp(gameId, first, '')
    expect((await readSignUps(await page(null), null)).names).toEqual(['player2', 'player1'])
  })

  it('T3.1 refuses after the end of sign-up, and the hosts themselves', async () => {
    expect(await signUp(gameId, host, '')).toMatchObject({ refusal: { code: 'HOST_CANNOT_PLAY' } })
    await clock('2026-03-08T22:00:00.001+08:00')
    expect(await signUp(gameId, await account('late'), '')).toMatchObject({ refusal: { code: 'SIGN_UP_CLOSED' } })
  })

  it('T3.1 fits the table to the players taken, announces it, and then deals', async () => {
    const ids = await players(10)
    for (const id of ids) await acceptSignUp(gameId, host, id, true)
    expect(await dealGame(gameId, host)).toMatchObject({ refusal: { code: 'CONFIG_FAULTS' } })
    expect(await fitGame(gameId, host, 9)).toMatchObject({ refusal: { code: 'STALE' } }) // what he saw is not so any more
    expect(await fitGame(gameId, host, 10)).toMatchObject({ ok: true })
    expect(await kinds()).toEqual(['signUpOpened', 'setupChanged'])
    expect((await page(null)).game.config.roles?.find((one) => one.role === 'ranger')?.count).toBe(5)
    expect(await dealGame(gameId, host)).toMatchObject({ ok: true })
    expect((await page(null)).view?.seats).toHaveLength(10)
  })

  it('T3.1 cannot fit fewer players than there are special roles', async () => {
    for (const id of await players(4)) await acceptSignUp(gameId, host, id, true)
    expect(await fitGame(gameId, host, 4)).toMatchObject({ refusal: { code: 'CONFIG_FAULTS' } })
  })

  it('T17.1 T18 tells nobody but the main host who plays, once the roles are dealt', async () => {
    const ids = await players(13)
    await acceptInOrder(gameId, host, 12)
    await dealGame(gameId, host)
    for (const reader of [null, ids[0] ?? '', ids[12] ?? '']) {
      const read = await page(reader)
      expect(await readSignUps(read, reader)).toMatchObject({ names: null, list: null })
      expect((await readReportState(read)).every((seat) => seat.username === null)).toBe(true)
    }
    const seen = await page(host)
    expect((await readSignUps(seen, host)).list?.filter((one) => one.status === 'waiting')).toHaveLength(1)
    expect((await readReportState(seen)).map((seat) => seat.username).sort()).toEqual(
      ids
        .slice(0, 12)
        .map((_, i) => `player${i + 1}`)
        .sort(),
    )
  })
})
