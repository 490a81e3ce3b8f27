import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords } from '.'
import golden from './wordcount-golden.json'

describe('wordcount-golden.json', () => {
  it.each(golden.map((entry) => [entry.id, entry.note, entry] as const))('%s %s', (_id, _note, entry) => {
    expect(countWords(entry.text)).toBe(entry.word)
  })
})

/** The rule once more, slow and plain: class names by the ranges as the rule writes them, runs by splitting. */
const RULE: readonly [cls: string, ranges: string][] = [
  ['drop', '200B 2060 FEFF 200E-200F 202A-202E FE00-FE0F E0100-E01EF'],
  ['gap', '0009-000D 0020 0085 00A0 1680 2000-200A 2028 2029 202F 205F 3000'],
  ['east', '2E80-2FFF 3001-3130 3190-A4CF F900-FAFF FE10-FE1F FE30-FE6F FF00-FF9F FFE0-FFEF 20000-3FFFD'],
  [
    'symbol',
    '2010-2012 2015-2017 201B 201F 2023-2025 2027 2031-2038 203B-205E 2070-20AB 20AD-20CF 2100-2121 2123-2BFF',
  ],
  [
    'mark',
    'A1 A4 A7 A8 AA AD AF B0-B4 B6-BA BC-BF D7 F7 2013 2014 2018-201A 201C-201E 2020-2022 2026 2030 2039 203A 20AC 2122',
  ],
]
const RULE_RANGES = RULE.flatMap(([cls, ranges]) =>
  ranges.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-')
    return { cls, first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
  }),
)
const ruleClass = (codePoint: number) =>
  RULE_RANGES.find(({ first, last }) => codePoint >= first && codePoint <= last)?.cls ?? 'run'

function countByRule(text: string): number {
  const visible = [...text].filter((char) => ruleClass(char.codePointAt(0) ?? 0) !== 'drop')
  const classes = visible.map((char) => ruleClass(char.codePointAt(0) ?? 0))
  const east = classes.includes('east')
  const inWord = (char = '', cls = '') => cls === 'run' && /[\p{Script=Latin}0-9]/u.test(char)
  const tokens = visible.map((char, i) => {
    const cls = classes[i] ?? 'run'
    if (cls === 'gap') return ' '
    if (cls === 'run') return 'x'
    if (cls !== 'mark') return '|'
    const held = char === '’' && inWord(visible[i - 1], classes[i - 1]) && inWord(visible[i + 1], classes[i + 1])
    return east && !held ? '|' : 'x'
  })
  return tokens.join('').match(/x+|\|/g)?.length ?? 0
}

/** Characters from both sides of every border of the rule, joined with everyday ones. */
const borders = RULE_RANGES.flatMap(({ first, last }) => [first - 1, first, last, last + 1])
const codePoint = fc.oneof(
  fc.constantFrom(...borders),
  fc.constantFrom(...[...'你。 a1’’é“…—\n'].map((char) => char.codePointAt(0) ?? 0)),
  fc.integer({ min: 0, max: 0x10ffff }),
)
const textOf = (codePoints: fc.Arbitrary<number>) =>
  fc.array(codePoints, { maxLength: 24 }).map((list) => list.map((c) => String.fromCodePoint(c)).join(''))
const anyText = textOf(codePoint)

describe('wordcount.md', () => {
  it('classes every code point as the rule lists it, with and without an East Asian character beside it', () => {
    const wrong: string[] = []
    for (let c = 0; c <= 0x10ffff; c++) {
      const char = String.fromCodePoint(c)
      const cls = ruleClass(c)
      const alone = cls === 'drop' || cls === 'gap' ? 0 : 1
      const between = { drop: 1, gap: 2, east: 3, symbol: 3, mark: 1, run: 1 }[cls]
      const inEastAsian = { drop: 1, gap: 2, east: 3, symbol: 3, mark: 3, run: 1 }[cls]
      if (
        countWords(char) !== alone ||
        countWords(`-${char}-`) !== between ||
        countWords(`-${char}- 你`) !== (inEastAsian ?? 0) + 1
      ) {
        wrong.push(c.toString(16))
      }
    }
    expect(wrong).toEqual([])
  })

  it('agrees with the rule read plainly on any text, lone surrogates included', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countWords(text)).toBe(countByRule(text))
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['the East Asian switch looks at the whole text, also at what comes later', '“a” b\n\n你', 4 + 1],
    ['an ambiguous symbol counts one but does not switch', '“a” ★b', 3],
    ['full-width letters are East Asian and hold no apostrophe', 'Ａ’Ｂ', 3],
    ['an apostrophe stays between letters with accents', '我 naïve’été', 2],
    ['an apostrophe stays between digits', '我 5’6', 2],
    ['an apostrophe at the edge of a word stands alone', '我 dogs’ x', 4],
    ['an apostrophe beside Cyrillic stands alone', '我 д’д', 4],
    ['an apostrophe sees its neighbours through dropped characters', '我 don\u200b’\ufeff\u{e0100}t', 2],
    ['two apostrophes in a row stand alone', '我 a’’b', 5],
    ['lone surrogates are one run with their neighbours', 'a\ud840b\udc00', 1],
    ['a lone high surrogate at the end', '你\ud83d', 2],
    ['two high surrogates, the second with its pair', '\ud840\ud840\udc00', 2],
    ['supplementary Han counts one each', '𠮷𠮷\u{3fffd}', 3],
    ['beyond the supplementary Han planes comes a run again', '\u{3fffe}\u{3ffff}\u{40000}', 1],
    ['a family emoji with joiners is one run', '👨‍👩‍👧', 1],
    ['an emoji in the symbol ranges loses its variation selector', '❤️❤️', 2],
    ['combining marks stay in the run', 'e\u0301te\u0301', 1],
    ['ASCII punctuation alone is a run', '你好,世界.', 6],
    ['carriage return and line feed are one gap', 'a\r\nb', 2],
    ['ideographic space separates', 'a\u3000b', 2],
    ['compatibility jamo are a run, katakana middle dot is not', 'ㄱㅏ・', 2],
  ])('%s', (_name, text, words) => {
    expect(countWords(text)).toBe(words)
    expect(countByRule(text)).toBe(words)
  })

  it('adds up over a separator when both parts agree on the East Asian switch', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom('\n', ' ', '\u3000', '\r\n'), (a, b, gap) => {
        const sum = countWords(`你 ${a}`) + countWords(`你 ${b}`)
        expect(countWords(`你 ${a}${gap}你 ${b}`)).toBe(sum)
      }),
    )
  })

  it('never counts more words than code points, and none only without visible characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const visible = [...text].filter((char) => !['drop', 'gap'].includes(ruleClass(char.codePointAt(0) ?? 0)))
        expect(countWords(text)).toBeLessThanOrEqual(visible.length)
        expect(countWords(text) === 0).toBe(visible.length === 0)
      }),
    )
  })

  it('is blind to dropped characters wherever they stand', () => {
    const dropped = fc.constantFrom('\u200b', '\u2060', '\ufeff', '\u200e', '\u202a', '\ufe0f', '\u{e0100}')
    fc.assert(
      fc.property(fc.array(fc.tuple(codePoint, fc.array(dropped, { maxLength: 2 })), { maxLength: 24 }), (list) => {
        // A surrogate half would pair up with its neighbour once what stands between them is gone.
        const pairs = list.filter(([c]) => c < 0xd800 || c > 0xdfff)
        const plain = pairs.map(([c]) => String.fromCodePoint(c)).join('')
        const sprinkled = pairs.map(([c, drops]) => String.fromCodePoint(c) + drops.join('')).join('')
        expect(countWords(sprinkled)).toBe(countWords(plain))
      }),
    )
  })

  it('is linear in rows of apostrophes and dropped characters', () => {
    const text = `你a’${'\u200b'.repeat(200_000)}`.repeat(2) + '’\u200b'.repeat(200_000)
    expect(countWords(text)).toBe(2 * 3 + 200_000)
  })
})
