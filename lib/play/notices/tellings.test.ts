import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TieshaState, TieshaView } from '@/lib/engine/rulesets/tiesha'
import { game, row } from '@/lib/engine/rulesets/tiesha/testing/scenario'
import { sightOf } from './sight'
import type { Reminders } from './telling'
import { eventTellings, flagTellings, nextReminder, openTellings } from './tellings'

const REMINDERS: Reminders = { vote: [120, 30], iou: [120, 30], from: 0 }
const MINUTE = 60_000
const instant = (day: number, time: string) => Date.parse(`2026-03-02T${time}+08:00`) + day * 86_400_000
const see = (state: TieshaState) => sightOf<TieshaView>({ ruleset: 'tiesha' }, state)
/** What is told now: `kind` → the seats told. */
const told = (state: TieshaState, now: number, reminders = REMINDERS) => {
  const found: Record<string, (number | 'judges')[]> = {}
  for (const { kind, to } of openTellings(see(state), now, reminders)) found[kind] = [...(found[kind] ?? []), to]
  return found
}
const CLOSE = instant(1, '21:00:00')

test('T8.1 the law of reminders: the latest one due, from its instant to the last second, for exactly those who owe', () => {
  const g = game()
  g.vote(3, 1)
  g.vote(7, 1)
  const owing = g.view({ kind: 'public' }).polls[0]?.notVoted
  const opened = instant(0, '20:00:00')
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 1600 }), { maxLength: 5 }),
      fc.integer({ min: opened, max: CLOSE + 5000 }),
      (minutes, now) => {
        const tellings = openTellings(see(g.state), now, { vote: minutes, iou: [], from: 0 }).filter(
          (telling) => telling.kind === 'voteMissing',
        )
        const due = minutes.filter((m) => CLOSE - m * MINUTE <= now && CLOSE - m * MINUTE >= opened)
        if (due.length === 0 || now > CLOSE + 999) expect(tellings).toEqual([])
        else {
          expect(tellings.map((telling) => telling.to)).toEqual(owing)
          expect(new Set(tellings.map((telling) => telling.key))).toEqual(
            new Set([`voteMissing:1:${CLOSE}:${Math.min(...due)}`]),
          )
        }
        const next = nextReminder(g.view({ kind: 'public' }), now, { vote: minutes, iou: [], from: 0 })
        const ahead = minutes.map((m) => CLOSE - m * MINUTE).filter((at) => at > now)
        expect(next).toBe(ahead.length === 0 ? null : Math.min(...ahead))
      },
    ),
  )
})

test('T4.1 a vote that opens later than a reminder would have come brings the phase, not the reminder', () => {
  const g = game({ postClose: '23:59:59', voteClose: '21:00:00' }).night(2).morning()
  const opened = instant(2, '00:00:00')
  expect(told(g.state, opened, { vote: [22 * 60], iou: [], from: 0 })).not.toHaveProperty('voteMissing')
  expect(told(g.state, opened, { vote: [21 * 60], iou: [], from: 0 }).voteMissing).toHaveLength(12)
})

describe('T18 secret matters go to whose own view asks them', () => {
  test('of posting: those who may claim, and the expansion roles; nobody else', () => {
    const g = game(undefined, { 9: { role: 'doctor', code: '丙' }, 10: { role: 'sapper', code: '丁' } }).night(2)
    expect(told(g.state, instant(1, '22:00:00')).slotOpen).toEqual([1, 2, 3, 4, 5, 6, 9, 10])
    g.kills(4, 11)
    expect(told(g.state, instant(1, '22:00:00')).slotOpen).toEqual([1, 2, 3, 5, 6, 9, 10])
    expect(told(g.state, instant(1, '23:59:59')).slotOpen).toHaveLength(7)
    expect(told(g.state, instant(2, '00:00:00'))).not.toHaveProperty('slotOpen')
  })

  test('what a bystander is told is the same whoever the killer is', () => {
    const of = (killer: number, seat: number) => {
      const cast = { 1: { role: 'ranger' as const, code: null }, [killer]: { role: 'killer' as const, code: '碧桃春' } }
      const g = game(undefined, cast).night(2)
      return openTellings(see(g.state), instant(1, '22:00:00'), REMINDERS).filter((telling) => telling.to === seat)
    }
    expect(of(9, 12)).toEqual(of(10, 12))
    expect(of(9, 9)).not.toEqual(of(10, 9))
  })

  test('T15.5 of a voted-out escort: it alone, and its time is not told', () => {
    const g = game({ rounds: [row(1, 1), row(1, 0)] }, { 12: { traits: ['escort'] } })
    g.allVote(12).evening()
    const now = instant(1, '21:00:02')
    const tellings = openTellings(see(g.state), now, REMINDERS)
    expect(tellings.map(({ kind, to, data }) => ({ kind, to, data }))).toEqual([
      { kind: 'slotOpen', to: 12, data: { round: 1 } },
    ])
  })
})

describe('T5.7 IOUs', () => {
  test('the debtor is reminded, by the reminders set; one who is out and published is not', () => {
    const g = game().night(2)
    g.owes(1, 9).owes(4, 10)
    g.morning()
    const at = instant(2, '08:00:00')
    expect(told(g.state, at).iouDue).toEqual([1, 4])
    expect(told(g.state, at - 1)).not.toHaveProperty('iouDue')
    expect(told(g.state, at, { vote: [], iou: [30], from: 0 })).not.toHaveProperty('iouDue')
    expect(nextReminder(g.view({ kind: 'public' }), at, { vote: [], iou: [120, 30], from: 0 })).toBe(
      instant(2, '09:30:00'),
    )
    g.does('host', 'ruleOut', { seat: 1 })
    expect(told(g.state, at).iouDue).toEqual([4])
  })
})

test('T11.3 a ruling names the author and whom it revives, not the flagger', () => {
  const g = game().night(2)
  const post = g.kills(1, 9)
  g.morning()
  g.does(10, 'flag', { post, reason: 'plagiarism', evidence: '旧坛' })
  const before = g.events.length
  g.rules(post, 'plagiarism')
  const tellings = eventTellings(g.events.slice(before), see(g.state))
  expect(tellings.map(({ kind, to }) => [kind, to])).toEqual([
    ['namedInRuling', 1],
    ['namedInRuling', 9],
  ])
})

test('T11.1 flags are told to those who judge, anew after each ruling', () => {
  const flag = { post: 'p1', name: 'p1', at: 5, rulings: 0 }
  const [first, again] = [flagTellings([flag]), flagTellings([{ ...flag, rulings: 1 }])]
  expect(first).toMatchObject([{ kind: 'flagOpened', to: 'judges', place: '/flags/p1' }])
  expect(again[0]?.key).not.toBe(first[0]?.key)
})
