/**
 * Where the words of a post stood before (`text/similarity.md`): looked up among all long posts of the site, and compared
 * with pasted evidence. What comes out is made for one reader and holds nothing that he may not know.
 */
export { compareWithPost, compareWithText, lookUpPost } from './look-up'
export { laySuggestionAside, readSuggestions, type Suggestion } from './suggestions'
export type * from './types'
