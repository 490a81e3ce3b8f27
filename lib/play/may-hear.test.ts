import { expect, it } from 'vitest'
import type { Change } from '@/lib/notify/live'
import type { GameViewer } from './access'
import { mayHear } from './may-hear'

const change = (fields: Partial<Change>): Change => ({
  game: 'g',
  public: false,
  seats: [],
  hosts: 'all',
  accounts: [],
  ...fields,
})
const READERS = {
  guest: { kind: 'public', member: false },
  seat3: { kind: 'seat', seat: 3, living: true },
  seat4: { kind: 'seat', seat: 4, living: false },
  main: { kind: 'host' },
  assistant: { kind: 'assistant', secrets: true },
  helper: { kind: 'assistant', secrets: false },
  counter: { kind: 'counter' },
} satisfies Record<string, GameViewer>
const hearers = (told: Change, gameId = 'g') =>
  Object.entries(READERS).flatMap(([name, viewer]) => (mayHear(told, { gameId, userId: name, viewer }) ? [name] : []))

it('T18 what is public reaches everybody, and nobody in another game', () => {
  expect(hearers(change({ public: true }))).toEqual(Object.keys(READERS))
  expect(hearers(change({ public: true }), 'h')).toEqual([])
})

it('T18 what is a seat’s own reaches that seat and as much of the host team as may know', () => {
  expect(hearers(change({ seats: [3] }))).toEqual(['seat3', 'main', 'assistant', 'helper', 'counter'])
  expect(hearers(change({ seats: [3], hosts: 'assistants' }))).toEqual(['seat3', 'main', 'assistant', 'helper'])
  expect(hearers(change({ seats: [3], hosts: 'secrets' }))).toEqual(['seat3', 'main', 'assistant'])
  expect(hearers(change({ seats: [3], hosts: 'main' }))).toEqual(['seat3', 'main'])
  expect(hearers(change({ seats: [3], hosts: 'none' }))).toEqual(['seat3'])
})

it('T3.3 an account whose part has changed hears of it, whatever part it had', () => {
  expect(hearers(change({ hosts: 'main', accounts: ['guest', 'seat4'] }))).toEqual(['guest', 'seat4', 'main'])
})
