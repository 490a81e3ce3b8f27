import { describe, expect, it } from 'vitest'
import { ALIASES } from './aliases'

describe('ALIASES', () => {
  it('T3.1 holds 160 distinct aliases of two Chinese characters', () => {
    expect(new Set(ALIASES).size).toBe(160)
    expect(ALIASES).toHaveLength(160)
    for (const alias of ALIASES) expect(alias).toMatch(/^\p{Script=Han}{2}$/u)
  })

  it('T3.1 has last characters enough to tell fifty seats apart at a glance', () => {
    expect(new Set(ALIASES.map((alias) => alias.slice(-1))).size).toBeGreaterThanOrEqual(90)
  })
})
