import { describe, expect, it } from 'vitest'
import type { JingfeiView } from '@/lib/engine/rulesets/jingfei'
import { game } from '@/lib/engine/rulesets/jingfei/testing/scenario'
import { jingfeiTeller } from './jingfei-tellings'
import { sightOf } from './sight'
import type { Telling } from './telling'

const MINUTE = 60_000
const REMINDERS = { vote: [120, 30], iou: [], from: 0 }
type Scenario = ReturnType<typeof game>

const sight = (g: Scenario) => sightOf<JingfeiView>({ ruleset: 'jingfei' }, g.state)
const open = (g: Scenario, now = g.now) => jingfeiTeller.open(sight(g), now, REMINDERS)
const of = (tellings: readonly Telling[], kind: Telling['kind']) => tellings.filter((telling) => telling.kind === kind)
const to = (tellings: readonly Telling[]) => tellings.map((telling) => telling.to)

/** Killers name seat 7, then deadlines settle until this phase runs. */
function until(g: Scenario, phase: JingfeiView['phase']): void {
  g.voices([4, 7], [5, 7], [6, 7])
  while (g.view({ kind: 'public' }).phase !== phase) g.settles()
}

describe('警匪: what is asked', () => {
  it('G2 T18 at night only those who name somebody are told, folded, until they have', () => {
    const g = game()
    expect(to(of(open(g), 'slotOpen'))).toEqual([1, 2, 3, 4, 5, 6])
    expect(of(open(g), 'phaseOpened')).toEqual([])
    g.voice(4, 7)
    expect(to(of(open(g), 'slotOpen'))).toEqual([1, 2, 3, 5, 6])
    expect(jingfeiTeller.done(g.events)).toContainEqual({ seat: 4, key: 'slotOpen:' })
  })

  it('G6 a turn is told to whose turn it is, each turn by its own key', () => {
    const g = game()
    until(g, 'speeches')
    const first = of(open(g), 'phaseOpened')
    expect(first).toHaveLength(1)
    expect(first[0]).toMatchObject({ place: '/talk', data: { phase: 'turn' } })
    g.settles()
    const second = of(open(g), 'phaseOpened')
    expect(second[0]?.to).not.toBe(first[0]?.to)
    expect(second[0]?.key).not.toBe(first[0]?.key)
  })

  it('G7 a vote is told to its voters, and late to those who have not voted', () => {
    const g = game()
    until(g, 'vote')
    const { poll } = g.view({ kind: 'public' })
    const closes = poll?.closes ?? 0
    expect(to(of(open(g), 'phaseOpened'))).toEqual(poll?.notVoted)
    const late = to(of(open(g, closes - 20 * MINUTE), 'voteMissing'))
    const opened = poll?.openedAt ?? 0
    expect(late).toEqual(closes - 30 * MINUTE >= opened ? poll?.notVoted : [])
    expect(open(g, closes + 1000)).toEqual([])
  })
})

describe('警匪: what came of it', () => {
  it('G5 dawn is told to the living and to who was killed, without a name', () => {
    const g = game()
    g.voices([4, 7], [5, 7], [6, 7])
    g.settles()
    const told = of(jingfeiTeller.news(g.events, sight(g)), 'resultOut')
    expect(to(told)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { data } of told) expect(data).toEqual({ round: 1, phase: 'dawn' })
  })

  it('G12 the end is told once, to all', () => {
    const g = game()
    g.does('host', 'close', { note: '散了' })
    const told = jingfeiTeller.news(g.events, sight(g))
    expect(told.map((telling) => telling.key)).toEqual(Array.from({ length: 12 }, () => 'resultOut:end'))
    expect(open(g)).toEqual([])
  })

  it('G11 a warning is told to the seat it names', () => {
    const g = game()
    g.does('host', 'warn', { seat: 2, note: '场外' })
    expect(jingfeiTeller.news(g.events, sight(g))).toMatchObject([{ kind: 'namedInRuling', to: 2 }])
  })
})
