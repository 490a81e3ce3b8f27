import { z } from 'zod'
import { isWebAddress, richTextSchema } from '@/lib/rich-text/schema'
import {
  type Block,
  DOCUMENT_VERSION,
  type Inline,
  type ListItem,
  type Mark,
  type RichDocument,
} from '@/lib/rich-text/types'
import { countDocument } from '@/lib/text'

const MAX_JSON = 1_500_000 // characters; the essay of 50,000 words has a fifth of it
const MAX_NODES = 30_000
const MAX_DEPTH = 12

/** Characters that text cannot hold: the database refuses NUL, and direction overrides would forge what readers see. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWANTED = /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g

function cleanText(text: string): string {
  return text.toWellFormed().replace(UNWANTED, '')
}

const SimpleMark = z.object({ type: z.enum(['bold', 'italic', 'strike']) })
const LinkMark = z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().refine(isWebAddress) }) })
const MARK_ORDER = ['link', 'bold', 'italic', 'strike']

/** Marks we do not know, and links that lead elsewhere than the web, fall away; the text stays. */
const Marks = z.array(z.unknown()).transform((raw) => {
  const marks = new Map<string, Mark>()
  for (const one of raw) {
    const mark = z.discriminatedUnion('type', [SimpleMark, LinkMark]).safeParse(one)
    if (mark.success) marks.set(mark.data.type, mark.data)
  }
  return MARK_ORDER.flatMap((type) => marks.get(type) ?? [])
})

const Text = z
  .object({ type: z.literal('text'), text: z.string().transform(cleanText), marks: Marks.optional() })
  .transform(({ marks, ...text }): Inline => (marks?.length ? { ...text, marks } : text))
const Inlines = z
  .array(z.union([Text, z.object({ type: z.literal('hardBreak') })]))
  .transform((all): Inline[] => all.filter((one) => one.type !== 'text' || one.text !== ''))

const QuoteSourceClaim = z
  .object({
    postId: z.string().max(64),
    by: z.string().max(64),
    title: z.string().max(200),
    number: z.number().int().min(1),
  })
  .nullable()
  .catch(null)

const Blocks: z.ZodType<Block[]> = z.lazy(() => z.array(BlockNode))
const Item: z.ZodType<ListItem> = z.object({ type: z.literal('listItem'), content: Blocks })
const BlockNode: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), content: Inlines.optional() }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
      content: Inlines.optional(),
    }),
    z.object({
      type: z.literal('blockquote'),
      attrs: z.object({ source: QuoteSourceClaim.default(null) }).default({ source: null }),
      content: Blocks,
    }),
    z.object({ type: z.literal('bulletList'), content: z.array(Item) }),
    z.object({
      type: z.literal('orderedList'),
      attrs: z.object({ start: z.number().int().min(0).max(9999).catch(1) }).default({ start: 1 }),
      content: z.array(Item),
    }),
    z.object({ type: z.literal('horizontalRule') }),
  ]),
)
const Root = z.object({ type: z.literal('doc'), content: Blocks })

export type DocumentFault = 'MALFORMED' | 'TOO_LONG' | 'EMPTY_POST'
export type DocumentAnswer = { ok: true; doc: RichDocument } | { ok: false; code: DocumentFault }

/**
 * Reads a document that a client sent (JSON text, or parsed). Unknown nodes are refused, unknown attributes and marks
 * stripped, and the result satisfies the shared schema. Sources of quotes are still mere claims: lib/forum/quotes.ts.
 * @returns `MALFORMED`, `TOO_LONG` (size, nodes or depth), `EMPTY_POST` (no visible word), or the clean document.
 */
export function readDocument(raw: unknown): DocumentAnswer {
  const draft = readDraftDocument(raw)
  if (draft.ok && countDocument(draft.doc).total === 0) return { ok: false, code: 'EMPTY_POST' }
  return draft
}

/** Like {@link readDocument}, for a draft: it may be empty. */
export function readDraftDocument(raw: unknown): DocumentAnswer {
  const json = typeof raw === 'string' ? parseJson(raw) : { value: raw }
  if (!json) return { ok: false, code: typeof raw === 'string' && raw.length > MAX_JSON ? 'TOO_LONG' : 'MALFORMED' }
  if (!withinLimits(json.value)) return { ok: false, code: 'TOO_LONG' }
  const root = Root.safeParse(json.value)
  if (!root.success) return { ok: false, code: 'MALFORMED' }
  const doc: RichDocument = { ...root.data, version: DOCUMENT_VERSION }
  return doc.content.length === 0 || satisfiesSchema(doc) ? { ok: true, doc } : { ok: false, code: 'MALFORMED' }
}

/**
 * Plain text as a document, for the form that works without JavaScript: a line is a paragraph, a line that starts
 * with `>` belongs to a quote.
 */
export function documentFromText(text: string): RichDocument {
  const content: Block[] = []
  for (const line of cleanText(text.slice(0, MAX_JSON)).split(/\r\n|\r|\n/)) {
    const quoted = /^\s*[>＞]\s?/.exec(line)
    const words = (quoted ? line.slice(quoted[0].length) : line).trim()
    if (!words) continue
    const paragraph: Block = { type: 'paragraph', content: [{ type: 'text', text: words }] }
    const last = content.at(-1)
    if (!quoted) content.push(paragraph)
    else if (last?.type === 'blockquote') last.content.push(paragraph)
    else content.push({ type: 'blockquote', attrs: { source: null }, content: [paragraph] })
  }
  return { type: 'doc', version: DOCUMENT_VERSION, content }
}

/** The document of a posted form: field `doc` (the editor's JSON), or else `text` (the plain textarea). */
export function documentOfForm(form: FormData): DocumentAnswer {
  const doc = form.get('doc')
  if (typeof doc === 'string' && doc !== '') return readDocument(doc)
  const text = form.get('text')
  return readDocument(documentFromText(typeof text === 'string' ? text : ''))
}

function parseJson(text: string): { value: unknown } | null {
  if (text.length > MAX_JSON) return null
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Counts nodes and depth before anything recursive touches the value. */
function withinLimits(value: unknown): boolean {
  let level: unknown[] = [value]
  let nodes = 0
  let size = 0
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return false
    const next: unknown[] = []
    for (const node of level) {
      if (typeof node !== 'object' || node === null) continue
      if ('text' in node && typeof node.text === 'string') size += node.text.length
      if ('content' in node && Array.isArray(node.content)) for (const child of node.content) next.push(child)
    }
    level = next
  }
  return size <= MAX_JSON
}

function satisfiesSchema(doc: RichDocument): boolean {
  try {
    richTextSchema().nodeFromJSON(doc).check()
    return true
  } catch {
    return false
  }
}
