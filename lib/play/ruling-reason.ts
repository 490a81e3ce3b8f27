import type { FlagReason } from '@/lib/engine/rulesets/tiesha'

export type ReasonFault = { code: 'NAMES_SOURCE' } | { code: 'NAMES_ACCOUNT'; name: string }

const ADDRESS = /https?:|www\.|[a-z\d-]+\.(?:com|net|org|cn|io|me|info)\b|(?:^|\s)\/[gtp]\//i

/**
 * What the public reason of a ruling must not tell (T11.2, T17.1): an account that sits in the game; of old work, where
 * it stands, for that names its author too. Null if it may be published.
 * @param accounts names of seated accounts, as far as whoever rules may know them
 * @param aliases names that may be said though an account bears them too
 */
export function faultOfReason(
  reason: FlagReason,
  note: string,
  accounts: readonly string[],
  aliases: readonly string[],
): ReasonFault | null {
  if (reason === 'oldWork' && ADDRESS.test(note)) return { code: 'NAMES_SOURCE' }
  const name = accounts.find((one) => note.includes(one) && !aliases.some((alias) => alias.includes(one)))
  return name === undefined ? null : { code: 'NAMES_ACCOUNT', name }
}
