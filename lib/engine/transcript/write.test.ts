import { describe, expect, it } from 'vitest'
import { type Config, deal, PRESETS, resolveConfig, tiesha } from '../rulesets/tiesha'
import { readTranscript, writeTranscript } from './index'

describe('T16.3 the export of a game', () => {
  it('T1.6 T16.3 carries an edited table, so that stripping the roles repeats the deal', () => {
    const config: Config = {
      rounds: PRESETS['quick-12'].rounds,
      roles: [
        { role: 'killer', count: 2, codes: ['碧桃春', '汉宫春'] },
        { role: 'sword', count: 1, codes: ['醉花阴'] },
        { role: 'ranger', count: 5, codes: [] },
      ],
      traits: [{ trait: 'halfVote', count: 2 }],
      houses: { count: 2, throughRound: 1 },
    }
    const resolved = resolveConfig(config)
    const seed = '5a'.repeat(32)
    const seats = deal(
      resolved,
      seed,
      Array.from({ length: 8 }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` })),
    )
    const setup = {
      config: resolved,
      timeZone: 'Asia/Shanghai',
      startsAt: Date.parse('2026-03-02T12:00:00Z'),
      seed,
      seats,
    }
    const file = JSON.parse(JSON.stringify(writeTranscript(tiesha.start(setup))))
    const whole = readTranscript(file)
    expect(whole.valid && whole.transcript.setup.seats).toEqual(seats)
    const stripped = { ...file, seats: seats.map(({ seat, alias }) => ({ seat, alias })) }
    const again = readTranscript(stripped)
    expect(again.valid && again.transcript.setup.seats).toEqual(seats)
  })
})
