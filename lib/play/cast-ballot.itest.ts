import { beforeEach, expect, it } from 'vitest'
import { freshTables } from '@/lib/db/testing'
import { type BallotForm, castBallot } from './cast-ballot'
import { at, clock, type TestGame, testGame } from './testing'

let game: TestGame

beforeEach(async () => {
  await freshTables()
  game = await testGame()
  await clock('2026-03-03T12:00:00+08:00')
})

const cast = (seat: number, targets: number[], more: Partial<BallotForm> = {}) =>
  castBallot(
    { gameId: game.id, userId: game.account(seat) },
    { round: 1, stage: 'main', key: `k${seat}`, picks: targets.map((t) => ({ seat: t })), ...more },
  )
const log = async () => (await game.view()).polls.filter((p) => p.open).flatMap((p) => p.log ?? [])

it('casts once when the same form is sent twice', async () => {
  const first = await cast(1, [2])
  await clock('2026-03-03T12:00:05+08:00')
  const second = await cast(1, [2])
  expect(first).toMatchObject({ ok: true, value: { repeated: false } })
  expect(second).toMatchObject({ ok: true, value: { repeated: true, at: first.ok && first.value.at } })
  expect(await log()).toHaveLength(1)
})

it('T8.3 other picks in the same form are another ballot, though the first answer got lost', async () => {
  await cast(1, [2])
  await clock('2026-03-03T12:00:05+08:00')
  expect(await cast(1, [3])).toMatchObject({ ok: true, value: { repeated: false } })
  expect((await log()).map((b) => [b.picks.map((p) => p.seat), b.replaced])).toEqual([
    [[3], false],
    [[2], true],
  ])
})

it('T9.1 a main ballot that comes late is no overtime ballot', async () => {
  const [a, b] = [2, 3]
  for (const seat of game.seats) await cast(seat, [seat % 2 === 0 ? a : b])
  await at('2026-03-03T21:00:01+08:00')
  expect((await game.view()).phase).toBe('overtime')
  expect(await cast(1, [a], { key: 'late' })).toEqual({ ok: false, refusal: { code: 'BALLOT_CLOSED' } })
  expect(await log()).toEqual([])
  expect(await cast(1, [a], { key: 'late', stage: 'overtime' })).toMatchObject({ ok: true, value: { repeated: false } })
})

it('T8.1 an empty ballot is refused', async () => {
  expect(await cast(1, [])).toMatchObject({ ok: false, refusal: { code: 'BAD_PICK' } })
})
