import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextSchema } from '@/lib/rich-text/schema'
import type { Block, RichDocument } from '@/lib/rich-text/types'
import { documentFromText, documentOfForm, readDocument, readDraftDocument } from './document'

const text = (words: string, marks?: unknown[]) => ({ type: 'text', text: words, ...(marks ? { marks } : {}) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const read = (...content: unknown[]) => readDocument(doc(...content))
const firstText = (answer: ReturnType<typeof readDocument>) => {
  const block = answer.ok ? answer.doc.content[0] : undefined
  return block?.type === 'paragraph' ? block.content?.[0] : undefined
}

describe('readDocument', () => {
  it('keeps every node and mark of the schema', () => {
    const content = [
      { type: 'heading', attrs: { level: 2 }, content: [text('桥')] },
      paragraph(
        text('雨', [{ type: 'bold' }, { type: 'italic' }]),
        { type: 'hardBreak' },
        text('伞', [{ type: 'strike' }]),
      ),
      { type: 'blockquote', attrs: { source: null }, content: [paragraph(text('引'))] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('一'))] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('三'))] }] },
      { type: 'horizontalRule' },
      paragraph(text('链', [{ type: 'link', attrs: { href: 'https://example.com/a' } }])),
    ]
    expect(read(...content)).toEqual({ ok: true, doc: { type: 'doc', version: 1, content } })
  })

  it('the shared schema has these nodes and marks and no others', () => {
    const schema = richTextSchema()
    expect(Object.keys(schema.nodes).sort()).toEqual([
      'blockquote',
      'bulletList',
      'doc',
      'hardBreak',
      'heading',
      'horizontalRule',
      'listItem',
      'orderedList',
      'paragraph',
      'text',
    ])
    expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link', 'strike'])
  })

  it.each([
    [{ type: 'image', attrs: { src: 'https://example.com/a.png' } }],
    [{ type: 'script', content: [text('x')] }],
    [{ type: 'paragraph', content: [paragraph(text('x'))] }],
    [{ type: 'heading', attrs: { level: 1 }, content: [text('x')] }],
    [{ type: 'bulletList', content: [paragraph(text('x'))] }],
    [{ type: 'listItem', content: [paragraph(text('x'))] }],
    [{ type: 'blockquote', content: [] }],
    ['<p>x</p>'],
  ])('refuses %j', (node) => expect(read(node)).toEqual({ ok: false, code: 'MALFORMED' }))

  it.each(['', 'null', '{', '[]', '"<b>"', '{"type":"doc"}'])('refuses the JSON %j', (json) =>
    expect(readDocument(json)).toEqual({ ok: false, code: 'MALFORMED' }),
  )

  it('strips attributes and keys that it does not know', () => {
    const sly = {
      type: 'paragraph',
      attrs: { style: 'position:fixed', onclick: 'x()' },
      content: [{ ...text('雨', [{ type: 'bold', attrs: { class: 'x' } }]), html: '<b>' }],
    }
    expect(read(sly)).toEqual({
      ok: true,
      doc: { type: 'doc', version: 1, content: [paragraph(text('雨', [{ type: 'bold' }]))] },
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', ' https://a', '//a', 'ftp://a', 'https://'])(
    'takes the link to %s off its text',
    (href) => expect(firstText(read(paragraph(text('链', [{ type: 'link', attrs: { href } }]))))).toEqual(text('链')),
  )

  it('drops unknown and doubled marks, and puts the others in one order', () => {
    const marks = [{ type: 'italic' }, { type: 'blink' }, { type: 'bold' }, { type: 'italic' }, 'x']
    expect(firstText(read(paragraph(text('雨', marks))))).toEqual(text('雨', [{ type: 'bold' }, { type: 'italic' }]))
  })

  it('takes out what text cannot hold: NUL, lone surrogates, direction overrides', () => {
    expect(firstText(read(paragraph(text('a\u0000b\ud800c\u202Ed'))))).toEqual(text('ab\ufffdcd'))
    expect(read(paragraph(text('\u0000')))).toEqual({ ok: false, code: 'EMPTY_POST' })
  })

  it('bounds depth, nodes and size', () => {
    let deep: unknown = paragraph(text('x'))
    for (let i = 0; i < 100_000; i++) deep = { type: 'blockquote', content: [deep] }
    expect(read(deep)).toEqual({ ok: false, code: 'TOO_LONG' })
    expect(read(...Array.from({ length: 40_000 }, () => paragraph()))).toEqual({ ok: false, code: 'TOO_LONG' })
    expect(read(paragraph(text('雨'.repeat(2_000_000))))).toEqual({ ok: false, code: 'TOO_LONG' })
    expect(readDocument(`"${'x'.repeat(2_000_000)}"`)).toEqual({ ok: false, code: 'TOO_LONG' })
    expect(read(paragraph(text('雨'.repeat(200_000)))).ok).toBe(true)
  })

  it('does not take a post without a word, but a draft may be empty', () => {
    expect(read(paragraph(text('　 ')), { type: 'horizontalRule' })).toEqual({ ok: false, code: 'EMPTY_POST' })
    expect(readDraftDocument(doc(paragraph())).ok).toBe(true)
    expect(readDraftDocument(doc()).ok).toBe(true)
  })

  it('keeps a claimed source as a claim, or none', () => {
    const source = { postId: 'p', by: '青萍', title: '桥下', number: 9 }
    const quote = (claim: unknown) =>
      read({ type: 'blockquote', attrs: { source: claim }, content: [paragraph(text('x'))] })
    const of = (answer: ReturnType<typeof quote>) => answer.ok && answer.doc.content[0]
    expect(of(quote({ ...source, html: 'x' }))).toMatchObject({ attrs: { source } })
    expect(of(quote({ ...source, number: 'x' }))).toMatchObject({ attrs: { source: null } })
  })

  it('always answers with a document that the schema takes, or a refusal', () => {
    const node = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom(
            'paragraph',
            'text',
            'blockquote',
            'bulletList',
            'listItem',
            'heading',
            'hardBreak',
            'x',
          ),
          text: fc.string(),
          attrs: fc.dictionary(fc.constantFrom('level', 'source', 'start'), fc.constantFrom(1, 2, 'x', null)),
          marks: fc.array(fc.record({ type: fc.constantFrom('bold', 'link', 'x') })),
          content: fc.array(tie('node'), { maxLength: 3 }),
        },
        { requiredKeys: ['type'] },
      ),
    })).node
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const answer = readDraftDocument({ type: 'doc', content })
        if (answer.ok && answer.doc.content.length > 0) richTextSchema().nodeFromJSON(answer.doc).check()
        if (answer.ok) expect(readDraftDocument(JSON.stringify(answer.doc))).toEqual(answer)
      }),
      { numRuns: 300 },
    )
  })
})

describe('documentFromText', () => {
  it('makes paragraphs of lines and quotes of lines behind >', () => {
    const expected: Block[] = [
      { type: 'paragraph', content: [{ type: 'text', text: '一' }] },
      {
        type: 'blockquote',
        attrs: { source: null },
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: '二' }] },
          { type: 'paragraph', content: [{ type: 'text', text: '三' }] },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '<b>四</b>' }] },
    ]
    const made: RichDocument = documentFromText('　　一\r\n\r\n> 二\n＞三\n<b>四</b>\n')
    expect(made.content).toEqual(expected)
  })

  it('serves the form without JavaScript; the editor goes first', () => {
    const form = new FormData()
    form.set('text', '雨')
    form.set('doc', '')
    expect(documentOfForm(form)).toMatchObject({ ok: true, doc: documentFromText('雨') })
    form.set('doc', JSON.stringify(doc(paragraph(text('伞')))))
    expect(documentOfForm(form)).toMatchObject({ ok: true, doc: documentFromText('伞') })
  })
})
