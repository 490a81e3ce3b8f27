import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { db, transaction } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { announceChange, type Change, closeStreams, subscribe } from '@/lib/notify/live'
import { addHelper } from './host-team'
import { mayHear } from './may-hear'
import { hasRangersWord, secretPlace } from './secret-place'
import { account, at, clock, type TestGame, testGame } from './testing'

let game: TestGame
let killers: number[]
let sword: number
let rangers: number[]

const did = async (seat: number | 'host', command: Parameters<TestGame['act']>[1]) => {
  const outcome = await game.act(seat, command)
  return outcome.ok ? 'ok' : outcome.refusal.code
}
const announced = async () =>
  (
    await db().post.findMany({
      where: { thread: { gameId: game.id, kind: 'announcements' } },
      orderBy: { number: 'asc' },
    })
  ).map((post) => post.data as Record<string, unknown>)

/** Round 2, the morning after: a killer owes an IOU, nobody else has posted. */
beforeEach(async () => {
  await freshTables()
  game = await testGame({ config: { preset: 'quick-12', bombsArmedThroughRound: 1 } })
  killers = await game.role('killer')
  const all = await game.role('ranger')
  sword = (await game.role('sword'))[0] ?? 0
  const [voted = 0, target = 0, ...living] = all
  rangers = living
  await clock('2026-03-03T12:00:00+08:00')
  for (const seat of game.seats) await did(seat, { do: 'vote', picks: [{ seat: voted }] })
  await at('2026-03-03T21:00:01+08:00')
  await clock('2026-03-03T22:00:00+08:00')
  expect(await did(killers[0] ?? 0, { do: 'claim', group: 'killers', target })).toBe('ok')
  expect(await did(killers[0] ?? 0, { do: 'iou', group: 'killers' })).toBe('ok')
  await at('2026-03-04T08:00:00+08:00')
})
afterAll(closeStreams)

/** What streams hear of one act, and nothing of what was before it or comes after. */
async function heardOf(work: () => Promise<unknown>): Promise<Change[]> {
  const changes: Change[] = []
  const stop = subscribe({ onChange: (change) => changes.push(change), onResync: () => {}, onClose: () => {} })
  const mark = async (game: string) => {
    await expect
      .poll(async () => {
        await transaction((tx) => announceChange(tx, { game, public: false, seats: [] }))
        return changes.some((change) => change.game === game)
      })
      .toBe(true)
  }
  await mark('before')
  changes.length = 0
  await work()
  await mark('after')
  stop()
  return changes.filter((change) => change.game === game.id)
}

describe('T12.1 one more day', () => {
  it('T12.1 is asked for by a side, granted once, and moves everybody’s close by a day', async () => {
    const closes = async (user?: string) => (await game.view(user)).closes.vote
    const before = await closes()
    expect(await did(sword, { do: 'requestExtension' })).toBe('ok')
    expect((await announced()).at(-1)).toEqual({ kind: 'extensionRequested', at: expect.any(Number), side: 'white' })
    expect(await did('host', { do: 'ruleExtension', grant: true, note: '白条未到' })).toBe('ok')
    for (const user of [undefined, game.host, game.account(killers[0] ?? 0)])
      expect(await closes(user)).toBe((before ?? 0) + 86_400_000)
    const { summary, dueAt } = await db().game.findUniqueOrThrow({ where: { id: game.id } })
    expect(summary).toMatchObject({ extended: true })
    expect(dueAt?.toISOString()).toBe('2026-03-04T02:00:01.000Z') // the IOU of the morning is due first
    expect(await did(sword, { do: 'requestExtension' })).toBe('ALREADY_RULED')
  })

  it('T12.1 is not for a seat of the side that owes, nor for whoever may not post', async () => {
    expect(await did(killers[1] ?? 0, { do: 'requestExtension' })).toBe('NO_IOU')
    expect(await did(rangers[0] ?? 0, { do: 'requestExtension' })).toBe('NOT_YOUR_COMMAND')
    expect((await game.view(game.account(sword))).me?.extension.mayRequest).toBe(true)
    expect((await game.view(game.account(killers[1] ?? 0))).me?.extension.mayRequest).toBe(false)
  })

  it('T12.1 names nobody: the request reads the same whichever sword asked, and a refusal may be asked anew', async () => {
    await did(sword, { do: 'requestExtension' })
    const seen = await game.view(game.account(rangers[0] ?? 0))
    expect(seen.extension).toEqual({ standing: ['white'], granted: false, refused: false, fallen: false })
    expect(await did('host', { do: 'ruleExtension', grant: false })).toBe('ok')
    expect((await game.view()).extension).toMatchObject({ standing: [], refused: true })
    expect(await did(sword, { do: 'requestExtension' })).toBe('ok')
  })
})

describe('T12.2 the rangers’ word', () => {
  /** The only sword is published as out, and has asked. */
  const swordOut = async (asks = true) => {
    expect(await did('host', { do: 'ruleOut', seat: sword, note: '互告马甲' })).toBe('ok')
    if (asks) expect(await did(sword, { do: 'requestExtension' })).toBe('ok')
  }
  const hasWord = async (user?: string) => hasRangersWord(await game.view(user))

  it('T12.2 is on a page that only the living full-vote rangers have, while a sword is out and white asks', async () => {
    for (const seat of game.seats) expect(await hasWord(game.account(seat))).toBe(false)
    await swordOut()
    const bomb = await game.role('openBomb') // its time is over (T6.3): a ranger like any other
    const asked = new Set([...rangers, ...bomb])
    for (const { seat, living } of (await game.view()).seats)
      expect([seat, await hasWord(game.account(seat))]).toEqual([seat, living && asked.has(seat)])
    expect(await hasWord(game.host)).toBe(false)
    expect(await hasWord()).toBe(false)
    expect(secretPlace(await game.view(game.account(rangers[0] ?? 0)))).toBe('/me/extension')
    expect(secretPlace(await game.view(game.account(killers[1] ?? 0)))).toBeNull()
  })

  it('T12.2 changes nothing that anybody else may read, and no stream but the ranger’s own and the main host’s', async () => {
    const names = ['assistant1', 'counter1'] as const
    const [assistant, counter] = [await account(names[0]), await account(names[1])]
    await addHelper(game.id, game.host, names[0], 'assistant')
    await addHelper(game.id, game.host, names[1], 'counter')
    await db().game.update({ where: { id: game.id }, data: { setup: { assistantSecrets: true } } })
    await swordOut()
    const [speaker = 0, other = 0] = rangers
    const others = [undefined, assistant, counter, ...game.seats.filter((one) => one !== speaker).map(game.account)]
    const read = async () =>
      JSON.stringify(await Promise.all(others.map(async (user) => [await game.view(user), await announced()])))
    const before = await read()
    const changes = await heardOf(() => did(speaker, { do: 'vetoExtension', say: 'no' }))
    expect(changes).toHaveLength(1)
    expect(await read()).toBe(before)
    const hears = (viewer: Parameters<typeof mayHear>[1]['viewer'], userId: string) =>
      changes.some((change) => mayHear(change, { gameId: game.id, userId, viewer }))
    expect(hears({ kind: 'seat', seat: speaker, living: true }, game.account(speaker))).toBe(true)
    expect(hears({ kind: 'host' }, game.host)).toBe(true)
    expect(hears({ kind: 'seat', seat: other, living: true }, game.account(other))).toBe(false)
    expect(hears({ kind: 'assistant', secrets: true }, assistant)).toBe(false)
    expect(hears({ kind: 'counter' }, counter)).toBe(false)
    expect(hears({ kind: 'public', member: false }, '')).toBe(false)
    expect((await game.view(game.host)).host?.extension).toMatchObject({ words: [{ seat: speaker, say: 'no' }] })
  })

  it('T12.2 overrules by unanimity: the request falls, announced without a name', async () => {
    await swordOut()
    const all = [...rangers, ...(await game.role('openBomb'))]
    for (const seat of all.slice(1)) expect(await did(seat, { do: 'vetoExtension', say: 'no' })).toBe('ok')
    expect((await game.view()).extension.standing).toEqual(['white'])
    expect(await did(all[0] ?? 0, { do: 'vetoExtension', say: 'no' })).toBe('ok')
    expect((await game.view()).extension).toMatchObject({ standing: [], fallen: true })
    expect((await announced()).at(-1)).toEqual({ kind: 'extensionFell', at: expect.any(Number) })
    expect(await did('host', { do: 'ruleExtension', grant: true })).toBe('NO_REQUEST')
  })

  it('T12.2 asks by unanimity, though no sword does; before the last one nothing stands', async () => {
    await swordOut(false)
    const all = [...rangers, ...(await game.role('openBomb'))]
    for (const seat of all.slice(1)) expect(await did(seat, { do: 'requestExtension' })).toBe('ok')
    expect((await game.view()).extension.standing).toEqual([])
    expect(await hasWord(game.account(all[1] ?? 0))).toBe(true) // it has asked, and reads so
    expect(await did(all[0] ?? 0, { do: 'requestExtension' })).toBe('ok')
    expect((await announced()).at(-1)).toEqual({ kind: 'extensionRequested', at: expect.any(Number), side: 'white' })
  })

  it('T12.2 is over with the host’s grant', async () => {
    await swordOut()
    await did('host', { do: 'ruleExtension', grant: true })
    expect(await did(rangers[0] ?? 0, { do: 'vetoExtension', say: 'no' })).toBe('ALREADY_RULED')
    expect(await hasWord(game.account(rangers[0] ?? 0))).toBe(false)
  })
})
