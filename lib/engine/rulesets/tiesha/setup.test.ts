import { describe, expect, it } from 'vitest'
import { bytesOfHex, commitmentOf, seededDraws } from '../../core'
import { PRESET_NAMES, PRESETS, resolveConfig, tableArithmetic, validateConfig } from '.'
import type { Config } from './config'
import { ROLES } from './roles'
import { deal } from './setup'

const SEED = '00'.repeat(32)
const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ seat: i + 1, alias: `马甲${i + 1}` }))

describe('T1.1 validation', () => {
  const codesOf = (config: Config, seatCount?: number) =>
    validateConfig(config, seatCount).faults.map(({ path, code }) => `${path} ${code}`)

  it.each(PRESET_NAMES)('T1.2 T1.3 the preset %s is without fault', (preset) => {
    expect(validateConfig({ preset }).faults).toEqual([])
  })

  it.each<[string, Config, string]>([
    ['no rounds', {}, 'rounds NO_ROUNDS'],
    ['IOUs due after the vote', { preset: 'quick-12', iouDue: '21:00:00' }, 'iouDue TIMES_ORDER'],
    ['posting that closes before the vote', { preset: 'quick-12', postClose: '20:00:00' }, 'voteClose TIMES_ORDER'],
    ['overtime into the night', { preset: 'quick-12', overtimeMinutes: 149 }, 'overtimeMinutes OVERTIME_TOO_LATE'],
    [
      'slots in row 1',
      { preset: 'quick-12', rounds: [{ picks: 1, out: 1, slots: [{ group: 'black', count: 1 }] }] },
      'rounds.0.slots SLOTS_IN_FIRST_ROW',
    ],
    [
      'more deaths than seats',
      { preset: 'quick-12', rounds: [{ picks: 1, out: 13, slots: [] }] },
      'rounds.0 TOO_MANY_DEATHS',
    ],
    [
      'secret ballots with grudge',
      { preset: 'quick-12', ballots: 'secret', traits: [{ trait: 'grudge', count: 1 }] },
      'ballots SECRET_BALLOTS_WITH_TRAIT',
    ],
    [
      'too few code names',
      {
        preset: 'quick-12',
        roles: [
          { role: 'killer', count: 2, codes: ['碧桃春'] },
          { role: 'ranger', count: 8, codes: [] },
        ],
      },
      'roles.0.codes CODES_COUNT',
    ],
    [
      'a code name twice',
      {
        preset: 'quick-12',
        roles: [
          { role: 'killer', count: 1, codes: ['碧桃春'] },
          { role: 'sword', count: 1, codes: ['碧桃春'] },
          { role: 'ranger', count: 8, codes: [] },
        ],
      },
      'roles.1.codes CODE_TWICE',
    ],
  ])('T1.1 %s is a fault of its field', (_, config, fault) => {
    expect(codesOf(config)).toContain(fault)
  })

  it('T1.1 overtime may last to the last minute that leaves 31 before the posting close', () => {
    expect(codesOf({ preset: 'quick-12', overtimeMinutes: 148 })).toEqual([])
  })

  it('T3.1 the roles must be as many as the players who came', () => {
    expect(codesOf({ preset: 'quick-12' }, 11)).toContain('roles SEATS_COUNT')
  })

  it('T1.1 a black slot up to allianceAfterRound is a warning', () => {
    const config: Config = { preset: 'classic-50', allianceAfterRound: 5 }
    expect(validateConfig(config).warnings).toMatchObject([
      { path: 'rounds.4.slots', code: 'BLACK_SLOT_BEFORE_ALLIANCE' },
    ])
  })

  it('T4.2 T4.5 the arithmetic of the table: living seats after each row, and 票点比例', () => {
    const classic = tableArithmetic(resolveConfig({ preset: 'classic-50' }), 50)
    expect(classic.rows.map((row) => row.livingAfter)).toEqual([49, 40, 32, 23, 15, 7, 1])
    expect(classic.ratio).toEqual({ white: 26, black: 23 })
    const living = (preset: 'classic-20' | 'quick-12', n: number) =>
      tableArithmetic(resolveConfig({ preset }), n).rows.map((row) => row.livingAfter)
    expect(living('classic-20', 20)).toEqual([19, 13, 9, 5, 2])
    expect(living('quick-12', 12)).toEqual([11, 7, 4, 1])
  })

  it('T14.1 with two houses a row sends out so many in each', () => {
    const { rows } = tableArithmetic(resolveConfig({ preset: 'quick-12', houses: { count: 2, throughRound: 1 } }), 12)
    expect(rows.map((row) => row.livingAfter)).toEqual([10, 6, 3, 0])
  })
})

describe('T1.6 the deal', () => {
  it('T1.6 repeats the draw by hand: SHA-256 blocks, skipped integers, a shuffle from the last place down', async () => {
    // Written apart from core/draws.ts, on the platform's own SHA-256.
    const digest = async (counter: number) => {
      const input = new Uint8Array(36)
      new DataView(input.buffer).setUint32(32, counter)
      return new DataView(await globalThis.crypto.subtle.digest('SHA-256', input))
    }
    const integers: number[] = []
    for (let counter = 0; counter < 8; counter++) {
      const block = await digest(counter)
      for (let i = 0; i < 8; i++) integers.push(block.getUint32(4 * i))
    }
    const list = Array.from({ length: 50 }, (_, i) => i)
    for (let i = 49; i > 0; i--) {
      let value = integers.shift() ?? 0
      while (value >= Math.floor(2 ** 32 / (i + 1)) * (i + 1)) value = integers.shift() ?? 0
      const j = value % (i + 1)
      ;[list[i], list[j]] = [list[j] as number, list[i] as number]
    }
    const draws = seededDraws(bytesOfHex(SEED) ?? new Uint8Array())
    expect(draws.shuffle(Array.from({ length: 50 }, (_, i) => i))).toEqual(list)
  })

  it('T1.6 publishes the seed’s SHA-256', () => {
    expect(commitmentOf(SEED)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
  })

  it.each(PRESET_NAMES)('T1.2 %s deals every role and code as often as the table says', (preset) => {
    const config = resolveConfig({ preset })
    const count = (config.roles ?? []).reduce((sum, role) => sum + role.count, 0)
    const dealt = deal(config, SEED, seats(count))
    for (const { role, count: expected, codes } of PRESETS[preset].roles) {
      const bearers = dealt.filter((seat) => seat.role === role)
      expect(bearers).toHaveLength(expected)
      expect(bearers.flatMap((seat) => seat.code ?? []).sort()).toEqual([...codes].sort())
    }
    expect(deal(config, SEED, seats(count))).toEqual(dealt)
  })

  it('T1.6 traits go to seats that may bear them, houses differ by at most one', () => {
    const config = resolveConfig({
      rounds: PRESETS['quick-12'].rounds,
      roles: [
        { role: 'killer', count: 1, codes: ['碧桃春'] },
        { role: 'hunter', count: 7, codes: [] },
        { role: 'ranger', count: 1, codes: [] },
      ],
      traits: [
        { trait: 'grudge', count: 2 },
        { trait: 'halfVote', count: 3 },
      ],
      houses: { count: 2, throughRound: 2 },
    })
    const dealt = deal(config, SEED, seats(9))
    expect(
      dealt
        .filter((seat) => seat.traits.includes('grudge'))
        .map((seat) => seat.role)
        .sort(),
    ).toEqual(['killer', 'ranger'])
    expect(dealt.filter((seat) => seat.traits.includes('halfVote'))).toHaveLength(3)
    expect(dealt.filter((seat) => seat.house === 1)).toHaveLength(5)
    expect(dealt.filter((seat) => seat.house === 2)).toHaveLength(4)
  })

  it('every role is known to the deal', () => {
    const roles = ROLES.map((role, i) => ({
      role,
      count: 1,
      codes: role === 'ranger' || role === 'hunter' ? [] : [`码${i}`],
    }))
    const dealt = deal(resolveConfig({ rounds: PRESETS['quick-12'].rounds, roles }), SEED, seats(ROLES.length))
    expect(dealt.map((seat) => seat.role).sort()).toEqual([...ROLES].sort())
  })
})
