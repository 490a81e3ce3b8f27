/** Text as this site counts it: words, quotes, rich text. Pure; the same code runs in the browser and on the server. */
export { countPost, quotedShare, type WordCount, withinQuoteLimit } from './post'
export { countDocument, type PostText, postText, type RichTextNode } from './rich-text'
export { countWords } from './words'
