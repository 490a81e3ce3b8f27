/** G6.3: a post ends its author's turn if its last line is 过 and nothing else. `text`: the post as plain text, line by line. */
export function endsWithPass(text: string): boolean {
  const last = text.trimEnd().split(/\r?\n/).at(-1) ?? ''
  return /^[\s　]*[过過][\s　]*[。.!！]?$/u.test(last)
}
