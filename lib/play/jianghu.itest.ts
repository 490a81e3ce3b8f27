import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { type Change, closeStreams, subscribe } from '@/lib/notify/live'
import type { RichDocument } from '@/lib/rich-text/types'
import { act } from './act'
import { drawnFor } from './drawn-for'
import { publishScene } from './publish-scene'
import { readAnnouncements, readScenes } from './read-announcements'
import { at, type TestGame, testGameOf } from './testing'
import { readGameThread, say, threadsOf } from './threads'

type Game = TestGame<'jianghu'>
const DEALT = '2026-03-01T12:00:00+08:00'
const NIGHT_1_ENDS = '2026-03-02T21:00:01+08:00'
const DAY_1_ENDS = '2026-03-03T21:00:01+08:00'
const TALK = { kind: 'talk', key: '' } as const

beforeEach(() => freshTables())

const game = (config: object = {}) => testGameOf('jianghu', { config, players: 8, dealtAt: DEALT })
const doc = (...lines: string[]): RichDocument => ({
  type: 'doc',
  version: 1,
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
let keys = 0
const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`

/** Every seat takes the first it was offered, and all start in one place; night 1 opens. */
async function pickAll(game: Game, place = '汴梁') {
  for (const seat of game.seats) {
    const offer = (await game.view(game.account(seat))).me?.offer ?? []
    expect(await game.act(seat, { do: 'pick', character: offer[0], place })).toMatchObject({ ok: true })
  }
}
const me = async (game: Game, seat: number) => {
  const { me: own } = await game.view(game.account(seat))
  if (!own) throw new Error(`no seat ${seat}`)
  return own
}
const names = (thread: Awaited<ReturnType<typeof readGameThread>>) =>
  thread?.posts.map(({ voice }) => (voice.kind === 'seat' ? voice.alias : voice.kind))

describe('the choice of character', () => {
  it('J1.2a shows what one has picked to nobody else before all have', async () => {
    const g = await game()
    const offer = (await me(g, 1)).offer
    await g.act(1, { do: 'pick', character: offer[1], place: '塞北' })
    expect((await me(g, 1)).picked).toEqual({ character: offer[1], place: '塞北' })
    for (const user of [g.account(2), undefined])
      expect(JSON.stringify(await g.page(user))).not.toMatch(new RegExp(offer.join('|')))
  })

  it('J1.4a a seat speaks under its alias, and as its character once the cast is published', async () => {
    const g = await game()
    const user = g.account(3)
    const alias = (await me(g, 3)).alias
    await say(await g.page(user), user, TALK, { doc: doc('在下先到一步。'), key: newKey() })
    expect(names(await readGameThread(await g.page(), null, TALK, 1))).toEqual([alias])
    await pickAll(g)
    const { character } = await me(g, 3)
    await say(await g.page(user), user, TALK, { doc: doc('久仰。'), key: newKey() })
    expect(names(await readGameThread(await g.page(), null, TALK, 1))).toEqual([character, character])
    expect((await me(g, 3)).alias).toBe(alias) // the rules' set-up is as dealt
  })
})

describe('what a seat may know (J13, J17.4)', () => {
  it('J1.4 is told the same of the seat before it whether or not that is a bystander', async () => {
    const g = await game()
    await pickAll(g)
    const seats = (await g.view(g.host)).seats
    const before = seats.find(({ secrets }) => secrets?.faction === 'bystander')?.seat ?? 0
    const after = (before % 8) + 1
    const { hint } = await me(g, after)
    expect(hint).toEqual({ seat: before, faction: expect.stringMatching(/^(league|guild)$/) })
    const plain = seats.find(({ seat, secrets }) => seat !== before && secrets?.faction !== 'bystander')?.seat ?? 0
    expect(Object.keys((await me(g, (plain % 8) + 1)).hint ?? {})).toEqual(Object.keys(hint ?? {}))
  })

  it('J13 knows no other seat’s numbers, bag, faction, mission or submissions', async () => {
    const g = await game()
    await pickAll(g)
    const secret = (await me(g, 5)).bag[0]
    await g.act(5, { do: 'act', skills: [{ skill: 'attack', target: 6 }] })
    for (const user of [g.account(4), g.account(6), undefined]) {
      const view = await g.view(user)
      expect(view.seats.every(({ secrets }) => secrets === null)).toBe(true)
      expect([view.host, view.ballots, view.votes]).toEqual([null, null, null])
      const { me: _own, ...others } = view
      expect(JSON.stringify(others)).not.toContain(secret)
      expect(JSON.stringify(view)).not.toContain('"skill":"attack","target":6')
    }
  })

  it('J10.1 a vote is its voter’s alone, by day and in the announcement after it', async () => {
    const g = await game()
    await pickAll(g)
    await at(NIGHT_1_ENDS)
    expect(await g.act(2, { do: 'vote', seat: 2 })).toMatchObject({ ok: true })
    expect((await me(g, 2)).vote).toMatchObject({ for: 2 })
    for (const user of [g.account(1), undefined]) {
      const view = await g.view(user)
      expect([view.ballots, view.votes]).toEqual([null, null])
    }
    await at(DAY_1_ENDS)
    const thread = await readAnnouncements(await g.page(), null, 1)
    const report = thread.posts.map(({ data }) => data).find((data) => data?.kind === 'dayReport')
    expect(Object.keys(report ?? {}).sort()).toEqual(['at', 'dead', 'hurt', 'kind', 'lines', 'othersDead', 'round'])
  })

  it('J17.4 a blind host sees no action before it settles', async () => {
    const g = await game({ hostBlind: true })
    await pickAll(g)
    await g.act(1, { do: 'act', move: '塞北', skills: [] })
    expect((await g.view(g.host)).host?.actions).toBeNull()
  })
})

describe('open pages', () => {
  const changes: Change[] = []
  let stop = () => {}
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        stop = subscribe({ onChange: (change) => changes.push(change), onResync: resolve, onClose: () => {} })
      }),
  )
  afterAll(() => {
    stop()
    closeStreams()
  })
  /** What the open pages are told of, until a change that all are told of. */
  async function told(g: Game): Promise<Change[]> {
    expect(await g.act('host', { do: 'warn', seat: 8 })).toMatchObject({ ok: true })
    await expect.poll(() => changes.some((change) => change.game === g.id && change.public)).toBe(true)
    return changes.filter((change) => change.game === g.id && !change.public)
  }

  it('J13b are told of picks, actions, scenes and votes by nobody but who sent them', async () => {
    const g = await game()
    changes.length = 0
    await g.act(1, { do: 'pick', place: '塞北' })
    expect((await told(g)).map(({ seats }) => seats)).toEqual([[1]])
    await pickAll(g)
    changes.length = 0
    await g.act(2, { do: 'act', skills: [] })
    await g.act(3, { do: 'act', move: '塞北', skills: [] })
    expect((await told(g)).map(({ seats }) => seats)).toEqual([[2], [3]])
    await at(NIGHT_1_ENDS)
    changes.length = 0
    await g.act(4, { do: 'vote', seat: 1 })
    expect((await told(g)).map(({ seats }) => seats)).toEqual([[4]])
  })
})

describe('scenes (J14)', () => {
  const LINE = '雪落了一夜，客栈檐下的灯笼早已冻得发硬。'
  const scene = (g: Game, seat: number, lines: number, round = 1, key = newKey()) =>
    publishScene(
      { gameId: g.id, userId: g.account(seat) },
      { doc: doc(...Array.from({ length: lines }, () => LINE)), key, round },
    )

  it('wait for the night’s announcement, where they stand by seat number; then everybody reads them', async () => {
    const g = await game()
    await pickAll(g)
    expect(await scene(g, 6, 7)).toMatchObject({ ok: true, value: { repeated: false } })
    expect(await scene(g, 2, 7)).toMatchObject({ ok: true })
    const post = (await me(g, 6)).scene?.post ?? ''
    for (const user of [g.account(5), g.host, undefined]) {
      const page = await g.page(user)
      for (const { ref } of await threadsOf(page, user ?? null))
        expect(JSON.stringify(await readGameThread(page, user ?? null, ref, 1))).not.toContain('雪落了一夜')
      if (user !== g.host) expect(JSON.stringify(page)).not.toContain(post)
    }
    await at(NIGHT_1_ENDS)
    const { posts } = await readAnnouncements(await g.page(), null, 1)
    const report = posts.map(({ data }) => data).find((data) => data?.kind === 'nightReport')
    expect(report?.kind === 'nightReport' && report.scenes.map(({ seat }) => seat)).toEqual([2, 6])
    expect(JSON.stringify((await readScenes(g.id, [post])).get(post))).toContain('雪落了一夜')
  })

  it('J14a one that is too short is refused with both figures, and leaves the action alone', async () => {
    const g = await game()
    await pickAll(g)
    await g.act(1, { do: 'act', move: '塞北', skills: [] })
    const answer = await scene(g, 1, 2)
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'SCENE_SHORT', data: { least: 100 } } })
    expect((await me(g, 1)).desk?.action?.move).toBe('塞北')
    expect((await me(g, 1)).scene).toBeNull()
  })

  it('J14a a second one takes the first one’s place, and the same form sent twice is one', async () => {
    const g = await game()
    await pickAll(g)
    await scene(g, 1, 6)
    const key = newKey()
    const second = await scene(g, 1, 8, 1, key)
    expect(await scene(g, 1, 8, 1, key)).toMatchObject({ ok: true, value: { repeated: true } })
    expect(second).toMatchObject({ ok: true, value: { post: (await me(g, 1)).scene?.post } })
    expect(await db().post.count({ where: { seat: 1, round: 1 } })).toBe(1)
  })

  it('a form of another night is stale', async () => {
    const g = await game()
    await pickAll(g)
    expect(await scene(g, 1, 7, 2)).toMatchObject({ ok: false, refusal: { code: 'STALE' } })
    const late = { gameId: g.id, userId: g.account(1), key: newKey(), check: drawnFor({ round: 2 }) }
    expect(await act({ ...late, command: { do: 'act', skills: [] } })).toMatchObject({
      ok: false,
      refusal: { code: 'STALE' },
    })
    expect((await me(g, 1)).desk?.action).toBeNull()
  })
})
