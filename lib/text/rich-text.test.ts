import { describe, expect, it } from 'vitest'
import { countDocument, countPost, postText, type RichTextNode, withinQuoteLimit } from '.'

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
})
const br: RichTextNode = { type: 'hardBreak' }
const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const node = (type: string, ...content: RichTextNode[]): RichTextNode => ({ type, content })

describe('countPost (wordcount.md, T5.2)', () => {
  it('joins blocks by a line break: a run never goes over from one block to the next', () => {
    expect(countPost({ original: ['abc', 'def'], quoted: [] })).toEqual({ original: 2, quoted: 0, total: 2 })
  })

  it('counts original and quoted over their own text: Chinese in one does not switch the other', () => {
    expect(countPost({ original: ['他说好'], quoted: ['“Hello,” she said.'] })).toEqual({
      original: 3,
      quoted: 3,
      total: 6,
    })
    expect(countPost({ original: ['“a”', '好'], quoted: [] }).original).toBe(4)
  })

  it('is empty for an empty post', () => {
    expect(countPost({ original: [], quoted: [] })).toEqual({ original: 0, quoted: 0, total: 0 })
  })
})

describe('withinQuoteLimit (T5.2)', () => {
  it.each([
    [10, 100, 10, true],
    [11, 109, 10, false],
    [11, 110, 10, true],
    [0, 0, 0, true],
    [1, 1_000_000, 0, false],
    [100, 100, 100, true],
  ])('%i quoted of %i at %i%%: %s', (quoted, total, percent, within) => {
    expect(withinQuoteLimit({ quoted, total }, percent)).toBe(within)
  })
})

describe('postText', () => {
  it('keeps words of differently marked text together and breaks lines at hard breaks', () => {
    const doc = node('doc', p(text('wo'), text('rd', 'bold'), br, text('next')))
    expect(postText(doc)).toEqual({ original: ['word\nnext'], quoted: [] })
    expect(countDocument(doc).original).toBe(2)
  })

  it('takes everything inside a blockquote as quoted, at any depth', () => {
    const doc = node(
      'doc',
      node('heading', text('题')),
      node('blockquote', p(text('引一')), node('bulletList', node('listItem', p(text('引二'))))),
      node('orderedList', node('listItem', p(text('正一')), node('blockquote', node('blockquote', p(text('引三')))))),
      { type: 'horizontalRule' },
      p(text('正二')),
      p(),
    )
    expect(postText(doc)).toEqual({ original: ['题', '正一', '正二'], quoted: ['引一', '引二', '引三'] })
    expect(countDocument(doc)).toEqual({ original: 5, quoted: 6, total: 11 })
  })

  it('reads no image description and no other attribute', () => {
    const image = { type: 'image', attrs: { alt: '四字描述' } }
    const quote = { type: 'blockquote', attrs: { author: '听雨' }, content: [p(text('引'))] }
    expect(countDocument(node('doc', p(image, text('字')), quote))).toEqual({ original: 1, quoted: 1, total: 2 })
  })

  it('gives nothing for an empty document', () => {
    expect(countDocument({ type: 'doc' })).toEqual({ original: 0, quoted: 0, total: 0 })
  })
})
