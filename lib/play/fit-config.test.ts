import { describe, expect, it } from 'vitest'
import { type Config, resolveConfig } from '@/lib/engine/rulesets/tiesha/config'
import { PRESET_NAMES } from '@/lib/engine/rulesets/tiesha/presets'
import { tableArithmetic, validateConfig } from '@/lib/engine/rulesets/tiesha/validate'
import { fitConfig } from './fit-config'

const livingAfter = (config: Config, seats: number) =>
  tableArithmetic(resolveConfig(config), seats).rows.map((row) => row.livingAfter)
const rangers = (config: Config) => resolveConfig(config).roles?.find((entry) => entry.role === 'ranger')?.count

describe('fitConfig', () => {
  it('T3.1 lets rangers make up the number and keeps every other role', () => {
    const fitted = fitConfig({ preset: 'classic-20' }, 18)
    expect(rangers(fitted)).toBe(10)
    expect(resolveConfig(fitted).roles?.filter((entry) => entry.role !== 'ranger')).toEqual(
      resolveConfig({ preset: 'classic-20' }).roles?.filter((entry) => entry.role !== 'ranger'),
    )
  })

  it('T3.1 trims the last rows for fewer players', () => {
    const fitted = fitConfig({ preset: 'classic-20' }, 18)
    expect(livingAfter(fitted, 18)).toEqual([17, 11, 7, 3, 1])
    expect(fitted.rounds?.at(-1)).toEqual({ picks: 2, out: 1, slots: [{ group: 'black', count: 1 }] })
  })

  it('T3.1 drops rows that nobody is left for', () => {
    expect(livingAfter(fitConfig({ preset: 'classic-20' }, 8), 8)).toEqual([7, 1])
  })

  it('T3.1 repeats the last row for more players', () => {
    expect(livingAfter(fitConfig({ preset: 'quick-12' }, 15), 15)).toEqual([14, 10, 7, 4, 1])
  })

  it('T3.1 leaves a table that fits as it is', () => {
    for (const [index, seats] of [50, 20, 12].entries()) {
      const preset = PRESET_NAMES[index]
      expect(resolveConfig(fitConfig({ preset }, seats))).toEqual({ ...resolveConfig({ preset }), custom: true })
    }
  })

  it('T3.1 gives a table without faults for every number from the special roles up', () => {
    for (const preset of PRESET_NAMES)
      for (let seats = 17; seats <= 80; seats++) {
        const fitted = fitConfig({ preset }, seats)
        expect(validateConfig(fitted, seats).faults, `${preset} with ${seats}`).toEqual([])
        expect(livingAfter(fitted, seats).at(-1)).toBeLessThanOrEqual(2)
      }
  })

  it('T3.1 cannot help when fewer came than there are special roles', () => {
    const { faults } = validateConfig(fitConfig({ preset: 'quick-12' }, 4), 4)
    expect(faults.map((fault) => fault.code)).toEqual(['SEATS_COUNT'])
  })
})
