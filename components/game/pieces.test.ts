import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatHalves, formatPoints } from './figures'
import { portraitLook } from './portrait-hash'

test('T8.4 vote totals are exact halves', () => {
  expect([0, 1, 2, 3, 23, 29].map(formatHalves)).toEqual(['0', '½', '1', '1½', '11½', '14½'])
})

test('T13.1 points are shown as fractions and to three decimals', () => {
  expect(formatPoints({ n: 139, d: 19 })).toEqual({ whole: 7, rest: '6/19', decimal: '7.316' })
  expect(formatPoints({ n: 3, d: 1 })).toEqual({ whole: 3, rest: '', decimal: '' })
  expect(formatPoints({ n: 6, d: 19 })).toEqual({ whole: 0, rest: '6/19', decimal: '0.316' })
})

test('T17.1 a portrait follows from the public slug and the alias alone, so that anyone can compute it', () => {
  const hash = createHash('sha256').update('yu-da-ba-jiao/听雨').digest()
  const look = portraitLook('yu-da-ba-jiao', '听雨')
  const patterns = ['rain', 'wave', 'ice', 'mat', 'fret', 'shell', 'coin', 'reed']
  expect(look).toEqual({ pattern: patterns[hash.readUInt8(0) % 8], tint: (hash.readUInt8(1) % 6) + 1, character: '雨' })
})

test('the character of a portrait is the last one, also outside the basic plane', () => {
  expect(portraitLook('x', '青𠮷').character).toBe('𠮷')
})
