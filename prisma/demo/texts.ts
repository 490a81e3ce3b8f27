import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Block, Inline, RichDocument } from '@/lib/rich-text/types'
import { DOCUMENT_VERSION } from '@/lib/rich-text/types'

const FOLDER = path.join(process.cwd(), 'prisma/demo/essays')

/** Texts of one kind, in the order of their numbers. Each is used once in the whole demo. */
export class Shelf<T> {
  readonly #rest: T[]
  constructor(items: readonly T[]) {
    this.#rest = [...items]
  }
  get size(): number {
    return this.#rest.length
  }
  take(): T | undefined {
    return this.#rest.shift()
  }
}

export interface Essay {
  title: string
  doc: RichDocument
}
type Fill = Readonly<Record<string, string>>
export type Template = (fill: Fill) => Essay

/** Essays whose file begins with `kind` (kill, iou, report), as templates with {target}, {code}, {alias} to fill. */
export function essays(kind: string): Shelf<Template> {
  return new Shelf(
    files(kind, '.md').map((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8')
      return (fill: Fill) => essayOf(filled(text, fill))
    }),
  )
}

/** Short posts from <kind>-*.json: strings with {a}, {b} for aliases. */
export function lines(kind: string): Shelf<(fill: Fill) => RichDocument> {
  return new Shelf(
    files(kind, '.json').flatMap((file) =>
      (JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as string[]).map(
        (text) => (fill: Fill) => documentOf([filled(text, fill)]),
      ),
    ),
  )
}

/** Plain texts from <kind>-*.json. */
export function plainTexts(kind: string): string[] {
  return files(kind, '.json').flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as string[])
}

/** A talk between a seat and the host, in order. */
export function hostLine(): { from: 'seat' | 'host'; doc: RichDocument }[] {
  const talk = JSON.parse(readFileSync(path.join(FOLDER, 'line-11.json'), 'utf8')) as {
    from: 'seat' | 'host'
    text: string
  }[]
  return talk.map(({ from, text }) => ({ from, doc: documentOf([text]) }))
}

function files(kind: string, ending: string): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${kind}-`) && file.endsWith(ending))
    .sort()
}

function filled(text: string, fill: Fill): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '')
}

function essayOf(text: string): Essay {
  const [first = '', ...rest] = text.trim().split(/\n{2,}/)
  return { title: first.replace(/^#\s*/, '').trim(), doc: documentOf(rest) }
}

function documentOf(blocks: readonly string[]): RichDocument {
  return { type: 'doc', version: DOCUMENT_VERSION, content: blocks.map(blockOf) }
}

function blockOf(text: string): Block {
  if (!text.startsWith('>')) return { type: 'paragraph', content: inlinesOf(text) }
  const quoted = text.replace(/^>\s?/gm, '')
  return { type: 'blockquote', attrs: { source: null }, content: [{ type: 'paragraph', content: inlinesOf(quoted) }] }
}

/** `*so*` is emphasis; a single line break stays one. */
function inlinesOf(text: string): Inline[] {
  return text.split('\n').flatMap((line, i) => [
    ...(i > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...line
      .split(/(\*[^*]+\*)/)
      .filter((piece) => piece !== '')
      .map(
        (piece): Inline =>
          piece.startsWith('*') && piece.endsWith('*') && piece.length > 2
            ? { type: 'text', text: piece.slice(1, -1), marks: [{ type: 'italic' }] }
            : { type: 'text', text: piece },
      ),
  ])
}
