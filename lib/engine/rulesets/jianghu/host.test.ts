import { describe, expect, it } from 'vitest'
import { fold } from '../../core'
import { type JianghuState, jianghu, summary } from '.'
import { day, game, night } from './testing/scenario'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('J17 the host', () => {
  it('J17.1 a ruled-out seat is out at once: it acts, votes and is named no more, nothing affects it', () => {
    const g = night({ 2: '花未眠' }).attacks(1, 3).attacks(4, 1)
    expect(g.does('host', 'ruleOut', { seat: 1, note: '场外' })).toBe('ok')
    expect([g.does(1, 'act', { skills: [], uses: [] }), g.does('host', 'ruleOut', { seat: 1 })]).toEqual([
      'NOT_LIVING',
      'NOT_LIVING',
    ])
    expect(g.does(3, 'act', { skills: [{ skill: 'attack', target: 1 }], uses: [] })).toBe('BAD_TARGET')
    g.uses(2, '百花瘴').settles()
    expect([g.hp(1), g.hp(3)]).toEqual([15, 14])
    expect(g.notes(4)).toContainEqual({ kind: 'nothing', part: 'skill', name: 'attack' })
    expect(g.report()).toMatchObject({ dead: [] })
    expect(g.report().lines.map((line) => line.seat)).not.toContain(1)
  })

  it('J17.1 its death settles before all others, by rule, and then its items pass and it counts', () => {
    const g = night(
      { 8: { bag: ['至尊宝器上'] }, 1: { hp: 2 }, 7: { mission: 2 } },
      { dice: [['n1.order', [1, 2, 3, 4, 5, 6, 7]]] },
    )
    g.does('host', 'ruleOut', { seat: 8 })
    g.attacks(4, 1).settles()
    expect([g.seat(8).death, g.seat(1).death]).toMatchObject([
      { order: 1, killer: null },
      { order: 2, killer: 4 },
    ])
    expect(g.drawn()).toContain('n1.heir:8:至尊宝器上')
    expect(g.does('host', 'undoRuleOut', { seat: 8 })).toBe('BAD_TARGET')
  })

  it('J17.1 can be undone until then; its action stands again', () => {
    const g = night().attacks(1, 3)
    g.does('host', 'ruleOut', { seat: 1 })
    expect(g.does('host', 'undoRuleOut', { seat: 1 })).toBe('ok')
    expect(g.settles().wounds()).toEqual({ 3: 13 })
    expect(g.dead()).toEqual([])
  })

  it('J17.1 winners are checked then', () => {
    const gone = (order: number) => ({
      hp: 0,
      death: { at: 0, round: 1, stage: 'night' as const, order, killer: null },
    })
    const g = day({ 2: gone(1), 3: gone(2), 7: gone(3), 8: gone(4) })
    g.does('host', 'ruleOut', { seat: 1 })
    expect(g.state.ended).toBeNull()
    expect(g.settles().state.ended).toMatchObject({ reason: 'lastSide', winner: 'guild' })
  })

  it('J17.2 a pause moves the deadline by whole days, at its wall-clock time', () => {
    const g = night()
    const close = g.state.closes ?? 0
    expect([g.does('host', 'pause', { note: '停电' }), g.does('host', 'pause', {})]).toEqual(['ok', 'WRONG_PHASE'])
    expect(jianghu.due(g.state)).toBeNull()
    g.later(26 * HOUR)
    expect(g.does('host', 'resume', {})).toBe('ok')
    expect(g.state.closes).toBe(close + 2 * DAY)
    expect(g.does('host', 'resume', {})).toBe('WRONG_PHASE')
  })

  it('J17.2 where phases are shorter than a day, by the length of the pause', () => {
    const g = night({}, { config: { nightMinutes: 30, dayMinutes: 30 } })
    const close = g.state.closes ?? 0
    g.does('host', 'pause', {})
    g.later(90_000)
    g.does('host', 'resume', {})
    expect(g.state.closes).toBe(close + 90_000)
  })

  it('J17.3 closes the game: nobody wins, recorded missions stand', () => {
    const g = night({ 7: { success: { round: 1, stage: 'night' } } })
    expect(g.does('host', 'close', { note: '人走了' })).toBe('ok')
    expect(g.state.ended).toMatchObject({ reason: 'closed', winner: null, declared: null })
    expect(g.seat(7).success).not.toBeNull()
    expect(jianghu.due(g.state)).toBeNull()
  })

  it('J17.4 sees everything; blind, not what is submitted until it settles', () => {
    const open = night().attacks(1, 2).view({ kind: 'host' })
    expect([open.host?.actions?.[0]?.action?.skills.length, open.seats[0]?.secrets?.hp]).toEqual([1, 15])
    const blind = night({}, { config: { hostBlind: true } })
      .attacks(1, 2)
      .view({ kind: 'host' })
    expect([blind.host?.actions, blind.hostBlind]).toEqual([null, true])
    expect(
      day({}, { config: { hostBlind: true } })
        .votes({ 1: 2 })
        .view({ kind: 'host' }).ballots,
    ).toBeNull()
    expect(open.viewer).toEqual({ kind: 'host' })
  })

  it('J17.5 counts nights in a row without any action', () => {
    const g = night().settles()
    expect(g.view({ kind: 'host' }).host?.idle).toBe(1)
    g.settles().acts(1, {}).settles()
    expect(g.view({ kind: 'host' }).host?.idle).toBe(2)
    g.settles().uses(1, 'guard').settles()
    expect(g.view({ kind: 'host' }).host?.idle).toBe(0)
    expect(g.view({ kind: 'public' }).host).toBeNull()
  })

  it('T3.3 T11.7 warns, publicly, and substitutes, of which only the host knows', () => {
    const g = night()
    g.does('host', 'warn', { seat: 2, note: '跟票' })
    g.does('host', 'substitute', { seat: 3 })
    expect(g.view({ kind: 'public' }).seats.map((seat) => seat.warnings)).toEqual([0, 1, 0, 0, 0, 0, 0, 0])
    expect(jianghu.reports(g.events, g.state)).toEqual([{ kind: 'warned', at: g.now, seat: 2, note: '跟票' }])
    expect(g.view({ kind: 'host' }).host?.log.map((act) => act.do)).toEqual(['warn', 'substitute'])
  })

  it('the summary tells public facts, before, during and after', () => {
    const g = night()
    expect(summary(g.state)).toMatchObject({
      status: 'running',
      round: 1,
      phase: 'night',
      living: 8,
      seats: 8,
      winner: null,
    })
    g.does('host', 'pause', {})
    expect(summary(g.state)).toMatchObject({ paused: true, closesAt: null })
    g.does('host', 'close', {})
    expect(summary(g.state)).toMatchObject({ status: 'finished', phase: 'ended', closesAt: null, endedAt: g.now })
  })

  it('TOO_EARLY before the offer', () => {
    const started = jianghu.start({ ...game().state.setup, startsAt: Date.parse('2027-01-01T00:00:00Z') })
    const state = fold(jianghu, started) as JianghuState
    const answer = jianghu.decide(state, { by: 1, do: 'pick', place: '皇城' }, { at: 0 })
    expect(answer).toMatchObject({ accepted: false, refusal: { code: 'TOO_EARLY' } })
  })
})
