import { describe, expect, it } from 'vitest'
import { RULESET_NAMES, type RulesetName } from './ruleset-names'
import { rulesetOf } from './rulesets'

/** Pages of a game hold its configuration with every field filled; its table must take that as it takes what is stored. */
const STORED: Record<RulesetName, object[]> = {
  tiesha: [{ preset: 'classic-50' }],
  jianghu: [{}, { packs: ['base', 'expansion'], nightMinutes: 10, dayMinutes: 10 }, { pickHours: 1, sceneWords: 0 }],
  jingfei: [{}, { preset: 'evening-12' }],
}

describe.each(RULESET_NAMES)('the table of %s', (name) => {
  it.each(STORED[name])('J1.1 G1 T1.1 takes a configuration with every field filled: %o', (stored) => {
    const { table } = rulesetOf(name)
    const filled = table.resolve(stored)
    expect(table.resolve(filled)).toEqual(filled)
    expect(table.facts(filled).seats).toBe(table.facts(stored).seats)
    expect(table.faults(filled)).toBe(table.faults(stored))
    expect(table.parse(JSON.parse(JSON.stringify(filled)))).toMatchObject({ ok: true })
  })
})
