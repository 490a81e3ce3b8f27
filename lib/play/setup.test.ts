import { describe, expect, it } from 'vitest'
import { GameSetup, usualConduct } from './setup'

describe('T17.4 conduct', () => {
  it('T17.4 telling one’s alias is out, all else a warning; so is every new game', () => {
    const penalties = Object.fromEntries(usualConduct('tiesha').map(({ key, penalty }) => [key, penalty]))
    expect(penalties).toEqual({
      tellAlias: 'out',
      hintAlias: 'warn',
      swear: 'warn',
      press: 'warn',
      haunt: 'warn',
      bare: 'warn',
      threadProxy: 'warn',
    })
    expect(GameSetup.parse({}).conduct).toBeNull() // the usual list of its ruleset
  })

  it('J1.4a 江湖 has rules of its own: dealing behind the game is out; none speaks of posts, strikes or aliases', () => {
    const usual = usualConduct('jianghu')
    expect(usual.filter(({ penalty }) => penalty === 'out').map(({ key }) => key)).toEqual(['collude', 'several'])
    const foreign = usualConduct('tiesha').map(({ key }) => key)
    expect(usual.filter(({ key }) => foreign.includes(key))).toEqual([])
    expect(GameSetup.safeParse({ conduct: usual }).success).toBe(true)
    expect(usualConduct('jingfei')).toEqual([]) // G13: they stand in its rules
  })

  it('T17.4 the list is the host’s to edit: rules dropped, penalties changed, others in his own words', () => {
    const conduct = [
      { key: 'swear' as const, text: '', penalty: 'out' as const },
      { key: null, text: '不得催帖', penalty: 'warn' as const },
    ]
    expect(GameSetup.parse({ conduct }).conduct).toEqual(conduct)
    expect(GameSetup.safeParse({ conduct: [{ ...conduct[0], penalty: 'fine' }] }).success).toBe(false)
  })
})
