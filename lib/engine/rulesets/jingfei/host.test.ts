import { describe, expect, it } from 'vitest'
import { jingfei } from '.'
import { game, stampOf } from './testing/scenario'

const HOST = { kind: 'host' } as const
const HOUR = 3_600_000

describe('G11 the host', () => {
  it('G11.1 ruled out: out at once, no last words, no role shown', () => {
    const g = game().night(9)
    g.pass(9)
    g.ruleOut(10)
    expect(g.view().seats[9]).toMatchObject({ living: false, role: null, out: { by: 'day', cause: 'ruledOut' } })
    expect([g.phase, g.speaker]).toEqual(['speeches', 11])
    expect(g.does('host', 'ruleOut', { seat: 10 })).toBe('NOT_LIVING')
    expect(game().ruleOut(9).view().seats[8]?.out?.by).toBe('night')
  })

  it('T11.7 can be undone until the next night; what was void stays so', () => {
    const g = game().voices([4, 9], [6, 4]).ruleOut(4)
    expect(g.view(HOST).host?.mayUndo).toEqual([4])
    expect(g.does('host', 'undoRuleOut', { seat: 4 })).toBe('ok')
    expect(g.living).toContain(4)
    expect(g.me(4).group?.night?.voices.map((voice) => voice.target)).toEqual([null, null, null])
    expect(g.voice(4, 10)).toBe('ok')
    g.ruleOut(12).settles()
    g.words().settles()
    expect([g.phase, g.does('host', 'undoRuleOut', { seat: 12 })]).toEqual(['night', 'BAD_TARGET'])
    expect(g.does('host', 'undoRuleOut', { seat: 10 })).toBe('BAD_TARGET')
  })

  it('T11.7 an abstention of a seat that was out for a while may be cast anew', () => {
    const g = game().night(9).words()
    g.vote(1, null)
    g.ruleOut(1).does('host', 'undoRuleOut', { seat: 1 })
    expect(g.vote(1, 4)).toBe('ok')
  })

  it('G11.2 a warning is public; the second for speaking out of turn suggests the ruling-out, nothing more', () => {
    const g = game()
    g.does('host', 'warn', { seat: 7, conduct: 'outOfTurn' })
    g.does('host', 'warn', { seat: 7, conduct: 'swears', note: '以人格担保' })
    expect(g.view(HOST).host?.suggestsRuleOut).toEqual([])
    g.does('host', 'warn', { seat: 7, conduct: 'outOfTurn' })
    expect(g.view(HOST).host?.suggestsRuleOut).toEqual([7])
    expect([g.living.length, g.view().seats[6]?.warnings, g.view().warnings[1]?.note]).toEqual([12, 3, '以人格担保'])
    expect(g.does('host', 'warn', { seat: 99 })).toBe('BAD_TARGET')
  })

  it('G13 a seat that is out can be warned too', () => {
    expect(game().night(9).does('host', 'warn', { seat: 9, conduct: 'influencesWhenOut' })).toBe('ok')
  })

  it('G11.3 paused: nothing is accepted, clocks stop; deadlines move by the length of the pause', () => {
    const g = game().at(1, '20:59:00')
    expect([g.does('host', 'pause', {}), g.does('host', 'pause', {})]).toEqual(['ok', 'WRONG_PHASE'])
    expect([g.voice(4, 9), g.view().closes]).toEqual(['PAUSED', null])
    g.at(2, '03:29:00')
    expect(g.phase).toBe('night')
    expect([g.does('host', 'resume', {}), g.does('host', 'resume', {})]).toEqual(['ok', 'WRONG_PHASE'])
    expect(g.view().closes).toEqual({ what: 'night', at: stampOf(2, '03:30:00') })
    expect(g.voice(4, 9)).toBe('ok')
  })

  it.each([
    ['last words', () => game().night(9)],
    ['a turn', () => game().night(null)],
    ['an open row', () => game({ speeches: 'open' }).night(null)],
    ['a vote', () => game().night(null).words()],
  ])('G11.3 moves the deadline of %s', (_, start) => {
    const g = start()
    const before = g.view().closes?.at ?? 0
    g.does('host', 'pause', {})
    g.wait(30).does('host', 'resume', {})
    expect(g.view().closes?.at).toBe(before + 30 * HOUR)
  })

  it('G11.3 what opens during a pause moves by what it saw of it', () => {
    const g = game().night(null)
    g.does('host', 'pause', {})
    g.wait(5).ruleOut(1)
    g.wait(2).does('host', 'resume', {})
    expect(g.view().floor).toMatchObject({ speakers: [2], closes: g.now + 4 * HOUR })
  })

  it('G11.3 T3.3 a substitute takes over voice, vote and turn; the clock does not restart', () => {
    const g = game().night(null)
    const { closes } = g.view()
    expect(g.wait(1).does('host', 'substitute', { seat: 1 })).toBe('ok')
    expect([g.view().closes, g.speaker]).toEqual([closes, 1])
    expect(g.does('host', 'substitute', { seat: 99 })).toBe('NOT_LIVING')
  })

  it('G11.4 the host sees voices and votes as they come; blind, only when they have settled', () => {
    const open = game().voices([4, 9])
    expect(open.view(HOST).host?.groups?.[0]?.night?.choice).toBe(9)
    const g = game({ hostBlind: true }).voices([4, 9])
    expect(g.view(HOST).host?.groups?.[0]?.night).toBeNull()
    expect(g.view().settings.hostBlind).toBe(true)
    g.settles().words()
    expect(g.view(HOST).host?.groups?.[0]?.nights[0]?.target).toBe(9)
    g.vote(1, 4)
    expect(g.view(HOST).poll?.ballots).toBeNull()
    g.settles()
    expect(g.view(HOST).rounds[0]?.votes[0]?.votes).not.toBeNull()
  })

  it('T18 assistants see roles and voices only with the secrets, counters ballots alone', () => {
    const g = game().voices([4, 9])
    expect(g.view({ kind: 'assistant', secrets: false })).toMatchObject({ host: { groups: null } })
    expect(g.view({ kind: 'assistant', secrets: true }).host?.groups).toHaveLength(2)
    expect(g.view({ kind: 'counter' }).host).toMatchObject({ groups: null, log: null })
  })

  it('seats give no host’s commands, the host no seat’s', () => {
    const g = game()
    expect([g.does(1, 'pause', {}), g.does('host', 'pass', {})]).toEqual(['NOT_YOUR_COMMAND', 'NOT_YOUR_COMMAND'])
  })

  it('closing: no winner', () => {
    const g = game()
    g.does('host', 'close', { note: '人数不足' })
    expect([g.ended, jingfei.due(g.state)]).toEqual(['closed null', null])
  })
})

describe('G1.2 G6 G11 who reads and writes where', () => {
  const at = (g: ReturnType<typeof game>) => jingfei.channels(g.state)

  it('G1.2 a group writes at night only, unless the setting says otherwise; members who are out read on', () => {
    const g = game()
    expect(at(g).killers).toEqual({ read: [4, 5, 6], write: [4, 5, 6] })
    g.night(4)
    expect(at(g).killers).toEqual({ read: [4, 5, 6], write: [] })
    expect(at(game({ channelByDay: true }).night(4)).killers?.write).toEqual([5, 6])
  })

  it('G6 only who has the word writes at the table', () => {
    const g = game()
    expect(at(g).talk?.write).toEqual([])
    g.night(9)
    expect(at(g).talk?.write).toEqual([9])
    g.pass(9)
    expect(at(g).talk).toMatchObject({ write: [10], read: expect.arrayContaining([9]) })
    g.does('host', 'pause', {})
    expect(at(g).talk?.write).toEqual([])
  })

  it('G11 those out for good have a graveyard, not while they speak their last words, not while a ruling can be undone', () => {
    const g = game().ruleOut(12).night(9)
    expect(at(g).graveyard?.read).toEqual([])
    g.pass(9)
    expect(at(g).graveyard?.read).toEqual([9])
    g.words().settles()
    expect(at(g).graveyard?.read).toEqual([9, 12])
  })
})
