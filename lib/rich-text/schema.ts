import { Extension, type Extensions, getSchema } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import StarterKit from '@tiptap/starter-kit'

/** Only http and https: what a link may lead to. */
export function isWebAddress(href: unknown): href is string {
  return typeof href === 'string' && href.length <= 2000 && /^https?:\/\//i.test(href) && URL.canParse(href)
}

const QuoteSourceAttribute = Extension.create({
  name: 'quoteSource',
  addGlobalAttributes() {
    return [
      {
        types: ['blockquote'],
        attributes: {
          source: {
            default: null,
            parseHTML: (element) => parse(element.getAttribute('data-source')),
            renderHTML: ({ source }) => (source ? { 'data-source': JSON.stringify(source) } : {}),
          },
        },
      },
    ]
  },
})

function parse(json: string | null): unknown {
  try {
    return json ? JSON.parse(json) : null
  } catch {
    return null
  }
}

/**
 * The one schema of rich text, version 1: the editor is built from it, and the server checks every document against it.
 * Changing it in a way that refuses stored documents needs a new version (types.ts).
 */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      linkOnPaste: true,
      autolink: false, // it would turn every "example.com" of an essay into a link
      isAllowedUri: (href) => isWebAddress(href),
      HTMLAttributes: { target: null, rel: 'nofollow noopener ugc', class: null },
    },
  }),
  QuoteSourceAttribute,
]

let schema: Schema | undefined

/** The ProseMirror schema of {@link extensions}. Needs no browser. */
export function richTextSchema(): Schema {
  schema ??= getSchema(extensions)
  return schema
}
