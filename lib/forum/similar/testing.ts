import type { RichDocument } from '@/lib/rich-text/types'
import { indexNext } from './index-posts'

/** Indexes every long post that waits; for integration tests only. */
export async function indexAll(): Promise<number> {
  let indexed = 0
  while (await indexNext()) indexed++
  return indexed
}

/** A text of its own of about so many Han characters: two seeds share no run of 13. */
export function essayText(seed: number, length = 400): string {
  let state = seed + 1
  let text = ''
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    text += String.fromCodePoint(0x4e00 + ((state >> 8) % 3000)) + (i % 11 === 10 ? '，' : '')
  }
  return text
}

/** Lines as paragraphs; those of `quoted` as a quote block below. */
export function essayDoc(text: string, quoted = ''): RichDocument {
  const paragraphs = (lines: string) =>
    lines.split('\n').map((line) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] }))
  const quote = { type: 'blockquote' as const, attrs: { source: null }, content: paragraphs(quoted) }
  return { type: 'doc', version: 1, content: [...paragraphs(text), ...(quoted === '' ? [] : [quote])] }
}
