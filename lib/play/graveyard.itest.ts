import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db'
import { freshTables } from '@/lib/db/testing'
import { mayReadThread, mayWriteThread } from './access'
import { at, type TestGame, testGame } from './testing'

/** The graveyard (T17.2): who enters it, and what it is told where the host opens secrets to it. */
let game: TestGame

beforeEach(async () => {
  await freshTables()
  game = await testGame()
})

/** Round 1 votes this seat out; its result post is out. Everybody has voted, so nobody else falls. */
async function buried(seat: number): Promise<void> {
  await at('2026-03-03T20:00:00+08:00')
  for (const voter of game.seats)
    expect(await game.act(voter, { do: 'vote', picks: [{ seat: voter === seat ? 1 : seat }] })).toMatchObject({
      ok: true,
    })
  await at('2026-03-03T21:30:00+08:00')
}

const openSecrets = async () => {
  const { setup } = await db().game.findUniqueOrThrow({ where: { id: game.id } })
  await db().game.update({
    where: { id: game.id },
    data: { setup: { ...(setup as object), openGraveyardSecrets: true } },
  })
}
const rolesKnown = async (seat: number) =>
  (await game.view(game.account(seat))).seats.filter((one) => one.role !== null).length
const killersRoom = { kind: 'channel', key: 'killers' } as const

describe('T17.2 the graveyard', () => {
  const one = async () => (await game.role('ranger')).find((seat) => seat !== 1) ?? 0

  it('tells a seat in it no more than it knew, unless the host opens secrets to it', async () => {
    const seat = await one()
    await buried(seat)
    expect(await rolesKnown(seat)).toBe(1)
    const page = await game.page(game.account(seat))
    expect(page.viewer).toEqual({ kind: 'seat', seat, living: false })
    expect(mayReadThread(page.game, page.viewer, page.channels, killersRoom)).toBe(false)
    expect(mayReadThread(page.game, page.viewer, page.channels, { kind: 'graveyard', key: '' })).toBe(true)
  })

  it('opened by the host, shows it every role and every private room, where it still cannot write', async () => {
    const seat = await one()
    await openSecrets()
    expect(await rolesKnown(seat)).toBeLessThan(game.seats.length) // while it lives, nothing of it
    await buried(seat)
    expect(await rolesKnown(seat)).toBe(game.seats.length)
    const page = await game.page(game.account(seat))
    expect(mayReadThread(page.game, page.viewer, page.channels, killersRoom)).toBe(true)
    expect(mayWriteThread(page.game, page.viewer, page.channels, killersRoom)).toBe(false)
    expect(mayReadThread(page.game, page.viewer, page.channels, { kind: 'line', key: '1' })).toBe(false)
  })

  it('leaves the living, spectators and guests as they were', async () => {
    const seat = await one()
    await buried(seat)
    const other = game.seats.find((living) => living !== seat && living !== 1) ?? 1
    const before = [await rolesKnown(other), (await game.view()).seats]
    await openSecrets()
    expect([await rolesKnown(other), (await game.view()).seats]).toEqual(before)
    const page = await game.page(game.account(other))
    expect(mayReadThread(page.game, page.viewer, page.channels, { kind: 'graveyard', key: '' })).toBe(false)
  })
})
