/** A stretch of a text: UTF-16 positions in it, its words, and a little of what stands around ('' where unseen). */
export interface Excerpt {
  start: number
  end: number
  text: string
  before: string
  after: string
}

/** A run that stands in both texts; `length` in normalised characters, at least 13 (`text/similarity.md`). */
export interface EvidencePassage {
  post: Excerpt
  source: Excerpt
  length: number
}

/**
 * An earlier text with passages of the post in it.
 *
 * - `site`: a post of this site.
 * - `oldWork`: a post of the same account in an earlier game, or outside games; only for those who may know both authors.
 * - `evidence`: a text that was pasted with a flag.
 */
export interface EvidenceSource {
  kind: 'site' | 'oldWork' | 'evidence'
  /** The post that it is; null for `evidence`. */
  postId: string | null
  /** Empty where the post has none, where its host has hidden it, and for `evidence`. */
  title: string
  /** Where to read it; null for `evidence`. */
  href: string | null
  /** How it is signed before everybody: alias, code name or, outside games, username; '' for a host, and for `evidence`. */
  by: string
  /** The game that it stands in, with the round of an essay; null outside games and for `evidence`. */
  game: { slug: string; title: string; round: number | null } | null
  /** Epoch milliseconds; null for `evidence`. */
  at: number | null
  /** The username of the author of an `oldWork`; else null. */
  account: string | null
  /** Its words were hidden by the host of its game or a moderator: nothing but the passages is shown. */
  hidden: boolean
  /** Whether a public reason may name it (T11.2): false for old work, for any post by an account that has, or may have, a seat in this game, and for what not everybody can read. */
  nameable: boolean
  /** Share (0 to 1) of the post's normalised characters that stand inside passages of this source. */
  coverage: number
  /** In the order of the post. */
  passages: EvidencePassage[]
}

/** What one reader may know of where the words of a post stood before. Quote blocks of the post are left out. */
export interface Evidence {
  postId: string
  /** The post's own title, '' if it has none. */
  title: string
  /** Its words outside quote blocks, a block a line: what positions in the post count. */
  text: string
  /** Share (0 to 1) of the post's normalised characters that stand inside a passage of any source below. */
  coverage: number
  /** The largest coverage first. */
  sources: EvidenceSource[]
}
