/** Rich text as it is stored and sent: ProseMirror JSON of the schema in ./schema.ts, with a version. */
export interface RichDocument {
  type: 'doc'
  version: typeof DOCUMENT_VERSION
  content: Block[]
}

export const DOCUMENT_VERSION = 1

export type Block =
  | { type: 'paragraph'; content?: Inline[] }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: Inline[] }
  | { type: 'blockquote'; attrs: { source: QuoteSource | null }; content: Block[] }
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs: { start: number }; content: ListItem[] }
  | { type: 'horizontalRule' }

export interface ListItem {
  type: 'listItem'
  content: Block[]
}

export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' }

/** Italic is emphasis; in Chinese it is set as dots below the text (着重号). */
export type Mark = { type: 'bold' | 'italic' | 'strike' } | { type: 'link'; attrs: { href: string } }

/** Where a quoted passage comes from, as the server knows it. */
export interface QuoteSource {
  postId: string
  by: string // alias, code name or username, whichever the post is signed with; '' for the host and the machine
  title: string // of the post, or of its thread
  number: number // the floor
}

export const EMPTY_DOCUMENT: RichDocument = { type: 'doc', version: DOCUMENT_VERSION, content: [] }
