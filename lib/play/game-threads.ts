import type { ThreadKind } from '@/lib/generated/prisma/client'
import type { RulesetName } from './ruleset-names'

/** Threads that every game has from the start. */
export const OPEN_THREADS: readonly { kind: ThreadKind; key: string }[] = (
  ['rules', 'reportIn', 'talk', 'kills', 'announcements', 'spectators', 'graveyard'] as const
).map((kind) => ({ kind, key: '' }))

/** Private groups that a game may come to have (the rules say which exist, and who reads them). */
export const CHANNELS = {
  tiesha: ['killers', 'jointAssassins', 'swords', 'alliance', 'swordsAndBomb'],
  jianghu: [],
  jingfei: ['killers', 'police'],
} as const satisfies Record<RulesetName, readonly string[]>
export type ChannelKey = (typeof CHANNELS)[RulesetName][number]

/** Threads that come with the deal: a channel for each group that may form, a line to the host for each seat. */
export function privateThreads(ruleset: RulesetName, seats: number): { kind: ThreadKind; key: string }[] {
  return [
    ...CHANNELS[ruleset].map((key) => ({ kind: 'channel' as const, key })),
    ...Array.from({ length: seats }, (_, i) => ({ kind: 'line' as const, key: String(i + 1) })),
  ]
}
