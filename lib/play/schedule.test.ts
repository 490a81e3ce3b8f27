import { describe, expect, it } from 'vitest'
import { resolveConfig } from '@/lib/engine/rulesets/tiesha/config'
import { calendarOf, instantOfLocal, localOfInstant, planSchedule } from './schedule'

const SHANGHAI = 'Asia/Shanghai'
const at = (text: string) => Date.parse(text)
const quick = resolveConfig({ preset: 'quick-12' })

describe('planSchedule', () => {
  it('T4.1 opens round 1 with its day and closes its vote at the first closing time 20 hours on', () => {
    const [first] = planSchedule(quick, SHANGHAI, at('2026-03-02T20:00:00+08:00'))
    expect(first).toEqual({
      round: 1,
      opens: at('2026-03-02T20:00:00+08:00'),
      posting: null,
      voteOpens: at('2026-03-02T20:00:00+08:00'),
      iouDue: null,
      proxyUntil: at('2026-03-03T20:45:00+08:00'),
      voteCloses: at('2026-03-03T21:00:00+08:00'),
      overtimeCloses: at('2026-03-03T21:20:00+08:00'),
    })
  })

  it('T4.1 gives a start of exactly 20 hours before the closing time that very closing time, a second later the next', () => {
    const closes = (start: string) => planSchedule(quick, SHANGHAI, at(start))[0]?.voteCloses
    expect(closes('2026-03-02T01:00:00+08:00')).toBe(at('2026-03-02T21:00:00+08:00'))
    expect(closes('2026-03-02T01:00:01+08:00')).toBe(at('2026-03-03T21:00:00+08:00'))
  })

  it('T2.4 lets posting run from the result to the same evening, IOUs fall due next morning, one round a day', () => {
    const rounds = planSchedule(quick, SHANGHAI, at('2026-03-02T20:00:00+08:00'))
    expect(rounds).toHaveLength(4)
    expect(rounds[1]).toEqual({
      round: 2,
      opens: at('2026-03-03T21:00:01+08:00'),
      posting: { opens: at('2026-03-03T21:00:01+08:00'), closes: at('2026-03-03T23:59:59+08:00') },
      voteOpens: at('2026-03-04T00:00:00+08:00'),
      iouDue: at('2026-03-04T10:00:00+08:00'),
      proxyUntil: at('2026-03-04T20:45:00+08:00'),
      voteCloses: at('2026-03-04T21:00:00+08:00'),
      overtimeCloses: at('2026-03-04T21:20:00+08:00'),
    })
    expect(rounds[3]?.voteCloses).toBe(at('2026-03-06T21:00:00+08:00'))
  })

  it('T4.1 opens the day at once in a round without slots', () => {
    const config = resolveConfig({ preset: 'quick-12', rounds: [1, 1].map((out) => ({ picks: 1, out, slots: [] })) })
    const second = planSchedule(config, SHANGHAI, at('2026-03-02T20:00:00+08:00'))[1]
    expect(second?.posting).toBeNull()
    expect(second?.voteOpens).toBe(at('2026-03-03T21:00:01+08:00'))
    expect(second?.iouDue).toBeNull()
  })

  it('T5.7 plans no due time for IOUs where they are switched off', () => {
    const rounds = planSchedule(resolveConfig({ preset: 'quick-12', ious: false }), SHANGHAI, at('2026-03-02T20:00Z'))
    expect(rounds.every((round) => round.iouDue === null)).toBe(true)
  })

  it('T2.1 keeps wall-clock times across a change of the clock', () => {
    const rounds = planSchedule(quick, 'Europe/Paris', at('2026-03-27T20:00:00+01:00'))
    expect(rounds.map((round) => round.voteCloses)).toEqual([
      at('2026-03-28T21:00:00+01:00'),
      at('2026-03-29T21:00:00+02:00'),
      at('2026-03-30T21:00:00+02:00'),
      at('2026-03-31T21:00:00+02:00'),
    ])
  })
})

describe('calendarOf', () => {
  const startsAt = at('2026-03-04T20:00:00+08:00') // a Wednesday
  const rounds = planSchedule(quick, SHANGHAI, startsAt)

  it('T2.1 lays the plan out in whole weeks of forum time, Monday first', () => {
    const days = calendarOf(rounds, SHANGHAI, startsAt, at('2026-03-02T22:00:00+08:00'))
    expect(days).toHaveLength(7)
    expect(new Date((days[0]?.day ?? 0) * 86_400_000).getUTCDay()).toBe(1)
    expect(days.map((day) => day.entries.map((entry) => entry.what))).toEqual([
      ['signUpCloses'],
      [],
      ['starts'],
      ['voteCloses', 'postingCloses'],
      ['iouDue', 'voteCloses', 'postingCloses'],
      ['iouDue', 'voteCloses', 'postingCloses'],
      ['iouDue', 'voteCloses'],
    ])
  })

  it('T2.1 puts an instant on the day it has in the zone of the game', () => {
    const days = calendarOf([], 'America/New_York', startsAt, null)
    const day = days.find((one) => one.entries.length > 0)?.day ?? 0
    expect(new Date(day * 86_400_000).toISOString()).toBe('2026-03-04T00:00:00.000Z') // 07:00 there
    const late = calendarOf([], 'Pacific/Auckland', startsAt, null).find((one) => one.entries.length > 0)?.day ?? 0
    expect(late - day).toBe(1) // already Thursday
  })
})

describe('instantOfLocal', () => {
  it('T2.1 reads a form date in the zone of the game, and writes it back', () => {
    expect(instantOfLocal('2026-07-01T20:30', 'Europe/Paris')).toBe(at('2026-07-01T20:30:00+02:00'))
    expect(instantOfLocal('2026-01-01T20:30', 'Europe/Paris')).toBe(at('2026-01-01T20:30:00+01:00'))
    expect(localOfInstant(at('2026-07-01T18:30:00Z'), 'Europe/Paris')).toBe('2026-07-01T20:30')
  })

  it('T2.1 takes the first instant after a time that the clock skips', () => {
    expect(instantOfLocal('2026-03-29T02:30', 'Europe/Paris')).toBe(at('2026-03-29T03:00:00+02:00'))
  })

  it.each(['', '2026-02-30T10:00', '2026-03-02', '2026-03-02T25:00', 'tomorrow'])('refuses %j', (text) => {
    expect(instantOfLocal(text, SHANGHAI)).toBeNull()
  })
})
