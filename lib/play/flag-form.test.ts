import { describe, expect, it } from 'vitest'
import { evidenceOf, FlagForm } from './flag-form'

const form = { reason: 'plagiarism', link: '', text: '抄来的一段', note: '' }
const faults = (changes: object) => {
  const read = FlagForm.safeParse({ ...form, ...changes })
  return read.success ? [] : read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
}

describe('T11.1 the form of a flag', () => {
  it('takes a reason with a link, a text or a word, trimmed', () => {
    expect(faults({})).toEqual([])
    expect(faults({ text: '', link: ' https://example.org/a?b=1 ' })).toEqual([])
    expect(faults({ text: '', link: '/g/abc/kills/2.1' })).toEqual([])
    expect(faults({ text: '', note: '见第三局' })).toEqual([])
    expect(FlagForm.parse({ ...form, text: '  字  ' }).text).toBe('字')
  })

  it('asks for evidence where the post itself does not show the fault, and only there', () => {
    for (const reason of ['plagiarism', 'oldWork', 'traded'])
      expect(faults({ reason, text: ' ' })).toEqual(['text EVIDENCE'])
    for (const reason of ['short', 'genre', 'filler']) expect(faults({ reason, text: '' })).toEqual([])
  })

  it('knows six reasons and no other', () => {
    expect(faults({ reason: 'boring' })).toEqual(['reason REASON_CHOICE'])
    expect(faults({ reason: undefined })).toEqual(['reason REASON_CHOICE'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'example.org', 'https://'])(
    'takes no link like %s',
    (link) => expect(faults({ link })).toEqual(['link LINK_ADDRESS']),
  )

  it('has limits', () => {
    expect(faults({ text: '字'.repeat(20_000) })).toEqual([])
    expect(faults({ text: '字'.repeat(20_001) })).toEqual(['text TOO_LONG'])
    expect(faults({ note: '字'.repeat(1001) })).toEqual(['note TOO_LONG'])
  })

  it('becomes one text for the log', () => {
    const complaint = FlagForm.parse({ ...form, link: 'https://example.org', note: '请看' })
    expect(evidenceOf(complaint)).toBe('https://example.org\n\n抄来的一段\n\n请看')
    expect(evidenceOf(FlagForm.parse({ ...form, reason: 'genre', text: '' }))).toBeUndefined()
  })
})
