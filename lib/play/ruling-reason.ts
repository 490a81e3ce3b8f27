import type { FlagReason } from '@/lib/engine/rulesets/tiesha'

export type ReasonFault = { code: 'NAMES_SOURCE' } | { code: 'NAMES_ACCOUNT'; name: string }

const ADDRESS = /https?:|www\.|[a-z\d-]+\.(?:com|net|org|cn|io|me|info)\b|(?:^|\s)\/[gtp]\//i

/** Titles shorter than this are common words. */
const SHORTEST_NAME = 3

/**
 * What the public reason of a ruling must not tell (T11.2, T17.1): an account that sits in the game; of old work, where
 * it stands, for that names its author too; a source that may not be named. Null if it may be published.
 * @param names `accounts`: seated ones, as far as whoever rules may know them; `sources`: titles, games and accounts of
 *   sources that may not be named; `allowed`: aliases and the post's own title, which may be said though they are among these
 */
export function faultOfReason(
  reason: FlagReason,
  note: string,
  {
    accounts,
    sources,
    allowed,
  }: { accounts: readonly string[]; sources: readonly string[]; allowed: readonly string[] },
): ReasonFault | null {
  if (reason === 'oldWork' && ADDRESS.test(note)) return { code: 'NAMES_SOURCE' }
  const source = nameSaid(
    note,
    sources.filter((name) => name.length >= SHORTEST_NAME),
    allowed,
  )
  if (source !== null) return { code: 'NAMES_SOURCE' }
  const name = nameSaid(note, accounts, allowed)
  return name === null ? null : { code: 'NAMES_ACCOUNT', name }
}

/** The first of these names that public words say; null: none. What is `allowed` may be said though a name is in it. */
export function nameSaid(words: string, names: readonly string[], allowed: readonly string[]): string | null {
  return names.find((name) => words.includes(name) && !allowed.some((one) => one.includes(name))) ?? null
}
