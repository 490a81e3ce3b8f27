import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '@/lib/db'
import { announceChange, type Change, closeStreams, liveMark, mayHaveMissed, subscribe } from './live'

const of = (game: string) => (change: Change) => change.game === game
const ignore = () => {}
const listening = () =>
  new Promise<void>((resolve) => {
    subscribe({ onChange: ignore, onResync: resolve, onClose: ignore })
  })
const heard = (game: string) =>
  new Promise<void>((resolve) => {
    const stop = subscribe({
      onChange: (change) => {
        if (change.game !== game) return
        stop()
        resolve()
      },
      onResync: ignore,
      onClose: ignore,
    })
  })
const announce = async (game: string) => {
  const told = heard(game)
  await transaction((tx) => announceChange(tx, { game, public: true, seats: [] }))
  await told
}
const MARGIN = 1_000 // more than two servers' clocks may differ

let began: number
beforeAll(async () => {
  began = liveMark()
  await listening()
})
afterAll(closeStreams)

it('a page rendered before a change, whose stream opens after it, is told', async () => {
  await announce('a')
  expect(mayHaveMissed(liveMark(), of('a'))).toBe(true) // within the margin: told once too often rather than not
  expect(mayHaveMissed(liveMark() + MARGIN, of('a'))).toBe(false)
})

it('what changed elsewhere or before the rendering tells nothing', async () => {
  await announce('b')
  expect(mayHaveMissed(liveMark() + MARGIN, of('b'))).toBe(false)
  expect(mayHaveMissed(liveMark() + MARGIN, of('c'))).toBe(false)
})

it('a page older than the connection, or than what is kept, looks again', () => {
  expect(mayHaveMissed(began - MARGIN, of('c'))).toBe(true)
  expect(mayHaveMissed(0, of('c'))).toBe(true)
})
