import { expect, it } from 'vitest'
import { faultOfReason } from './ruling-reason'

const fault = (reason: Parameters<typeof faultOfReason>[0], note: string) =>
  faultOfReason(reason, note, {
    accounts: ['老猫', '听雨'],
    sources: ['望江南', '借火记', '灯'],
    allowed: ['听雨楼', '墨池', '借火记'],
  })?.code ?? null

it('T11.2 the reason of an old-work ruling names no place', () => {
  for (const note of ['见 https://example.org/1', '见 www.example.org', '见 example.com 旧帖', '见 /g/abc/kills/2.1'])
    expect(fault('oldWork', note)).toBe('NAMES_SOURCE')
  expect(fault('oldWork', '此帖与旧作逐段相同，共 213 字。')).toBeNull()
})

it('T11.2 the reason of a plagiarism ruling may name a place, but nobody who plays', () => {
  expect(fault('plagiarism', '见 https://example.org/1')).toBeNull()
  expect(fault('plagiarism', '抄自老猫的旧作')).toBe('NAMES_ACCOUNT')
})

it('T11.2 no reason names a source that may not be named; the post’s own title and common words may be said', () => {
  for (const reason of ['plagiarism', 'oldWork'] as const) {
    expect(fault(reason, '与旧局《望江南》中一篇相同')).toBe('NAMES_SOURCE')
    expect(fault(reason, '《借火记》里的灯是抄来的')).toBeNull()
  }
})

it('T17.1 no ruling names an account of the game; a name that is also an alias may be said', () => {
  expect(fault('genre', '老猫写的是菜谱')).toBe('NAMES_ACCOUNT')
  expect(fault('genre', '听雨楼所写是菜谱')).toBeNull()
})
