import { describe, expect, it } from 'vitest'
import type { JianghuView } from '@/lib/engine/rulesets/jianghu'
import { day, game, night } from '@/lib/engine/rulesets/jianghu/testing/scenario'
import { jianghuTeller } from './jianghu-tellings'
import { sightOf } from './sight'
import type { Telling } from './telling'

const MINUTE = 60_000
const REMINDERS = { vote: [120, 30], iou: [], from: 0 }
type Scenario = ReturnType<typeof night>

const sight = (g: Scenario) => sightOf<JianghuView>({ ruleset: 'jianghu' }, g.state)
const closes = (g: Scenario) => g.state.closes ?? 0
const open = (g: Scenario, now: number) => jianghuTeller.open(sight(g), now, REMINDERS)
const seats = (tellings: readonly Telling[], kind: Telling['kind']) =>
  tellings.filter((telling) => telling.kind === kind).map((telling) => telling.to)
const news = (g: Scenario) => jianghuTeller.news(g.events, sight(g))

describe('江湖: the phase that opened', () => {
  it.each([
    ['picking', game(), '#pick', 'phaseOpened:0:picking'],
    ['night', night(), '/night', 'phaseOpened:1:night'],
    ['day', day(), '/vote', 'phaseOpened:1:dayVote'],
  ] as const)('J2.1 %s is told to every living seat, with the place to act', (_, g, place, key) => {
    const told = open(g, closes(g) - 600 * MINUTE)
    expect(told.map((telling) => [telling.to, telling.place, telling.key])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => [seat, place, key]),
    )
  })

  it('J2.2 nothing is told after the last second, while paused, or of the dead and ruled out', () => {
    const g = day()
    expect(open(g, closes(g) + 1000)).toEqual([])
    g.does('host', 'ruleOut', { seat: 3 })
    expect(seats(open(g, closes(g) - MINUTE), 'phaseOpened')).not.toContain(3)
    g.does('host', 'pause', {})
    expect(open(g, closes(g) - MINUTE)).toEqual([])
  })
})

describe('江湖: what a seat has not done', () => {
  it('J10.1 a vote that is missing is told to its own seat alone', () => {
    const g = day().votes({ 1: 2, 4: 4 })
    expect(seats(open(g, closes(g) - 20 * MINUTE), 'voteMissing')).toEqual([2, 3, 5, 6, 7, 8])
    expect(seats(open(g, closes(g) - 121 * MINUTE), 'voteMissing')).toEqual([])
  })

  it('J3.1 so is an action; an empty one is one too', () => {
    const g = night().acts(1, {}).attacks(2, 1)
    expect(seats(open(g, closes(g) - 20 * MINUTE), 'voteMissing')).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('J6.7a a puppet cannot act and is not asked to', () => {
    const g = night({ 5: { states: ['puppet'] } })
    expect(seats(open(g, closes(g) - 20 * MINUTE), 'voteMissing')).not.toContain(5)
  })

  it('J1.2b a pick counts once character and place are there', () => {
    const g = game()
    const [character = ''] = g.seat(1).offer
    g.does(1, 'pick', { character, place: '皇城' })
    g.does(2, 'pick', { place: '皇城' })
    expect(seats(open(g, closes(g) - 20 * MINUTE), 'voteMissing')).toEqual([2, 3, 4, 5, 6, 7, 8])
  })

  it('the next look is the next reminder; done by the vote, the action, the pick', () => {
    const g = night().attacks(2, 1)
    const { everybody } = sight(g)
    expect(jianghuTeller.next(everybody, closes(g) - 121 * MINUTE, REMINDERS)).toBe(closes(g) - 120 * MINUTE)
    expect(jianghuTeller.next(everybody, closes(g) - 29 * MINUTE, REMINDERS)).toBeNull()
    expect(jianghuTeller.done(g.events)).toEqual([{ seat: 2, key: 'voteMissing:' }])
  })
})

describe('江湖: what came of it', () => {
  it('J13a a report is told to those who lived to see that settlement', () => {
    const g = night({ 4: { hp: 2 } })
      .attacks(1, 4)
      .settles()
    expect(g.dead()).toEqual([4])
    const told = news(g).filter((telling) => telling.kind === 'resultOut')
    expect(told.map((telling) => telling.to)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(told.map((telling) => telling.key))).toEqual(new Set(['resultOut:1:night']))
    g.events.length = 0
    g.settles()
    expect(seats(news(g), 'resultOut')).toEqual([1, 2, 3, 5, 6, 7, 8])
  })

  it('J13b no telling bears anything but round, phase and deadline', () => {
    const g = night({ 4: { hp: 2 } })
      .attacks(1, 4)
      .settles()
    for (const { data } of [...news(g), ...open(g, closes(g) - MINUTE)])
      expect(Object.keys(data).every((name) => ['round', 'phase', 'closes'].includes(name))).toBe(true)
  })

  it('J17.3 the end is told once, to all', () => {
    const g = day()
    g.does('host', 'close', { note: '散了' })
    expect(news(g).map((telling) => [telling.to, telling.key])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => [seat, 'resultOut:end']),
    )
    expect(open(g, g.now)).toEqual([])
  })

  it('J17.1 a warning is told to the seat it names', () => {
    const g = day()
    g.does('host', 'warn', { seat: 6, note: '场外' })
    expect(news(g)).toMatchObject([{ kind: 'namedInRuling', to: 6, announced: { kinds: ['warned'] } }])
  })
})
