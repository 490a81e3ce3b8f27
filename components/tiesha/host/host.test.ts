import { describe, expect, it } from 'vitest'
import type { BallotView, HostView, PollView, SeatView, TieshaView } from '@/lib/engine/rulesets/tiesha/view-types'
import { afterRulingOut, afterWarning, undoableSeats } from './consequences'
import { roundSteps } from './steps'
import { todosOf } from './todo'

const NOW = Date.parse('2026-03-04T18:00:00+08:00')
const HOUR = 3_600_000

const seat = (number: number, fields: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  alias: `座${number}`,
  house: 1,
  living: true,
  out: null,
  published: false,
  role: 'ranger',
  code: null,
  faction: 'white',
  traits: [],
  activated: null,
  warnings: 0,
  ...fields,
})
const ballot = (voter: number, ...picks: number[]): BallotView => ({
  number: voter,
  seat: voter,
  at: NOW,
  picks: picks.map((one) => ({ seat: one, lost: false })),
  halves: 2,
  proxy: null,
  replaced: false,
})
const poll = (fields: Partial<PollView> = {}): PollView => ({
  house: 1,
  stage: 'main',
  open: true,
  closes: NOW + 3 * HOUR,
  picks: 2,
  places: 2,
  candidates: [],
  guesses: false,
  codes: [],
  notVoted: [],
  log: [],
  totals: [],
  standing: null,
  ...fields,
})
const host = (fields: Partial<HostView> = {}): HostView => ({
  claims: [],
  slots: [],
  debts: [],
  hire: [],
  escorts: [],
  flags: [],
  extension: null,
  score: null,
  log: [],
  ...fields,
})

function viewOf(fields: Partial<TieshaView> = {}): TieshaView {
  const seats = fields.seats ?? [
    seat(1, { role: 'killer', code: '碧桃春', faction: 'black', activated: true }),
    seat(2, { role: 'loneAssassin', code: '夜飞鹊', faction: 'black', activated: false }),
    seat(3, { role: 'sword', code: '醉花阴', activated: true }),
    seat(4),
    seat(5),
  ]
  const row = { picks: 2, out: 2, slots: [{ group: 'killers' as const, count: 2 }] }
  return {
    status: 'running',
    phase: 'day',
    votingHouses: [1],
    round: 2,
    living: seats.filter((one) => one.living).length,
    row,
    rounds: [{ round: 2, row, openedAt: NOW - 20 * HOUR, night: null, votes: [], result: null }],
    polls: [poll()],
    closes: {
      startsAt: 0,
      posting: null,
      iou: null,
      vote: NOW + 3 * HOUR,
      proxy: NOW + 2 * HOUR,
      overtime: [],
      next: null,
    },
    extension: { standing: [], granted: false, refused: false, fallen: [] },
    host: host(),
    ...fields,
    seats,
  } as unknown as TieshaView
}
const nothing = { failing: false, flags: 0, letters: 0, reports: 0, similar: 0, proxies: 0 }
const keys = (view: TieshaView, number: number, points = true) =>
  afterRulingOut(view, number, points).map((one) => one.key)

describe('afterRulingOut', () => {
  it('T11.7 publishes role and code name, T13.2 gives an active point to the other side', () => {
    expect(afterRulingOut(viewOf(), 1, true)).toEqual([
      { key: 'out', role: 'killer', code: '碧桃春' },
      { key: 'point', side: 'white' },
      { key: 'living', before: 5, after: 4 },
    ])
  })

  it('T13.1 knows points that are not active, and seats that carry none', () => {
    expect(keys(viewOf(), 2)).toContain('pointIdle')
    expect(keys(viewOf(), 4)).toEqual(['out', 'living'])
  })

  it('T16.2 speaks of no point where elimination decides', () => {
    expect(keys(viewOf(), 1, false)).toEqual(['out', 'living'])
  })

  it('T5.4 T5.7 drops open claims and leaves debts', () => {
    const claim = { seat: 1, group: 'killers' as const, target: 4, guess: null, at: NOW, round: 2 }
    const debts = [{ seat: 1, strike: '1.1', due: null }]
    expect(keys(viewOf({ host: host({ claims: [{ ...claim, state: 'open' }], debts }) }), 1)).toEqual(
      expect.arrayContaining(['claims', 'debt']),
    )
    expect(keys(viewOf({ host: host({ claims: [{ ...claim, state: 'posted' }] }) }), 1)).not.toContain('claims')
  })

  it('T8.4 T8.5 voids the seat’s ballot and the picks for it, not those already lost or replaced', () => {
    const log = [
      ballot(1, 4),
      ballot(3, 1, 5),
      ballot(4, 1),
      { ...ballot(5, 1), replaced: true },
      { ...ballot(2, 1), picks: [{ seat: 1, lost: true }] },
    ]
    const result = afterRulingOut(viewOf({ polls: [poll({ log })] }), 1, true)
    expect(result).toContainEqual({ key: 'ballot' })
    expect(result).toContainEqual({ key: 'picks', count: 2 })
  })

  it('T16.1 tells when the last seat of a side goes', () => {
    const one = viewOf({ seats: [seat(1, { role: 'killer', faction: 'black' }), seat(4), seat(5)] })
    expect(afterRulingOut(one, 1, true)).toContainEqual({ key: 'last', side: 'black' })
    expect(keys(one, 4)).not.toContain('last')
  })

  it('T18 says no more than the viewer knows', () => {
    const blind = viewOf({ seats: [1, 2, 3].map((n) => seat(n, { role: null, faction: null })) })
    expect(afterRulingOut(blind, 1, true)).toEqual([{ key: 'outUnknown' }, { key: 'living', before: 3, after: 2 }])
  })

  it('T11.7 counts warnings', () => {
    expect(afterWarning(viewOf({ seats: [seat(1, { warnings: 1 })] }), 1)).toContainEqual({ key: 'count', count: 2 })
  })
})

describe('undoableSeats', () => {
  const out = { round: 2, at: NOW, causes: [{ kind: 'ruledOut' as const }], force: null, point: null }
  const acts = (...done: string[]) => host({ log: done.map((name, i) => ({ at: NOW + i, do: name, seat: 4 })) })

  it('T11.7 lets a ruling-out of this round be undone, once', () => {
    const seats = [seat(4, { living: false, out })]
    expect(undoableSeats(viewOf({ seats, host: acts('ruleOut') }))).toEqual([4])
    expect(undoableSeats(viewOf({ seats, host: acts('ruleOut', 'undoRuleOut') }))).toEqual([])
    expect(undoableSeats(viewOf({ seats: [seat(4)], host: acts('ruleOut', 'undoRuleOut') }))).toEqual([])
  })

  it('T11.7 not one of an earlier round, and not one that a rule brought about', () => {
    expect(
      undoableSeats(viewOf({ seats: [seat(4, { living: false, out: { ...out, round: 1 } })], host: acts('ruleOut') })),
    ).toEqual([])
    expect(undoableSeats(viewOf({ seats: [seat(4, { living: false, out })], host: acts('rule') }))).toEqual([])
  })
})

describe('todosOf', () => {
  it('is empty when nothing waits', () => {
    expect(todosOf(viewOf(), NOW, nothing)).toEqual([])
  })

  it('T8.1 counts the ballots that are missing, red in the last hour', () => {
    const view = viewOf({ polls: [poll({ notVoted: [4, 5] })] })
    expect(todosOf(view, NOW, nothing)).toEqual([{ kind: 'missing', n: 2, until: NOW + 3 * HOUR, urgent: false }])
    expect(todosOf(view, NOW + 2 * HOUR, nothing)[0]?.urgent).toBe(true)
  })

  it('T5.5 T5.6 shows claims without a post and slots without a claim, not those that nobody may take', () => {
    const claim = {
      seat: 1,
      group: 'killers' as const,
      target: 4,
      guess: null,
      state: 'open' as const,
      at: NOW,
      round: 2,
    }
    const slots = [
      { group: 'killers' as const, count: 2, taken: 1, lapsing: false },
      { group: 'swords' as const, count: 1, taken: 0, lapsing: true },
    ]
    const closes = { ...viewOf().closes, posting: NOW + HOUR }
    const todos = todosOf(
      viewOf({ phase: 'posting', polls: [], closes, host: host({ claims: [claim], slots }) }),
      NOW,
      nothing,
    )
    expect(todos.map(({ kind, n }) => [kind, n])).toEqual([
      ['open', 1],
      ['unclaimed', 1],
    ])
  })

  it('T11.2 T12.1 puts what only the host can settle first', () => {
    const view = viewOf({
      polls: [poll({ notVoted: [4] })],
      extension: { standing: ['white'], granted: false, refused: false, fallen: [] } as never,
    })
    const todos = todosOf(view, NOW, { failing: true, flags: 2, letters: 3, reports: 0, similar: 2, proxies: 0 })
    expect(todos.map((todo) => todo.kind)).toEqual(['failing', 'flags', 'extension', 'missing', 'similar', 'letters'])
  })

  it('T18 shows a counter the missing ballots alone', () => {
    const view = viewOf({ host: null, polls: [poll({ notVoted: [4] })] })
    expect(todosOf(view, NOW, nothing).map((todo) => todo.kind)).toEqual(['missing'])
  })
})

describe('roundSteps', () => {
  const kinds = (view: TieshaView) => roundSteps(view).map(({ kind, state }) => `${kind} ${state}`)

  it('T4.1 goes from posting to the result', () => {
    const closes = { ...viewOf().closes, posting: NOW + HOUR, proxy: null }
    expect(kinds(viewOf({ phase: 'posting', polls: [], closes }))).toEqual([
      'opened done',
      'posting current',
      'night ahead',
      'close ahead',
      'result ahead',
    ])
  })

  it('T2.4 shows the day with its proxies, and an overtime after it', () => {
    expect(kinds(viewOf())).toEqual(['opened done', 'voting current', 'proxy ahead', 'close ahead', 'result ahead'])
    const vote = { stage: 'main' as const, at: NOW, out: [4, 5] }
    const overtime = viewOf({
      phase: 'overtime',
      closes: { ...viewOf().closes, vote: null, proxy: null },
      polls: [poll({ stage: 'overtime', places: 1 })],
      rounds: [{ ...viewOf().rounds[0], votes: [vote] }] as never,
    })
    expect(kinds(overtime)).toEqual(['opened done', 'close done', 'overtime current', 'result ahead'])
  })
})
