const CJK = '[\\u2E80-\\u303F\\u3040-\\u9FFF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF00-\\uFF9F“”‘’…—]'
const BREAK_IN_CHINESE = new RegExp(`(${CJK})[ \\t]*(?:\\r\\n|\\r|\\n)\\s*(?=${CJK})`, 'g')
const INLINE = '(?:span|font|b|i|strong|em|u)'
const INDENT = new RegExp(
  `(<(?:p|div|li|h[1-6])\\b[^>]*>(?:\\s*<${INLINE}\\b[^>]*>)*)(?:&nbsp;|&#160;|&#12288;|[\\s\\u00A0\\u3000])+`,
  'gi',
)
const EMPTY_PARAGRAPH = new RegExp(`<p\\b[^>]*>(?:\\s|&nbsp;|&#160;|\\u00A0|</?${INLINE}\\b[^>]*>)*</p>`, 'gi')

/**
 * HTML from Word, WPS or a web page, made fit for an essay: paragraphs stay paragraphs; the office's private parts,
 * empty paragraphs and typed indents go (the page indents by itself), and so do the line ends that Word breaks its
 * source with, which would become blanks between Chinese characters. What the schema does not know falls away later.
 */
export function cleanPastedHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '') // <![if !supportLists]> and its end
    .replace(/<(style|script|xml|title|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, '')
    .replace(EMPTY_PARAGRAPH, '')
    .replace(INDENT, '$1')
    .replace(BREAK_IN_CHINESE, '$1')
}

/** Plain text: typed indents at the start of lines go; the editor makes a paragraph of each line. */
export function cleanPastedText(text: string): string {
  return text.replace(/^[ \t\u00A0\u3000]+/gm, '')
}
