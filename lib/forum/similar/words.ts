import { postText, type RichTextNode } from '@/lib/text'

/** The words of a stored document outside quote blocks, a block a line: what is indexed and compared. */
export function wordsOf(doc: unknown): string {
  return postText(doc as RichTextNode).original.join('\n')
}
