import { describe, expect, it } from 'vitest'
import { GameSetup, usualConduct } from './setup'

describe('T17.4 conduct', () => {
  it('T17.4 telling one’s alias is out, all else a warning; so is every new game', () => {
    const penalties = Object.fromEntries(usualConduct().map(({ key, penalty }) => [key, penalty]))
    expect(penalties).toEqual({
      tellAlias: 'out',
      hintAlias: 'warn',
      swear: 'warn',
      press: 'warn',
      haunt: 'warn',
      bare: 'warn',
      threadProxy: 'warn',
    })
    expect(GameSetup.parse({}).conduct).toEqual(usualConduct())
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
