import { ballotChanges, type Pick } from './ballot'

export interface BallotChangeFacts {
  /** The ballot in force, by the name its owner knows it by; null: none. */
  before: { name: string; picks: readonly Pick[] } | null
  after: readonly Pick[]
  /** Weight of the ballot in halves. */
  halves: number
  aliases: Readonly<Record<number, string>>
}

/**
 * 「投出后，第 0014 号票作废，墨池少一票，野渡多一票。」 What the ballot about to be cast will change.
 * @param t translator of the namespace `vote`
 */
export function changeSentence(
  t: (key: string, values?: Record<string, string | number>) => string,
  facts: BallotChangeFacts,
): string {
  const changes = ballotChanges(facts.before?.picks ?? null, facts.after, facts.halves)
  const parts = [
    facts.before ? t('change.void', { ballot: facts.before.name }) : t('change.cast'),
    ...changes.map((c) =>
      t(c.halves < 0 ? 'change.less' : 'change.more', {
        alias: facts.aliases[c.seat] ?? '',
        votes: t('change.votes', { halves: Math.abs(c.halves) }),
      }),
    ),
    ...(changes.length === 0 ? [t('change.order')] : []),
  ]
  return t('change.sentence', { parts: parts.join(t('change.comma')) })
}
