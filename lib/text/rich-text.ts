import { countPost, type WordCount } from './post'

/** A node of a ProseMirror document as JSON, as far as its visible text is concerned. */
export type RichTextNode = { type: string; text?: string; content?: readonly RichTextNode[] }

/** The visible text of a post, one string a block, in reading order. */
export type PostText = { original: string[]; quoted: string[] }

/**
 * The visible text of a rich-text document, blocks outside and inside of quote blocks apart. A block is a node that holds
 * text directly (paragraph, heading); a hard break is a line break in it. Whatever stands inside a blockquote, at any
 * depth and whoever made it, is quoted. Nodes without text (rules, images) give nothing; attributes are never read.
 */
export function postText(doc: RichTextNode): PostText {
  const text: PostText = { original: [], quoted: [] }
  collectBlocks(doc, false, text)
  return text
}

/** Counts the words of a rich-text document (T5.2): {@link postText}, then {@link countPost}. */
export function countDocument(doc: RichTextNode): WordCount {
  return countPost(postText(doc))
}

function collectBlocks(node: RichTextNode, insideQuote: boolean, text: PostText): void {
  const quoted = insideQuote || node.type === 'blockquote'
  let block = ''
  let hasText = false
  for (const child of node.content ?? []) {
    if (child.type === 'text' || child.type === 'hardBreak') {
      block += child.type === 'text' ? (child.text ?? '') : '\n'
      hasText = true
    } else {
      collectBlocks(child, quoted, text)
    }
  }
  if (hasText) (quoted ? text.quoted : text.original).push(block)
}
