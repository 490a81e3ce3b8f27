import { useTranslations } from 'next-intl'
import { ballotChanges, type Pick } from './ballot'

/** 「投出后，第 0014 号票作废，墨池少一票，野渡多一票。」 What the ballot about to be cast will change. */
export function useChangeSentence() {
  const t = useTranslations('vote')
  return (change: {
    before: { name: string; picks: readonly Pick[] } | null
    after: readonly Pick[]
    halves: number
    aliases: Readonly<Record<number, string>>
  }): string => {
    const changes = ballotChanges(change.before?.picks ?? null, change.after, change.halves)
    const parts = [
      change.before ? t('change.void', { ballot: change.before.name }) : t('change.cast'),
      ...changes.map((c) =>
        t(c.halves < 0 ? 'change.less' : 'change.more', {
          alias: change.aliases[c.seat] ?? '',
          votes: t('change.votes', { halves: Math.abs(c.halves) }),
        }),
      ),
      ...(changes.length === 0 ? [t('change.order')] : []),
    ]
    return t('change.sentence', { parts: parts.join(t('change.comma')) })
  }
}
