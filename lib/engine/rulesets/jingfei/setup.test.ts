import { describe, expect, it } from 'vitest'
import {
  endsWithPass,
  lengthOf,
  PRESET_NAMES,
  PRESETS,
  planRounds,
  resolveConfig,
  tableArithmetic,
  validateConfig,
} from '.'
import { stampOf } from './testing/scenario'

const HOUR = 3_600_000
const MINUTE = 60_000
const codes = (...args: Parameters<typeof validateConfig>) => ({
  faults: validateConfig(...args).faults.map((fault) => fault.code),
  warnings: validateConfig(...args).warnings.map((warning) => warning.code),
})

describe('G1 the configuration', () => {
  it('the clauses’ defaults', () => {
    expect(resolveConfig({})).toEqual({
      preset: null,
      seats: 12,
      aliases: false,
      series: null,
      nightClose: '21:00:00',
      nightHours: null,
      earlyDawn: true,
      channelByDay: false,
      lastWordsHours: 6,
      speeches: 'ordered',
      turnHours: 4,
      openHours: 24,
      voteHours: 24,
      ballots: 'closed',
      hostBlind: false,
    })
  })

  it.each(PRESET_NAMES)('%s has no fault and no warning', (preset) => {
    expect(codes({ preset })).toEqual({ faults: [], warnings: [] })
    expect(resolveConfig({ preset, turnHours: 1 })).toMatchObject({ seats: PRESETS[preset].seats, turnHours: 1 })
  })

  it('G1 11 to 16 seats, whoever came', () => {
    expect(codes({}, 10).faults).toEqual(['SEATS_COUNT'])
    expect(codes({}, 17).faults).toEqual(['SEATS_COUNT'])
    for (const seats of [11, 12, 13, 14, 15, 16]) expect(codes({ preset: 'week-16' }, seats).faults).toEqual([])
  })

  it('what a host should know', () => {
    expect(codes({ ballots: 'open' }).warnings).toEqual(['OPEN_BALLOTS'])
    expect(codes({ ballots: 'secret' }).warnings).toEqual(['SECRET_BALLOTS'])
    expect(codes({ aliases: true, series: '周五夜场' }).warnings).toEqual(['SERIES_UNDER_ALIASES'])
    expect(codes({ turnHours: 12 }).warnings).toEqual(['LONG_ROUND'])
    expect(codes({ turnHours: 1 / 120 }).warnings).toEqual(['SHORT_TURNS'])
    expect(codes({ speeches: 'open', openHours: 2 }).warnings).toEqual(['TURN_ABOVE_OPEN'])
    expect(codes({}, 12, 13).faults).toEqual(['BARRED_SEAT'])
  })

  it('lengths are taken to the second, minutes too', () => {
    expect([lengthOf(5 / 60), lengthOf(1 / 3), lengthOf(0.05)]).toEqual([5 * MINUTE, 20 * MINUTE, 3 * MINUTE])
  })

  it('the arithmetic: roles, rounds, how long a round can be', () => {
    expect(tableArithmetic(resolveConfig({}), 12)).toEqual({
      roles: { police: 3, killer: 3, civilian: 6 },
      fewestRounds: 2,
      mostRounds: 27,
      night: 44 * HOUR,
      speeches: 44 * HOUR,
      longestRound: (44 + 12 + 44 + 24) * HOUR,
      longestTie: (44 + 12 + 44 + 24 + 44 + 48) * HOUR,
    })
    expect(tableArithmetic(resolveConfig({ preset: 'evening-16' }), 16)).toMatchObject({
      roles: { police: 4, killer: 4, civilian: 8 },
      longestRound: (5 + 2 * 3 + 15 * 2 + 3) * MINUTE,
    })
  })

  it('the plan follows the clock on the wall for nights (G2.5), lengths for all else', () => {
    const [first, second] = planRounds(resolveConfig({ turnHours: 1 }), 'Asia/Shanghai', stampOf(0, '20:00:00'), 12)
    expect(first).toEqual({
      round: 1,
      nightOpens: stampOf(0, '20:00:00'),
      nightCloses: stampOf(1, '21:00:00'),
      lastWordsClose: stampOf(2, '03:00:00'),
      speechesClose: stampOf(2, '14:00:00'),
      voteCloses: stampOf(3, '14:00:00'),
      ends: stampOf(3, '20:00:00'),
    })
    expect(second).toMatchObject({ nightCloses: stampOf(4, '21:00:00'), speechesClose: stampOf(5, '12:00:00') })
  })
})

describe('G6.3 过', () => {
  it.each(['过', '我觉得四号可疑。\n过', '…\n\n　过  \n', '言尽于此\r\n过。', '過'])('ends the turn: %j', (text) => {
    expect(endsWithPass(text)).toBe(true)
  })
  it.each(['我先不过', '过\n还有一句', '过分', '', '四号过'])('does not: %j', (text) => {
    expect(endsWithPass(text)).toBe(false)
  })
})
