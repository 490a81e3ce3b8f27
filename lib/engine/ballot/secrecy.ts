/**
 * Who sees ballots (T8.11): `open` as they are cast; `closed` nothing until the vote settles, then the table; `secret`
 * the totals when it settles, the table only at the end of the game. Who has not voted yet is public in every setting.
 */
export const BALLOT_SETTINGS = ['open', 'closed', 'secret'] as const
export type BallotsSetting = (typeof BALLOT_SETTINGS)[number]

/** What of a vote may be shown to those who do not count it, at a moment of its course. */
export function ballotsShown(
  setting: BallotsSetting,
  moment: 'running' | 'settled' | 'ended',
): { totals: boolean; ballots: boolean } {
  const all = setting === 'open' || moment === 'ended'
  return { totals: all || moment === 'settled', ballots: all || (moment === 'settled' && setting === 'closed') }
}
