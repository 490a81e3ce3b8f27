import { describe, expect, it } from 'vitest'
import { game, stampOf } from './testing/scenario'

describe('G1 setup', () => {
  it('G1 police know each other, killers know each other, civilians only themselves', () => {
    const g = game()
    const known = (seat: number) => g.me(seat).known.map((entry) => entry.seat)
    expect(known(1)).toEqual([1, 2, 3])
    expect(known(5)).toEqual([4, 5, 6])
    expect(known(9)).toEqual([9])
  })

  it('G1 how many of each role there are is public, who they are is not', () => {
    const view = game().view()
    expect(view.table).toEqual({ police: 3, killer: 3, civilian: 6 })
    expect(view.seats.every((seat) => seat.role === null)).toBe(true)
  })
})

describe('G2 the night', () => {
  it('G2.1 a voice names a living seat, one’s own side and oneself allowed', () => {
    const g = game()
    expect([g.voice(4, 5), g.voice(4, 4), g.voice(1, 1)]).toEqual(['ok', 'ok', 'ok'])
    expect([g.voice(4, 13), g.voice(4, 0)]).toEqual(['BAD_TARGET', 'BAD_TARGET'])
    expect([g.voice(9, 4), g.does(9, 'done', {})]).toEqual(['NOT_YOUR_COMMAND', 'NOT_YOUR_COMMAND'])
  })

  it('G2.2 most voices choose, however few', () => {
    const g = game().voices([4, 9], [5, 10], [6, 10], [1, 4]).settles()
    expect(g.state.nights[0]).toMatchObject({ kill: 10, check: { seat: 4, role: 'killer' } })
  })

  it('G2.2 the silent agree with the rest', () => {
    expect(game().voices([6, 8]).settles().state.nights[0]?.kill).toBe(8)
  })

  it('G2 nobody speaks: no kill, no check', () => {
    expect(game().settles().state.nights[0]).toMatchObject({ kill: null, check: null })
  })

  it('G2.2 T8.8 a tie goes to the name whose last counted voice is the earliest', () => {
    const g = game()
    g.voices([4, 9], [5, 10]).wait(1)
    g.voices([4, 11], [4, 9])
    expect(g.settles().state.nights[0]?.kill).toBe(10)
  })

  it('G2.2 T8.8 equal stamps go by the order of acceptance', () => {
    expect(game().voices([5, 10], [4, 9]).settles().state.nights[0]?.kill).toBe(10)
  })

  it('G2.1 naming the same seat again keeps the old stamp', () => {
    const g = game().voices([4, 9])
    g.wait(1).voices([5, 10]).wait(1).voices([4, 9])
    expect(g.settles().state.nights[0]?.kill).toBe(9)
  })

  it('G2.1 a voice for a seat that left play is dropped; its owner is silent until he speaks again', () => {
    const g = game().voices([4, 9], [5, 9], [6, 10]).ruleOut(9)
    expect(g.me(4).group?.night?.voices.map((voice) => voice.target)).toEqual([null, null, 10])
    expect(g.does(4, 'done', {})).toBe('NO_VOICE')
    expect(g.voice(4, 9)).toBe('BAD_TARGET')
    g.voices([4, 11], [5, 11])
    expect(g.settles().state.nights[0]?.kill).toBe(11)
  })

  it('G11.1 a ruled-out member’s voice counts no more', () => {
    const g = game().voices([4, 9], [5, 10]).ruleOut(4).settles()
    expect(g.state.nights[0]?.kill).toBe(10)
  })

  it('G2.3 an officer killed this night has checked; a group may check one of its own or the victim', () => {
    expect(game().voices([4, 1], [1, 1]).settles().state.nights[0]).toMatchObject({
      kill: 1,
      check: { seat: 1, role: 'police' },
    })
  })

  it('G2.3 the groups see nothing of each other', () => {
    const g = game().voices([4, 9], [1, 4])
    expect(g.me(4).group?.group).toBe('killers')
    expect(JSON.stringify(g.me(9))).not.toContain('voices')
    expect(g.me(2).group?.night?.voices).toEqual([
      { seat: 1, target: 4, at: g.now, done: false },
      { seat: 2, target: null, at: null, done: false },
      { seat: 3, target: null, at: null, done: false },
    ])
    expect(g.me(2).group?.night?.choice).toBe(4)
  })

  it('G2.4 the night closes the moment everybody has spoken and is done', () => {
    const g = game().voices([4, 9], [5, 9], [6, 9], [1, 4], [2, 4], [3, 4]).wait(1)
    g.done(1, 2, 3, 4, 5)
    expect(g.phase).toBe('night')
    g.voices([5, 10])
    g.done(6)
    expect(g.phase).toBe('night')
    g.done(5)
    expect(g.state.nights[0]).toMatchObject({ closedAt: g.now, early: true, kill: 9 })
    expect(g.phase).toBe('lastWords')
  })

  it('G2.4 a seat that is ruled out is waited for no more', () => {
    const g = game().voices([4, 9], [5, 9], [1, 4], [2, 4], [3, 4]).done(1, 2, 3, 4, 5)
    g.ruleOut(6)
    expect(g.phase).toBe('lastWords')
  })

  it('G2.4 G11.1 a ruling-out that closes the night belongs to it, one after dawn at the same stamp to the day', () => {
    const g = game().voices([1, 4], [2, 4], [3, 4], [4, 9], [5, 9]).done(1, 2, 3, 4, 5)
    g.ruleOut(6).ruleOut(7)
    expect(g.phase).toBe('lastWords')
    const [round] = g.view().rounds
    expect(round?.out.map(({ seat, by, at }) => [seat, by, at === g.now])).toEqual([
      [6, 'night', true],
      [7, 'day', true],
      [9, 'night', true],
    ])
  })

  it('G2.4 without `earlyDawn` it closes at its deadline', () => {
    const g = game({ earlyDawn: false }).voices([4, 9], [5, 9], [6, 9], [1, 4], [2, 4], [3, 4]).done(1, 2, 3, 4, 5, 6)
    expect(g.phase).toBe('night')
    expect(g.settles().state.nights[0]).toMatchObject({ closedAt: stampOf(1, '21:00:01'), early: false })
  })

  it('G2.5 T2.2 the second of the deadline counts, the next does not', () => {
    const g = game().at(1, '21:00:00.999')
    expect(g.voice(4, 9)).toBe('ok')
    expect(g.at(1, '21:00:01').voice(4, 9)).toBe('WRONG_PHASE')
  })

  it('G2.5 a night lasts at least 20 hours, or as long as it is set', () => {
    const g = game().night(9).at(2, '05:00:00')
    g.words()
    g.votes({ 8: [1, 2, 4] }, 'abstain').words()
    expect(g.view().closes).toEqual({ what: 'night', at: stampOf(3, '21:00:00') })
    expect(game({ nightHours: 0.5 }).view().closes).toEqual({ what: 'night', at: stampOf(0, '20:30:00') })
  })
})

describe('G3 the check', () => {
  it('G3 G3.1 the police learn the exact role at dawn, nobody else does', () => {
    const g = game().night(9, 4)
    for (const seat of [1, 2, 3]) expect(g.view({ kind: 'seat', seat }).seats[3]?.role).toBe('killer')
    for (const seat of [9, 10]) expect(g.view({ kind: 'seat', seat }).seats[3]?.role).toBeNull()
    expect(g.view().rounds[0]?.night.check).toBeNull()
    expect(g.me(1).group?.nights).toEqual([{ round: 1, voices: expect.anything(), target: 4, role: 'killer' }])
    expect(g.me(4).group?.nights[0]).toMatchObject({ target: 9, role: null })
  })

  it('G3 not before dawn', () => {
    expect(game().voices([1, 4]).view({ kind: 'seat', seat: 1 }).seats[3]?.role).toBeNull()
  })
})

describe('G4 the first victim', () => {
  it('G4 G4.2 killers’ voices for the protected seat are refused in the first night, the police’s are not', () => {
    const g = game({}, { barred: 9 })
    expect([g.voice(4, 9), g.voice(1, 9)]).toEqual(['FIRST_NIGHT_SAFE', 'ok'])
    expect(g.view().seats[8]?.barred).toBe(true)
    expect(g.me(4).group?.night?.candidates).not.toContain(9)
  })

  it('G4.1 later nights never', () => {
    const g = game({}, { barred: 9 }).night(null)
    expect(g.view().seats[8]?.barred).toBe(false)
    g.words().settles()
    expect([g.phase, g.voice(4, 9)]).toEqual(['night', 'ok'])
  })

  it('G4.2 under aliases it is off', () => {
    const g = game({ aliases: true }, { barred: 9 })
    expect([g.voice(4, 9), g.view().series.barred]).toEqual(['ok', null])
  })

  it('G4.1 the account is barred, not the seat: a substitute ends it, or brings it along', () => {
    const g = game({}, { barred: 9 })
    g.does('host', 'substitute', { seat: 9 })
    expect([g.voice(4, 9), g.view().series.barred]).toEqual(['ok', null])
    g.does('host', 'substitute', { seat: 9, barred: true })
    expect(g.view().series.barred).toBe(9)
    expect(g.me(4).group?.night?.choice).toBeNull()
  })

  it('G4.1 what the series remembers: who was killed in the first night, or nobody', () => {
    expect(game().night(9).view().series.firstVictim).toBe(9)
    const quiet = game().night(null).words().settles().night(9)
    expect(quiet.view().series.firstVictim).toBeNull()
  })
})

describe('G5 dawn', () => {
  it('G5 the death is announced, not the role', () => {
    const g = game().night(9)
    expect(g.view().seats[8]).toMatchObject({
      living: false,
      role: null,
      out: { by: 'night', cause: 'killed', round: 1 },
    })
    expect(g.me(9).role).toBe('civilian')
  })

  it('G5.1 the dead seat alone has the word, until its 过', () => {
    const g = game().night(9)
    expect(g.view().floor).toMatchObject({ kind: 'lastWords', speakers: [9] })
    expect([g.pass(10), g.pass(9)]).toEqual(['NOT_YOUR_TURN', 'ok'])
    expect([g.phase, g.pass(9)]).toEqual(['speeches', 'NOT_LIVING'])
  })

  it('G5.1 or to the end of its window, its own second counted', () => {
    const g = game().night(9)
    g.at(2, '03:00:01.999')
    expect(g.phase).toBe('lastWords')
    expect(g.at(2, '03:00:02').phase).toBe('speeches')
  })

  it('G5.1 no death: no last words, speeches at once', () => {
    const g = game().night(null)
    expect([g.phase, g.speaker]).toEqual(['speeches', 1])
  })

  it('G5.1 G9.1 a game that ends at dawn has no last words', () => {
    const g = game({}, { roles: { 2: 'civilian', 3: 'civilian' } }).night(1, 4)
    expect([g.phase, g.ended]).toEqual(['ended', 'policeOut killers'])
    expect(g.state.nights[0]?.check).toEqual({ seat: 4, role: 'killer' })
  })

  it('G5 the dead seat is asked for its last words, a living one for its turn', () => {
    const g = game().night(9)
    expect(g.me(9).asks).toMatchObject([{ kind: 'lastWords' }])
    expect(g.me(10).asks).toEqual([])
    g.pass(9)
    expect(g.me(10).asks).toMatchObject([{ kind: 'speak' }])
  })
})
