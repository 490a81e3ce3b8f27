/**
 * Finding copied passages (`text/similarity.md`). Pure, but a door of its own beside `lib/text`: it carries OpenCC's
 * tables, which no page needs.
 */
export { fingerprints, SHORTEST_PASSAGE } from './fingerprints'
export { type NormalText, normalizeText } from './normalize'
export { comparePosts, comparerOf, type Passage, type Similarity } from './passages'
