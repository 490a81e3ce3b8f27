import { describe, expect, it } from 'vitest'
import { Username, usernameKey } from './names'

const fault = (name: string) => Username.safeParse(name).error?.issues[0]?.message ?? null

describe('Username', () => {
  it.each(['听雨', 'li_bai', '苏-7', 'Ｗｉｄｅ', '阿·雨', '二十个字二十个字二十个字二十个字二十个字'])(
    'takes %s',
    (name) => expect(fault(name)).toBeNull(),
  )
  it('trims', () => expect(Username.parse('  听雨 ')).toBe('听雨'))
  it('counts visible characters', () => {
    expect(fault('雨')).toBe('NAME_SHORT')
    expect(fault('ab'.repeat(10))).toBeNull()
    expect(fault(`${'ab'.repeat(10)}c`)).toBe('NAME_LONG')
    expect(fault('e\u0301')).toBe('NAME_SHORT')
    expect(fault(`ab${'\u0316'.repeat(60)}`)).toBe('NAME_LONG')
  })
  it.each(['听 雨', 'a\u200Bb', '听雨\u202E', '<b>', '@all', '\u3164\u3164', '听雨\u0000'])('refuses %j', (name) =>
    expect(fault(name)).toBe('NAME_SIGNS'),
  )
})

describe('usernameKey', () => {
  it('does not tell width or letter case apart', () => {
    expect(usernameKey('ＬＩ白')).toBe(usernameKey('li白'))
    expect(usernameKey('听雨')).not.toBe(usernameKey('听云'))
  })
})
