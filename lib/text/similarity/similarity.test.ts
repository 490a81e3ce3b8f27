import fc from 'fast-check'
import { Converter } from 'opencc-js'
import { describe, expect, it } from 'vitest'
import golden from '../wordcount-golden.json'
import { comparePosts, fingerprints, normalizeText, SHORTEST_PASSAGE, type Similarity } from '.'

const compare = (post: string, source: string): Similarity => comparePosts(normalizeText(post), normalizeText(source))
const normal = (text: string) =>
  normalizeText(text)
    .codes.map((code) => String.fromCodePoint(code))
    .join('')
const shareFingerprint = (a: string, b: string) => {
  const known = new Set(fingerprints(normalizeText(a)))
  return fingerprints(normalizeText(b)).some((hash) => known.has(hash))
}

const essay = golden
  .filter((entry) => entry.id.startsWith('p'))
  .map((entry) => entry.text)
  .join('\n\n')

describe('similarity.md 1 normalise', () => {
  it.each([
    ['full width, ligatures and circled digits', 'ＡＢｃ１２ﬁ①', 'abc12fi1'],
    ['case and accents put together', 'E\u0301t\u00c9', 'été'],
    ['jamo put together', '\u1112\u1161\u11ab글', '한글'],
    [
      'traditional, Taiwan, Hong Kong and compatibility forms',
      '裡裏里 臺台 著着 爲為 衞 \uf9e8',
      '里里里台台着着为为卫里',
    ],
    ['spaces, punctuation, marks, emoji', '「你，好！」\n👍 a-b_c\u200b', '你好abc'],
    ['a lower case that takes two characters', 'İ', 'i'],
    ['supplementary Han', '𠮷', '𠮷'],
  ])('%s', (_name, text, expected) => {
    expect(normal(text)).toBe(expected)
  })

  it('maps every character back to where it stands in the text', () => {
    const text = '，ﬁe\u0301𠮷！國'
    const { starts, ends } = normalizeText(text)
    expect(starts.map((start, i) => text.slice(start, ends[i]))).toEqual(['ﬁ', 'ﬁ', 'e\u0301', '𠮷', '國'])
  })

  it('is settled: a normalised text is its own normal form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normal(normal(text))).toBe(normal(text))
      }),
    )
  })
})

describe('similarity.md 2 fingerprints', () => {
  const letter = fc.integer({ min: 0x4e00, max: 0x4e40 }).map((code) => String.fromCodePoint(code))
  const letters = (minLength: number, maxLength: number) =>
    fc.array(letter, { minLength, maxLength }).map((list) => list.join(''))

  it('any shared run of 13 characters shares a fingerprint and is found whole', () => {
    fc.assert(
      fc.property(
        letters(13, 40),
        letters(0, 40),
        letters(0, 40),
        letters(0, 40),
        letters(0, 40),
        (run, a, b, c, d) => {
          const [post, source] = [a + run + b, c + run + d]
          expect(shareFingerprint(post, source)).toBe(true)
          const found = compare(post, source)
          const start = a.length
          const whole = found.passages.find((p) => p.post.start <= start && p.post.end >= start + run.length)
          expect(whole).toBeDefined()
          for (const passage of found.passages) {
            expect(normal(post.slice(passage.post.start, passage.post.end))).toBe(
              normal(source.slice(passage.source.start, passage.source.end)),
            )
          }
        },
      ),
    )
  })

  it('has none below 13 characters and one for about every four beyond', () => {
    expect(fingerprints(normalizeText('一二三四五六七八九十甲乙'))).toEqual([])
    expect(fingerprints(normalizeText('一二三四五六七八九十甲乙丙'))).toHaveLength(1)
    const length = normalizeText(essay).codes.length
    const density = fingerprints(normalizeText(essay)).length / length
    expect(density).toBeGreaterThan(0.15)
    expect(density).toBeLessThan(0.4)
  })

  it('gives the same signed 32-bit figures on every machine', () => {
    expect(fingerprints(normalizeText('一二三四五六七八九十甲乙丙丁'))).toMatchInlineSnapshot(`
      [
        -1908655466,
        -2015167617,
      ]
    `)
  })
})

describe('similarity.md 4 passages', () => {
  it('covers exactly the characters of shared runs of at least 13', () => {
    const few = fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 60 }).map((list) => list.join(''))
    fc.assert(
      fc.property(few, few, (post, source) => {
        const covered = new Set<number>()
        for (let i = 0; i + SHORTEST_PASSAGE <= post.length; i++) {
          if (source.includes(post.slice(i, i + SHORTEST_PASSAGE))) {
            for (let j = i; j < i + SHORTEST_PASSAGE; j++) covered.add(j)
          }
        }
        const expected = post.length === 0 ? 0 : covered.size / post.length
        expect(compare(post, source).coverage).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('reports 13 characters and not 12', () => {
    const [post, source] = ['今夜月亮落在井里我不敢打水', '昨天月亮落在井里我不敢打水']
    expect(compare(post, source).passages).toEqual([])
    const found = compare(`${post}怕`, `${source}怕`)
    expect(found.passages).toEqual([])
    expect(compare(`${post}怕了一`, `${source}怕了一`).passages).toMatchObject([{ length: 14 }])
    expect(compare(`${post}怕了`, `${source}怕了，二`).passages).toMatchObject([{ length: 13 }])
  })

  it('gives both positions in the texts as written', () => {
    const post = '前言。月亮落在井里，我不敢打水，怕一桶。'
    const source = '「月亮\n落在井裡我不敢打水怕一桶」'
    const [passage] = compare(post, source).passages
    expect(post.slice(passage?.post.start, passage?.post.end)).toBe('月亮落在井里，我不敢打水，怕一桶')
    expect(source.slice(passage?.source.start, passage?.source.end)).toBe('月亮\n落在井裡我不敢打水怕一桶')
  })

  it('finds an exact copy whole', () => {
    expect(compare(essay, essay)).toMatchObject({ coverage: 1, passages: [{ post: { start: 0 } }] })
  })

  it.each(['t', 'tw', 'hk'])('finds a copy in traditional characters (%s)', (to) => {
    expect(compare(Converter({ from: 'cn', to })(essay), essay).coverage).toBe(1)
  })

  it('finds a copy with other punctuation and line breaks', () => {
    const disguised = essay.replace(/[，。；：]/g, '\n— ').replace(/(\p{L})(?=\p{L}{9})/gu, '$1\u200b ')
    expect(compare(disguised, essay).coverage).toBe(1)
  })

  it('finds a copy with every fifth sentence moved elsewhere', () => {
    const sentences = essay.split(/(?<=[。！？\n])/)
    const moved = [...sentences.filter((_, i) => i % 5 !== 0), ...sentences.filter((_, i) => i % 5 === 0).reverse()]
    expect(compare(moved.join(''), essay).coverage).toBeGreaterThan(0.9)
  })

  it('finds nothing between two texts of their own', () => {
    const [first = '', second = ''] = golden.filter((entry) => entry.id.startsWith('p')).map((entry) => entry.text)
    expect(compare(first, second)).toEqual({ passages: [], coverage: 0 })
    expect(compare('', essay)).toEqual({ passages: [], coverage: 0 })
  })

  it('stays quick on one character repeated', () => {
    expect(compare('哈'.repeat(50_000), '哈'.repeat(20_000)).coverage).toBe(1)
  })
})
