import { expect, it } from 'vitest'
import { safeNext } from './safe-next'

it.each(['/t/1?page=2#p21', '/g/abc/talk'])('keeps %s', (path) => expect(safeNext(path)).toBe(path))

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '',
  undefined,
  ['/a'],
  '/sign-in?next=/',
])('does not follow %j', (path) => expect(safeNext(path)).toBe('/'))
