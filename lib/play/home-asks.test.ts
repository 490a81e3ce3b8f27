import { describe, expect, it } from 'vitest'
import { day, game, night } from '@/lib/engine/rulesets/jianghu/testing/scenario'
import { game as table } from '@/lib/engine/rulesets/jingfei/testing/scenario'
import { asksOf } from './home-asks'
import type { AnyGamePage } from './read-game'

/** All of a page that is read of it. */
const page = (ruleset: 'jianghu' | 'jingfei', view: unknown) => ({ game: { ruleset }, view }) as unknown as AnyGamePage
type Scenario = ReturnType<typeof night>
const asks = (g: Scenario, seat: number) => asksOf(page('jianghu', g.view({ kind: 'seat', seat })))

describe('江湖 asks a reader', () => {
  it('J1.2 for a pick, until character and place are there', () => {
    const g = game()
    expect(asks(g, 1)).toMatchObject([{ kind: 'pick', place: '#pick' }])
    g.does(1, 'pick', { character: g.seat(1).offer[0] ?? '', place: '皇城' })
    expect([asks(g, 1).length, asks(g, 2).length]).toEqual([0, 1])
  })

  it('J3 for an action, until one is submitted, were it empty; not of a puppet, not of the dead', () => {
    const g = night({ 3: { states: ['puppet'] }, 4: { hp: 2 } }).acts(1, {})
    expect([1, 2, 3].map((seat) => asks(g, seat).map(({ kind }) => kind))).toEqual([[], ['act'], []])
    g.attacks(2, 4).settles()
    expect(asks(g, 4)).toEqual([])
  })

  it('J10.1 for a vote, until it is cast; J17.2 for nothing while paused', () => {
    const g = day().votes({ 1: 1 })
    expect([asks(g, 1), asks(g, 2)]).toMatchObject([[], [{ kind: 'dayVote', place: '/vote', round: 1 }]])
    g.does('host', 'pause', {})
    expect(asks(g, 2)).toEqual([])
  })

  it('J17.5 the host is told of two nights without any action', () => {
    const g = night()
    const desk = () => asksOf(page('jianghu', g.view({ kind: 'host' })))
    expect(desk()).toEqual([])
    g.settles().settles().settles()
    expect(desk()).toMatchObject([{ kind: 'desk', place: '/host', count: 1 }])
    expect(asksOf(page('jianghu', g.view({ kind: 'public' })))).toEqual([])
  })
})

describe('警匪 asks a reader', () => {
  it('T18 for a voice, without a word of what it is; of nobody else', () => {
    const g = table()
    const of = (seat: number) => asksOf(page('jingfei', g.view({ kind: 'seat', seat })))
    expect(of(4)).toEqual([{ kind: 'secret', place: '/night', closes: expect.any(Number) }])
    expect(of(7)).toEqual([])
    g.voice(4, 7)
    expect(of(4)).toEqual([])
  })
})
